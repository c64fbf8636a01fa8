/**
 * The forces in a pile, written down as a tableau (WW-41).
 *
 * Forces are counted in half weights and places in cells from a plank's smaller end, along
 * it from 0 to 4 and across it from 0 to 1, so that all numbers are whole: a piece weighs 2,
 * and the weight of a crate on cell i has the moment 2i + 1.
 *
 * A force that may press anywhere on a square is four forces at its corners. Of these:
 *
 * - a plank that rests on other planks ("hung") has to balance its force, its moment along
 *   it and its moment across it: three equations;
 * - a plank that rests on nothing but the ground has free choice of forces there, and meets
 *   whatever presses on it if and only if that presses, taken together, between its
 *   outermost supports. Across, the supports are as wide as the plank, so nothing can press
 *   outside. That leaves two inequalities, one for each way it could tip.
 */

import { GROUND, isLadenAt, NOTHING, restAt } from '../position.ts';
import { PLANK_LENGTH } from '../spans.ts';
import type { LoadedPlank, Pile } from './pile.ts';
import type { Tableau } from './tableau.ts';

/** What a plank and the crates standing on it weigh, and the moments of that. */
export interface Load {
  readonly force: number;
  readonly along: number;
  readonly across: number;
}

const PIECE = 2;
const MIDDLE = PLANK_LENGTH / 2;

export function loadOf(bearing: number): Load {
  let [force, along, across] = [PIECE, PIECE * MIDDLE, PIECE / 2];
  for (let i = 0; i < PLANK_LENGTH; i++) {
    if (!isLadenAt(bearing, i)) continue;
    force += PIECE;
    along += PIECE * i + PIECE / 2;
    across += PIECE / 2;
  }
  return { force, along, across };
}

/** From where to where a plank rests on the ground, or null when it nowhere does. */
export function footing(bearing: number): { readonly from: number; readonly to: number } | null {
  let [from, to] = [-1, -1];
  for (let i = 0; i < PLANK_LENGTH; i++) {
    if (restAt(bearing, i) !== GROUND) continue;
    if (from < 0) from = i;
    to = i + 1;
  }
  return from < 0 ? null : { from, to };
}

/** Is a plank on which nothing presses but its own crates between its outermost supports? */
export function isOverSupports(bearing: number): boolean {
  const { force, along } = loadOf(bearing);
  let [from, to] = [-1, -1];
  for (let i = 0; i < PLANK_LENGTH; i++) {
    if (restAt(bearing, i) === NOTHING) continue;
    if (from < 0) from = i;
    to = i + 1;
  }
  return from >= 0 && from * force <= along && along <= to * force;
}

const restsOnPlank = (bearing: number, i: number): boolean => {
  const rest = restAt(bearing, i);
  return rest !== NOTHING && rest !== GROUND;
};

export function isHung(bearing: number): boolean {
  for (let i = 0; i < PLANK_LENGTH; i++) if (restsOnPlank(bearing, i)) return true;
  return false;
}

/** Where a pile's planks stand in its tableau. */
export interface Equations {
  readonly tableau: Tableau;
  /**
   * By plank: where the last row tells, once it is known that the pile falls, how the plank
   * moves. Three columns (sinking, tilt along, tilt across) for a hung plank; two columns
   * (minus the tilt towards the smaller end, and towards the larger) for another.
   */
  readonly motionOf: readonly number[];
}

const CORNERS = 4;

interface Plan {
  readonly rowOf: number[];
  readonly hung: boolean[];
  readonly height: number;
  readonly unknowns: number;
  readonly hungRows: number;
}

function planOf(pile: Pile): Plan {
  const rowOf: number[] = [];
  const hung: boolean[] = [];
  let [height, unknowns, hungRows] = [0, 0, 0];
  for (const { bearing } of pile) {
    rowOf.push(height);
    const isIt = isHung(bearing);
    hung.push(isIt);
    height += isIt ? 3 : 2;
    if (!isIt) continue;
    hungRows += 3;
    if (footing(bearing)) unknowns += CORNERS;
    for (let i = 0; i < PLANK_LENGTH; i++) if (restsOnPlank(bearing, i)) unknowns += CORNERS;
  }
  return { rowOf, hung, height, unknowns, hungRows };
}

/** Reused from pile to pile: a tableau is done with before the next is written. */
let values = new Float64Array(4096);
let basis = new Int32Array(64);

