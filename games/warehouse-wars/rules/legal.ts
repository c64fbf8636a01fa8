/** Everything a seat may do now. */

import type { Seat } from '@hearthside/table';
import { type Action, crateAt, END, type PlankAction, plankOn } from './actions.ts';
import { countBits, lowestBit, NORTH, SOUTH } from './cell-sets.ts';
import type { Cell } from './cells.ts';
import { isFirstTurn, type Position, seatOnTurn, somePlankFits } from './position.ts';
import { ALONG_COLUMN, ALONG_ROW, type Axis, SPANS } from './spans.ts';

const NOBODY: readonly Seat[] = [];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

/** WW-10: the players take turns. */
export const actors = (position: Position): readonly Seat[] =>
  position.result ? NOBODY : (ONE[seatOnTurn(position)] as readonly Seat[]);

const NONE: readonly Action[] = [];

export function legal(position: Position, seat: Seat): readonly Action[] {
  if (position.result || seat !== seatOnTurn(position)) return NONE;
  const planks = mayLayPlank(position) ? countSpans(position) : 0;
  // A turn that nothing is left to do in has ended by itself, so this one may go on or end.
  const others = position.cratePlaced ? 1 : position.openCells;
  // As long as it will be: a list that grows is copied again and again.
  const actions = new Array<Action>(others + planks);
  if (position.cratePlaced) actions[0] = END;
  else {
    const count = list(position.openSouth, CRATES_SOUTH, actions, 0);
    list(position.openNorth, CRATES_NORTH, actions, count);
  }
  if (planks > 0) listPlanks(position, actions, others);
  return actions;
}

/** WW-11, WW-12. */
const mayLayPlank = (position: Position): boolean =>
  !position.plankPlaced && !isFirstTurn(position) && somePlankFits(position);

/** Crates by the bit of their cell. */
const CRATES_SOUTH = SOUTH.map(crateAt);
const CRATES_NORTH = NORTH.map(crateAt);

const countSpans = (position: Position): number =>
  countBits(position.rowEndsSouth) +
  countBits(position.rowEndsNorth) +
  countBits(position.columnEndsSouth) +
  countBits(position.columnEndsNorth);

/** Planks by the larger end of their span, a bit each. */
const plankTo = (axis: Axis, cells: readonly Cell[]): readonly (PlankAction | undefined)[] =>
  cells.map((to) => {
    const span = SPANS.find((each) => each.axis === axis && each.to === to);
    return span && plankOn(span.id);
  });
const ROW_SOUTH = plankTo(ALONG_ROW, SOUTH);
const ROW_NORTH = plankTo(ALONG_ROW, NORTH);
const COLUMN_SOUTH = plankTo(ALONG_COLUMN, SOUTH);
const COLUMN_NORTH = plankTo(ALONG_COLUMN, NORTH);

function listPlanks(position: Position, actions: Action[], from: number): void {
  let count = list(position.rowEndsSouth, ROW_SOUTH, actions, from);
  count = list(position.rowEndsNorth, ROW_NORTH, actions, count);
  count = list(position.columnEndsSouth, COLUMN_SOUTH, actions, count);
  list(position.columnEndsNorth, COLUMN_NORTH, actions, count);
}

/** Lists the actions of these bits; gives how long the list now is. */
function list(
  bits: number,
  byBit: readonly (Action | undefined)[],
  actions: Action[],
  from: number,
): number {
  let count = from;
  for (let left = bits; left !== 0; left &= left - 1) {
    actions[count++] = byBit[lowestBit(left)] as Action;
  }
  return count;
}
