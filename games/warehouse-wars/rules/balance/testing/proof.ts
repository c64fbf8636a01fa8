/**
 * A second judgement on whether a pile stands, for the tests to hold the first one against.
 * It shares nothing with it: it starts from the list of crates and planks, gives every crate
 * and plank its own three equations and every contact, the ground's included, its four corner
 * forces, and believes no computation. Floating point only proposes; what it proposes is
 * turned into fractions and proved in exact arithmetic:
 *
 * - that a pile stands, by forces that push and balance every piece;
 * - that it falls, by a motion of all pieces in which no contact is pressed together and
 *   the weights sink (Farkas: exactly one of the two exists).
 */

import type { Canonical } from '../../canonical.ts';
import { cellNamed, columnOf, rowOf } from '../../cells.ts';

type Pieces = Pick<Canonical, 'crates' | 'planks'>;

interface Contact {
  readonly upper: number;
  /** -1 is the ground. */
  readonly lower: number;
  readonly column: number;
  readonly row: number;
}

interface Statics {
  /** Twice the centre of each piece, so that it is whole. */
  readonly centres: readonly (readonly [number, number])[];
  readonly contacts: readonly Contact[];
}

export interface Proof {
  readonly stands: boolean;
  /** How far the nearest wrong answer was: how much weight no forces could hold. */
  readonly missing: number;
}

const ORDERS = 8;

/** Judges a pile, or throws when neither verdict could be proved. */
export function prove(pieces: Pieces): Proof {
  const statics = staticsOf(pieces);
  const matrix = matrixOf(statics);
  const weights = statics.centres.flatMap(([x, y]) => [2, x, y]);
  // There are many ways to hold a pile. When the fractions of one are too fine to be read off
  // floating point, another order of the contacts leads to another.
  for (let order = 0; order < ORDERS; order++) {
    const turned = matrix.map((_, i) => matrix[(i * 7919 + order * 4) % matrix.length] as Column);
    const columns = order === 0 ? matrix : turned;
    const { missing, forces, motion } = propose(columns, weights);
    if (provesStanding(columns, weights, forces)) return { stands: true, missing };
    if (provesFalling(columns, weights, motion)) return { stands: false, missing };
  }
  throw new Error(`no proof either way: ${JSON.stringify(pieces)}`);
}

const place = (name: string): readonly [number, number] => {
  const cell = cellNamed(name) as number;
  return [columnOf(cell), rowOf(cell)];
};

/** WW-41: which pieces there are and where they touch. */
function staticsOf({ crates, planks }: Pieces): Statics {
  const centres: [number, number][] = [];
  const contacts: Contact[] = [];
  const plankNumber = (index: number) => crates.length + index;
  const crateOn = (column: number, row: number, level: number) =>
    crates.findIndex((crate) => {
      const [x, y] = place(crate.at);
      return x === column && y === row && crate.level === level;
    });
  const cellsOf = planks.map(({ from, to }) => {
    const [[x, y], [endX, endY]] = [place(from), place(to)];
    return [0, 1, 2, 3].map((i) => [x + (endX > x ? i : 0), y + (endY > y ? i : 0)] as const);
  });
  const uppermostPlank = (column: number, row: number, level: number, before: number) =>
    planks.findLastIndex(
      (plank, index) =>
        index < before &&
        plank.level === level &&
        cellsOf[index]?.some(([x, y]) => x === column && y === row),
    );
  crates.forEach(({ at, level }, upper) => {
    const [column, row] = place(at);
    centres.push([2 * column + 1, 2 * row + 1]);
    const floor = level === 0 ? -1 : uppermostPlank(column, row, level - 1, planks.length);
    contacts.push({ upper, lower: floor < 0 ? -1 : plankNumber(floor), column, row });
  });
  planks.forEach(({ level }, index) => {
    const cells = cellsOf[index] as (readonly [number, number])[];
    const [[x, y], [endX, endY]] = [cells[0], cells[3]] as [[number, number], [number, number]];
    centres.push([x + endX + 1, y + endY + 1]);
    for (const [column, row] of cells) {
      const crossed = uppermostPlank(column, row, level, index);
      const lower = crossed < 0 ? crateOn(column, row, level) : plankNumber(crossed);
      if (lower >= 0) contacts.push({ upper: plankNumber(index), lower, column, row });
    }
  });
  return { centres, contacts };
}

/** By column, one for each corner of a contact: what it does to which row, three rows a piece. */
type Matrix = readonly Column[];
type Column = readonly (readonly [row: number, factor: number])[];

function matrixOf({ contacts }: Statics): Matrix {
  return contacts.flatMap(({ upper, lower, column, row }) =>
    [0, 1, 2, 3].map((corner) => {
      const [x, y] = [column + (corner & 1), row + (corner >> 1)];
      const on = (piece: number, sign: number): [number, number][] =>
        piece < 0
          ? []
          : [
              [3 * piece, sign],
              [3 * piece + 1, sign * x],
              [3 * piece + 2, sign * y],
            ];
      return [...on(upper, 1), ...on(lower, -1)];
    }),
  );
}

