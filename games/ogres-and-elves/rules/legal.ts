/** Every action a seat may take now. The loop that bots live on: masks, and shared actions. */

import type { Seat } from '@hearthside/table';
import {
  type Action,
  AGREE,
  ASK,
  type Ask,
  CALL_END,
  DELIVER,
  DEPLOY,
  DIE,
  FLEE,
  GIFT,
  GIVE_UP,
  HAND,
  MOVE,
  RANSOM,
  type Ransom,
  READY,
  RECOVER,
  REFUSE,
  RESCUE,
  type Rescue,
  ROLL,
  SHIFT,
  STORE,
  TAKE,
  TRADE,
} from './actions.ts';
import { wasRefused } from './consent.ts';
import { ogreMet } from './ogres.ts';
import {
  ALL_CASTLES,
  ALL_MINES,
  BAG_LIMIT,
  FIRST_CASTLE,
  HOME,
  isMine,
  MOST_HAND_OVERS,
  SHIELD,
} from './pieces.ts';
import { ALL_VALUABLES, count, kindsIn, type Pile, size } from './pile.ts';
import {
  actorBits,
  bagOf,
  chestPile,
  hasRoom,
  holderOf,
  isCaptive,
  ogreSpaces,
  openCastles,
  type Position,
  pileOn,
  placeOf,
  somethingFits,
  tasteOf,
} from './position.ts';

const NONE: readonly Action[] = [];
const ANSWERS: readonly Action[] = [AGREE, REFUSE];

export function legal(p: Position, seat: Seat): readonly Action[] {
  if (!((actorBits(p) >> seat) & 1)) return NONE;
  const list: Action[] = [];
  switch (p.phase) {
    case 'deploy':
      addFromTable(list, DEPLOY, freeMines(p));
      list.push(READY);
      break;
    case 'move':
      addTurnStart(list, p, seat);
      break;
    case 'handle':
      addHandling(list, p, seat);
      break;
    case 'gift':
      addGifts(list, p, seat);
      break;
    case 'flee':
      addFromTable(list, FLEE, openCastles(p) >> FIRST_CASTLE);
      break;
    case 'answer':
      return ANSWERS;
    case 'rescue':
      addRescues(list, p);
      list.push(GIVE_UP);
      break;
  }
  return list;
}

/** The die is due exactly in phase `die`; all six faces come, also those that move nobody. */
export const chance = (p: Position): readonly Action[] => (p.phase === 'die' ? DIE : NONE);

function addFromTable(list: Action[], table: readonly Action[], bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    list.push(table[31 - Math.clz32(rest & -rest)] as Action);
  }
}

/** OE-41: a bit for each mine that a Shield may be put on. */
export const freeMines = (p: Position): number => ALL_MINES & ~ogreSpaces(p) & ~p.shields;

/** Phase `move`: Shields, then the elf; a captive may roll or be ransomed instead (OE-100). */
function addTurnStart(list: Action[], p: Position, seat: Seat): void {
  if (p.rules.shields > 0) addShields(list, p, seat);
  if (isCaptive(p, seat)) {
    addRansoms(list, p, seat);
    list.push(ROLL);
  } else {
    addFromTable(list, MOVE, reach(p, seat));
  }
  if (!somethingFits(p) && !wasRefused(p, CALL_END)) list.push(CALL_END);
}

/** OE-42 */
function addShields(list: Action[], p: Position, seat: Seat): void {
  const free = freeMines(p);
  if (canDeploy(p, seat)) addFromTable(list, DEPLOY, free);
  const room = hasRoom(p, seat);
  for (let rest = p.shields & ~p.handledShields; rest !== 0; rest &= rest - 1) {
    const mine = 31 - Math.clz32(rest & -rest);
    addFromTable(list, SHIFT[mine] as readonly Action[], free);
    if (room) list.push(STORE[mine] as Action);
  }
}

/** OE-42: a Shield taken in this turn is not put out again. */
export const canDeploy = (p: Position, seat: Seat): boolean =>
  count(bagOf(p, seat), SHIELD) > p.storedShields;

