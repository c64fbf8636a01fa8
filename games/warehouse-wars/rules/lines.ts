/**
 * Every line on the board, found from nothing but the list of crates: what the final count
 * shows, and what the running score of play is tested against.
 */

import { type Cell, cellNamed, columnOf, NEXT_ROW, nameOf, rowOf } from './cells.ts';
import { pointsOfLength } from './score.ts';
import type { SeatColour } from './seats.ts';

export type PlacedCrate = {
  readonly at: string;
  readonly level: number;
  readonly colour: SeatColour;
};

export interface Line {
  readonly seat: SeatColour;
  /** From the lowest, southernmost, westernmost crate on, in the line's direction. */
  readonly crates: readonly { readonly at: string; readonly level: number }[];
  readonly length: number;
  readonly points: number;
}

/** WW-50: the 13 directions as changes of column, row and level. */
const DIRECTIONS = [-1, 0, 1]
  .flatMap((level) =>
    [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ column, row, level }))),
  )
  .filter(({ column, row, level }) => level * 9 + row * 3 + column > 0);

type Direction = (typeof DIRECTIONS)[number];

const isSpaceDiagonal = ({ column, row, level }: Direction): boolean =>
  column !== 0 && row !== 0 && level !== 0;

/** WW-50 to WW-53: every line of two or more, in no particular order. */
export function linesAmong(crates: readonly PlacedCrate[], spaceDiagonals: boolean): Line[] {
  const byPlace = new Map(crates.map((crate) => [placeOf(crate), crate]));
  const neighbour = (crate: PlacedCrate, by: Direction, sign: 1 | -1): PlacedCrate | undefined => {
    const next = byPlace.get(placeOf(crate, by, sign));
    return next?.colour === crate.colour ? next : undefined;
  };
  const lines: Line[] = [];
  for (const direction of DIRECTIONS) {
    if (!spaceDiagonals && isSpaceDiagonal(direction)) continue;
    for (const first of crates) {
      // WW-52: a run is counted once, from its end.
      if (neighbour(first, direction, -1)) continue;
      const run = [first];
      for (let next = neighbour(first, direction, 1); next; next = neighbour(next, direction, 1)) {
        run.push(next);
      }
      if (run.length < 2) continue;
      lines.push({
        seat: first.colour,
        crates: run.map(({ at, level }) => ({ at, level })),
        length: run.length,
        points: pointsOfLength(run.length),
      });
    }
  }
  return lines;
}

function placeOf(
  { at, level }: PlacedCrate,
  by: Direction = { column: 0, row: 0, level: 0 },
  sign: 1 | -1 = 1,
): string {
  const cell = cellNamed(at) as number;
  return [
    columnOf(cell) + sign * by.column,
    rowOf(cell) + sign * by.row,
    level + sign * by.level,
  ].join();
}

/**
 * The lines through one crate, found by walking from it: what is told of a crate just placed. Of a table
 * online this is asked at every crate. `stacks` are its owner's crates by cell, bit `k` for level `k`.
 */
export function linesThrough(
  stacks: readonly number[],
  cell: Cell,
  level: number,
  seat: SeatColour,
  spaceDiagonals: boolean,
): Line[] {
  const lines: Line[] = [];
  for (const direction of DIRECTIONS) {
    if (!spaceDiagonals && isSpaceDiagonal(direction)) continue;
    const step = direction.column + NEXT_ROW * direction.row;
    const rise = direction.level;
    // The margin of the board is empty, and a crate's stack has no bit below level 0.
    const isOurs = (steps: number): boolean => {
      const height = level + steps * rise;
      return height >= 0 && (((stacks[cell + steps * step] as number) >>> height) & 1) === 1;
    };
    let first = 0;
    while (isOurs(first - 1)) first--;
    let last = 0;
    while (isOurs(last + 1)) last++;
    if (first === last) continue;
    const length = last - first + 1;
    const crates = Array.from({ length }, (_, i) => ({
      at: nameOf(cell + (first + i) * step),
      level: level + (first + i) * rise,
    }));
    lines.push({ seat, crates, length, points: pointsOfLength(length) });
  }
  return lines;
}

/** A player's total. */
export const totalOf = (lines: readonly Line[], seat: SeatColour): number =>
  lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
