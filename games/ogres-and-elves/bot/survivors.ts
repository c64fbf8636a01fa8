/**
 * How many of each kind will be left when each Valuable may be grabbed, and the score to hope for
 * then. A spare one lost costs nothing and the next one a whole chest: only the odds of every
 * number together tell what a risk is worth.
 */

import { VALUABLES } from '../rules/pieces.ts';
import type { Position } from '../rules/position.ts';
import { bestWith, type Prospects } from './prospects.ts';

const KINDS = VALUABLES.length;
/** A pile counts up to seven of a kind. */
const NUMBERS = 8;

/** By kind and number: the chance that so many are left. */
const chances = new Float64Array(KINDS * NUMBERS);
/** By kind: how many there are now. */
const most = new Uint8Array(KINDS);
/** By kind: how many are left in the case that is looked at. */
const left = new Uint8Array(KINDS);

export function forgetSurvivors(): void {
  chances.fill(0);
  most.fill(0);
  for (let kind = 0; kind < KINDS; kind++) chances[kind * NUMBERS] = 1;
}

/** One more of a kind, with the chance that it is not lost. */
export function addSurvivor(kind: number, spared: number): void {
  const none = kind * NUMBERS;
  most[kind] = (most[kind] as number) + 1;
  for (let at = none + (most[kind] as number); at > none; at--) {
    chances[at] = (chances[at] as number) * (1 - spared) + (chances[at - 1] as number) * spared;
  }
  chances[none] = (chances[none] as number) * (1 - spared);
}

/** The mean of the best scores that each number of survivors still allows. */
export function hopedScore(p: Position, prospects: Prospects): number {
  if (prospects.bests.length === 0) {
    prospects.bests = new Int8Array(most.reduce((cases, n) => cases * (n + 1), 1)).fill(-1);
  }
  return overKinds(p, prospects.bests, 0, 0);
}

/** `cases` numbers what is left of the kinds before; the last kind makes it a place in `bests`. */
function overKinds(p: Position, bests: Int8Array, kind: number, cases: number): number {
  if (kind === KINDS) {
    if (bests[cases] === -1) bests[cases] = bestWith(p, left);
    return bests[cases] as number;
  }
  const n = most[kind] as number;
  let mean = 0;
  for (let number = 0; number <= n; number++) {
    const chance = chances[kind * NUMBERS + number] as number;
    if (chance === 0) continue;
    left[kind] = number;
    mean += chance * overKinds(p, bests, kind + 1, cases * (n + 1) + number);
  }
  return mean;
}
