/**
 * The board's cells, numbered alike for boards of every side so that actions can be shared:
 * nine numbers a row, the first of which is no cell. Because of that margin a step off any
 * edge lands on a number that is no cell, and lines can be followed without asking where
 * the board ends.
 */

import type { Tagged } from '@hearthside/table';

/** WW-1: the largest board there is. */
export const LARGEST_SIDE = 8;

/** From a cell to its neighbour in the next row; 1 leads to the next column. */
export const NEXT_ROW = LARGEST_SIDE + 1;

/** How many numbers a board of this side takes with its margins. */
export const cellNumbers = (side: number): number => NEXT_ROW * (side + 2) + 1;

/** And the largest one. */
export const CELL_NUMBERS = cellNumbers(LARGEST_SIDE);

/** A cell's number. */
export type Cell = Tagged<'cell'>;

/** The cell in this column and row, both from 0. */
export const cellAt = (column: number, row: number): Cell => (row + 1) * NEXT_ROW + column + 1;

/** Column 0 is `a`. */
export const columnOf = (cell: Cell): number => (cell % NEXT_ROW) - 1;

/** Row 0 is `1`. */
export const rowOf = (cell: Cell): number => Math.floor(cell / NEXT_ROW) - 1;

/** The cells of a board of this side, row by row. */
export function cellsOfSide(side: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) cells.push(cellAt(column, row));
  }
  return cells;
}

const NAMES: readonly string[] = Array.from({ length: CELL_NUMBERS }, (_, cell) =>
  columnOf(cell) < 0 ? '' : `${String.fromCharCode(97 + columnOf(cell))}${rowOf(cell) + 1}`,
);

const BY_NAME: ReadonlyMap<string, Cell> = new Map(
  cellsOfSide(LARGEST_SIDE).map((cell) => [nameOf(cell), cell]),
);

/** `c3`. */
export function nameOf(cell: Cell): string {
  return NAMES[cell] as string;
}

/** The cell of that name on the largest board, or null. */
export const cellNamed = (name: string): Cell | null => BY_NAME.get(name) ?? null;