interface Proposal {
  readonly missing: number;
  readonly forces: readonly number[];
  readonly motion: readonly number[];
}

const TINY = 1e-9;

/** Forces that hold as much of the weights as can be, and the motion that shows it is all. */
function propose(matrix: Matrix, weights: readonly number[]): Proposal {
  const height = weights.length;
  const count = matrix.length;
  // Columns: forces, then one for each row that makes up for what they miss, then the sum.
  const rows = weights.map((weight, row) => {
    const values = new Float64Array(count + height + 1);
    values[count + row] = 1;
    values[count + height] = weight;
    return values;
  });
  matrix.forEach((entries, column) => {
    for (const [row, factor] of entries) (rows[row] as Float64Array)[column] = factor;
  });
  const missing = new Float64Array(count + height + 1);
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) missing[i] = (missing[i] as number) + (row[i] as number);
  }
  const basis = rows.map((_, row) => count + row);
  for (let column = steepest(missing, count); column >= 0; column = steepest(missing, count)) {
    exchange(rows, missing, basis, column);
  }
  const forces = new Array<number>(count).fill(0);
  basis.forEach((column, row) => {
    if (column < count) forces[column] = rows[row]?.at(-1) as number;
  });
  const motion = Array.from(missing.subarray(count, count + height));
  return { missing: missing.at(-1) as number, forces, motion };
}

function steepest(missing: Float64Array, count: number): number {
  if ((missing.at(-1) as number) < TINY) return -1;
  let best = -1;
  for (let column = 0; column < count; column++) {
    const gain = missing[column] as number;
    if (gain > TINY && gain > (best < 0 ? 0 : (missing[best] as number))) best = column;
  }
  return best;
}

function exchange(
  rows: Float64Array[],
  missing: Float64Array,
  basis: number[],
  column: number,
): void {
  let leaving = -1;
  let least = Number.POSITIVE_INFINITY;
  rows.forEach((values, row) => {
    const factor = values[column] as number;
    if (factor <= TINY) return;
    const ratio = (values.at(-1) as number) / factor;
    if (ratio > least + TINY) return;
    if (ratio > least - TINY && (basis[row] as number) < (basis[leaving] as number)) return;
    least = ratio;
    leaving = row;
  });
  const pivotRow = rows[leaving] as Float64Array;
  const factor = pivotRow[column] as number;
  const used: number[] = [];
  for (let i = 0; i < pivotRow.length; i++) {
    if (pivotRow[i] === 0) continue;
    pivotRow[i] = (pivotRow[i] as number) / factor;
    used.push(i);
  }
  for (const values of [...rows, missing]) {
    const share = values[column] as number;
    if (values === pivotRow || share === 0) continue;
    for (const i of used) values[i] = (values[i] as number) - share * (pivotRow[i] as number);
  }
  basis[leaving] = column;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The simplest fraction that near a number, by continued fractions. */
function fractionNear(value: number): Fraction {
  let [over, lastOver, under, lastUnder] = [Math.floor(value), 1, 1, 0];
  let rest = value - over;
  while (Math.abs(value - over / under) > 1e-12 && under < 1e9) {
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    [over, lastOver] = [whole * over + lastOver, over];
    [under, lastUnder] = [whole * under + lastUnder, under];
  }
  return { over: BigInt(over), under: BigInt(under) };
}

/** Numbers as whole multiples of one common fraction; gives how many of it make 1. */
function wholeMultiples(values: readonly number[]): { multiples: bigint[]; unit: bigint } {
  const fractions = values.map(fractionNear);
  const unit = fractions.reduce((common, { under }) => (common / gcd(common, under)) * under, 1n);
  return { multiples: fractions.map(({ over, under }) => over * (unit / under)), unit };
}

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? one : gcd(other, one % other);
}

/** Do these forces all push, and balance every piece exactly? */
function provesStanding(
  matrix: Matrix,
  weights: readonly number[],
  forces: readonly number[],
): boolean {
  const { multiples, unit } = wholeMultiples(forces);
  if (multiples.some((force) => force < 0n)) return false;
  const held = weights.map((weight) => -BigInt(weight) * unit);
  matrix.forEach((entries, column) => {
    for (const [row, factor] of entries) {
      held[row] = (held[row] as bigint) + BigInt(factor) * (multiples[column] as bigint);
    }
  });
  return held.every((rest) => rest === 0n);
}

/** Does this motion press no contact together, and let the weights sink? */
function provesFalling(
  matrix: Matrix,
  weights: readonly number[],
  motion: readonly number[],
): boolean {
  const { multiples } = wholeMultiples(motion);
  const along = (entries: Column) =>
    entries.reduce((sum, [row, factor]) => sum + BigInt(factor) * (multiples[row] as bigint), 0n);
  return (
    matrix.every((entries) => along(entries) <= 0n) && along(weights.map((w, i) => [i, w])) > 0n
  );
}
