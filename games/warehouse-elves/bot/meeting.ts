/**
 * Programs of both sides meet in many imagined rounds; regret matching then says how often to drive
 * each of ours.
 */

import { type Clock, solve } from '@hearthside/search';
import { type Dice, shuffled } from '@hearthside/table';
import {
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
} from '../rules/index.ts';
import type { Guess } from './guess.ts';
import { QuickRound, rollsOf } from './quick-round.ts';
import { shortlist } from './rounds.ts';
import { type Race, raceOf } from './value.ts';

export interface Depth {
  /** How many programs of each side are looked at. */
  readonly ours: number;
  readonly theirs: number;
  /** How often the rival is taken for one who plans for itself alone, from 0 to 1. */
  readonly trust: number;
}

/** What meets: where things stand, for whom, and what the rival may have. */
export interface Meeting {
  /** The rival's Wishlist in it counts for nothing. */
  readonly position: Position;
  readonly team: Team;
  readonly guesses: readonly Guess[];
  /** How likely the rival reads our mind, from 0 to 1: then whatever it could drive is looked at. */
  readonly wariness: number;
  /** A program that must be looked at, by number. */
  readonly asked?: number | null;
}

/** Our programs by number, the most promising first, how often to drive each, and what it is worth. */
export interface Mix {
  readonly programs: readonly number[];
  readonly shares: Float64Array;
  readonly values: Float64Array;
}

/** Rounds of learning: some, and one more for each imagined round, up to so many. */
const LEARNING = { least: 30, most: 250 };
/** What is worth playing less often than this is not played at all. */
const RARELY = 0.02;
/** Less wary than this is not wary at all: looking at all programs of the rival takes its time. */
const HARDLY_WARY = 0.05;
/** Then only so many of ours are looked at, the most promising. */
const OURS_WHEN_WARY = 60;

/** A Wishlist that the rival may have, and all rounds imagined with it. */
interface Case {
  readonly likely: number;
  /** Where things stand if that is the rival's Wishlist. */
  readonly start: QuickRound;
  /** Programs by their number, those that are sensible first. */
  readonly theirs: readonly number[];
  readonly sensible: number;
  readonly sums: Float64Array;
  /** By sensible program of the rival: rounds that it still needs then, summed up. */
  readonly costs: Float64Array;
  counts: number;
  /** Which of the lucks comes first. */
  readonly firstLuck: number;
}

/** The rival is taken to expect one of so many of our programs, the most promising. */
export const EXPECTED = 3;
/** A program that costs so many rounds more than the best is chosen about a third as often, by habit. */
export const CARE = 0.1;
/** Imagined rounds begin with any of so many lucks of the dice. */
const LUCKS = 6 ** 3;
/** What losing this very round costs, in rounds. */
const LOST = 15;

const NUMBER_OF: ReadonlyMap<Program, number> = new Map(
  PROGRAMS.map((program, number) => [program, number]),
);
export const numberOf = (program: Program): number => NUMBER_OF.get(program) as number;

export function meet(meeting: Meeting, depth: Depth, clock: Clock, dice: Dice): Mix {
  const { position, team, asked = null } = meeting;
  const other = rival(team);
  const wariness = meeting.wariness < HARDLY_WARY ? 0 : meeting.wariness;
  const most = wariness > 0 ? Math.min(depth.ours, OURS_WHEN_WARY) : depth.ours;
  const ours = programsOf(position, team, most, dice);
  if (most >= PROGRAMS.length || isPressing(position.trucks[other])) addOthers(ours);
  if (asked !== null && !ours.includes(asked)) ours.push(asked);
  const cases = meeting.guesses.map(({ likely, wishlist }): Case => {
    const world = withWishlist(position, other, wishlist);
    const start = new QuickRound(position.stocks);
    start.set(world);
    const theirs = programsOf(world, other, depth.theirs, dice);
    const sensible = theirs.length;
    if (wariness > 0) addOthers(theirs);
    const sums = new Float64Array(ours.length * theirs.length);
    const costs = new Float64Array(sensible);
    const firstLuck = dice.below(LUCKS);
    return { likely, start, theirs, sensible, sums, costs, counts: 0, firstLuck };
  });
  const race = raceOf(position.stocks);
  const after = new QuickRound(position.stocks);
  while (clock.goOn()) imagineRound(dueCase(cases), team, ours, race, after, dice);
  const learning = Math.min(LEARNING.most, LEARNING.least + clock.done);
  return mixed(ours, cases, learning, { habit: (1 - wariness) * depth.trust, cunning: wariness });
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
  shortlist(position, team, most, dice).map(({ program }) => numberOf(program));

/** The one that has had the fewest rounds for how likely it is. */
function dueCase(cases: readonly Case[]): Case {
  return cases.reduce((due, each) =>
    (each.counts + 1) * due.likely < (due.counts + 1) * each.likely ? each : due,
  );
}

/** The position if `team` had this Wishlist. */
export function withWishlist(position: Position, team: Team, wishlist: ToyBits): Position {
  const world = game.clone(position);
  const truck = world.trucks[team];
  if (truck.wishlist === wishlist) return world;
  const deck = world.deck.map((card) => (card === wishlist ? truck.wishlist : card));
  truck.wishlist = wishlist;
  return { ...world, deck };
}

/** One luck of the dice and the deck for all pairs of programs, so that none is luckier than another. */
function imagineRound(
  met: Case,
  team: Team,
  ours: readonly number[],
  race: Race,
  after: QuickRound,
  dice: Dice,
): void {
  const { start, theirs, sensible, sums, costs } = met;
  const other = rival(team);
  const rolls = rollsOf(met.firstLuck + met.counts);
  start.draws = shuffled(start.draws, dice);
  met.counts++;
  let cell = 0;
  for (let a = 0; a < ours.length; a++) {
    for (let b = 0; b < theirs.length; b++) {
      after.copy(start);
      after.playAs(team, ours[a] as number, theirs[b] as number, rolls);
      sums[cell] = (sums[cell] as number) + race.chance(after, team);
      cell++;
      if (a < EXPECTED && b < sensible) {
        costs[b] = (costs[b] as number) + costTo(other, after, race);
      }
    }
  }
}

/** Rounds that `team` still needs. */
export function costTo(team: Team, after: QuickRound, race: Race): number {
  if (after.winner >= 0) return after.winner === team ? 0 : LOST;
  return race.rounds(after, team);
}

function mixed(
  ours: readonly number[],
  cases: readonly Case[],
  learning: number,
  taken: { readonly habit: number; readonly cunning: number },
): Mix {
  const met = cases.filter(({ counts }) => counts > 0);
  const total = met.reduce((sum, { likely }) => sum + likely, 0);
  const worlds = met.map(({ likely, theirs, sensible, sums, costs, counts }) => ({
    likely: likely / total,
    theirs: theirs.length,
    sensible,
    payoffs: sums.map((sum) => sum / counts),
    habit: softly(costs, -CARE * counts * Math.min(EXPECTED, ours.length)),
  }));
  const { shares, values } = solve(ours.length, worlds, learning, taken);
  const played = shares.map((share) => (share < RARELY ? 0 : share));
  return { programs: ours, shares: played, values };
}

/** How often each is chosen by somebody to whom `scale` more is worth choosing it e times as often. */
export function softly(values: Float64Array, scale: number): Float64Array {
  const tempting = values.map((value) => value / scale);
  const most = Math.max(...tempting);
  const weights = tempting.map((each) => Math.exp(each - most));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((weight) => weight / total);
}
