/**
 * A first look at a pile that spares most of the computing. It lets every plank, from the
 * last laid to the first, hand its load down in the most natural way. When every plank is
 * then held by its supports, these are forces that prove that the pile stands. When one is
 * not, other forces might still do: that is for the tableau to say, unless nothing rests on
 * that plank, which then falls whatever the others do.
 *
 * All numbers are exact. A load is split between supports one or two cells apart, which
 * divides by 1 or 2 only, and its moment across in steps of 2^-20. With at most 16 planks
 * on one another, nothing needs more than 45 of a double's 53 bits.
 */

import { GROUND, indexIn, NOTHING, restAt } from '../position.ts';
import { PLANK_LENGTH } from '../spans.ts';
import { isOverSupports, loadOf } from './forces.ts';
import { type LoadedPlank, MOST_PLANKS, type Pile, planksUnder } from './pile.ts';

const STEPS = 2 ** 20;

/** What presses on each plank: force, and its moments along and across. */
const force = new Float64Array(MOST_PLANKS);
const along = new Float64Array(MOST_PLANKS);
const across = new Float64Array(MOST_PLANKS);

/** What can be seen at once; null where that is for the tableau to say. */
export function standsAtAGlance(pile: Pile): boolean | null {
  force.fill(0);
  along.fill(0);
  across.fill(0);
  // A bit for each plank that others rest on.
  let bearers = 0;
  for (let plank = pile.length - 1; plank >= 0; plank--) {
    const { bearing } = pile[plank] as LoadedPlank;
    if (!handDown(pile, plank)) {
      // Nothing but its own crates presses on it, and they are not over its supports: no forces can hold it.
      const isBare = (bearers & (1 << plank)) === 0;
      return isBare && !isOverSupports(bearing) ? false : null;
    }
    bearers |= planksUnder(bearing);
  }
  return true;
}

/** Hands a plank's whole load to what it rests on; false when that is not under it. */
function handDown(pile: Pile, plank: number): boolean {
  const { bearing } = pile[plank] as LoadedPlank;
  const own = loadOf(bearing);
  const weight = own.force + (force[plank] as number);
  const moment = own.along + (along[plank] as number);
  const side = own.across + (across[plank] as number);
  // The nearest supports that reach up to the load's middle from either side; it is right
  // over a support that does both. Between feet on the ground the ground takes all.
  let [left, right] = [-1, -1];
  let [footLeft, footRight] = [false, false];
  for (let i = 0; i < PLANK_LENGTH; i++) {
    const rest = restAt(bearing, i);
    if (rest === NOTHING) continue;
    if (i * weight <= moment) {
      left = i;
      footLeft ||= rest === GROUND;
    }
    if (moment <= (i + 1) * weight) {
      if (right < 0) right = i;
      footRight ||= rest === GROUND;
    }
  }
  if (footLeft && footRight) return true;
  if (left < 0 || right < 0) return false;
  if (left >= right) {
    press(pile, plank, right, weight, moment, side);
    return true;
  }
  const near = left + 1;
  const share = (moment - near * weight) / (right - near);
  const sideShare = Math.round((share * side * STEPS) / weight) / STEPS;
  const [rest, sideRest] = [weight - share, side - sideShare];
  // Rounded to its step, a share may not leave the plank's width.
  if (sideShare > share || sideRest > rest || sideRest < 0) return false;
  press(pile, plank, left, rest, near * rest, sideRest);
  press(pile, plank, right, share, right * share, sideShare);
  return true;
}

/** Presses with part of the load on what is below the plank's cell `i`. */
function press(
  pile: Pile,
  plank: number,
  i: number,
  weight: number,
  moment: number,
  side: number,
): void {
  const { span, bearing } = pile[plank] as LoadedPlank;
  const rest = restAt(bearing, i);
  if (rest === GROUND) return;
  const below = rest - 2;
  const lower = (pile[below] as LoadedPlank).span;
  const place = indexIn(lower, span.cells[i] as number);
  const inCell = moment - i * weight;
  const parallel = span.axis === lower.axis;
  force[below] = (force[below] as number) + weight;
  along[below] = (along[below] as number) + place * weight + (parallel ? inCell : side);
  across[below] = (across[below] as number) + (parallel ? side : inCell);
}
