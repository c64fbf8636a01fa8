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
  PROGRAM_LENGTH,
  type Program,
  type StockDistance,
  stockAt,
  type Team,
  type ToyBits,
} from '../rules/index.ts';
import { drivesFrom, POSES, type Pose, poseOf } from './drives.ts';

/** How often a drive comes out as any other: the Snowman and the rival see to that. */
const MISHAP = 0.15;
const SWEEPS = 14;
/** No way home takes longer than this many rounds. */
const FAR = 12;

/** What a drive adds to a load that still misses some toys. */
export interface Leg {
  readonly programs: readonly Program[];
  readonly end: Pose;
  /** Toys of the Stock hexes on the way, before and after the first time over the bay. */
  readonly toys: ToyBits;
  /** Toys gathered when the bay is entered for the last time, or -1: it is not entered. */
  readonly toysAtBay: number;
  /** The share of a round that has passed when the bay is entered for the last time. */
  readonly untilBay: number;
}

export class Distances {
  readonly #rounds: readonly Float32Array[];
  readonly #bay: Hex;
  readonly #legs: readonly (readonly Leg[])[];

  constructor(stocks: StockDistance, team: Team) {
    this.#bay = BAYS[team];
    const legs = Array.from({ length: POSES }, (_, pose) => legsFrom(pose, stocks, BAYS[team]));
    const rounds = Array.from({ length: ALL_TOYS + 1 }, () => new Float32Array(POSES).fill(FAR));
    // Fewer missing toys first: what is missing never grows on the way.
    const sets = rounds.map((_, missing) => missing).filter((missing) => toysIn(missing) <= 3);
    for (const missing of sets.sort((one, other) => toysIn(one) - toysIn(other))) {
      for (let sweep = 0; sweep < SWEEPS; sweep++) relax(rounds, legs, missing);
    }
    this.#rounds = rounds;
    this.#legs = legs;
  }

  /** Rounds until the truck is home with everything, about. */
  rounds(pose: Pose, missing: ToyBits): number {
    return this.#rounds[missing]?.[pose] as number;
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

function legsFrom(pose: Pose, stocks: StockDistance, bay: Hex): Leg[] {
  return drivesFrom(pose).map(({ end, entered, programs }) => {
    let toys = 0;
    let toysAtBay = -1;
    let untilBay = 1;
    for (const { hex, card } of entered) {
      toys |= stockAt(stocks, hex);
      if (hex === bay) {
        toysAtBay = toys;
        untilBay = (card + 1) / PROGRAM_LENGTH;
      }
    }
    return { programs, end, toys, toysAtBay, untilBay };
  });
}

function relax(rounds: readonly Float32Array[], legs: readonly Leg[][], missing: ToyBits): void {
  const here = rounds[missing] as Float32Array;
  for (let pose = 0; pose < POSES; pose++) {
    let best = FAR;
    let sum = 0;
    const from = legs[pose] as Leg[];
    for (const { end, toys, toysAtBay, untilBay } of from) {
      const home = toysAtBay >= 0 && (missing & ~toysAtBay) === 0;
      const needed = home ? untilBay : 1 + (rounds[missing & ~toys]?.[end] as number);
      sum += needed;
      if (needed < best) best = needed;
    }
    here[pose] = Math.min(FAR, (1 - MISHAP) * best + (MISHAP * sum) / from.length);
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
