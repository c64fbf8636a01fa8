/**
 * What the rival's secret Wishlist may be, from what it did: which Stock it left alone and where
 * it drove. Rebuilt from the events that the seat has seen; nothing hidden is looked at.
 */

import type { SeenStep } from '@hearthside/table';
import {
  type Axial,
  BAYS,
  type CardName,
  type Direction,
  hexAt,
  holdsAll,
  programOf,
  type StockDistance,
  TEAM_NAMES,
  type Team,
  type ToyBits,
  toyBit,
  toyBits,
  type Vehicle,
  type View,
  type WarehouseEvent,
  WISHLISTS,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { poseOf } from './drives.ts';

/** A drive that is a round worse than the best for a Wishlist speaks so much against that Wishlist. */
const WASTE = 4.8;
/** However odd a drive, no single one says more than this: the rival may fear something we do not see. */
const MOST_PER_ROUND = 4;
/** Leaving a toy that one needs is hardly ever right. */
const LEFT_ALONE = 4;

export interface Guess {
  readonly wishlist: ToyBits;
  /** All guesses together come to 1. */
  readonly likely: number;
}

/** The Wishlists that the rival of `you` may have, with how likely each is. */
export function guessWishlist(view: View, rival: Team, steps: readonly SeenStep[]): Guess[] {
  const doubts = new Doubts(view.options.stocks, rival);
  for (const step of steps) for (const event of step.events) doubts.see(event as WarehouseEvent);
  const truck = view.trucks[TEAM_NAMES[rival]];
  const toys = toyBits(truck.toys);
  const atHome = hexAt(...truck.at) === BAYS[rival];
  const possible = unseen(view).filter((wishlist) => !(atHome && holdsAll(toys, wishlist)));
  const weights = possible.map((wishlist) => Math.exp(-doubts.about(wishlist)));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return possible.map((wishlist, i) => ({ wishlist, likely: (weights[i] as number) / total }));
}

function unseen(view: View): ToyBits[] {
  const seen = new Set<ToyBits>();
  for (const name of TEAM_NAMES) {
    const { wishlist, completed } = view.trucks[name];
    for (const card of completed) seen.add(toyBits(card));
    if (wishlist) seen.add(toyBits(wishlist));
  }
  return WISHLISTS.filter((card) => !seen.has(card));
}

const FIRST_FACING: readonly [Direction, Direction] = [2, 5];

/** Follows one truck through the game and gathers what speaks against each Wishlist. */
class Doubts {
  readonly #stocks: StockDistance;
  readonly #team: Team;
  readonly #name: string;
  readonly #against = new Map<ToyBits, number>();
  #truck: Vehicle;
  #toys: ToyBits = 0;
  #cards: CardName[] = [];
  /** How things stood when the round's first card was turned over. */
  #start: { readonly pose: number; readonly toys: ToyBits } | null = null;

  constructor(stocks: StockDistance, team: Team) {
    this.#stocks = stocks;
    this.#team = team;
    this.#name = TEAM_NAMES[team];
    this.#truck = { at: BAYS[team], facing: FIRST_FACING[team] };
  }

  about(wishlist: ToyBits): number {
    return this.#against.get(wishlist) ?? 0;
  }

  see(event: WarehouseEvent): void {
    if (event.type === 'pass-santa') {
      this.#weighDrive();
      return;
    }
    if (event.type === 'take' && event.seat !== this.#name) this.#toys &= ~toyBit(event.toy);
    if (!('seat' in event) || event.seat !== this.#name) return;
    switch (event.type) {
      case 'turn-over':
        this.#start ??= { pose: poseOf(this.#truck), toys: this.#toys };
        this.#cards.push(event.card);
        break;
      case 'turn':
      case 'bump':
        this.#truck.facing = event.to;
        break;
      case 'drive':
      case 'push':
        this.#truck.at = hexOf(event.to);
        break;
      case 'load':
      case 'take':
        this.#toys |= toyBit(event.toy);
        break;
      case 'leave-stock':
        this.#doubtAll(toyBit(event.toy), LEFT_ALONE);
        break;
      case 'complete':
        this.#toys &= ~toyBits(event.toys);
        // A new card: what was learnt is of no use any more.
        this.#against.clear();
        this.#start = null;
        break;
    }
  }

  #doubtAll(toys: ToyBits, doubt: number): void {
    for (const wishlist of WISHLISTS) {
      if (wishlist & toys) this.#against.set(wishlist, this.about(wishlist) + doubt);
    }
  }

  /** A drive that would have been poor for a Wishlist speaks against it. */
  #weighDrive(): void {
    const start = this.#start;
    const cards = this.#cards;
    this.#start = null;
    this.#cards = [];
    const [first, second, third] = cards;
    if (!start || !first || !second || !third) return;
    const program = programOf([first, second, third]);
    const distances = distancesOf(this.#stocks, this.#team);
    const legs = distances.legs(start.pose);
    const driven = legs.find(({ programs }) => programs.includes(program));
    if (!driven) return;
    for (const wishlist of WISHLISTS) {
      const missing = wishlist & ~start.toys;
      let best = Number.POSITIVE_INFINITY;
      for (const leg of legs) best = Math.min(best, distances.roundsBy(leg, missing));
      const waste = distances.roundsBy(driven, missing) - best;
      const doubt = Math.min(MOST_PER_ROUND, waste * WASTE);
      this.#against.set(wishlist, this.about(wishlist) + doubt);
    }
  }
}

const hexOf = ([q, r]: Axial) => hexAt(q, r);
