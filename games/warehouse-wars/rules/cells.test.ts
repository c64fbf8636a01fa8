import { describe, expect, it } from 'vitest';
import {
  CELL_NUMBERS,
  cellAt,
  cellNamed,
  cellsOfSide,
  columnOf,
  LARGEST_SIDE,
  NEXT_ROW,
  nameOf,
  rowOf,
} from './cells.ts';

describe('cells', () => {
  it('WW-1 columns are lettered and rows numbered from 1', () => {
    expect(nameOf(cellAt(0, 0))).toBe('a1');
    expect(nameOf(cellAt(2, 4))).toBe('c5');
    expect(cellsOfSide(6).map(nameOf)).toContain('f6');
    expect(cellsOfSide(6)).toHaveLength(36);
    expect(cellsOfSide(6).map(nameOf)).not.toContain('g1');
  });

  it('names and numbers go both ways', () => {
    for (const cell of cellsOfSide(LARGEST_SIDE)) {
      expect(cellNamed(nameOf(cell))).toBe(cell);
      expect(cellAt(columnOf(cell), rowOf(cell))).toBe(cell);
    }
    for (const name of ['', 'a', 'a0', 'a9', 'i1', 'A1', 'a01', ' a1']) {
      expect(cellNamed(name)).toBeNull();
    }
  });

  it('a step off the board is never a cell', () => {
    const cells = new Set(cellsOfSide(LARGEST_SIDE));
    for (const cell of cells) {
      for (let dc = -1; dc <= 1; dc++) {
        for (let dr = -1; dr <= 1; dr++) {
          const next = cell + dc + dr * NEXT_ROW;
          const column = columnOf(cell) + dc;
          const row = rowOf(cell) + dr;
          const inside = column >= 0 && column < LARGEST_SIDE && row >= 0 && row < LARGEST_SIDE;
          expect(cells.has(next)).toBe(inside);
          expect(next >= 0 && next < CELL_NUMBERS).toBe(true);
        }
      }
    }
  });
});
