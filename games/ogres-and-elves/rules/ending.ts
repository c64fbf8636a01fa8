/** How turns and games end, in the order the rules look: OE-110, then OE-111, then OE-102. */

import type { Emit } from '@hearthside/table';
import type { Event } from './events.ts';
import { HOME } from './pieces.ts';
import {
  allCaptive,
  chestPile,
  holderOf,
  isCaptive,
  lookWhatFits,
  NOTHING_REFUSED,
  openSlots,
  type Position,
  score,
  supply,
  tasteOf,
  type Why,
  wantedByOgres,
} from './position.ts';

/** Looks at the ends that can come after a player's action; true when the game is over. */
export function endsByItself(p: Position, emit?: Emit<Event>): boolean {
  lookWhatFits(p);
  if (p.somethingFits) return false;
  // OE-110; then OE-111's ruling.
  if (openSlots(p) === 0) end(p, 'filled', emit);
  else if ((supply(p) & wantedByOgres(p)) === 0) end(p, 'nothing-left', emit);
  else return false;
  return true;
}

/** When the Ogres have finished acting and all who must flee have fled. */
export function endTurn(p: Position, emit?: Emit<Event>): void {
  if (!p.somethingFits && endsByItself(p, emit)) return;
  if (!allCaptive(p)) {
    nextTurn(p, emit);
    return;
  }
  emit?.({ type: 'all-captive', rule: 'OE-102' });
  if (rescueExists(p)) p.phase = 'rescue';
  else end(p, 'captured', emit);
}

/** OE-102: is there a gift in a chest for the Ogre of any captive? */
function rescueExists(p: Position): boolean {
  for (let seat = 0; seat < p.seats; seat++) {
    const wanted = tasteOf(p, holderOf(p, seat));
    for (const chest of p.rules.chestsInPlay) if (chestPile(p, chest) & wanted) return true;
  }
  return false;
}

export function nextTurn(p: Position, emit?: Emit<Event>): void {
  p.turn = p.turn + 1 < p.seats ? p.turn + 1 : 0;
  p.phase = 'move';
  p.handledShields = 0;
  p.storedShields = 0;
  p.handOvers = 0;
  p.traded = false;
  p.refused = NOTHING_REFUSED;
  emit?.({ type: 'turn', rule: 'OE-30', seat: p.turn });
}

const END_RULES = {
  filled: 'OE-110',
  called: 'OE-111',
  'nothing-left': 'OE-111',
  captured: 'OE-102',
} as const;

export function end(p: Position, why: Why, emit?: Emit<Event>): void {
  p.phase = 'over';
  p.why = why;
  // OE-112: free elves are brought Home.
  for (let seat = 0; seat < p.seats; seat++) if (!isCaptive(p, seat)) p.elfAt[seat] = HOME;
  emit?.({ type: 'over', rule: END_RULES[why], why, score: score(p) });
}
