/**
 * A game in progress: small integers in flat arrays, so that a copy is a few memory moves.
 * What the numbers mean is told here and nowhere else; others use the named accessors.
 */

import type { Seat } from '@hearthside/table';
import { bitOf, ifSouth } from './cell-sets.ts';
import { type Cell, cellNumbers, cellsOfSide, LARGEST_SIDE, NEXT_ROW } from './cells.ts';
import type { Options } from './options.ts';
import { seatOf, TEAL } from './seats.ts';
import { ALONG_ROW, type Axis, SPANS, type Span } from './spans.ts';

/** Why a game ended, as `result.why` says it. */
export type Why = 'score' | 'draw' | 'fall' | 'resigned';

interface Result {
  /** Null is a draw. */
  readonly winner: Seat | null;
  readonly why: Why;
}

export interface Position {
  readonly options: Options;
  turn: number;
  /** Placed in this turn. */
  cratePlaced: boolean;
  plankPlaced: boolean;
  /** WW-1: crates not yet placed. */
  tealLeft: number;
  whiteLeft: number;
  tealPoints: number;
  whitePoints: number;
  result: Result | null;
  /** WW-20: how many cells have room for a crate on their top, and which (see `cell-sets.ts`). */
  openCells: number;
  openSouth: number;
  openNorth: number;
  /** WW-31: where a plank fits now, by the larger ends of these spans; nowhere when none is left. */
  rowEndsSouth: number;
  rowEndsNorth: number;
  columnEndsSouth: number;
  columnEndsNorth: number;
  /** Each player's crates by cell: bit `k` is set for a crate on level `k`. */
  readonly teal: number[];
  readonly white: number[];
  /** What lies uppermost in each cell: see `top` and `topIndex` below. */
  readonly tops: number[];
  /** Each plank in the order laid: see `laidPlank` below. */
  readonly planks: number[];
  /** What each plank rests on and carries: see `bearing` below. */
  readonly bearings: number[];
}

/*
 * A top is `kind | height << 3 | plank << 8`.
 * - kind: one of the following.
 * - height: how many levels it reaches up; a crate of level k and a plank of level k both
 *   reach k + 1, bare board 0. It is also the level of a crate placed on it. What is outside
 *   of the board counts as higher than everything on it.
 * - plank: 1 + the index of the plank that is, or carries, the uppermost piece; 0 for the board.
 */
const BOARD = 0;
export const CRATE = 1;
/** A plank over a crate: the other plank along the other axis may cross it here (WW-32). */
export const ROW_PLANK = 2;
export const COLUMN_PLANK = 3;
/** A plank that none may cross here: over a gap, or crossing another already. */
export const CLOSED_PLANK = 4;
export const OUTSIDE = 5;

export const MOST_HEIGHT = 31;

export const top = (height: number, kind: number, plank: number): number =>
  kind | (height << 3) | (plank << 8);
export const kindOf = (value: number): number => value & 7;
export const heightOf = (value: number): number => (value >> 3) & MOST_HEIGHT;
export const plankOf = (value: number): number => value >> 8;

/** Two more rows of no cells on either side: three steps off any cell still lead to a top. */
const FURTHER_ROWS = 2 * NEXT_ROW;
export const topIndex = (cell: Cell): number => cell + FURTHER_ROWS;

export const topAt = (position: Position, cell: Cell): number =>
  position.tops[topIndex(cell)] as number;

/** WW-20: board or plank, not crate. */
export function isOpen(value: number): boolean {
  const kind = kindOf(value);
  return kind !== CRATE && kind !== OUTSIDE;
}

/** The kind of a plank's cell with a crate right below it. */
export const plankOverCrate = (axis: Axis): number =>
  axis === ALONG_ROW ? ROW_PLANK : COLUMN_PLANK;

/** WW-32: the kind of top that a plank along this axis may cross. */
export const crossable = (axis: Axis): number => (axis === ALONG_ROW ? COLUMN_PLANK : ROW_PLANK);

/*
 * A bearing holds, for each of a plank's four cells, five bits on what it rests on there
 * (cell i at bit 5i), one on whether a crate stands on it (cell i at bit 20 + i), and one on
 * whether another plank rests on it there (cell i at bit 24 + i).
 * A rest of 2 + p is on plank p: by a crate that stands on it, or by crossing it.
 */
export const NOTHING = 0;
export const GROUND = 1;
const LADEN = 20;
const PRESSED = 24;

export const restAt = (bearing: number, i: number): number => (bearing >> (5 * i)) & 31;
export const isLadenAt = (bearing: number, i: number): boolean =>
  ((bearing >> (LADEN + i)) & 1) === 1;
export const withRest = (bearing: number, i: number, rest: number): number =>
  bearing | (rest << (5 * i));
export const withCrate = (bearing: number, i: number): number => bearing | (1 << (LADEN + i));

export const withPlank = (bearing: number, i: number): number => bearing | (1 << (PRESSED + i));
/** Four bits for the cells with a crate on them, then four for those that another plank rests on. */
export const burdens = (bearing: number): number => bearing >>> LADEN;

