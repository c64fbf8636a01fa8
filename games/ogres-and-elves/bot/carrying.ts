/** What an elf has still to do: bring home or give away what it carries, and get free. */

import { HOME, VALUABLES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, type Pile } from '../rules/pile.ts';
import type { Position } from '../rules/position.ts';
import { turnsToTaker } from './nearness.ts';
import type { Prospects } from './prospects.ts';
import { waysOf } from './ways.ts';

const WEIGHTS = {
  /** For each Valuable that is to be delivered, and each turn it is away from Home. */
  undelivered: 0.1,
  carry: 0.03,
  /** For each spare Valuable in a bag, and each turn to an Ogre that wants it. */
  ungiven: 0.096,
  seek: 0.013,
  /** For an elf that is held. */
  captive: 0.29,
};

export function carrying(p: Position, seat: number, { loss, wanted }: Prospects): number {
  const at = p.elfAt[seat] as number;
  const bag = (p.bags[seat] as Pile) & ALL_VALUABLES;
  let worries = p.heldBy[seat] !== 0 ? WEIGHTS.captive : 0;
  if (bag === 0) return worries;
  const turnsHome = Math.ceil((waysOf(p.rules)[at]?.[HOME] as number) / 2);
  for (let kind = 0; kind < VALUABLES.length; kind++) {
    const n = count(bag, kind);
    if (n === 0) continue;
    const toDeliver = Math.min(n, wanted[kind] as number);
    worries += toDeliver * (WEIGHTS.undelivered + WEIGHTS.carry * turnsHome);
    const spare = n - toDeliver;
    if (spare > 0 && (loss[kind] as number) > 0) {
      worries += spare * (WEIGHTS.ungiven + WEIGHTS.seek * turnsToTaker(p, at, kind));
    }
  }
  return worries;
}
