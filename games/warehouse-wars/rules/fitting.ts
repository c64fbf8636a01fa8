/**
 * Where planks fit, kept up to date from piece to piece (WW-31 to WW-33). `plankFits` says what is
 * meant; here only what a piece can change is looked at again.
 *
 * A piece that now reaches up to `reach` in a cell never reached higher there before. So for a span
 * through this cell, with its other three cells in view:
 *
 * - where one of them reaches higher, this cell was and is too low to matter: nothing changes;
 * - otherwise this cell is among the highest. The span has room for a plank if this cell is something
 *   to rest on, at least one of the others as high is too, and none of those is in the way.
 */

import { bitOf, ifSouth, NEXT_ROW_BIT } from './cell-sets.ts';
import { type Cell, NEXT_ROW } from './cells.ts';
import {
  CLOSED_PLANK,
  CRATE,
  crossable,
  kindOf,
  MOST_HEIGHT,
  type Position,
  planksLeft,
  topAt,
  topIndex,
} from './position.ts';
import { ALONG_COLUMN, ALONG_ROW, type Axis, PLANK_LENGTH, type Span } from './spans.ts';

/** What a cell means to a plank that would lie as high as `reach`; a lower one means nothing to it. */
const REST = 1;
const IN_THE_WAY = 2;
const HIGHER = 4;
/** How a cell that one can rest on counts for its spans: as one rest, which by itself is too few. */
const ONE_REST = 0;

/**
 * The meaning of a top by its height above `reach`, and its kind: `(height - reach) << 3 | kind`, from
 * the deepest on.
 */
const DEEPEST = -MOST_HEIGHT << 3;
const meaningsFor = (axis: Axis): Uint8Array =>
  Uint8Array.from({ length: (2 * MOST_HEIGHT + 1) << 3 }, (_, i) => {
    const above = (DEEPEST + i) >> 3;
    const kind = i & 7;
    if (above !== 0) return above > 0 ? HIGHER : 0;
    return kind === CRATE || kind === crossable(axis) ? REST : IN_THE_WAY;
  });
const ROW_MEANINGS = meaningsFor(ALONG_ROW);
const COLUMN_MEANINGS = meaningsFor(ALONG_COLUMN);

/**
 * By what the other cells of the four spans through a cell mean, three bits a span: in the lower half
 * the spans that this settles, in the upper half those of them where a plank fits. A bit for each
 * span, the one that ends in the cell first and the one that begins there last.
 */
const SETTLED = Uint8Array.from({ length: 1 << (3 * PLANK_LENGTH) }, (_, meanings) => {
  let settled = 0;
  for (let span = 0; span < PLANK_LENGTH; span++) {
    const meaning = (meanings >> (3 * span)) & 7;
    if (meaning < HIGHER) settled |= 1 << span;
    if (meaning === REST) settled |= 16 << span;
  }
  return settled;
});

const meaningOf = (top: number, base: number, meanings: Uint8Array): number =>
  meanings[(top & 0xff) - base] as number;

/** Looks at the three cells before and the three behind; beyond the board all is higher. */
function lookAround(
  tops: readonly number[],
  at: number,
  step: number,
  reach: number,
  meanings: Uint8Array,
  own: number,
): number {
  const base = DEEPEST + (reach << 3);
  const before1 = own | meaningOf(tops[at - step] as number, base, meanings);
  const before2 = before1 | meaningOf(tops[at - 2 * step] as number, base, meanings);
  const before3 = before2 | meaningOf(tops[at - 3 * step] as number, base, meanings);
  const after1 = own | meaningOf(tops[at + step] as number, base, meanings);
  const after2 = after1 | meaningOf(tops[at + 2 * step] as number, base, meanings);
  const after3 = after2 | meaningOf(tops[at + 3 * step] as number, base, meanings);
  return SETTLED[
    before3 | ((after1 | before2) << 3) | ((after2 | before1) << 6) | (after3 << 9)
  ] as number;
}

/** Looks again at the spans along a row through a cell that now reaches up to `reach`. */
function refitRow(position: Position, cell: Cell, reach: number, own: number): void {
  const seen = lookAround(position.tops, topIndex(cell), 1, reach, ROW_MEANINGS, own);
  const bit = bitOf(cell);
  const settled = (seen & 15) << bit;
  const fitting = (seen >> 4) << bit;
  const south = ifSouth(cell);
  position.rowEndsSouth = (position.rowEndsSouth & ~(settled & south)) | (fitting & south);
  position.rowEndsNorth = (position.rowEndsNorth & ~(settled & ~south)) | (fitting & ~south);
}

/** Four bits, one a row. */
const UPWARDS = Int32Array.from({ length: 1 << PLANK_LENGTH }, (_, bits) => {
  let upwards = 0;
  for (let i = 0; i < PLANK_LENGTH; i++) upwards |= ((bits >> i) & 1) << (i * NEXT_ROW_BIT);
  return upwards;
});

const turned = (bits: number, by: number): number => (bits << by) | (bits >>> -by);

/** The same for the spans along a column, which may begin in the south and end in the north. */
function refitColumn(position: Position, cell: Cell, reach: number, own: number): void {
  const seen = lookAround(position.tops, topIndex(cell), NEXT_ROW, reach, COLUMN_MEANINGS, own);
  const bit = bitOf(cell);
  // Turned round, what leaves one half of the board comes in at the south of the next.
  const settled = turned(UPWARDS[seen & 15] as number, bit);
  const fitting = turned(UPWARDS[seen >> 4] as number, bit);
  const here = -1 << (bit & ~(NEXT_ROW_BIT - 1));
  const south = ifSouth(cell) & here;
  const north = ifSouth(cell) ^ here;
  position.columnEndsSouth = (position.columnEndsSouth & ~(settled & south)) | (fitting & south);
  position.columnEndsNorth = (position.columnEndsNorth & ~(settled & north)) | (fitting & north);
}

/** Looks again at all spans that share a cell with a plank just laid. */
export function refitAround(position: Position, span: Span, reach: number): void {
  if (planksLeft(position) === 0) {
    nothingFits(position);
    return;
  }
  const { cells, axis, from, to } = span;
  for (let i = 0; i < PLANK_LENGTH; i++) {
    const cell = cells[i] as Cell;
    // WW-32: over a crate it can be crossed, and is to a plank across it what the crate was.
    if (kindOf(topAt(position, cell)) !== CLOSED_PLANK) continue;
    if (axis === ALONG_ROW) refitColumn(position, cell, reach, IN_THE_WAY);
    else refitRow(position, cell, reach, IN_THE_WAY);
  }
  // In parallel it is in the way of all that would overlap it: those up to its smaller end, and those from its larger.
  if (axis === ALONG_ROW) {
    refitRow(position, from, reach, IN_THE_WAY);
    refitRow(position, to, reach, IN_THE_WAY);
  } else {
    refitColumn(position, from, reach, IN_THE_WAY);
    refitColumn(position, to, reach, IN_THE_WAY);
  }
}

/** Looks again at all spans through a crate just placed. */
export function refitThrough(position: Position, cell: Cell, reach: number): void {
  if (planksLeft(position) === 0) return;
  refitRow(position, cell, reach, ONE_REST);
  refitColumn(position, cell, reach, ONE_REST);
}

/** WW-1: the last plank has been laid. */
function nothingFits(position: Position): void {
  position.rowEndsSouth = 0;
  position.rowEndsNorth = 0;
  position.columnEndsSouth = 0;
  position.columnEndsNorth = 0;
}
