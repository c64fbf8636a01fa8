/**
 * A game in progress: small integers in flat arrays, so that a copy is a few memory moves.
 * What the numbers mean is told here and nowhere else; others use the named accessors.
 */

import type { Seat } from '@hearthside/table';
import { CELL_NUMBERS, type Cell, cellsOfSide, NEXT_ROW } from './cells.ts';
import type { Options } from './options.ts';
import { otherSeat, seatOf, TEAL } from './seats.ts';
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
  /** WW-20: how many cells have room for a crate on their top. */
  openCells: number;
  /** Each player's crates by cell: bit `k` is set for a crate on level `k`. */
  readonly teal: number[];
  readonly white: number[];
  /** What lies uppermost in each cell: see `top` below. */
  readonly tops: number[];
  /** Each plank in the order laid: its span, and its level from bit 7 on. */
  readonly planks: number[];
  /** What each plank rests on and carries: see `bearing` below. */
  readonly bearings: number[];
  /** WW-31: bit `id & 31` of word `id >> 5` is set for a span where a plank fits now. */
  readonly fitting: number[];
}

/*
 * A top is `height | kind << 5 | plank << 8`.
 * - height: how many levels it reaches up; a crate of level k and a plank of level k both
 *   reach k + 1, bare board 0. It is also the level of a crate placed on it.
 * - kind: one of the following.
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

export const top = (height: number, kind: number, plank: number): number =>
  height | (kind << 5) | (plank << 8);
export const heightOf = (value: number): number => value & 31;
export const kindOf = (value: number): number => (value >> 5) & 7;
export const plankOf = (value: number): number => value >> 8;

export const topAt = (position: Position, cell: Cell): number => position.tops[cell] as number;

/** WW-20: board or plank, not crate. */
export function isOpen(value: number): boolean {
  const kind = kindOf(value);
  return kind !== CRATE && kind !== OUTSIDE;
}

/** The kind of a plank's cell with a crate right below it. */
export const plankOverCrate = (axis: Axis): number =>
  axis === ALONG_ROW ? ROW_PLANK : COLUMN_PLANK;

/*
 * A bearing holds, for each of a plank's four cells, five bits on what it rests on there
 * (cell i at bit 5i) and one on whether a crate stands on it (cell i at bit 20 + i).
 * A rest of 2 + p is on plank p: by a crate that stands on it, or by crossing it.
 */
export const NOTHING = 0;
export const GROUND = 1;
const LADEN = 20;

export const restAt = (bearing: number, i: number): number => (bearing >> (5 * i)) & 31;
export const isLadenAt = (bearing: number, i: number): boolean =>
  ((bearing >> (LADEN + i)) & 1) === 1;
export const withRest = (bearing: number, i: number, rest: number): number =>
  bearing | (rest << (5 * i));
export const withCrate = (bearing: number, i: number): number => bearing | (1 << (LADEN + i));

export const laidPlank = (span: Span, level: number): number => span.id | (level << 7);
export const spanOf = (position: Position, plank: number): Span =>
  SPANS[(position.planks[plank] as number) & 127] as Span;
export const plankLevel = (position: Position, plank: number): number =>
  (position.planks[plank] as number) >> 7;

/** Which cell of the span this is, from 0. */
export const indexIn = (span: Span, cell: Cell): number =>
  (cell - span.from) / (span.axis === ALONG_ROW ? 1 : NEXT_ROW);

export const fits = (position: Position, spanId: number): boolean =>
  (((position.fitting[spanId >> 5] as number) >>> (spanId & 31)) & 1) === 1;

export const planksLeft = (position: Position): number =>
  position.options.planks - position.planks.length;

/** Can the turn's player still lay a plank: is one left, and does it fit somewhere? */
export function somePlankFits(position: Position): boolean {
  const { fitting } = position;
  return (
    ((fitting[0] as number) | (fitting[1] as number) | (fitting[2] as number)) !== 0 &&
    planksLeft(position) > 0
  );
}

export const cratesOf = (position: Position, seat: Seat): number[] =>
  seat === TEAL ? position.teal : position.white;
export const cratesLeft = (position: Position, seat: Seat): number =>
  seat === TEAL ? position.tealLeft : position.whiteLeft;
export const pointsOf = (position: Position, seat: Seat): number =>
  seat === TEAL ? position.tealPoints : position.whitePoints;

/** WW-10: whose turn it is, or was when the game ended. */
export function seatOnTurn(position: Position): Seat {
  const starter = seatOf(position.options.starter);
  return (position.turn & 1) === 1 ? starter : otherSeat(starter);
}

/** WW-11: one turn each places a crate and nothing else. */
export const isFirstTurn = (position: Position): boolean => position.turn <= 2;

/** The bare boards of each side; copied, never played on. */
const BARE: ReadonlyMap<number, readonly number[]> = new Map(
  [5, 6, 7, 8].map((side) => {
    const tops = new Array<number>(CELL_NUMBERS).fill(top(0, OUTSIDE, 0));
    for (const cell of cellsOfSide(side)) tops[cell] = top(0, BOARD, 0);
    return [side, tops];
  }),
);

const NO_CRATES: readonly number[] = new Array<number>(CELL_NUMBERS).fill(0);

export function setup(options: Options): Position {
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
    teal: NO_CRATES.slice(),
    white: NO_CRATES.slice(),
    tops: (BARE.get(options.side) as readonly number[]).slice(),
    planks: [],
    bearings: [],
    fitting: [0, 0, 0],
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
  teal: position.teal.slice(),
  white: position.white.slice(),
  tops: position.tops.slice(),
  planks: position.planks.slice(),
  bearings: position.bearings.slice(),
  fitting: position.fitting.slice(),
});
