/**
 * Can forces hold a pile (WW-41)? The same question as that of `forces.ts`, put so that there is little to compute.
 *
 * It starts from the forces that come first to mind: every plank that has feet on the ground leaves all
 * it carries to them, and nothing is handed from plank to plank. The unknowns are what planks hand to
 * one another instead, again as four forces at the corners of each contact. Of these:
 *
 * - what is left to a plank's feet must be between them: neither beyond the one end nor the other,
 *   and on neither side of the plank. The feet's corners then share it between them. Four
 *   inequalities, of which most hold at once and are only to be kept;
 * - a plank without feet must hand all it carries to others: three equations.
 *
 * Forces and places are counted as in `forces.ts`.
 */

import { GROUND, indexIn, restAt } from '../position.ts';
import { PLANK_LENGTH } from '../spans.ts';
import { footing, loadOf } from './forces.ts';
import { type LoadedPlank, MOST_PLANKS, type Pile } from './pile.ts';
import { settleRowByRow } from './row-by-row.ts';
import { settle, type Tableau } from './tableau.ts';
import { settleBig } from './tableau-big.ts';

const CORNERS = 4;
/** Rows of a plank: beyond its smaller end, beyond its larger one, and on either side. */
const ROWS = 4;
const EQUATIONS = 3;

/** Row by row "the sum of these multiples of the unknowns is at most …", or "is exactly …". */
const factors = new Float64Array(MOST_PLANKS * ROWS * MOST_PLANKS * PLANK_LENGTH * CORNERS);
const limits = new Float64Array(MOST_PLANKS * ROWS);
/** By plank: where its feet begin and end; both 0 for one without. */
const from = new Int8Array(MOST_PLANKS);
const to = new Int8Array(MOST_PLANKS);

/** From the quickest to the one without limit. */
const WAYS = [settleRowByRow, settle, settleBig] as const;

export function canBeHeld(pile: Pile): boolean {
  const columns = writeRows(pile);
  for (const way of WAYS) {
    // Written afresh for each: settling overwrites it.
    const tableau = tableauOf(pile, columns);
    if (tableau === null) return false;
    const verdict = way(tableau);
    if (verdict !== 'too big') return verdict === 'solvable';
  }
  throw new Error('no number is too big for the last way');
}

/** Writes all rows of a pile; gives the number of unknowns. */
function writeRows(pile: Pile): number {
  let columns = 0;
  for (let p = 0; p < pile.length; p++) {
    const { bearing } = pile[p] as LoadedPlank;
    for (let i = 0; i < PLANK_LENGTH; i++) if (restAt(bearing, i) > GROUND) columns += CORNERS;
    const feet = footing(bearing);
    from[p] = feet?.from ?? 0;
    to[p] = feet?.to ?? 0;
    writeLimits(bearing, p);
  }
  factors.fill(0, 0, pile.length * ROWS * columns);
  let column = 0;
  for (let p = 0; p < pile.length; p++) {
    for (let i = 0; i < PLANK_LENGTH; i++) {
      if (restAt((pile[p] as LoadedPlank).bearing, i) <= GROUND) continue;
      writeContact(pile, p, i, columns, column);
      column += CORNERS;
    }
  }
  return columns;
}

/** The four forces that a plank hands to another one below its cell `i`. */
function writeContact(pile: Pile, p: number, i: number, columns: number, first: number): void {
  const { span, bearing } = pile[p] as LoadedPlank;
  const below = restAt(bearing, i) - 2;
  const lower = (pile[below] as LoadedPlank).span;
  const place = indexIn(lower, span.cells[i] as number);
  const parallel = lower.axis === span.axis;
  for (let corner = 0; corner < CORNERS; corner++) {
    const along = corner & 1;
    const across = corner >> 1;
    writeForce(p, columns, first + corner, i + along, across, 1);
    const lowerAlong = place + (parallel ? along : across);
    writeForce(below, columns, first + corner, lowerAlong, parallel ? across : along, -1);
  }
}

