/**
 * How crates and planks come to lie on one another: where a plank fits, and what placing a
 * piece changes. Nothing here knows of turns, and nothing checks that a crate may be placed.
 */

import type { Seat } from '@hearthside/table';
import { bitOf, ifSouth } from './cell-sets.ts';
import type { Cell } from './cells.ts';
import { refitAround, refitThrough } from './fitting.ts';
import {
  CLOSED_PLANK,
  CRATE,
  cratesOf,
  crossable,
  heightOf,
  indexIn,
  kindOf,
  laidPlank,
  type Position,
  plankOf,
  plankOverCrate,
  spanOf,
  top,
  topAt,
  topIndex,
  withCrate,
  withPlank,
  withRest,
} from './position.ts';
import { type Axis, PLANK_LENGTH, type Span } from './spans.ts';

/** WW-31: how high the highest of a span's tops reaches; a plank there lies one level lower. */
export const reachOf = (position: Position, { from, step }: Span): number =>
  Math.max(
    heightOf(topAt(position, from)),
    heightOf(topAt(position, from + step)),
    heightOf(topAt(position, from + 2 * step)),
    heightOf(topAt(position, from + 3 * step)),
  );

/** WW-31 to WW-33: may a plank be laid here, as far as the pile is concerned? */
export function plankFits(position: Position, span: Span): boolean {
  const tops = span.cells.map((cell) => topAt(position, cell));
  const reach = reachOf(position, span);
  // WW-30: what is outside is as high as can be, and nothing to rest on.
  const highest = tops.filter((value) => reach > 0 && heightOf(value) === reach);
  return highest.length >= 2 && highest.every((value) => isRest(value, span.axis));
}

/** WW-31, WW-32: a crate, or a plank that can be crossed. Any other top is in the way (WW-33). */
export const isRest = (value: number, axis: Axis): boolean =>
  kindOf(value) === CRATE || kindOf(value) === crossable(axis);

/** Puts a crate on the top of a cell; gives its level. */
export function placeCrate(position: Position, seat: Seat, cell: Cell): number {
  const value = topAt(position, cell);
  const level = heightOf(value);
  const floor = plankOf(value);
  const stacks = cratesOf(position, seat);
  stacks[cell] = (stacks[cell] as number) | (1 << level);
  position.tops[topIndex(cell)] = top(level + 1, CRATE, floor);
  position.openCells--;
  position.openSouth &= ~((1 << bitOf(cell)) & ifSouth(cell));
  position.openNorth &= ~((1 << bitOf(cell)) & ~ifSouth(cell));
  if (floor > 0) {
    const bearing = position.bearings[floor - 1] as number;
    position.bearings[floor - 1] = withCrate(bearing, indexIn(spanOf(position, floor - 1), cell));
  }
  refitThrough(position, cell, level + 1);
  return level;
}

/** Lays a plank on a span where it fits; gives its level. */
export function layPlank(position: Position, span: Span): number {
  const { axis, cells } = span;
  const reach = reachOf(position, span);
  const plank = position.planks.length + 1;
  let bearing = 0;
  let rests = 0;
  for (let i = 0; i < PLANK_LENGTH; i++) {
    const cell = cells[i] as Cell;
    const value = topAt(position, cell);
    const touches = heightOf(value) === reach;
    const isCrate = kindOf(value) === CRATE;
    if (touches) {
      // A crate on the board leads to the ground; a crate on a plank, or a plank that is
      // crossed, leads to that plank (WW-41).
      const below = plankOf(value);
      bearing = withRest(bearing, i, 1 + below);
      rests |= 1 << i;
      if (below > 0) pressOn(position, below - 1, cell);
    }
    if (isCrate) open(position, cell);
    const kind = touches && isCrate ? plankOverCrate(axis) : CLOSED_PLANK;
    position.tops[topIndex(cell)] = top(reach, kind, plank);
  }
  position.planks.push(laidPlank(span, reach - 1, rests));
  position.bearings.push(bearing);
  refitAround(position, span, reach);
  return reach - 1;
}

/** A cell has room for a crate again. */
function open(position: Position, cell: Cell): void {
  position.openCells++;
  position.openSouth |= (1 << bitOf(cell)) & ifSouth(cell);
  position.openNorth |= (1 << bitOf(cell)) & ~ifSouth(cell);
}

/** A plank rests on another one in this cell. */
function pressOn(position: Position, plank: number, cell: Cell): void {
  const bearing = position.bearings[plank] as number;
  position.bearings[plank] = withPlank(bearing, indexIn(spanOf(position, plank), cell));
}
