/** What a position between two rounds is worth: a race, counted in rounds still to drive. */

import {
  GOAL,
  type Position,
  rival,
  type StockDistance,
  TEAMS,
  type Team,
  type ToyBits,
  toyNames,
  WISHLISTS,
} from '../rules/index.ts';
import { type Distances, distancesOf } from './distance.ts';
import { POSES } from './drives.ts';
import { QuickRound } from './quick-round.ts';

/*
 * Fitted to who won 3000 games of bots against each other and against plain planners (48,925
 * positions between rounds): being ahead counts the more, the fewer rounds are left to catch up.
 */
/** How much a round ahead counts, times the square root of the rounds that both have to drive. */
const LEAD = 2.2;
/** Lost, but not yet: a bit for each card that was turned over before. */
const RESISTANCE = 0.0005;
/** As long as nobody has won nothing is lost: worth more than the latest loss there is. */
const ALIVE = 0.005;
/** A Wishlist takes so much longer than its distance says: somebody is always in the way. */
const HINDRANCE = 0.7;
/** A toy aboard that the Wishlist does not ask for saves so many rounds beyond what it promises. */
const SPARE_TOY = 0.2;

/** Judges how a race stands; one for each board. */
export class Race {
  readonly #tables: readonly [Float32Array, Float32Array];
  /** By team and toys aboard that are to spare: rounds for all Wishlists after the present one. */
  readonly #later: readonly (readonly Float64Array[])[];

  constructor(stocks: StockDistance) {
    const distances = TEAMS.map((team) => distancesOf(stocks, team)) as [Distances, Distances];
    this.#tables = [distances[0].table, distances[1].table];
    this.#later = distances.map((each) => laterRounds(each));
  }

  /** How likely `team` is to win, from 0 to 1. */
  chance(quick: QuickRound, team: Team): number {
    if (quick.winner >= 0) return quick.winner === team ? 1 : RESISTANCE * quick.cards;
    const [ours, theirs] = [this.rounds(quick, team), this.rounds(quick, rival(team))];
    const ahead = (theirs - ours) / Math.sqrt(Math.max(0.5, theirs + ours));
    return ALIVE + (1 - 2 * ALIVE) / (1 + Math.exp(-LEAD * ahead));
  }

  /** Rounds until the truck would have brought home its third Wishlist, about. */
  rounds(quick: QuickRound, team: Team): number {
    const [toys, wishlist] = [quick.toys[team], quick.wishlist[team]];
    const missing = wishlist & ~toys;
    const now = this.#tables[team][missing * POSES + quick.pose(team)] as number;
    return now + (this.#later[team]?.[quick.done[team]]?.[toys & ~wishlist] as number);
  }
}

/** By Wishlists done, then by spare toys. */
function laterRounds(distances: Distances): Float64Array[] {
  const next = (toys: ToyBits): number =>
    WISHLISTS.reduce((sum, wishlist) => sum + distances.fromBay(wishlist & ~toys), 0) /
      WISHLISTS.length +
    HINDRANCE;
  const usual = next(0);
  return Array.from({ length: GOAL }, (_, done) =>
    Float64Array.from({ length: 32 }, (_, spare) => {
      const more = GOAL - 1 - done;
      if (more === 0) return 0;
      return next(spare) - SPARE_TOY * toyNames(spare).length + (more - 1) * usual;
    }),
  );
}

const RACES = new Map<StockDistance, Race>();

export function raceOf(stocks: StockDistance): Race {
  const race = RACES.get(stocks) ?? new Race(stocks);
  RACES.set(stocks, race);
  return race;
}

/** How likely `team` is to win, from 0 to 1. */
export function winChance(position: Position, team: Team): number {
  const quick = new QuickRound(position.stocks);
  quick.set(position);
  return raceOf(position.stocks).chance(quick, team);
}
