/**
 * Phase `move`: Shields, then the elf; a captive may roll or be ransomed instead (OE-100). In the Second and Third
 * game these are the longest lists there are, and six of ten that are asked for: made once, of just their length.
 */

import type { Seat } from '@hearthside/table';
import { type Action, CALL_END, DEPLOY, ONLY_ROLL, RANSOM, ROLL, SHIFT, STORE } from './actions.ts';
import { addUnrefused, wasRefused } from './consent.ts';
import { movesOf } from './moves.ts';
import { FIRST_CASTLE } from './pieces.ts';
import { kindsIn } from './pile.ts';
import {
  chestPile,
  hasRoom,
  holderOf,
  isCaptive,
  openCastles,
  type Position,
  somethingFits,
  tasteOf,
} from './position.ts';
import { canDeploy, freeMines, movableShields } from './shields.ts';

export function turnStart(p: Position, seat: Seat): readonly Action[] {
  const own = isCaptive(p, seat) ? ransoms(p, seat) : movesOf(p, seat);
  const movable = movableShields(p);
  const deploys = canDeploy(p, seat);
  const ends = !somethingFits(p) && !wasRefused(p, CALL_END);
  if (movable === 0 && !deploys && !ends) return own;
  const free = freeMines(p);
  const room = hasRoom(p, seat);
  const eachShield = bitsIn(free) + (room ? 1 : 0);
  const shieldActions = (deploys ? bitsIn(free) : 0) + bitsIn(movable) * eachShield;
  const list = new Array<Action>(shieldActions + own.length + (ends ? 1 : 0));
  let n = 0;
  if (deploys) n = put(list, n, DEPLOY, free);
  for (let rest = movable; rest !== 0; rest &= rest - 1) {
    const mine = 31 - Math.clz32(rest & -rest);
    n = put(list, n, SHIFT[mine] as readonly Action[], free);
    if (room) list[n++] = STORE[mine] as Action;
  }
  for (let i = 0; i < own.length; i++) list[n++] = own[i] as Action;
  if (ends) list[n] = CALL_END;
  return list;
}

/** Into `list` from `at` on: what stands in the table for each bit. Where to go on. */
function put(list: Action[], at: number, table: readonly Action[], bits: number): number {
  let n = at;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    list[n++] = table[31 - Math.clz32(rest & -rest)] as Action;
  }
  return n;
}

/** How many bits are set: counted by twos, by fours, by eights, then all by one multiplication. */
function bitsIn(bits: number): number {
  const twos = bits - ((bits >> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** OE-101, and a captive's roll (OE-100). Mostly there is nothing to give. */
function ransoms(p: Position, seat: Seat): readonly Action[] {
  const wanted = tasteOf(p, holderOf(p, seat));
  let gifts = 0;
  for (const chest of p.rules.chestsInPlay) gifts |= chestPile(p, chest) & wanted;
  if (gifts === 0) return ONLY_ROLL;
  const list: Action[] = [];
  const castles = openCastles(p) >> FIRST_CASTLE;
  for (const chest of p.rules.chestsInPlay) {
    for (const item of kindsIn(chestPile(p, chest) & wanted)) {
      addUnrefused(list, p, RANSOM[item]?.[chest] ?? [], castles);
    }
  }
  list.push(ROLL);
  return list;
}
