/**
 * Much that a team may still win only somebody else can bring, as a gift out of another bag. Who
 * waits for that in vain, turn after turn, hopes for less and less of it and gets on with the game.
 */

import type { SeenStep } from '@hearthside/table';
import { idle } from './idle.ts';

/** So many turns a bot waits and thinks nothing of it. */
const GLADLY = 2;
/** By each turn more it gives up so many points that might have come. */
const FADES = 0.5;

/** What moves a treasure for good; asking for things and proposing an end do not. */
const GETTING_ON = /^(take|trade|deliver|gift|ransom|rescue) /;

/** Points that this seat no longer waits for: it has done nothing for so long, and neither has anybody else. */
export function hopeGivenUp(steps: readonly SeenStep[], seat: number): number {
  let waited = 0;
  let turn: string[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const { by, action } = steps[i] as SeenStep;
    if (action !== null && GETTING_ON.test(action)) break;
    if (by === seat && action !== null) turn.push(action);
    if (by === seat && steps[i - 1]?.by === seat) continue;
    if (idle(turn)) waited++;
    turn = [];
  }
  return Math.max(0, waited - GLADLY) * FADES;
}
