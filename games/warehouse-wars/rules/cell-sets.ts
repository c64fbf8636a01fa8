/**
 * Sets of cells as whole numbers, a bit for each cell: eight bits a row, the cells of rows 1 to 4 in
 * one number (the south) and those of rows 5 to 8 in another (the north). From bit to bit a set
 * goes through its cells in the order of the board.
 */

import {
  CELL_NUMBERS,
  type Cell,
  cellAt,
  cellsOfSide,
  columnOf,
  LARGEST_SIDE,
  rowOf,
} from './cells.ts';

/** How many rows are in the south. */
export const SOUTH_ROWS = 4;

/** From a cell's bit to that of its neighbour in the next row. */
export const NEXT_ROW_BIT = 8;

const BITS = new Uint8Array(CELL_NUMBERS);
for (const cell of cellsOfSide(LARGEST_SIDE)) {
  BITS[cell] = NEXT_ROW_BIT * (rowOf(cell) % SOUTH_ROWS) + columnOf(cell);
}

/** Which bit of its half a cell is, from 0. */
export const bitOf = (cell: Cell): number => BITS[cell] as number;

const FIRST_IN_NORTH = cellAt(0, SOUTH_ROWS);

/** All bits where the cell is in the south, none where it is in the north: to choose without a branch. */
export const ifSouth = (cell: Cell): number => (cell - FIRST_IN_NORTH) >> 31;

/** The cells of the south and of the north by bit. */
export const SOUTH: readonly Cell[] = cellsByBit(0);
export const NORTH: readonly Cell[] = cellsByBit(SOUTH_ROWS);

function cellsByBit(firstRow: number): Cell[] {
  return Array.from({ length: SOUTH_ROWS * NEXT_ROW_BIT }, (_, bit) =>
    cellAt(bit % NEXT_ROW_BIT, firstRow + Math.floor(bit / NEXT_ROW_BIT)),
  );
}
