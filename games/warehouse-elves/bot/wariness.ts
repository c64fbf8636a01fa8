/**
 * Is the rival one that plans for itself alone, by habit, or one that reads our mind? Every round that is over
 * tells a little: was its drive likelier by habit, or as an answer to what we would have driven? Only what
 * everybody saw counts, so that our own Wishlist, which the rival could not know, changes nothing.
 */

import { Clock } from '@hearthside/search';
import { seededDice, shuffled } from '@hearthside/table';
import {
  type Position,
  PROGRAMS,
  rival,
  TEAMS,
  type Team,
  type ToyBits,
  WISHLISTS,
} from '../rules/index.ts';
import { type Guess, guessFrom } from './guess.ts';
import { costTo, Expected, habitOf, softly, Ways } from './habit.ts';
import { meet } from './meeting.ts';
import { QuickRound, rollsOf } from './quick-round.ts';
import type { RoundSeen, RoundsSeen, TruckSeen } from './rounds-seen.ts';
import { raceOf } from './value.ts';

/** How likely a rival reads our mind of whom we know nothing yet, and of whomever we think we know. */
const AT_FIRST = 0.5;
/** The logarithm of the odds goes no further than this: nobody is known for ever. */
const SURE = 8;
/** So many rounds are looked back on, the latest. */
const REMEMBERED = 24;
/** What we would have driven, worked out in brief. */
const IN_BRIEF = { ours: 40, theirs: 12, trust: 0.3, rounds: 60 };
/** One luck of the dice for each of so many imagined rounds. */
const WORLDS = 24;
/** Wishlists that are less likely than this are not thought about. */
const UNLIKELY = 0.05;
/** A program that we would drive less often than this is none to answer. */
const RARE = 0.01;
/** A reader of minds to whom so much more of a chance to win is worth a choice e times as often. */
const GREED = 0.006;
/** So often it drives by habit all the same: somebody sly reads only when it pays. */
const AT_EASE = 0.2;
/** How often a drive is anything at all. */
const WHIM = 0.05;

/** From 0 to 1; looks back, the latest round first, as long as the clock allows. */
export function warinessOf(
  now: Position,
  team: Team,
  { rounds }: RoundsSeen,
  clock: Clock,
): number {
  const other = rival(team);
  const first = Math.max(0, rounds.length - REMEMBERED);
  const periods = new Map<number, Period>();
  for (let n = rounds.length - 1; n >= first; n--) {
    const round = rounds[n] as RoundSeen;
    const driven = round.programs[other];
    if (driven === null) continue;
    const done = round.trucks[other].completed.length;
    const period = periods.get(done) ?? periodOf(n, rounds, now, other);
    const then = { ...lookBack(n, rounds, now.stocks, team), driven };
    const told = toldOf(then, period, clock);
    if (!told) break;
    period.forEach((chance, i) => {
      const { habit, reader } = told[i] as Told;
      chance.habit *= habit;
      chance.reader *= reader;
    });
    periods.set(done, period);
  }
  let told = Math.log(AT_FIRST / (1 - AT_FIRST));
  for (const period of periods.values()) {
    const sum = (of: 'habit' | 'reader') => period.reduce((all, chance) => all + chance[of], 0);
    told += Math.log(sum('reader') / sum('habit'));
  }
  return 1 / (1 + Math.exp(-Math.max(-SURE, Math.min(SURE, told))));
}

/** All rounds in which the rival had the same Wishlist: those that it may be, and how likely each makes its drives. */
type Period = { readonly wishlist: ToyBits; habit: number; reader: number }[];

function periodOf(last: number, rounds: readonly RoundSeen[], now: Position, team: Team): Period {
  const { trucks } = rounds[last] as RoundSeen;
  const truck = trucks[team];
  const home = now.trucks[team].completed[truck.completed.length];
  const guesses =
    home === undefined
      ? guessFrom(now.stocks, team, truck, rounds.slice(0, last + 1), unseenIn(trucks))
      : [{ wishlist: home, likely: 1 }];
  return guesses
    .filter(({ likely }) => likely >= UNLIKELY)
    .map(({ wishlist }) => ({ wishlist, habit: 1, reader: 1 }));
}

/** A round that is over, as anybody could see it when it began. */
interface LookBack {
  readonly round: RoundSeen;
  readonly stocks: Position['stocks'];
  readonly team: Team;
  /** The Wishlists that we may have had, in the eyes of others, and those of the rival. */
  readonly ours: readonly Guess[];
  readonly theirs: readonly Guess[];
}

interface RoundOver extends LookBack {
  /** What the rival drove, by number. */
  readonly driven: number;
}

function lookBack(
  n: number,
  rounds: readonly RoundSeen[],
  stocks: Position['stocks'],
  team: Team,
): LookBack {
  const round = rounds[n] as RoundSeen;
  const guess = (whose: Team): Guess[] =>
    guessFrom(stocks, whose, round.trucks[whose], rounds.slice(0, n), unseenIn(round.trucks));
  return { round, stocks, team, ours: guess(team), theirs: guess(rival(team)) };
}

const unseenIn = ([green, red]: RoundSeen['trucks']): ToyBits[] =>
  WISHLISTS.filter((card) => ![...green.completed, ...red.completed].includes(card));

