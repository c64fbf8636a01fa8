/**
 * What one more crate is worth (WW-50 to WW-53). In each direction the crate joins the run
 * before it and the run after it into one, so only these change.
 */

import type { Seat } from '@hearthside/table';
import { type Cell, NEXT_ROW } from './cells.ts';
import { cratesOf, heightOf, type Position, topAt } from './position.ts';

/** WW-51: points of a line by its length; longer ones score as the last. */
const POINTS = [0, 0, 1, 3, 5] as const;

export const pointsOfLength = (length: number): number => POINTS[Math.min(length, 4)] as number;

/** WW-50: directions along the board as steps between cells, each also rising and falling. */
const STRAIGHT = [1, NEXT_ROW] as const;
const DIAGONAL = [NEXT_ROW + 1, NEXT_ROW - 1] as const;

/**
 * The points a player gains (or, joining two long runs, loses: WW-52) by a crate at `cell`
 * on `level`. `stacks` are that player's crates by cell, bit `k` for level `k`.
 */
export function gain(
  stacks: readonly number[],
  cell: Cell,
  level: number,
  spaceDiagonals: boolean,
): number {
  let points = gainAlong(stacks, cell, 0, level, 1);
  for (const step of STRAIGHT) {
    points += gainOverColumns(stacks, cell, step, level, true);
  }
  for (const step of DIAGONAL) {
    points += gainOverColumns(stacks, cell, step, level, spaceDiagonals);
  }
  return points;
}

/** What a player would gain by a crate on the top of a cell: for bots, without playing it. */
export const gainAt = (position: Position, seat: Seat, cell: Cell): number =>
  gain(
    cratesOf(position, seat),
    cell,
    heightOf(topAt(position, cell)),
    position.options.spaceDiagonals,
  );

/** The three directions that lead over the same cells: level, rising and falling. */
function gainOverColumns(
  stacks: readonly number[],
  cell: Cell,
  step: number,
  level: number,
  slanting: boolean,
): number {
  if (((stacks[cell + step] as number) | (stacks[cell - step] as number)) === 0) return 0;
  const flat = gainAlong(stacks, cell, step, level, 0);
  if (!slanting) return flat;
  return flat + gainAlong(stacks, cell, step, level, 1) + gainAlong(stacks, cell, step, level, -1);
}

function gainAlong(
  stacks: readonly number[],
  cell: Cell,
  step: number,
  level: number,
  rise: number,
): number {
  const before = runFrom(stacks, cell, -step, level, -rise);
  const after = runFrom(stacks, cell, step, level, rise);
  if (before + after === 0) return 0;
  return pointsOfLength(before + 1 + after) - pointsOfLength(before) - pointsOfLength(after);
}

/** How many crates follow one another from the neighbour on. */
function runFrom(
  stacks: readonly number[],
  cell: Cell,
  step: number,
  level: number,
  rise: number,
): number {
  let length = 0;
  let at = cell + step;
  let height = level + rise;
  // The margin of the board is empty, and so is every level below 0: bits from -1 down are
  // the upper bits of a stack, which no crate ever reaches.
  while ((((stacks[at] as number) >>> height) & 1) === 1) {
    length++;
    at += step;
    height += rise;
  }
  return length;
}
