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
  const planks = mayLayPlank(position) ? countBits(position.fitting) : 0;
  // A turn that nothing is left to do in has ended by itself, so this one may go on or end.
  const others = position.cratePlaced ? 1 : position.openCells;
  // As long as it will be: a list that grows is copied again and again.
  const actions = new Array<Action>(others + planks);
  if (position.cratePlaced) actions[0] = END;
  else listCrates(position, actions);
  if (planks > 0) listPlanks(position, actions, others);
  return actions;
}

/** WW-11, WW-12. */
const mayLayPlank = (position: Position): boolean =>
  !position.plankPlaced && !isFirstTurn(position) && planksLeft(position) > 0;

const CELLS: readonly (readonly Cell[])[] = Array.from({ length: 9 }, (_, side) =>
  cellsOfSide(side),
);

function listCrates({ tops, options }: Position, actions: Action[]): void {
  const cells = CELLS[options.side] as readonly Cell[];
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    if (isOpen(tops[cell] as number)) actions[count++] = crateAt(cell);
  }
}

function listPlanks({ fitting }: Position, actions: Action[], from: number): void {
  let count = from;
  for (let word = 0; word < fitting.length; word++) {
    for (let bits = fitting[word] as number; bits !== 0; bits &= bits - 1) {
      actions[count++] = plankOn((word << 5) | (31 - Math.clz32(bits & -bits)));
    }
  }
}

function countBits(words: readonly number[]): number {
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    for (let bits = words[word] as number; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}
