/**
 * Is there a solution in numbers that are not negative? Decided exactly, on whole numbers
 * only, by the first phase of the simplex method with Edmonds' integer pivoting: the
 * tableau holds whole numbers over one common denominator, and every division by the last
 * pivot comes out even.
 */

/**
 * Rows of whole numbers, one after another: columns of unknowns, then the right-hand side.
 * The last row is the sum of those rows that still miss their right-hand side; when its
 * right-hand side is zero, nothing is missing.
 */
export interface Tableau {
  /** Rows without the last. */
  readonly height: number;
  /** Columns with the right-hand side. */
  readonly width: number;
  /** The first so many columns may be used; the rest only book-keep. */
  readonly usable: number;
  readonly values: Float64Array;
  /** By row: the column that alone makes up its value, or -1 while it is missing. */
  readonly basis: Int32Array;
}

/** Products of two numbers up to this, and their differences, are exact in a double. */
export const EXACT_UP_TO = 2 ** 26;

/** After so many pivots by steepest gain, go on by first index, which cannot go in circles (Bland). */
export const PATIENCE = 60;

export type Verdict = 'solvable' | 'unsolvable' | 'too big';

/** Settles the question in place; `limit` is for tests. */
export function settle(tableau: Tableau, limit = EXACT_UP_TO): Verdict {
  const { height, width, values, basis } = tableau;
  const missing = (height + 1) * width - 1;
  let denominator = 1;
  for (let pivots = 0; ; pivots++) {
    if (values[missing] === 0) return 'solvable';
    const column = enteringColumn(tableau, pivots < PATIENCE);
    if (column < 0) return 'unsolvable';
    const row = leavingRow(tableau, column);
    const largest = pivot(tableau, row, column, denominator);
    denominator = values[row * width + column] as number;
    basis[row] = column;
    if (largest > limit) return 'too big';
  }
}

export function enteringColumn(tableau: Tableau, steepest: boolean): number {
  const { height, width, usable, values } = tableau;
  const objective = height * width;
  let best = -1;
  let gain = 0;
  for (let column = 0; column < usable; column++) {
    const each = values[objective + column] as number;
    if (each <= gain) continue;
    best = column;
    if (!steepest) break;
    gain = each;
  }
  return best;
}

/** The row that reaches zero first when the column's unknown grows; ties go to the lowest column. */
export function leavingRow(tableau: Tableau, column: number): number {
  const { height, width, values, basis } = tableau;
  let best = -1;
  let bestValue = 0;
  let bestFactor = 1;
  for (let row = 0; row < height; row++) {
    const factor = values[row * width + column] as number;
    if (factor <= 0) continue;
    const value = values[row * width + width - 1] as number;
    const difference = value * bestFactor - bestValue * factor;
    const sooner =
      best < 0 ||
      difference < 0 ||
      (difference === 0 && (basis[row] as number) < (basis[best] as number));
    if (!sooner) continue;
    best = row;
    bestValue = value;
    bestFactor = factor;
  }
  // What is missing can only shrink so far, so a column that gains always meets a row.
  return best;
}

/** Makes `column` the one that `row` is made up of; gives the largest number that came up. */
function pivot(tableau: Tableau, row: number, column: number, denominator: number): number {
  const { height, width, values } = tableau;
  const from = row * width;
  const factor = values[from + column] as number;
  let largest = 0;
  for (let each = 0; each <= height; each++) {
    if (each === row) continue;
    const start = each * width;
    const share = values[start + column] as number;
    if (share === 0 && factor === denominator) continue;
    for (let i = 0; i < width; i++) {
      const value =
        ((values[start + i] as number) * factor - share * (values[from + i] as number)) /
        denominator;
      values[start + i] = value;
      const size = value < 0 ? -value : value;
      if (size > largest) largest = size;
    }
  }
  return largest;
}
