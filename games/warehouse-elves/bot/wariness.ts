/**
 * Is the rival one that plans for itself alone, by habit, or one that reads our mind? Every round that is over
 * tells a little: was its drive likelier by habit, or as an answer to what we would have driven?
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
import { CARE, costTo, EXPECTED, type Mix, meet, softly, withWishlist } from './meeting.ts';
import { QuickRound, rollsOf } from './quick-round.ts';
import type { RoundSeen, RoundsSeen, TruckSeen } from './rounds-seen.ts';
import { raceOf } from './value.ts';

/** How likely a rival reads our mind of whom we know nothing yet. */
const AT_FIRST = 0.5;
/** So many rounds are looked back on, the latest. */
const REMEMBERED = 12;
/** No single round says more than this, and all together no more than that. */
const MOST = { aRound: 4, inAll: 8 };
/** What we would have driven, worked out in brief. */
const IN_BRIEF = { ours: 40, theirs: 12, rounds: 60, wariness: 0 };
/** One luck of the dice for each of so many imagined rounds. */
const WORLDS = 24;
/** Wishlists of the rival that are less likely than this are not thought about. */
const UNLIKELY = 0.05;
/** A reader of minds to whom so much more of a chance to win is worth a choice e times as often. */
const GREED = 0.012;
/** How often a drive is anything at all: by habit, or by a reader of minds. */
const WHIM = { habit: 0.2, reader: 0.2 };

/** From 0 to 1; looks back, the latest round first, as long as the clock allows. */
export function warinessOf(
  now: Position,
  team: Team,
  { rounds }: RoundsSeen,
  trust: number,
  clock: Clock,
): number {
  let told = Math.log(AT_FIRST / (1 - AT_FIRST));
  const first = Math.max(0, rounds.length - REMEMBERED);
  for (let n = rounds.length - 1; n >= first && !clock.timeIsUp; n--) {
    told += within(MOST.aRound, remembered(lookBack(n, rounds, now, team, trust)));
  }
  return 1 / (1 + Math.exp(-within(MOST.inAll, told)));
}

const within = (most: number, value: number): number => Math.max(-most, Math.min(most, value));

/** A round that is over, and what was and is known about it: all that it tells follows from this. */
interface LookBack {
  readonly position: Position;
  readonly team: Team;
  /** What the rival drove, by number. */
  readonly driven: number | null;
  /** The rival's Wishlist, as it could be guessed then and as it is known or guessed now. */
  readonly guessedThen: readonly Guess[];
  readonly known: readonly Guess[];
  readonly trust: number;
}

function lookBack(
  n: number,
  rounds: readonly RoundSeen[],
  now: Position,
  team: Team,
  trust: number,
): LookBack {
  const round = rounds[n] as RoundSeen;
  const { stocks } = now;
  const other = rival(team);
  const ours = wishlistIn(round, now, team) ?? now.trucks[team].wishlist;
  const theirs = wishlistIn(round, now, other);
  const unseen = unseenIn(round, ours);
  const guess = (upTo: number): Guess[] =>
    guessFrom(stocks, other, round.trucks[other], rounds.slice(0, upTo), unseen);
  const known =
    theirs === null
      ? guess(n + 1).filter(({ likely }) => likely >= UNLIKELY)
      : [{ wishlist: theirs, likely: 1 }];
  return {
    position: positionIn(round, stocks, team, ours, unseen),
    team,
    driven: round.programs[other],
    guessedThen: guess(n),
    known,
    trust,
  };
}

/** The Wishlist that `team` had then, if it has brought it home since. */
const wishlistIn = ({ trucks }: RoundSeen, now: Position, team: Team): ToyBits | null =>
  now.trucks[team].completed[trucks[team].completed.length] ?? null;

function unseenIn({ trucks: [green, red] }: RoundSeen, ours: ToyBits): ToyBits[] {
  const seen = [ours, ...green.completed, ...red.completed];
  return WISHLISTS.filter((card) => !seen.includes(card));
}

function positionIn(
  { trucks: [green, red], snowman, santa }: RoundSeen,
  stocks: Position['stocks'],
  team: Team,
  ours: ToyBits,
  [theirs, ...deck]: readonly ToyBits[],
): Position {
  const truck = ({ at, facing, toys, completed }: TruckSeen, wishlist: ToyBits) => {
    return { at, facing, toys, completed, wishlist, program: null, played: 0 };
  };
  const cards = team === 0 ? [ours, theirs] : [theirs, ours];
  return {
    stocks,
    round: 1,
    phase: 'program',
    toAct: TEAMS,
    santa,
    snowman,
    left: 0,
    trucks: [truck(green, cards[0] as ToyBits), truck(red, cards[1] as ToyBits)],
    deck,
    drawn: 0,
    winner: null,
  };
}

/** What rounds told, so that a bot that plays on does not work them out again. */
const TOLD = new Map<string, number>();
const KEPT = 200;

function remembered(look: LookBack): number {
  const key = JSON.stringify(look);
  const told = TOLD.get(key) ?? whatItTells(look, key);
  TOLD.delete(key);
  TOLD.set(key, told);
  const [oldest] = TOLD.keys();
  if (oldest !== undefined && TOLD.size > KEPT) TOLD.delete(oldest);
  return told;
}

/** The logarithm of how much likelier a reader of minds drives so than one who drives by habit. */
function whatItTells({ driven, known, ...then }: LookBack, seed: string): number {
  if (driven === null || known.length === 0) return 0;
  const { position, team, guessedThen, trust } = then;
  const dice = seededDice(seed);
  const { rounds, wariness, ...depth } = IN_BRIEF;
  const meeting = { position, team, guesses: guessedThen, wariness };
  const mix = meet(meeting, { ...depth, trust }, new Clock({ iterations: rounds }), dice);
  let [habit, reader] = [0, 0];
  for (const { wishlist, likely } of known) {
    const start = new QuickRound(position.stocks);
    start.set(withWishlist(position, rival(team), wishlist));
    start.draws = shuffled(start.draws, dice);
    const { costs, chances } = prospects(start, team, mix);
    habit += likely * often(softly(costs, -CARE), driven, WHIM.habit);
    reader += likely * often(softly(chances, GREED), driven, WHIM.reader);
  }
  return Math.log(reader / habit);
}

const often = (shares: Float64Array, driven: number, whim: number): number =>
  (1 - whim) * (shares[driven] as number) + whim / shares.length;

/** By program of the rival: rounds that it would still need if we did what it expects, and its chance to win against our mix. */
function prospects(start: QuickRound, team: Team, { programs, shares }: Mix) {
  const other = rival(team);
  const race = raceOf(start.stocks);
  const after = new QuickRound(start.stocks);
  const costs = new Float64Array(PROGRAMS.length);
  const chances = new Float64Array(PROGRAMS.length);
  const total = shares.reduce((sum, each) => sum + each, 0);
  for (let world = 0; world < WORLDS; world++) {
    const rolls = rollsOf(world);
    for (let theirs = 0; theirs < PROGRAMS.length; theirs++) {
      programs.forEach((ours, i) => {
        const share = (shares[i] as number) / total;
        if (share === 0 && i >= EXPECTED) return;
        after.copy(start);
        after.playAs(team, ours, theirs, rolls);
        chances[theirs] =
          (chances[theirs] as number) + (share * race.chance(after, other)) / WORLDS;
        if (i >= EXPECTED) return;
        const cost = costTo(other, after, race) / EXPECTED / WORLDS;
        costs[theirs] = (costs[theirs] as number) + cost;
      });
    }
  }
  return { costs, chances };
}
