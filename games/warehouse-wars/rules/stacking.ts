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
export function reachOf(position: Position, span: Span): number {
  let reach = 0;
  for (const cell of span.cells) {
    const height = heightOf(topAt(position, cell));
    if (height > reach) reach = height;
  }
  return reach;
}

/** WW-31 to WW-33: may a plank be laid here, as far as the pile is concerned? */
export function plankFits(position: Position, span: Span): boolean {
  // WW-30: a span whose larger end is on the board lies wholly on it.
  if (kindOf(topAt(position, span.to)) === OUTSIDE) return false;
  const crossing = crossable(span.axis);
  let reach = 0;
  let rests = 0;
  let blocked = false;
  for (const cell of span.cells) {
    const value = topAt(position, cell);
    const height = heightOf(value);
    if (height < reach || height === 0) continue;
    if (height > reach) {
      reach = height;
      rests = 0;
      blocked = false;
    }
    const kind = kindOf(value);
    // WW-33: a plank that is as high as the crates and cannot be crossed is in the way.
    if (kind === CRATE || kind === crossing) rests++;
    else blocked = true;
  }
  return rests >= 2 && !blocked;
}

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
  for (const span of spans) {
    const word = span.id >> 5;
    const bit = 1 << (span.id & 31);
    const others = (fitting[word] as number) & ~bit;
    fitting[word] = plankFits(position, span) ? others | bit : others;
  }
}
