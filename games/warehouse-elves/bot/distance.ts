/**
 * How many rounds a truck needs to fetch the toys it misses and bring them home, from any pose: a table
 * worked out beforehand (`solve-distances.ts`), so that nobody waits for it.
 */

import {
  ALL_TOYS,
  BAYS,
  DIRECTIONS,
  GREEN,
  HEXES,
  type Hex,
  type StockDistance,
  type Team,
  TOYS,
  type ToyBits,
  toyBit,
} from '../rules/index.ts';
import stored from './distances.json' with { type: 'json' };
import { type Leg, legsFrom, POSES, type Pose, poseOf } from './drives.ts';

export class Distances {
  /** By missing toys and pose: rounds until the truck is home with everything, about. */
  readonly table: Float32Array;
  readonly #bay: Hex;
  readonly #stocks: StockDistance;
  /** By pose, found when first asked for. */
  readonly #legs: (readonly Leg[] | undefined)[] = [];

  constructor(stocks: StockDistance, team: Team) {
    this.#bay = BAYS[team];
    this.#stocks = stocks;
    const green = readTable(stored[stocks]);
    this.table = team === GREEN ? green : turnedRound(green);
  }

  /** Rounds until the truck is home with everything, about. */
  rounds(pose: Pose, missing: ToyBits): number {
    return this.table[missing * POSES + pose] as number;
  }

  /** The drives from a pose. */
  legs(pose: Pose): readonly Leg[] {
    const legs = this.#legs[pose] ?? legsFrom(pose, this.#stocks, this.#bay);
    this.#legs[pose] = legs;
    return legs;
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

/** The table is kept in steps of this share of a round, two bytes each, the smaller first. */
const STEP = 1 / 4096;

export function writeTable(table: Float32Array): string {
  const bytes = Array.from(table, (rounds) => Math.round(rounds / STEP)).flatMap((steps) => [
    steps & 255,
    steps >> 8,
  ]);
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

function readTable(text: string): Float32Array {
  const bytes = atob(text);
  const table = new Float32Array(bytes.length / 2);
  for (let i = 0; i < table.length; i++) {
    table[i] = (bytes.charCodeAt(2 * i) + 256 * bytes.charCodeAt(2 * i + 1)) * STEP;
  }
  return table;
}

/** WE-3, WE-4: the warehouse turned by half swaps the bays, car with robot and bear with doll. */
const ACROSS = { ball: 'ball', bear: 'doll', car: 'robot', doll: 'bear', robot: 'car' } as const;

function turnedRound(green: Float32Array): Float32Array {
  const red = new Float32Array(green.length);
  const poses = Array.from({ length: POSES }, (_, pose) => {
    const hex = HEXES.length - 1 - Math.floor(pose / 6);
    return hex * 6 + (((pose % 6) + 3) % 6);
  });
  for (let missing = 0; missing <= ALL_TOYS; missing++) {
    const across = TOYS.reduce(
      (toys, toy) => (missing & toyBit(toy) ? toys | toyBit(ACROSS[toy]) : toys),
      0,
    );
    for (let pose = 0; pose < POSES; pose++) {
      red[missing * POSES + pose] = green[across * POSES + (poses[pose] as number)] as number;
    }
  }
  return red;
}

const KNOWN = new Map<string, Distances>();

/** The distances of a team on this board; read when first asked for. */
export function distancesOf(stocks: StockDistance, team: Team): Distances {
  const key = `${stocks}/${team}`;
  const known = KNOWN.get(key) ?? new Distances(stocks, team);
  KNOWN.set(key, known);
  return known;
}