/** The equations of a pile, with room to tell the motion. */
export function equationsOf(pile: Pile): Equations {
  const plan = planOf(pile);
  const slacks = plan.height - plan.hungRows;
  const usable = plan.unknowns + slacks;
  const width = usable + plan.hungRows + 1;
  const size = (plan.height + 1) * width;
  if (values.length < size) values = new Float64Array(size);
  if (basis.length < plan.height) basis = new Int32Array(plan.height);
  values.fill(0, 0, size);
  const tableau: Tableau = { height: plan.height, width, usable, values, basis };

  const motionOf: number[] = [];
  let column = 0;
  let slack = plan.unknowns;
  let marker = usable;
  pile.forEach((plank, p) => {
    const row = plan.rowOf[p] as number;
    if (plan.hung[p]) {
      column = writeContacts(pile, plan, tableau, p, column);
      writeHungLoad(tableau, row, plank, marker);
      motionOf.push(marker);
      marker += 3;
    } else {
      motionOf.push(slack);
      writeGroundedLoad(tableau, row, plank, slack);
      slack += 2;
    }
  });
  sumMissingRows(tableau);
  return { tableau, motionOf };
}

/** One column for each corner where a hung plank may press. Gives the next free column. */
function writeContacts(pile: Pile, plan: Plan, tableau: Tableau, p: number, first: number): number {
  const { span, bearing } = pile[p] as LoadedPlank;
  const row = plan.rowOf[p] as number;
  let column = first;
  const feet = footing(bearing);
  if (feet) {
    // The ground takes any force, so of all feet together only the outermost corners matter.
    for (const along of [feet.from, feet.to]) {
      for (const across of [0, 1]) writeForce(tableau, row, column++, along, across, 1);
    }
  }
  for (let i = 0; i < PLANK_LENGTH; i++) {
    if (!restsOnPlank(bearing, i)) continue;
    const under = restAt(bearing, i) - 2;
    const lower = pile[under] as LoadedPlank;
    const place = lower.span.cells.indexOf(span.cells[i] as number);
    const parallel = lower.span.axis === span.axis;
    for (const along of [0, 1]) {
      for (const across of [0, 1]) {
        writeForce(tableau, row, column, i + along, across, 1);
        const [lowerAlong, lowerAcross] = parallel ? [along, across] : [across, along];
        const lowerRow = plan.rowOf[under] as number;
        if (plan.hung[under]) {
          writeForce(tableau, lowerRow, column, place + lowerAlong, lowerAcross, -1);
        } else {
          writePress(tableau, lowerRow, column, place + lowerAlong, lower.bearing);
        }
        column++;
      }
    }
  }
  return column;
}

/** A force on a hung plank: up (1) from what it rests on, or down (-1) from what rests on it. */
function writeForce(
  { values: into, width }: Tableau,
  row: number,
  column: number,
  along: number,
  across: number,
  sign: 1 | -1,
): void {
  into[row * width + column] = sign;
  into[(row + 1) * width + column] = sign * along;
  into[(row + 2) * width + column] = sign * across;
}

/** A force down on a plank that rests on the ground. */
function writePress(
  { values: into, width }: Tableau,
  row: number,
  column: number,
  along: number,
  bearing: number,
): void {
  const { from, to } = footing(bearing) as { from: number; to: number };
  into[row * width + column] = from - along;
  into[(row + 1) * width + column] = along - to;
}

function writeHungLoad(tableau: Tableau, row: number, plank: LoadedPlank, marker: number): void {
  const { values: into, width, basis: made } = tableau;
  const { force, along, across } = loadOf(plank.bearing);
  into[(row + 1) * width - 1] = force;
  into[(row + 2) * width - 1] = along;
  into[(row + 3) * width - 1] = across;
  for (let i = 0; i < 3; i++) {
    made[row + i] = -1;
    into[(row + i) * width + marker + i] = 1;
  }
}

/** Two rows "moment about the outermost support is at most …", each with its slack. */
function writeGroundedLoad(tableau: Tableau, row: number, plank: LoadedPlank, slack: number): void {
  const { values: into, width, basis: made } = tableau;
  const { force, along } = loadOf(plank.bearing);
  const { from, to } = footing(plank.bearing) as { from: number; to: number };
  const limits = [along - from * force, to * force - along];
  limits.forEach((limit, i) => {
    const start = (row + i) * width;
    into[start + slack + i] = 1;
    into[start + width - 1] = limit;
    made[row + i] = slack + i;
  });
}

/**
 * Turns rows with a negative right-hand side round, which takes their slack's power to make
 * them up, and sums up all rows that are missing.
 */
function sumMissingRows({ values: into, width, height, basis: made }: Tableau): void {
  const last = height * width;
  for (let row = 0; row < height; row++) {
    const start = row * width;
    if ((into[start + width - 1] as number) < 0) {
      for (let i = 0; i < width; i++) into[start + i] = -(into[start + i] as number);
      made[row] = -1;
    }
    if (made[row] !== -1) continue;
    for (let i = 0; i < width; i++) {
      into[last + i] = (into[last + i] as number) + (into[start + i] as number);
    }
  }
}
