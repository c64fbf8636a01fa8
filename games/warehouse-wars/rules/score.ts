/**
 * What one more crate is worth (WW-50 to WW-53). In each direction the crate joins the run
 * before it and the run after it into one, so only these change.
 */

import { lowestBit, type Seat } from '@hearthside/table';
import { type Cell, NEXT_ROW } from './cells.ts';
import { cratesOf, heightOf, type Position, topAt } from './position.ts';

/** WW-51: points of a line by its length; longer ones score as the last. */
const POINTS = [0, 0, 1, 3, 5] as const;

export const pointsOfLength = (length: number): number => POINTS[Math.min(length, 4)] as number;

/** What joining two runs is worth, by their lengths: `before | after << 4`. None is longer than 15. */
const JOINING = Int8Array.from({ length: 256 }, (_, lengths) => {
  const [before, after] = [lengths & 15, lengths >> 4];
  return pointsOfLength(before + 1 + after) - pointsOfLength(before) - pointsOfLength(after);
});

/*
 * WW-50: the 13 directions, a bit each. Over the same cells of the board lead three of them, which
 * fall, stay on their level and rise; the last one goes straight up.
 */
const ASIDE = [1, NEXT_ROW, NEXT_ROW + 1, NEXT_ROW - 1] as const;
const RISES = [-1, 0, 1] as const;
const STEPS: readonly number[] = [...ASIDE.flatMap((step) => RISES.map(() => step)), 0];
const RISE: readonly number[] = [...ASIDE.flatMap(() => RISES), 1];
const UPRIGHT = 1 << 12;
const SPACE_DIAGONALS = 0b101_101_000_000;

/** Three bits the other way round: what rises on one side falls on the other. */
const TURNED = Uint8Array.of(0, 4, 2, 6, 1, 5, 3, 7);

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
  let directions =
    besideAlong(stacks, cell, 1, level) |
    (besideAlong(stacks, cell, NEXT_ROW, level) << 3) |
    (besideAlong(stacks, cell, NEXT_ROW + 1, level) << 6) |
    (besideAlong(stacks, cell, NEXT_ROW - 1, level) << 9);
  if (!spaceDiagonals) directions &= ~SPACE_DIAGONALS;
  if ((around(stacks[cell] as number, level) & 0b101) !== 0) directions |= UPRIGHT;
  let points = 0;
  for (; directions !== 0; directions &= directions - 1) {
    const direction = lowestBit(directions);
    const step = STEPS[direction] as number;
    const rise = RISE[direction] as number;
    // Subtracted, not negated: minus zero is no whole number to the processor, and slow.
    const before = runFrom(stacks, cell, 0 - step, level, 0 - rise);
    const after = runFrom(stacks, cell, step, level, rise);
    points += JOINING[before | (after << 4)] as number;
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

/** Three bits for the crates of a stack right below a level, on it and right above. */
const around = (stack: number, level: number): number => ((stack << 1) >>> level) & 7;

/** Which of the three directions over these cells meet a crate right beside this one, on either side. */
const besideAlong = (stacks: readonly number[], cell: Cell, step: number, level: number): number =>
  around(stacks[cell + step] as number, level) |
  (TURNED[around(stacks[cell - step] as number, level)] as number);

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