/** OE-50 to OE-53: a bit for each space where the elf may stop, its own included. */
export function reach(p: Position, seat: Seat): number {
  const from = placeOf(p, seat);
  const { roads } = p.rules;
  const ogres = ogreSpaces(p);
  const near = roads[from] as number;
  let spaces = near;
  for (let rest = near & ~ogres; rest !== 0; rest &= rest - 1) {
    spaces |= roads[31 - Math.clz32(rest & -rest)] as number;
  }
  return (spaces & ~(ogres & ALL_CASTLES)) | (1 << from);
}

/** Phase `handle`: OE-43, OE-54 and OE-60 to OE-62. */
function addHandling(list: Action[], p: Position, seat: Seat): void {
  const at = placeOf(p, seat);
  const bag = bagOf(p, seat);
  const room = size(bag) < BAG_LIMIT;
  if (isMine(at)) {
    const here = kindsIn(pileOn(p, at));
    if (room) {
      for (const item of here) list.push(TAKE[item] as Action);
      if ((p.shields >> at) & 1) list.push(RECOVER);
    } else if (!p.traded) {
      addTrades(list, here, kindsIn(bag & ALL_VALUABLES));
    }
  } else if (at === HOME) {
    addDeliveries(list, p, bag & ALL_VALUABLES);
  }
  if (p.handOvers < MOST_HAND_OVERS) addSharing(list, p, seat, room);
  list.push(ROLL);
}

function addTrades(list: Action[], here: readonly number[], own: readonly number[]): void {
  for (const leave of own) {
    for (const item of here) if (item !== leave) list.push(TRADE[leave]?.[item] as Action);
  }
}

function addDeliveries(list: Action[], p: Position, own: Pile): void {
  for (const item of kindsIn(own)) {
    for (const chest of p.rules.chestsInPlay) {
      if (hasOpenSlot(p, chest, item)) list.push(DELIVER[item]?.[chest] as Action);
    }
  }
}

export const hasOpenSlot = (p: Position, chest: number, item: number): boolean =>
  count(p.rules.slots[chest] as Pile, item) > count(chestPile(p, chest), item);

/** OE-54. No captive is among the others: whoever handles stands where no Ogre is, but in a castle. */
function addSharing(list: Action[], p: Position, seat: Seat, room: boolean): void {
  const at = placeOf(p, seat);
  for (let other = 0; other < p.seats; other++) {
    if (other === seat || placeOf(p, other) !== at) continue;
    if (hasRoom(p, other)) {
      for (const item of kindsIn(bagOf(p, seat))) list.push(HAND[item]?.[other] as Action);
    }
    if (!room) continue;
    for (const item of kindsIn(bagOf(p, other))) {
      const ask = ASK[item]?.[other] as Ask;
      if (!wasRefused(p, ask)) list.push(ask);
    }
  }
}

/** OE-70 and OE-71 */
function addGifts(list: Action[], p: Position, seat: Seat): void {
  const castles = openCastles(p) >> FIRST_CASTLE;
  for (const item of kindsIn(bagOf(p, seat) & tasteOf(p, ogreMet(p, seat)))) {
    addFromTable(list, GIFT[item] as readonly Action[], castles);
  }
}

/** OE-101 */
function addRansoms(list: Action[], p: Position, seat: Seat): void {
  const castles = openCastles(p) >> FIRST_CASTLE;
  const wanted = tasteOf(p, holderOf(p, seat));
  for (const chest of p.rules.chestsInPlay) {
    for (const item of kindsIn(chestPile(p, chest) & wanted)) {
      addUnrefused(list, p, RANSOM[item]?.[chest] as readonly Ransom[], castles);
    }
  }
}

/** OE-102 */
function addRescues(list: Action[], p: Position): void {
  const castles = openCastles(p) >> FIRST_CASTLE;
  for (let seat = 0; seat < p.seats; seat++) {
    const wanted = tasteOf(p, holderOf(p, seat));
    for (const chest of p.rules.chestsInPlay) {
      for (const item of kindsIn(chestPile(p, chest) & wanted)) {
        addUnrefused(list, p, RESCUE[seat]?.[item]?.[chest] as readonly Rescue[], castles);
      }
    }
  }
}

function addUnrefused(
  list: Action[],
  p: Position,
  table: readonly (Ransom | Rescue)[],
  castles: number,
): void {
  table.forEach((proposal, castle) => {
    if ((castles >> castle) & 1 && !wasRefused(p, proposal)) list.push(proposal);
  });
}
