/**
 * How many rounds a truck needs to fetch the toys it misses and bring them home, from any pose.
 * Solved by value iteration for a truck that now and then does not get the drive it wanted, so
 * that of two ways equally short the one with more ways on is the nearer.
 */

import {
  ALL_TOYS,
  BAYS,
  DIRECTIONS,
  type Hex,
  type StockDistance,
  type Team,
  type ToyBits,
} from '../rules/index.ts';
import { type Leg, legsFrom, POSES, type Pose, poseOf } from './drives.ts';

/** How often a drive comes out as any other: the Snowman and the rival see to that. */
const MISHAP = 0.15;
/** Sweeps end when no distance changes by more than this share of a round. */
const SETTLED = 0.002;
/** No way home takes longer than this many rounds. */
const FAR = 12;

export class Distances {
  /** By missing toys and pose: rounds until the truck is home with everything, about. */
  readonly table: Float32Array;
  readonly #bay: Hex;
  readonly #legs: readonly (readonly Leg[])[];

  constructor(stocks: StockDistance, team: Team) {
    this.#bay = BAYS[team];
    this.#legs = Array.from({ length: POSES }, (_, pose) => legsFrom(pose, stocks, BAYS[team]));
    this.table = new Float32Array((ALL_TOYS + 1) * POSES).fill(FAR);
    const flat = new FlatLegs(this.#legs);
    // Fewer missing toys first: what is missing never grows on the way.
    const sets = Array.from({ length: ALL_TOYS + 1 }, (_, missing) => missing)
      .filter((missing) => toysIn(missing) <= 3)
      .sort((one, other) => toysIn(one) - toysIn(other));
    for (const missing of sets) while (flat.relax(this.table, missing) > SETTLED);
  }

  /** Rounds until the truck is home with everything, about. */
  rounds(pose: Pose, missing: ToyBits): number {
    return this.table[missing * POSES + pose] as number;
  }

  /** The drives from a pose. */
  legs(pose: Pose): readonly Leg[] {
    return this.#legs[pose] as readonly Leg[];
  }

  /** Rounds until home if the truck drives this leg first and is left alone. */
  roundsBy(leg: Leg, missing: ToyBits): number {
    const home = leg.toysAtBay >= 0 && (missing & ~leg.toysAtBay) === 0;
    return home ? leg.untilBay : 1 + this.rounds(leg.end, missing & ~leg.toys);
  }

  /** The same from the bay, whichever way the truck came in. */
  fromBay(missing: ToyBits): number {
    let sum = 0;
    for (const facing of DIRECTIONS) sum += this.rounds(poseOf({ at: this.#bay, facing }), missing);
    return sum / DIRECTIONS.length;
  }
}

const toysIn = (toys: ToyBits): number => {
  let count = 0;
  for (let rest = toys; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The legs of all poses one after the other, in numbers: sweeping over them is most of the work. */
class FlatLegs {
  readonly #starts: Int32Array;
  readonly #ends: Int16Array;
  readonly #toys: Uint8Array;
  readonly #toysAtBay: Int8Array;
  readonly #untilBay: Float32Array;

  constructor(legs: readonly (readonly Leg[])[]) {
    const all = legs.flat();
    this.#starts = new Int32Array(POSES + 1);
    legs.forEach((from, pose) => {
      this.#starts[pose + 1] = (this.#starts[pose] as number) + from.length;
    });
    this.#ends = Int16Array.from(all, ({ end }) => end);
    this.#toys = Uint8Array.from(all, ({ toys }) => toys);
    this.#toysAtBay = Int8Array.from(all, ({ toysAtBay }) => toysAtBay);
    this.#untilBay = Float32Array.from(all, ({ untilBay }) => untilBay);
  }

  /** Sweeps once over all poses that miss these toys; answers by how much a distance changed, at most. */
  relax(table: Float32Array, missing: ToyBits): number {
    let most = 0;
    for (let pose = 0; pose < POSES; pose++) {
      const [from, to] = [this.#starts[pose] as number, this.#starts[pose + 1] as number];
      let best = FAR;
      let sum = 0;
      for (let leg = from; leg < to; leg++) {
        const atBay = this.#toysAtBay[leg] as number;
        const home = atBay >= 0 && (missing & ~atBay) === 0;
        const left = missing & ~(this.#toys[leg] as number);
        const needed = home
          ? (this.#untilBay[leg] as number)
          : 1 + (table[left * POSES + (this.#ends[leg] as number)] as number);
        sum += needed;
        if (needed < best) best = needed;
      }
      const place = missing * POSES + pose;
      const rounds = Math.min(FAR, (1 - MISHAP) * best + (MISHAP * sum) / (to - from));
      most = Math.max(most, Math.abs((table[place] as number) - rounds));
      table[place] = rounds;
    }
    return most;
  }
}

const KNOWN = new Map<string, Distances>();

/** The distances of a team on this board; worked out when first asked for. */
export function distancesOf(stocks: StockDistance, team: Team): Distances {
  const key = `${stocks}/${team}`;
  const known = KNOWN.get(key) ?? new Distances(stocks, team);
  KNOWN.set(key, known);
  return known;
}