function positionOf(
  { round: { trucks, snowman, santa }, stocks, team }: LookBack,
  ours: ToyBits,
  theirs: ToyBits,
): Position {
  const [green, red] = trucks;
  const cards = team === 0 ? [ours, theirs] : [theirs, ours];
  const truck = ({ at, facing, toys, completed }: TruckSeen, wishlist: ToyBits) => {
    return { at, facing, toys, completed, wishlist, program: null, played: 0 };
  };
  return {
    stocks,
    round: 1,
    phase: 'program',
    toAct: TEAMS,
    santa,
    snowman,
    left: 0,
    trucks: [truck(green, cards[0] as ToyBits), truck(red, cards[1] as ToyBits)],
    deck: unseenIn(trucks).filter((card) => !cards.includes(card)),
    drawn: 0,
    winner: null,
  };
}

interface Told {
  /** How likely somebody would have driven so by habit, and how likely as a reader of our mind. */
  readonly habit: number;
  readonly reader: number;
}

/** What rounds told, so that a bot that plays on does not work them out again. */
const TOLD = new Map<string, Told>();
const DRIVES = new Map<string, Drives>();
const KEPT = 400;

function remembered<T>(known: Map<string, T>, key: string, workOut: () => T): T {
  const value = known.get(key) ?? workOut();
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > KEPT) known.delete(oldest);
  return value;
}

/** For each Wishlist of the period; null when the time is over before all have been thought of. */
function toldOf(then: RoundOver, period: Period, clock: Clock): Told[] | null {
  const told: Told[] = [];
  for (const { wishlist } of period) {
    if (clock.timeIsUp) return null;
    told.push(howLikely(then, wishlist));
  }
  return told;
}

function howLikely(then: RoundOver, wishlist: ToyBits): Told {
  const key = JSON.stringify([then, wishlist]);
  return remembered(TOLD, key, () => {
    const { stocks, team, driven } = then;
    const ours = then.ours.find((guess) => guess.wishlist !== wishlist) as Guess;
    const position = positionOf(then, ours.wishlist, wishlist);
    const dice = seededDice(key);
    const start = new QuickRound(stocks);
    start.set(position);
    start.draws = shuffled(start.draws, dice);
    const expected = new Expected(position, team, dice).by(wishlist);
    const { costs, chances } = prospects(start, team, drivesOf(then), expected);
    const habit = often(habitOf(costs, new Ways(position, rival(team)).rounds(wishlist)), driven);
    const answer = often(softly(chances, GREED), driven);
    return { habit, reader: (1 - AT_EASE) * answer + AT_EASE * habit };
  });
}

const often = (shares: Float64Array, driven: number): number =>
  (1 - WHIM) * (shares[driven] as number) + WHIM / shares.length;

/** Programs by number, with how often we would drive each. */
type Drives = readonly { readonly program: number; readonly share: number }[];

/** What we would have driven, as far as others can tell who know our ways but not our Wishlist. */
function drivesOf(then: LookBack): Drives {
  const { round, stocks, team, ours, theirs } = then;
  const key = JSON.stringify([
    round.trucks,
    round.snowman,
    round.santa,
    stocks,
    team,
    ours,
    theirs,
  ]);
  return remembered(DRIVES, key, () => {
    const { rounds, ...depth } = IN_BRIEF;
    const shares = new Float64Array(PROGRAMS.length);
    for (const { wishlist, likely } of ours) {
      if (likely < UNLIKELY) continue;
      const guesses = theirs.filter((guess) => guess.wishlist !== wishlist);
      const position = positionOf(then, wishlist, (guesses[0] as Guess).wishlist);
      const clock = new Clock({ iterations: rounds });
      const mix = meet({ position, team, guesses }, depth, clock, seededDice(key));
      const total = mix.shares.reduce((sum, each) => sum + each, 0);
      mix.programs.forEach((program, i) => {
        const share = (likely * (mix.shares[i] as number)) / total;
        shares[program] = (shares[program] as number) + share;
      });
    }
    return Array.from(shares, (share, program) => ({ program, share })).filter(
      ({ share }) => share >= RARE,
    );
  });
}

/** By program of the rival: rounds that it would still need if we did what it expects, and its chance to win against our drives. */
function prospects(start: QuickRound, team: Team, drives: Drives, expected: readonly number[]) {
  const other = rival(team);
  const race = raceOf(start.stocks);
  const after = new QuickRound(start.stocks);
  const costs = new Float64Array(PROGRAMS.length);
  const chances = new Float64Array(PROGRAMS.length);
  const total = drives.reduce((sum, { share }) => sum + share, 0);
  for (let world = 0; world < WORLDS; world++) {
    const rolls = rollsOf(world);
    for (let theirs = 0; theirs < PROGRAMS.length; theirs++) {
      let [cost, chance] = [0, 0];
      for (const { program, share } of drives) {
        after.copy(start);
        after.playAs(team, program, theirs, rolls);
        chance += (share / total) * race.chance(after, other);
      }
      for (const program of expected) {
        after.copy(start);
        after.playAs(team, program, theirs, rolls);
        cost += costTo(other, after, race) / expected.length;
      }
      costs[theirs] = (costs[theirs] as number) + cost / WORLDS;
      chances[theirs] = (chances[theirs] as number) + chance / WORLDS;
    }
  }
  return { costs, chances };
}
