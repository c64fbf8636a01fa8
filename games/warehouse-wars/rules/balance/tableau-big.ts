/** The same question as in `tableau.ts` for numbers that outgrow a double: slower, without limit. */

import type { Tableau, Verdict } from './tableau.ts';

/** Settles a fresh tableau; leaves the last row, up to a common factor, in it for the reader. */
export function settleBig(tableau: Tableau): Exclude<Verdict, 'too big'> {
  const { height, width, usable } = tableau;
  const rows = Array.from({ length: height + 1 }, (_, row) =>
    Array.from(tableau.values.subarray(row * width, (row + 1) * width), BigInt),
  );
  const objective = rows[height] as bigint[];
  const basis = Array.from(tableau.basis);
  let denominator = 1n;
  for (;;) {
    if (objective[width - 1] === 0n) return 'solvable';
    const column = objective.findIndex((gain, each) => each < usable && gain > 0n);
    if (column < 0) break;
    const row = leavingRow(rows, basis, column);
    denominator = pivot(rows, row, column, denominator);
    basis[row] = column;
  }
  for (let i = 0; i < width; i++) {
    tableau.values[height * width + i] = Number(objective[i]);
  }
  return 'unsolvable';
}

function leavingRow(rows: readonly bigint[][], basis: readonly number[], column: number): number {
  let best = -1;
  let [bestValue, bestFactor] = [0n, 1n];
  for (let row = 0; row < rows.length - 1; row++) {
    const values = rows[row] as bigint[];
    const factor = values[column] as bigint;
    if (factor <= 0n) continue;
    const value = values[values.length - 1] as bigint;
    const difference = value * bestFactor - bestValue * factor;
    const first = (basis[row] as number) < (basis[best] ?? Infinity);
    if (best < 0 || difference < 0n || (difference === 0n && first)) {
      best = row;
      [bestValue, bestFactor] = [value, factor];
    }
  }
  return best;
}

function pivot(rows: bigint[][], row: number, column: number, denominator: bigint): bigint {
  const from = rows[row] as bigint[];
  const factor = from[column] as bigint;
  for (const values of rows) {
    if (values === from) continue;
    const share = values[column] as bigint;
    for (let i = 0; i < values.length; i++) {
      values[i] = ((values[i] as bigint) * factor - share * (from[i] as bigint)) / denominator;
    }
  }
  return factor;
}
