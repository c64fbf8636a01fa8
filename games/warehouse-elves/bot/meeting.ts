/**
 * Programs of both sides meet in many imagined rounds; regret matching then says how often to drive
 * each of ours.
 */

import { type Clock, solve } from '@hearthside/search';
import { type Dice, shuffled } from '@hearthside/table';
import { GOAL, type Position, rival, type Team, type Truck, toyNames } from '../rules/index.ts';
import { type Guess, withWishlist } from './guess.ts';
import { costTo, Expected, habitOf, Ways } from './habit.ts';
import { addOthers, programsOf } from './programs.ts';
import { QuickRound, rollsOf } from './quick-round.ts';
import { type Race, raceOf } from './value.ts';

export interface Depth {
  /** How many programs of each side are looked at. */
  readonly ours: number;
  readonly theirs: number;
  /** How often the rival is taken for one who plans for itself alone, from 0 to 1; else it reads our mind. */
  readonly trust: number;
}

/** What meets: where things stand, for whom, and what the rival may have. */
export interface Meeting {
  /** The rival's Wishlist in it counts for nothing. */
  readonly position: Position;
  readonly team: Team;
  readonly guesses: readonly Guess[];
  /** A program that must be looked at, by number. */
  readonly asked?: number | null;
}

/** Our programs by number, how often to drive each, and what it is worth. */
export interface Mix {
  readonly programs: readonly number[];
  readonly shares: Float64Array;
  readonly values: Float64Array;
}

/** Rounds of learning: some, and one more for each imagined round, up to so many. */
const LEARNING = { least: 30, most: 250 };
/** What is worth playing less often than this is not played at all. */
const RARELY = 0.02;
/** Imagined rounds begin with any of so many lucks of the dice. */
const LUCKS = 6 ** 3;

/** A Wishlist that the rival may have, and all rounds imagined with it. */
interface Case {
  readonly likely: number;
  /** Where things stand if that is the rival's Wishlist. */
  readonly start: QuickRound;
  /** Programs by their number. */
  readonly theirs: readonly number[];
  readonly sums: Float64Array;
  /** Which of our programs the rival would expect. */
  readonly expects: readonly boolean[];
  /** By program of the rival: rounds that it still needs then, if we drive what it expects, summed up. */
  readonly foreseen: Float64Array;
  /** The same as it sees things now. */
  readonly seen: Float64Array;
  counts: number;
  /** Which of the lucks comes first. */
  readonly firstLuck: number;
}

export function meet(meeting: Meeting, depth: Depth, clock: Clock, dice: Dice): Mix {
  const { position, team, asked = null } = meeting;
  const other = rival(team);
  const expected = depth.trust > 0 ? new Expected(position, team, dice) : null;
  const ways = new Ways(position, other);
  const ours = programsOf(position, team, depth.ours, dice);
  if (isPressing(position.trucks[other])) addOthers(ours);
  for (const more of expected?.all ?? []) if (!ours.includes(more)) ours.push(more);
  if (asked !== null && !ours.includes(asked)) ours.push(asked);
  const cases = meeting.guesses.map(({ likely, wishlist }): Case => {
    const world = withWishlist(position, other, wishlist);
    const start = new QuickRound(position.stocks);
    start.set(world);
    const theirs = programsOf(world, other, depth.theirs, dice);
    const sums = new Float64Array(ours.length * theirs.length);
    const expectable = expected?.by(wishlist) ?? [];
    const expects = ours.map((program) => expectable.includes(program));
    const foreseen = new Float64Array(theirs.length);
    const rounds = ways.rounds(wishlist);
    const seen = Float64Array.from(theirs, (program) => rounds[program] as number);
    const firstLuck = dice.below(LUCKS);
    return { likely, start, theirs, sums, expects, foreseen, seen, counts: 0, firstLuck };
  });
  const race = raceOf(position.stocks);
  const after = new QuickRound(position.stocks);
  while (clock.goOn()) imagineRound(dueCase(cases), team, ours, race, after, dice);
  return mixed(ours, cases, Math.min(LEARNING.most, LEARNING.least + clock.done), depth.trust);
}

/** One that may bring its third Wishlist home now: whatever stands in its way is worth a look. */
const isPressing = ({ completed, toys }: Truck): boolean =>
  completed.length === GOAL - 1 && toyNames(toys).length >= 2;

/** The one that has had the fewest rounds for how likely it is. */
function dueCase(cases: readonly Case[]): Case {
  return cases.reduce((due, each) =>
    (each.counts + 1) * due.likely < (due.counts + 1) * each.likely ? each : due,
  );
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
  const { start, theirs, sums, expects, foreseen } = met;
  const other = rival(team);
  const rolls = rollsOf(met.firstLuck + met.counts);
  start.draws = shuffled(start.draws, dice);
  met.counts++;
  let cell = 0;
  for (let a = 0; a < ours.length; a++) {
    const expected = expects[a];
    for (let b = 0; b < theirs.length; b++) {
      after.copy(start);
      after.playAs(team, ours[a] as number, theirs[b] as number, rolls);
      sums[cell] = (sums[cell] as number) + race.chance(after, team);
      cell++;
      if (expected) foreseen[b] = (foreseen[b] as number) + costTo(other, after, race);
    }
  }
}

function mixed(
  ours: readonly number[],
  cases: readonly Case[],
  learning: number,
  trust: number,
): Mix {
  const met = cases.filter(({ counts }) => counts > 0);
  const total = met.reduce((sum, { likely }) => sum + likely, 0);
  const worlds = met.map(({ likely, theirs, sums, expects, foreseen, seen, counts }) => {
    const summedUp = counts * expects.filter(Boolean).length;
    return {
      likely: likely / total,
      theirs: theirs.length,
      payoffs: sums.map((sum) => sum / counts),
      ...(summedUp > 0 && {
        habit: habitOf(
          foreseen.map((sum) => sum / summedUp),
          seen,
        ),
      }),
    };
  });
  const { shares, values } = solve(ours.length, worlds, learning, trust);
  const played = shares.map((share) => (share < RARELY ? 0 : share));
  return { programs: ours, shares: played, values };
}
