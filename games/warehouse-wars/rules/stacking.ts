/**
 * How crates and planks come to lie on one another: where a plank fits, and what placing a
 * piece changes. Nothing here knows of turns, and nothing checks that a crate may be placed.
 */

import type { Seat } from '@hearthside/table';
import type { Cell } from './cells.ts';
import {
  CLOSED_PLANK,
  COLUMN_PLANK,
  CRATE,
  cratesOf,
  heightOf,
  indexIn,
  kindOf,
  laidPlank,
  OUTSIDE,
  type Position,
  plankOf,
  plankOverCrate,
  ROW_PLANK,
  spanOf,
  top,
  topAt,
  withCrate,
  withRest,
} from './position.ts';
import { ALONG_ROW, type Axis, type Span, spansThrough, spansTouching } from './spans.ts';

/** WW-32: the kind of top that a plank along this axis may cross. */
export const crossable = (axis: Axis): number => (axis === ALONG_ROW ? COLUMN_PLANK : ROW_PLANK);

/** WW-31: how high the highest of a span's tops reaches; a plank there lies one level lower. */
export const reachOf = ({ tops }: Position, { from, step }: Span): number =>
  Math.max(
    heightOf(tops[from] as number),
    heightOf(tops[from + step] as number),
    heightOf(tops[from + 2 * step] as number),
    heightOf(tops[from + 3 * step] as number),
  );

/*
 * What a top that is as high as the highest means to a plank along an axis, by `axis << 3 | kind`: something
 * to rest on (WW-32), or in the way (WW-33: a plank as high as the crates that cannot be crossed).
 */
const REST = 1;
const IN_THE_WAY = 8;
const MEANING = Uint8Array.from({ length: 16 }, (_, i) => {
  const kind = i & 7;
  return kind === CRATE || kind === crossable((i >> 3) as Axis) ? REST : IN_THE_WAY;
});

/**
 * WW-31 to WW-33: may a plank be laid here, as far as the pile is concerned? Its four cells are written out:
 * this is asked of some ten spans after every piece.
 */
export function plankFits({ tops }: Position, { from, step, axis }: Span): boolean {
  const fourth = tops[from + 3 * step] as number;
  // WW-30: a span whose larger end is on the board lies wholly on it.
  if (kindOf(fourth) === OUTSIDE) return false;
  const first = tops[from] as number;
  const second = tops[from + step] as number;
  const third = tops[from + 2 * step] as number;
  const reach = Math.max(heightOf(first), heightOf(second), heightOf(third), heightOf(fourth));
  if (reach === 0) return false;
  const meaning =
    meaningAt(first, reach, axis) +
    meaningAt(second, reach, axis) +
    meaningAt(third, reach, axis) +
    meaningAt(fourth, reach, axis);
  return meaning >= 2 * REST && meaning < IN_THE_WAY;
}

const meaningAt = (value: number, reach: number, axis: Axis): number =>
  heightOf(value) === reach ? (MEANING[(axis << 3) | kindOf(value)] as number) : 0;

/** Puts a crate on the top of a cell; gives its level. */
export function placeCrate(position: Position, seat: Seat, cell: Cell): number {
  const value = topAt(position, cell);
  const level = heightOf(value);
  const floor = plankOf(value);
  const stacks = cratesOf(position, seat);
  stacks[cell] = (stacks[cell] as number) | (1 << level);
  position.tops[cell] = top(level + 1, CRATE, floor);
  position.openCells--;
  if (floor > 0) {
    const bearing = position.bearings[floor - 1] as number;
    position.bearings[floor - 1] = withCrate(bearing, indexIn(spanOf(position, floor - 1), cell));
  }
  refit(position, spansThrough(cell));
  return level;
}

/** Lays a plank on a span where it fits; gives its level. */
export function layPlank(position: Position, span: Span): number {
  const reach = reachOf(position, span);
  const { tops } = position;
  const plank = position.planks.length + 1;
  let bearing = 0;
  for (let i = 0; i < span.cells.length; i++) {
    const cell = span.cells[i] as Cell;
    const value = topAt(position, cell);
    const touches = heightOf(value) === reach;
    // A crate on the board leads to the ground; a crate on a plank, or a plank that is
    // crossed, leads to that plank (WW-41).
    if (touches) bearing = withRest(bearing, i, 1 + plankOf(value));
    const overCrate = touches && kindOf(value) === CRATE;
    if (kindOf(value) === CRATE) position.openCells++;
    tops[cell] = top(reach, overCrate ? plankOverCrate(span.axis) : CLOSED_PLANK, plank);
  }
  position.planks.push(laidPlank(span, reach - 1));
  position.bearings.push(bearing);
  refit(position, spansTouching(span));
  return reach - 1;
}

/** Looks again where planks fit, after something changed under these spans. */
function refit(position: Position, spans: readonly Span[]): void {
  const { fitting } = position;
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i] as Span;
    const word = span.id >> 5;
    const bit = 1 << (span.id & 31);
    const others = (fitting[word] as number) & ~bit;
    fitting[word] = plankFits(position, span) ? others | bit : others;
  }
}
