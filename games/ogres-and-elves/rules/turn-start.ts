/**
 * Phase `move`: Shields, then the elf; a captive may roll or be ransomed instead (OE-100). In the Second and Third
 * game these are the longest lists there are, and six of ten that are asked for: made once, of just their length.
 */

import { bitsIn, type Dice, lowestBit, nthBit, pick, type Seat } from '@hearthside/table';
import { type Action, CALL_END, DEPLOY, ONLY_ROLL, RANSOM, ROLL, SHIFT, STORE } from './actions.ts';
import { addUnrefused, wasRefused } from './consent.ts';
import { movesOf } from './moves.ts';
import { FIRST_CASTLE } from './pieces.ts';
import { kindsIn } from './pile.ts';
import {
  chestPile,
  hasRoom,
  holderOf,
  inChests,
  isCaptive,
  ogreSpaces,
  openCastles,
  type Position,
  tasteOf,
} from './position.ts';
import { canDeploy, freeMines, movableShields } from './shields.ts';

export function turnStart(p: Position, seat: Seat): readonly Action[] {
  const own = isCaptive(p, seat) ? ransoms(p, seat) : movesOf(p, seat);
  // The First game has no Shields, and mostly something fits.
  if (p.rules.shields === 0 && p.somethingFits) return own;
  const movable = movableShields(p);
  const deploys = canDeploy(p, seat);
  const ends = !p.somethingFits && !wasRefused(p, CALL_END);
  if (movable === 0 && !deploys && !ends) return own;
  const free = freeMines(p);
  const room = hasRoom(p, seat);
  const eachShield = bitsIn(free) + (room ? 1 : 0);
  const shieldActions = (deploys ? bitsIn(free) : 0) + bitsIn(movable) * eachShield;
  const list = new Array<Action>(shieldActions + own.length + (ends ? 1 : 0));
  let n = 0;
  if (deploys) n = put(list, n, DEPLOY, free);
  for (let rest = movable; rest !== 0; rest &= rest - 1) {
    const mine = lowestBit(rest);
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
    list[n++] = table[lowestBit(rest)] as Action;
  }
  return n;
}

/** One of that list by lot, and no list: counted, then found in the same order. */
export function pickTurnStart(p: Position, seat: Seat, dice: Dice): Action {
  const ogres = ogreSpaces(p);
  const own = isCaptive(p, seat) ? ransoms(p, seat) : movesOf(p, seat, ogres);
  const movable = movableShields(p);
  const deploys = canDeploy(p, seat);
  const ends = !p.somethingFits && !wasRefused(p, CALL_END);
  if (movable === 0 && !deploys && !ends) return pick(own, dice);
  const free = freeMines(p, ogres);
  const mines = bitsIn(free);
  const deployments = deploys ? mines : 0;
  const eachShield = mines + (hasRoom(p, seat) ? 1 : 0);
  const shieldActions = deployments + bitsIn(movable) * eachShield;
  let at = dice.below(shieldActions + own.length + (ends ? 1 : 0));
  // Behind the elf's own actions stands nothing but the call to end.
  if (at >= shieldActions) return own[at - shieldActions] ?? CALL_END;
  if (at < deployments) return DEPLOY[nthBit(free, at)] as Action;
  at -= deployments;
  // Shield by Shield: there are four at most.
  let left = movable;
  for (; at >= eachShield; at -= eachShield) left &= left - 1;
  const from = lowestBit(left);
  return at < mines ? (SHIFT[from]?.[nthBit(free, at)] as Action) : (STORE[from] as Action);
}

/** OE-101, and a captive's roll (OE-100). Mostly there is nothing to give. */
function ransoms(p: Position, seat: Seat): readonly Action[] {
  const wanted = tasteOf(p, holderOf(p, seat));
  if ((inChests(p) & wanted) === 0) return ONLY_ROLL;
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
