/**
 * The same question as in `tableau.ts`, and the same pivots, when nobody asks for a motion: each row then may
 * have a denominator of its own, which need not even be known. Only rows that have a share in
 * the pivot change, mostly in a few columns, and no number is divided. Numbers grow more than there;
 * those of a pile of a few planks stay small.
 */

import {
  EXACT_UP_TO,
  enteringColumn,
  leavingRow,
  PATIENCE,
  type Tableau,
  type Verdict,
} from './tableau.ts';

/** Settles the question in place; `limit` is for tests. */
export function settleRowByRow(tableau: Tableau, limit = EXACT_UP_TO): Verdict {
  const { height, width, values, basis } = tableau;
  const missing = (height + 1) * width - 1;
  for (let pivots = 0; ; pivots++) {
    if (values[missing] === 0) return 'solvable';
    const column = enteringColumn(tableau, pivots < PATIENCE);
    if (column < 0) return 'unsolvable';
    const row = leavingRow(tableau, column);
    const largest = pivot(tableau, row, column);
    basis[row] = column;
    if (largest > limit) return 'too big';
  }
}

/** The columns in which the pivot row is not zero. */
let used = new Int32Array(64);

/** Clears `column` from all rows but `row`; gives the largest number that came up. */
function pivot({ height, width, values }: Tableau, row: number, column: number): number {
  const from = row * width;
  if (used.length < width) used = new Int32Array(width);
  let count = 0;
  for (let i = 0; i < width; i++) {
    used[count] = i;
    if (values[from + i] !== 0) count++;
  }
  const factor = values[from + column] as number;
  let largest = 0;
  for (let each = 0; each <= height; each++) {
    const start = each * width;
    const share = values[start + column] as number;
    if (each === row || share === 0) continue;
    const common = factor === 1 ? 1 : greatestDivisor(factor, share);
    const times = share / common;
    if (factor !== common) {
      largest = Math.max(largest, scale(values, start, width, factor / common));
    }
    for (let k = 0; k < count; k++) {
      const i = used[k] as number;
      const value = (values[start + i] as number) - times * (values[from + i] as number);
      values[start + i] = value;
      const size = value < 0 ? -value : value;
      if (size > largest) largest = size;
    }
  }
  return largest;
}

/** Gives the largest number that came up. */
function scale(values: Float64Array, start: number, width: number, by: number): number {
  let largest = 0;
  for (let i = start; i < start + width; i++) {
    const value = (values[i] as number) * by;
    values[i] = value;
    const size = value < 0 ? -value : value;
    if (size > largest) largest = size;
  }
  return largest;
}

/** Of a positive whole number and any other but zero; positive. */
function greatestDivisor(one: number, other: number): number {
  // The processor is quicker at whole numbers, and these are small enough.
  let larger = (other < 0 ? -other : other) | 0;
  let smaller = one | 0;
  while (smaller !== 0) {
    const rest = larger % smaller;
    larger = smaller;
    smaller = rest;
  }
  return larger;
}
