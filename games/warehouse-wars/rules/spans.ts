/**
 * Spans: the places of the largest board where a plank can lie at all, four cells in a row
 * or a column (WW-3, WW-30). Numbered alike for boards of every side.
 */

import {
  type Cell,
  cellAt,
  cellsOfSide,
  columnOf,
  LARGEST_SIDE,
  NEXT_ROW,
  rowOf,
} from './cells.ts';

/** WW-3: cells a plank covers. */
export const PLANK_LENGTH = 4;

/** The two ways a plank can lie (WW-30). */
export const ALONG_ROW = 0;
export const ALONG_COLUMN = 1;
export type Axis = typeof ALONG_ROW | typeof ALONG_COLUMN;

export interface Span {
  /** Its place in `SPANS`. */
  readonly id: number;
  readonly axis: Axis;
  /** From the smaller end to the larger. */
  readonly cells: readonly Cell[];
  readonly from: Cell;
  readonly to: Cell;
  /** From one of its cells to the next. */
  readonly step: number;
}

const STEP: Readonly<Record<Axis, number>> = { [ALONG_ROW]: 1, [ALONG_COLUMN]: NEXT_ROW };

export const SPANS: readonly Span[] = allSpans();

function allSpans(): Span[] {
  const spans: Span[] = [];
  for (const axis of [ALONG_ROW, ALONG_COLUMN] as const) {
    for (const from of cellsOfSide(LARGEST_SIDE)) {
      const start = axis === ALONG_ROW ? columnOf(from) : rowOf(from);
      if (start + PLANK_LENGTH > LARGEST_SIDE) continue;
      const step = STEP[axis];
      const cells = Array.from({ length: PLANK_LENGTH }, (_, i) => from + i * step);
      const to = cells[PLANK_LENGTH - 1] as Cell;
      spans.push({ id: spans.length, axis, cells, from, to, step });
    }
  }
  return spans;
}

const BY_ENDS: ReadonlyMap<number, Span> = new Map(
  SPANS.map((span) => [endsKey(span.from, span.to), span]),
);

function endsKey(from: Cell, to: Cell): number {
  return from * 256 + to;
}

/** The span with these ends, the smaller first, or null. */
export const spanBetween = (from: Cell, to: Cell): Span | null =>
  BY_ENDS.get(endsKey(from, to)) ?? null;

/** The spans that cover a cell, by cell number. */
const THROUGH: readonly (readonly Span[])[] = Array.from(
  { length: cellAt(LARGEST_SIDE - 1, LARGEST_SIDE - 1) + 1 },
  (_, cell) => SPANS.filter((span) => span.cells.includes(cell)),
);

export const spansThrough = (cell: Cell): readonly Span[] => THROUGH[cell] as readonly Span[];
