/** Everything a seat may do now. */

import { bitsIn, type Dice, lowestBit, nthBit, pick, type Seat } from '@hearthside/table';
import { type Action, crateAt, END, type PlankAction, plankOn } from './actions.ts';
import { NEXT_ROW_BIT, NORTH, SOUTH, SOUTH_ROWS } from './cell-sets.ts';
import { type Cell, cellAt, LARGEST_SIDE } from './cells.ts';
import { isFirstTurn, type Position, seatOnTurn, somePlankFits } from './position.ts';
import { ALONG_COLUMN, ALONG_ROW, type Axis, SPANS } from './spans.ts';

const NOBODY: readonly Seat[] = [];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

/** WW-10: the players take turns. */
export const actors = (position: Position): readonly Seat[] =>
  position.result !== null ? NOBODY : (ONE[seatOnTurn(position)] as readonly Seat[]);

const NONE: readonly Action[] = [];

export function legal(position: Position, seat: Seat): readonly Action[] {
  if (position.result !== null || seat !== seatOnTurn(position)) return NONE;
  const planks = mayLayPlank(position) ? findPlanks(position) : 0;
  // A turn that nothing is left to do in has ended by itself, so this one may go on or end.
  const others = position.cratePlaced ? 1 : position.openCells;
  // As long as it will be: a list that grows is copied again and again. One more is for `listCrates`.
  const actions = new Array<Action>(others + planks + 1);
  if (position.cratePlaced) actions[0] = END;
  else listCrates(position, actions);
  for (let i = 0; i < planks; i++) actions[others + i] = found[i] as Action;
  actions.pop();
  return actions;
}

/** One of them by lot, and no list: counted, then found in the same order. */
export function pickLegal(position: Position, seat: Seat, dice: Dice): Action {
  if (position.result !== null || seat !== seatOnTurn(position)) return pick(NONE, dice);
  const others = position.cratePlaced ? 1 : position.openCells;
  const planks = mayLayPlank(position) ? countPlanks(position) : 0;
  const at = dice.below(others + planks);
  if (at >= others) return nthPlank(position, at - others);
  return position.cratePlaced ? END : nthCrate(position, at);
}

/** WW-11, WW-12. */
const mayLayPlank = (position: Position): boolean =>
  !position.plankPlaced && !isFirstTurn(position) && somePlankFits(position);

/** The crates of each row, of the largest board. */
const ROWS: readonly (readonly Action[])[] = Array.from({ length: LARGEST_SIDE }, (_, row) =>
  Array.from({ length: LARGEST_SIDE }, (_, column) => crateAt(cellAt(column, row))),
);

/**
 * Lists the open cells. Every cell is written down, and the next one over it unless it is open: what
 * is open cannot be guessed, and a wrong guess costs the processor more than a few cells.
 */
function listCrates(
  { options: { side }, openSouth, openNorth }: Position,
  actions: Action[],
): void {
  let count = 0;
  for (let row = 0; row < side; row++) {
    const open = (row < SOUTH_ROWS ? openSouth : openNorth) >>> ((row % SOUTH_ROWS) * NEXT_ROW_BIT);
    const crates = ROWS[row] as readonly Action[];
    // Five columns are on every board.
    actions[count] = crates[0] as Action;
    count += open & 1;
    actions[count] = crates[1] as Action;
    count += (open >>> 1) & 1;
    actions[count] = crates[2] as Action;
    count += (open >>> 2) & 1;
    actions[count] = crates[3] as Action;
    count += (open >>> 3) & 1;
    actions[count] = crates[4] as Action;
    count += (open >>> 4) & 1;
    for (let column = 5; column < side; column++) {
      actions[count] = crates[column] as Action;
      count += (open >>> column) & 1;
    }
  }
}

const CRATES_SOUTH = SOUTH.map(crateAt);
const CRATES_NORTH = NORTH.map(crateAt);

/** The open cell that has `n` others before it. */
function nthCrate({ openSouth, openNorth }: Position, n: number): Action {
  const south = bitsIn(openSouth);
  return n < south
    ? (CRATES_SOUTH[nthBit(openSouth, n)] as Action)
    : (CRATES_NORTH[nthBit(openNorth, n - south)] as Action);
}

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

/** The planks of the list that is being made: there are few, and their number is not known before. */
const found: PlankAction[] = SPANS.map(({ id }) => plankOn(id));

/** Finds the planks that fit; gives their number. */
function findPlanks(position: Position): number {
  let count = findTo(position.rowEndsSouth, ROW_SOUTH, 0);
  count = findTo(position.rowEndsNorth, ROW_NORTH, count);
  count = findTo(position.columnEndsSouth, COLUMN_SOUTH, count);
  return findTo(position.columnEndsNorth, COLUMN_NORTH, count);
}

function findTo(ends: number, planks: readonly (PlankAction | undefined)[], from: number): number {
  let count = from;
  for (let left = ends; left !== 0; left &= left - 1) {
    found[count++] = planks[lowestBit(left)] as PlankAction;
  }
  return count;
}

const countPlanks = (position: Position): number =>
  bitsIn(position.rowEndsSouth) +
  bitsIn(position.rowEndsNorth) +
  bitsIn(position.columnEndsSouth) +
  bitsIn(position.columnEndsNorth);

/** The plank that fits and has `n` others before it. */
function nthPlank(position: Position, n: number): Action {
  let at = n;
  const rowSouth = bitsIn(position.rowEndsSouth);
  if (at < rowSouth) return ROW_SOUTH[nthBit(position.rowEndsSouth, at)] as Action;
  at -= rowSouth;
  const rowNorth = bitsIn(position.rowEndsNorth);
  if (at < rowNorth) return ROW_NORTH[nthBit(position.rowEndsNorth, at)] as Action;
  at -= rowNorth;
  const columnSouth = bitsIn(position.columnEndsSouth);
  if (at < columnSouth) return COLUMN_SOUTH[nthBit(position.columnEndsSouth, at)] as Action;
  return COLUMN_NORTH[nthBit(position.columnEndsNorth, at - columnSouth)] as Action;
}
