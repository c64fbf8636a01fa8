/** What a crate would gain either player on each open cell. */

import type { Seat } from '@hearthside/table';
import { standsAround } from '../rules/balance/stands.ts';
import { type Cell, cellsOfSide } from '../rules/cells.ts';
import {
  clone,
  cratesOf,
  heightOf,
  isOpen,
  type Position,
  plankOf,
  topAt,
} from '../rules/position.ts';
import { gain } from '../rules/score.ts';
import { placeCrate } from '../rules/stacking.ts';

export interface Chance {
  readonly cell: Cell;
  /** For the player who is to place next, and for the other. */
  readonly own: number;
  readonly other: number;
}

const CELLS: readonly (readonly Cell[])[] = Array.from({ length: 9 }, (_, side) =>
  cellsOfSide(side),
);

/** All open cells, in the order of the board. */
export function chancesOf(position: Position, seat: Seat): Chance[] {
  const chances: Chance[] = [];
  for (const cell of CELLS[position.options.side] as readonly Cell[]) {
    if (isOpen(topAt(position, cell))) chances.push(chanceAt(position, seat, cell));
  }
  return chances;
}

export function chanceAt(position: Position, seat: Seat, cell: Cell): Chance {
  const level = heightOf(topAt(position, cell));
  const { spaceDiagonals } = position.options;
  return {
    cell,
    own: gain(cratesOf(position, seat), cell, level, spaceDiagonals),
    other: gain(cratesOf(position, 1 - seat), cell, level, spaceDiagonals),
  };
}

/** WW-40: would a crate here bring the pile down? */
export function wouldFall(position: Position, seat: Seat, cell: Cell): boolean {
  const plank = plankOf(topAt(position, cell));
  if (plank === 0 || position.options.cargo === 'secured') return false;
  const after = clone(position);
  placeCrate(after, seat, cell);
  return !standsAround(after, plank - 1);
}
