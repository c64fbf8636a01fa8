/**
 * The choice of a program as a game of its own: both choose in secret, so a bot that always does
 * the obvious is easy to bump. Programs of both sides meet in many imagined rounds; regret
 * matching then says how often to play each of ours.
 */

import { bestFirst, type Decision, fraction, type RatedChoice, solve } from '@hearthside/search';
import { type Dice, shuffled } from '@hearthside/table';
import {
  type Direction,
  GOAL,
  game,
  type Position,
  PROGRAMS,
  type Program,
  rival,
  type Team,
  type ToyBits,
  type Truck,
  toyNames,
  type View,
} from '../rules/index.ts';
import { guessWishlist } from './guess.ts';
import { QuickRound, type Rolls } from './quick-round.ts';
import { shortlist } from './rounds.ts';
import { type Race, raceOf } from './value.ts';

export interface Depth {
  /** How many programs of each side are looked at. */
  readonly ours: number;
  readonly theirs: number;
  /** Does it read the rival's Wishlist from what the rival did? */
  readonly guesses: boolean;
  /** How often the rival is taken for one who plans for itself alone, from 0 to 1. */
  readonly trust: number;
}

/** Rounds of learning: some, and one more for each imagined round, up to so many. */
const LEARNING = { least: 30, most: 250 };
/** What is worth playing less often than this is not played at all. */
const RARELY = 0.02;

/** A Wishlist that the rival may have, and all rounds imagined with it. */
interface Case {
  readonly likely: number;
  /** Where things stand if that is the rival's Wishlist. */
  readonly start: QuickRound;
  /** Programs by their number. */
  readonly theirs: readonly number[];
  readonly sums: Float64Array;
  /** By program of the rival: rounds that it still needs then, summed up. */
  readonly costs: Float64Array;
  counts: number;
}

/** The rival is taken to expect one of so many of our programs, the most promising. */
const EXPECTED = 3;
/** A program that costs so many rounds more than the best is chosen about a third as often, by habit. */
const CARE = 0.1;
/** What losing this very round costs, in rounds. */
const LOST = 15;

const NUMBER_OF: ReadonlyMap<Program, number> = new Map(
  PROGRAMS.map((program, number) => [program, number]),
);

export function duel(decision: Decision<View>, depth: Depth): RatedChoice[] {
  const { view, turn, dice, clock, steps } = decision;
  const team = turn.seat as Team;
  const position = game.imagine(view, dice);
  const ours = programsOf(position, team, depth.ours, dice);
  const everything = depth.ours >= PROGRAMS.length || isPressing(position.trucks[rival(team)]);
  if (everything) addOthers(ours);
  const also = decision.also === null ? null : game.readAction(decision.also);
  const asked = also?.kind === 'program' ? (NUMBER_OF.get(also) as number) : null;
  if (asked !== null && !ours.includes(asked)) ours.push(asked);
  const cases = guessWishlist(view, rival(team), depth.guesses ? steps : []).map(
    ({ likely, wishlist }): Case => {
      const world = withWishlist(position, rival(team), wishlist);
      const start = new QuickRound(view.options.stocks);
      start.set(world);
      const theirs = programsOf(world, rival(team), depth.theirs, dice);
      const sums = new Float64Array(ours.length * theirs.length);
      const costs = new Float64Array(theirs.length);
      return { likely, start, theirs, sums, costs, counts: 0 };
    },
  );
  const race = raceOf(view.options.stocks);
  const after = new QuickRound(view.options.stocks);
  while (clock.goOn()) meet(pickCase(cases, dice), team, ours, race, after, dice);
  const learning = Math.min(LEARNING.most, LEARNING.least + clock.done);
  return mixed(ours, cases, learning, depth.trust);
}

/** One that may bring its third Wishlist home now: whatever stands in its way is worth a look. */
const isPressing = ({ completed, toys }: Truck): boolean =>
  completed.length === GOAL - 1 && toyNames(toys).length >= 2;

function addOthers(programs: number[]): void {
  const known = new Set(programs);
  for (let other = 0; other < PROGRAMS.length; other++) if (!known.has(other)) programs.push(other);
}

/** The most promising programs, by number. */
const programsOf = (position: Position, team: Team, most: number, dice: Dice): number[] =>
  shortlist(position, team, most, dice).map(({ program }) => NUMBER_OF.get(program) as number);

function pickCase(cases: readonly Case[], dice: Dice): Case {
  let left = fraction(dice);
  for (const each of cases) {
    left -= each.likely;
    if (left < 0) return each;
  }
  return cases[0] as Case;
}

/** The position if the rival had this Wishlist. */
export function withWishlist(position: Position, team: Team, wishlist: ToyBits): Position {
  const world = game.clone(position);
  const truck = world.trucks[team];
  if (truck.wishlist === wishlist) return world;
  const deck = world.deck.map((card) => (card === wishlist ? truck.wishlist : card));
  truck.wishlist = wishlist;
  return { ...world, deck };
}

/** One luck of the dice and the deck for all pairs of programs, so that none is luckier than another. */
function meet(
  met: Case,
  team: Team,
  ours: readonly number[],
  race: Race,
  after: QuickRound,
  dice: Dice,
): void {
  const { start, theirs, sums, costs } = met;
  const other = rival(team);
  const rolls = [rollFrom(dice), rollFrom(dice), rollFrom(dice)] as Rolls;
  start.draws = shuffled(start.draws, dice);
  met.counts++;
  let cell = 0;
  for (let a = 0; a < ours.length; a++) {
    for (let b = 0; b < theirs.length; b++) {
      const [our, their] = [ours[a] as number, theirs[b] as number];
      after.copy(start);
      if (team === 0) after.play(our, their, rolls);
      else after.play(their, our, rolls);
      sums[cell] = (sums[cell] as number) + race.chance(after, team);
      cell++;
      if (a < EXPECTED) costs[b] = (costs[b] as number) + costTo(other, after, race);
    }
  }
}

function costTo(team: Team, after: QuickRound, race: Race): number {
  if (after.winner >= 0) return after.winner === team ? 0 : LOST;
  return race.rounds(after, team);
}

const rollFrom = (dice: Dice): Direction => (dice.below(6) + 1) as Direction;

function mixed(
  ours: readonly number[],
  cases: readonly Case[],
  learning: number,
  trust: number,
): RatedChoice[] {
  const met = cases.filter(({ counts }) => counts > 0);
  const total = met.reduce((sum, { likely }) => sum + likely, 0);
  const worlds = met.map(({ likely, theirs, sums, costs, counts }) => ({
    likely: likely / total,
    theirs: theirs.length,
    payoffs: sums.map((sum) => sum / counts),
    habit: habitOf(costs.map((cost) => cost / counts / Math.min(EXPECTED, ours.length))),
  }));
  const { shares, values } = solve(ours.length, worlds, learning, trust);
  return bestFirst(
    ours.map((program, i) => {
      const share = shares[i] as number;
      return {
        action: game.writeAction(PROGRAMS[program] as Program),
        value: values[i] as number,
        share: share < RARELY ? 0 : share,
      };
    }),
  );
}

/** How often somebody who plans for itself alone drives each program. */
function habitOf(costs: Float64Array): Float64Array {
  const least = Math.min(...costs);
  const weights = costs.map((cost) => Math.exp((least - cost) / CARE));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((weight) => weight / total);
}