/** A plank is `span | level << 7 | rests << 12`: four bits for the cells where it rests on something. */
export const laidPlank = (span: Span, level: number, rests: number): number =>
  span.id | (level << 7) | (rests << 12);
export const spanOf = (position: Position, plank: number): Span =>
  SPANS[(position.planks[plank] as number) & 127] as Span;
export const plankLevel = (position: Position, plank: number): number =>
  ((position.planks[plank] as number) >> 7) & 31;
export const restsOf = (position: Position, plank: number): number =>
  (position.planks[plank] as number) >> 12;

/** Which cell of the span this is, from 0. */
export const indexIn = (span: Span, cell: Cell): number =>
  // Along a column it is 0, 9, 18 or 27 further: a division by 8 is good enough, and quick.
  span.axis === ALONG_ROW ? cell - span.from : (cell - span.from) >> 3;

export function fits(position: Position, { axis, to }: Span): boolean {
  const south = ifSouth(to) !== 0;
  const ends =
    axis === ALONG_ROW
      ? south
        ? position.rowEndsSouth
        : position.rowEndsNorth
      : south
        ? position.columnEndsSouth
        : position.columnEndsNorth;
  return ((ends >>> bitOf(to)) & 1) === 1;
}

export const planksLeft = (position: Position): number =>
  position.options.planks - position.planks.length;

/** Can the turn's player still lay a plank: is one left, and does it fit somewhere? */
export const somePlankFits = (position: Position): boolean =>
  (position.rowEndsSouth |
    position.rowEndsNorth |
    position.columnEndsSouth |
    position.columnEndsNorth) !==
  0;

export const cratesOf = (position: Position, seat: Seat): number[] =>
  seat === TEAL ? position.teal : position.white;
export const cratesLeft = (position: Position, seat: Seat): number =>
  seat === TEAL ? position.tealLeft : position.whiteLeft;
export const pointsOf = (position: Position, seat: Seat): number =>
  seat === TEAL ? position.tealPoints : position.whitePoints;

/** WW-10: whose turn it is, or was when the game ended. */
export function seatOnTurn(position: Position): Seat {
  const starter = seatOf(position.options.starter);
  return (position.turn & 1) ^ 1 ^ starter;
}

/** WW-11: one turn each places a crate and nothing else. */
export const isFirstTurn = (position: Position): boolean => position.turn <= 2;

/** Item by item: a list made at its full length would count as one with gaps for ever, and be read more slowly. */
const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

interface BareBoard {
  readonly crates: readonly number[];
  readonly tops: readonly number[];
  readonly south: number;
  readonly north: number;
}

/** The bare boards of each side; copied, never played on. */
const BARE: readonly BareBoard[] = Array.from({ length: LARGEST_SIDE + 1 }, (_, side) => {
  const tops = filled(cellNumbers(side) + 2 * FURTHER_ROWS, top(MOST_HEIGHT, OUTSIDE, 0));
  let [south, north] = [0, 0];
  for (const cell of cellsOfSide(side)) {
    tops[topIndex(cell)] = top(0, BOARD, 0);
    south |= (1 << bitOf(cell)) & ifSouth(cell);
    north |= (1 << bitOf(cell)) & ~ifSouth(cell);
  }
  return { crates: filled(cellNumbers(side), 0), tops, south, north };
});

export function setup(options: Options): Position {
  const bare = BARE[options.side] as BareBoard;
  return {
    options,
    turn: 1,
    cratePlaced: false,
    plankPlaced: false,
    tealLeft: options.crates,
    whiteLeft: options.crates,
    tealPoints: 0,
    whitePoints: 0,
    result: null,
    openCells: options.side * options.side,
    openSouth: bare.south,
    openNorth: bare.north,
    rowEndsSouth: 0,
    rowEndsNorth: 0,
    columnEndsSouth: 0,
    columnEndsNorth: 0,
    teal: bare.crates.slice(),
    white: bare.crates.slice(),
    tops: bare.tops.slice(),
    planks: [],
    bearings: [],
  };
}

export const clone = (position: Position): Position => ({
  options: position.options,
  turn: position.turn,
  cratePlaced: position.cratePlaced,
  plankPlaced: position.plankPlaced,
  tealLeft: position.tealLeft,
  whiteLeft: position.whiteLeft,
  tealPoints: position.tealPoints,
  whitePoints: position.whitePoints,
  result: position.result,
  openCells: position.openCells,
  openSouth: position.openSouth,
  openNorth: position.openNorth,
  rowEndsSouth: position.rowEndsSouth,
  rowEndsNorth: position.rowEndsNorth,
  columnEndsSouth: position.columnEndsSouth,
  columnEndsNorth: position.columnEndsNorth,
  teal: position.teal.slice(),
  white: position.white.slice(),
  tops: position.tops.slice(),
  planks: position.planks.slice(),
  bearings: position.bearings.slice(),
});
