/**
 * Solves the distances by value iteration, for a truck that now and then does not get the drive it
 * wanted, so that of two ways equally short the one with more ways on is the nearer. It takes a moment that
 * nobody should wait for: `distances.json` has what comes out, and a test holds it to this.
 */

import { ALL_TOYS, BAYS, GREEN, type StockDistance, type ToyBits } from '../rules/index.ts';
import { type Leg, legsFrom, POSES } from './drives.ts';

/** How often a drive comes out as any other: the Snowman and the rival see to that. */
const MISHAP = 0.15;
/** Sweeps end when no distance changes by more than this share of a round. */
const SETTLED = 0.0005;
/** No way home takes longer than this many rounds. */
const FAR = 12;

/** For green: by missing toys and pose, rounds until the truck is home with everything. */
export function solveDistances(stocks: StockDistance): Float32Array {
  const legs = Array.from({ length: POSES }, (_, pose) => legsFrom(pose, stocks, BAYS[GREEN]));
  const table = new Float32Array((ALL_TOYS + 1) * POSES).fill(FAR);
  const flat = new FlatLegs(legs);
  // Fewer missing toys first: what is missing never grows on the way.
  const sets = Array.from({ length: ALL_TOYS + 1 }, (_, missing) => missing)
    .filter((missing) => toysIn(missing) <= 3)
    .sort((one, other) => toysIn(one) - toysIn(other));
  for (const missing of sets) while (flat.relax(table, missing) > SETTLED);
  return table;
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