/** What a plank's own load leaves room for. */
function writeLimits(bearing: number, plank: number): void {
  const { force, along, across } = loadOf(bearing);
  const [begin, end] = [from[plank] as number, to[plank] as number];
  const row = plank * ROWS;
  if (end === 0) {
    limits[row] = force;
    limits[row + 1] = along;
    limits[row + 2] = across;
    return;
  }
  limits[row] = along - begin * force;
  limits[row + 1] = end * force - along;
  limits[row + 2] = across;
  limits[row + 3] = force - across;
}

/** A force that a plank hands on (1) at a place, or takes over there (-1). */
function writeForce(
  plank: number,
  columns: number,
  column: number,
  along: number,
  across: number,
  sign: 1 | -1,
): void {
  const [begin, end] = [from[plank] as number, to[plank] as number];
  const at = plank * ROWS * columns + column;
  if (end === 0) {
    factors[at] = sign;
    factors[at + columns] = sign * along;
    factors[at + 2 * columns] = sign * across;
    return;
  }
  factors[at] = sign * (along - begin);
  factors[at + columns] = sign * (end - along);
  factors[at + 2 * columns] = sign * across;
  factors[at + 3 * columns] = sign * (1 - across);
}

const values = new Float64Array(
  (MOST_PLANKS * ROWS + 1) * (MOST_PLANKS * (PLANK_LENGTH * CORNERS + ROWS) + 1),
);
const basis = new Int32Array(MOST_PLANKS * ROWS);
/** The rows that matter, in order. */
const chosen = new Int32Array(MOST_PLANKS * ROWS);

/** The rows that matter as a tableau; null where one of them can be seen to be out of reach. */
function tableauOf(pile: Pile, columns: number): Tableau | null {
  const height = chooseRows(pile, columns);
  if (height < 0) return null;
  let usable = columns;
  for (let row = 0; row < height; row++) if (!isEquation(chosen[row] as number)) usable++;
  const width = usable + 1;
  values.fill(0, 0, (height + 1) * width);
  let slack = columns;
  for (let row = 0; row < height; row++) {
    const source = chosen[row] as number;
    const limit = limits[source] as number;
    // What is missing is turned round, so that its right-hand side is not negative.
    const sign = limit < 0 ? -1 : 1;
    const start = row * width;
    for (let i = 0; i < columns; i++) {
      values[start + i] = sign * (factors[source * columns + i] as number);
    }
    values[start + usable] = sign * limit;
    const isMissing = limit < 0 || isEquation(source);
    basis[row] = isMissing ? -1 : slack;
    if (!isEquation(source)) values[start + slack++] = sign;
    if (isMissing) addMissing(start, height * width, width);
  }
  return { height, width, usable, values, basis };
}

const isEquation = (row: number): boolean => to[row >> 2] === 0;

/** Chooses the rows that matter; gives their number, or -1 where one is out of reach. */
function chooseRows(pile: Pile, columns: number): number {
  let count = 0;
  for (let row = 0; row < pile.length * ROWS; row++) {
    if (isEquation(row)) {
      if ((row & 3) < EQUATIONS) chosen[count++] = row;
      continue;
    }
    const holds = (limits[row] as number) >= 0;
    if (holds && !hasSign(row, columns, 1)) continue; // Whatever planks hand to one another.
    if (!holds && !hasSign(row, columns, -1)) return -1;
    chosen[count++] = row;
  }
  return count;
}

function hasSign(row: number, columns: number, sign: 1 | -1): boolean {
  for (let i = row * columns; i < (row + 1) * columns; i++) {
    if ((factors[i] as number) * sign > 0) return true;
  }
  return false;
}

/** The last row sums up what is missing. */
function addMissing(start: number, last: number, width: number): void {
  for (let i = 0; i < width; i++) {
    values[last + i] = (values[last + i] as number) + (values[start + i] as number);
  }
}
