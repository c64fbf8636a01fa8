/** Everything a seat may do now. */

import type { Seat } from '@hearthside/table';
import { type Action, crateAt, END, plankOn } from './actions.ts';
import { type Cell, cellsOfSide } from './cells.ts';
import { isFirstTurn, isOpen, type Position, planksLeft, seatOnTurn } from './position.ts';

const NOBODY: readonly Seat[] = [];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

/** WW-10: the players take turns. */
export const actors = (position: Position): readonly Seat[] =>
  position.result ? NOBODY : (ONE[seatOnTurn(position)] as readonly Seat[]);

const NONE: readonly Action[] = [];

export function legal(position: Position, seat: Seat): readonly Action[] {
  if (position.result || seat !== seatOnTurn(position)) return NONE;
  const actions: Action[] = [];
  // A turn that nothing is left to do in has ended by itself, so this one may go on or end.
  if (position.cratePlaced) actions.push(END);
  else listCrates(position, actions);
  if (mayLayPlank(position)) listPlanks(position, actions);
  return actions;
}

/** WW-11, WW-12. */
const mayLayPlank = (position: Position): boolean =>
  !position.plankPlaced && !isFirstTurn(position) && planksLeft(position) > 0;

const CELLS: readonly (readonly Cell[])[] = Array.from({ length: 9 }, (_, side) =>
  cellsOfSide(side),
);

function listCrates(position: Position, actions: Action[]): void {
  const { tops } = position;
  for (const cell of CELLS[position.options.side] as readonly Cell[]) {
    if (isOpen(tops[cell] as number)) actions.push(crateAt(cell));
  }
}

function listPlanks({ fitting }: Position, actions: Action[]): void {
  for (let word = 0; word < fitting.length; word++) {
    for (let bits = fitting[word] as number; bits !== 0; bits &= bits - 1) {
      actions.push(plankOn((word << 5) | (31 - Math.clz32(bits & -bits))));
    }
  }
}
