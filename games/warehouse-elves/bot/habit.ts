/**
 * What somebody drives by habit: whatever brings its own Wishlist home soonest, while the other, whose
 * Wishlist it does not know, does something sensible.
 */

import type { Dice } from '@hearthside/table';
import {
  BAYS,
  type Position,
  PROGRAMS,
  rival,
  type Team,
  type ToyBits,
  WISHLISTS,
} from '../rules/index.ts';
import { type Distances, distancesOf } from './distance.ts';
import { type Leg, legsFrom, poseOf } from './drives.ts';
import { withWishlist } from './guess.ts';
import { numberOf, programsOf } from './programs.ts';
import type { QuickRound } from './quick-round.ts';
import type { Race } from './value.ts';

/** What losing this very round costs, in rounds. */
const LOST = 15;

/** Rounds that `team` still needs. */
export function costTo(team: Team, after: QuickRound, race: Race): number {
  if (after.winner >= 0) return after.winner === team ? 0 : LOST;
  return race.rounds(after, team);
}

/**
 * A program that costs so many rounds more than another is chosen a third as often, about: of those it would still
 * need by what may happen, and by what it sees, if all stayed where it stands. Fitted to what the plain planner drove.
 */
const CARE = { foreseen: 0.25, seen: 0.16 };

/** How often each program is driven, by the rounds still needed after it as foreseen and as seen. */
export function habitOf(foreseen: Float64Array, seen: Float64Array): Float64Array {
  const costs = foreseen.map(
    (rounds, i) => rounds / CARE.foreseen + (seen[i] as number) / CARE.seen,
  );
  return softly(costs, -1);
}

/** What `team` sees when it looks at its ways: things as they stand. */
export class Ways {
  readonly #distances: Distances;
  readonly #toys: ToyBits;
  readonly #legs: readonly Leg[];

  constructor({ stocks, trucks, snowman }: Position, team: Team) {
    const [truck, other] = [trucks[team], trucks[rival(team)]];
    this.#distances = distancesOf(stocks, team);
    this.#toys = truck.toys;
    this.#legs = legsFrom(poseOf(truck), stocks, BAYS[team], [snowman, other.at]);
  }

  /** By program: rounds until this Wishlist would be home. */
  rounds(wishlist: ToyBits): Float64Array {
    const rounds = new Float64Array(PROGRAMS.length);
    for (const leg of this.#legs) {
      const needed = this.#distances.roundsBy(leg, wishlist & ~this.#toys);
      for (const program of leg.programs) rounds[numberOf(program)] = needed;
    }
    return rounds;
  }
}

/** How often each is chosen by somebody to whom `scale` more is worth choosing it e times as often. */
export function softly(values: Float64Array, scale: number): Float64Array {
  const tempting = values.map((value) => value / scale);
  const most = Math.max(...tempting);
  const weights = tempting.map((each) => Math.exp(each - most));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((weight) => weight / total);
}

/** What a rival expects `team` to drive: the most promising program for each Wishlist that `team` may have. */
export class Expected {
  readonly #best: ReadonlyMap<ToyBits, number>;

  constructor(position: Position, team: Team, dice: Dice) {
    const home = [...position.trucks[team].completed, ...position.trucks[rival(team)].completed];
    const possible = WISHLISTS.filter((card) => !home.includes(card));
    this.#best = new Map(
      possible.map((card) => {
        const [best] = programsOf(withWishlist(position, team, card), team, 1, dice);
        return [card, best as number];
      }),
    );
  }

  /** By somebody whose own Wishlist is this. */
  by(wishlist: ToyBits): number[] {
    const programs = [...this.#best].flatMap(([card, best]) => (card === wishlist ? [] : best));
    return [...new Set(programs)];
  }

  /** By whomever. */
  get all(): number[] {
    return [...new Set(this.#best.values())];
  }
}
