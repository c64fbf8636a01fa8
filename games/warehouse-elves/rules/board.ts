/** The warehouse: its hexes, the ways between them, and what stands where. */

import type { Tagged } from '@hearthside/table';
import { type ToyBits, toyBit } from './toys.ts';

/** A full hex by its number, 0 to 42, row by row. */
export type Hex = Tagged<'hex'>;
/** What lies beyond the board's edge (WE-2: half hexes are never entered). */
export const WALL = -1;

/** WE-1: the die's numbers, clockwise from north-east. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6];

/** Axial coordinates `[q, r]`, as records and views have them. */
export type Axial = readonly [q: number, r: number];

/** Steps by direction; nothing lies in direction 0. */
const STEPS: readonly Axial[] = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** WE-2: the six sides of the warehouse face the six directions. */
function isFullHex(q: number, r: number): boolean {
  const s = -q - r;
  return Math.abs(q - r) <= 6 && Math.abs(r - s) <= 6 && Math.abs(s - q) <= 6;
}

/** Every full hex in reading order: the index here is the hex's number. */
export const HEXES: readonly Axial[] = fullHexes();

function fullHexes(): Axial[] {
  const hexes: Axial[] = [];
  for (let r = -4; r <= 4; r++) {
    for (let q = -4; q <= 4; q++) {
      if (isFullHex(q, r)) hexes.push(Object.freeze([q, r] as const));
    }
  }
  return hexes;
}

/** Numbers by coordinates, in a square wide enough for a step over the edge. */
const SQUARE = 11;
const NUMBERS = new Int8Array(SQUARE * SQUARE).fill(WALL);
HEXES.forEach(([q, r], hex) => {
  NUMBERS[(r + 5) * SQUARE + q + 5] = hex;
});

/** The hex at these coordinates, or `WALL`. */
export function hexAt(q: number, r: number): Hex {
  if (Math.abs(q) > 5 || Math.abs(r) > 5) return WALL;
  return NUMBERS[(r + 5) * SQUARE + q + 5] ?? WALL;
}

export const axial = (hex: Hex): Axial => HEXES[hex] as Axial;

/** Eight places a hex, so that finding one is a shift and not a multiplication. */
const NEIGHBOURS = new Int8Array(HEXES.length * 8).fill(WALL);
HEXES.forEach(([q, r], hex) => {
  for (const direction of DIRECTIONS) {
    const [dq, dr] = STEPS[direction] as Axial;
    NEIGHBOURS[hex * 8 + direction] = hexAt(q + dq, r + dr);
  }
});

/** The hex one step away, or `WALL`. */
export const neighbour = (hex: Hex, direction: Direction): Hex =>
  NEIGHBOURS[(hex << 3) | direction] as number;

/** The direction after so many sixths of a turn to the right (WE-1: clockwise), or to the left if below 0. */
export const turned = (facing: Direction, sixths: number): Direction =>
  (((facing + sixths + 5) % 6) + 1) as Direction;

export const CENTRE = hexAt(0, 0);

/** WE-3: Loading Bays, green's then red's. */
export const BAYS: readonly [Hex, Hex] = [hexAt(-3, 0), hexAt(3, 0)];

/** How many hexes from the centre the four outer Stock hexes lie (table option). */
export type StockDistance = 2 | 3;

/** WE-4: the ball lies in the centre, these in their directions from it. */
const OUTER_STOCKS = [
  ['car', 1],
  ['bear', 3],
  ['robot', 4],
  ['doll', 6],
] as const;

const NEAR_STOCKS = stocks(2);
const FAR_STOCKS = stocks(3);

function stocks(distance: StockDistance): Uint8Array {
  const toys = new Uint8Array(HEXES.length);
  toys[CENTRE] = toyBit('ball');
  for (const [toy, direction] of OUTER_STOCKS) {
    const [dq, dr] = STEPS[direction] as Axial;
    toys[hexAt(dq * distance, dr * distance)] = toyBit(toy);
  }
  return toys;
}

/** The toy stocked on this hex as a bit, or 0. */
export const stockAt = (distance: StockDistance, hex: Hex): ToyBits =>
  (distance === 2 ? NEAR_STOCKS : FAR_STOCKS)[hex] as number;
