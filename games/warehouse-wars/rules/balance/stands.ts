/** WW-41: does a pile stand, and if not, what tips where? */

import type { Position } from '../position.ts';
import { ALONG_ROW, type Span } from '../spans.ts';
import { firmPlanks } from './firm.ts';
import { equationsOf, footing, isHung, isOverSupports, loadOf } from './forces.ts';
import { standsAtAGlance } from './glance.ts';
import { canBeHeld } from './held.ts';
import { Memory } from './memory.ts';
import {
  isAlone,
  type LoadedPlank,
  MOST_PLANKS,
  type Pile,
  pileOf,
  planksAround,
  writePile,
} from './pile.ts';
import { settle, type Tableau } from './tableau.ts';
import { settleBig } from './tableau-big.ts';

/** Column `a` is west, row `1` is south. */
export type Towards = 'west' | 'east' | 'south' | 'north';

/** The plank that tips when a pile falls, by its place in the order laid. */
export interface Tip {
  readonly plank: number;
  readonly towards: Towards;
}

/** Does everything stand that a change on this plank could bring down, in a pile that stood before? */
export function standsAround(position: Position, plank: number): boolean {
  if (firmPlanks(position, plank + 1) >> plank !== 0) return true;
  const firm = firmPlanks(position, position.planks.length);
  const around = planksAround(position, plank, firm);
  // Nothing but its own crates presses on it, and they are not over its supports: else it were firm.
  if (isAlone(around)) return false;
  const pile = pileOf(position, around, firm);
  return standsAtAGlance(pile) ?? pileStands(pile);
}

/** Verdicts on piles met lately, for search meets the same ones again and again. */
const verdicts = new Memory(12, MOST_PLANKS);
const question = new Int32Array(MOST_PLANKS);

function pileStands(pile: Pile): boolean {
  writePile(pile, question);
  const known = verdicts.recall(question, pile.length);
  return known ?? verdicts.keep(question, pile.length, canBeHeld(pile));
}

/** The last row of the tableau once no set of forces can exist, or null when one does. */
function solve(tableau: Tableau, pile: Pile): Float64Array | null {
  let settled = tableau;
  let verdict = settle(settled);
  if (verdict === 'too big') {
    settled = equationsOf(pile).tableau;
    verdict = settleBig(settled);
  }
  if (verdict === 'solvable') return null;
  const { values, width, height } = settled;
  return values.slice(height * width, (height + 1) * width);
}

/**
 * What tips first when the pile around this plank falls, or null when it stands.
 *
 * When no forces can balance a pile, the same computation yields a motion of all planks at
 * once in which none sinks into another and their weights together go down: the fall. The
 * lowest plank that tilts in it is the one to name; those above are carried along.
 */
export function tipAround(position: Position, plank: number): Tip | null {
  const around = planksAround(position, plank);
  const pile = pileOf(position, around);
  const tip = tipOf(pile);
  return tip && { ...tip, plank: originalNumber(around, tip.plank) };
}

function originalNumber(around: number, index: number): number {
  let left = index;
  for (let plank = 0; ; plank++) {
    if ((around & (1 << plank)) !== 0 && left-- === 0) return plank;
  }
}

function tipOf(pile: Pile): Tip | null {
  const [first] = pile as [LoadedPlank];
  if (pile.length === 1) {
    if (isOverSupports(first.bearing)) return null;
    const { force, along } = loadOf(first.bearing);
    const { from } = footing(first.bearing) as { from: number };
    return { plank: 0, towards: towardsEnd(first.span, along < from * force ? -1 : 1) };
  }
  const { tableau, motionOf } = equationsOf(pile);
  const motion = solve(tableau, pile);
  if (!motion) return null;
  for (let plank = 0; plank < pile.length; plank++) {
    const { span, bearing } = pile[plank] as LoadedPlank;
    const column = motionOf[plank] as number;
    if (isHung(bearing)) {
      const [along, across] = [motion[column + 1] as number, motion[column + 2] as number];
      if (along !== 0) return { plank, towards: towardsEnd(span, along) };
      if (across !== 0) return { plank, towards: towardsSide(span, across) };
    } else {
      const tilt = (motion[column] as number) - (motion[column + 1] as number);
      if (tilt !== 0) return { plank, towards: towardsEnd(span, tilt) };
    }
  }
  throw new Error('a pile that falls has a plank that tilts');
}

const towardsEnd = ({ axis }: Span, sign: number): Towards =>
  axis === ALONG_ROW ? eastOrWest(sign) : northOrSouth(sign);
const towardsSide = ({ axis }: Span, sign: number): Towards =>
  axis === ALONG_ROW ? northOrSouth(sign) : eastOrWest(sign);
const eastOrWest = (sign: number): Towards => (sign > 0 ? 'east' : 'west');
const northOrSouth = (sign: number): Towards => (sign > 0 ? 'north' : 'south');
