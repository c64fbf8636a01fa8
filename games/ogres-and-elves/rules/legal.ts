/** Every action a seat may take now. The loop that bots live on: masks, and shared actions. */

import { bitsIn, type Dice, lowestBit, nthBit, pick, type Seat } from '@hearthside/table';
import {
  type Action,
  AGREE,
  ASK,
  type Ask,
  DELIVER,
  DEPLOY,
  DIE,
  FLEE,
  GIFT,
  GIVE_UP,
  HAND,
  ONLY_ROLL,
  READY,
  RECOVER,
  REFUSE,
  RESCUE,
  ROLL,
  TAKE,
  TRADE,
} from './actions.ts';
import { addUnrefused, wasRefused } from './consent.ts';
import { ogreMet } from './ogres.ts';
import { BAG_LIMIT, FIRST_CASTLE, HOME, isMine, MOST_HAND_OVERS, VALUABLES } from './pieces.ts';
import { ALL_VALUABLES, count, kindBits, kindsIn, type Pile, size } from './pile.ts';
import {
  actorBits,
  bagOf,
  chestPile,
  hasRoom,
  holderOf,
  openCastles,
  type Position,
  pileOn,
  placeOf,
  tasteOf,
} from './position.ts';
import { freeMines } from './shields.ts';
import { pickTurnStart, turnStart } from './turn-start.ts';

const NONE: readonly Action[] = [];
const ANSWERS: readonly Action[] = [AGREE, REFUSE];

export const legal = (p: Position, seat: Seat): readonly Action[] =>
  (actorBits(p) >> seat) & 1 ? allOf(p, seat) : NONE;

/** One of them by lot. Counted where Shields make lists long; the others are short, or there already. */
export function pickLegal(p: Position, seat: Seat, dice: Dice): Action {
  if (p.rules.shields !== 0) {
    if (p.phase === 'move') return pickTurnStart(p, seat, dice);
    if (p.phase === 'deploy') return pickDeployment(p, dice);
  }
  return pick(allOf(p, seat), dice);
}

/** For a seat that may act. */
function allOf(p: Position, seat: Seat): readonly Action[] {
  switch (p.phase) {
    case 'move':
      return turnStart(p, seat);
    case 'handle':
      return handling(p, seat);
    case 'deploy':
      return deployment(p);
    case 'gift':
      return gifts(p, seat);
    case 'flee':
      return flights(p);
    case 'answer':
      return ANSWERS;
    case 'rescue':
      return rescues(p);
    default:
      return NONE;
  }
}

/** The die is due exactly in phase `die`; all six faces come, also those that move nobody. */
export const chance = (p: Position): readonly Action[] => (p.phase === 'die' ? DIE : NONE);

function addFromTable(list: Action[], table: readonly Action[], bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    list.push(table[lowestBit(rest)] as Action);
  }
}

/** OE-26 */
function deployment(p: Position): readonly Action[] {
  const list: Action[] = [];
  addFromTable(list, DEPLOY, freeMines(p));
  list.push(READY);
  return list;
}

/** One of that list by lot, and no list. */
function pickDeployment(p: Position, dice: Dice): Action {
  const free = freeMines(p);
  const mines = bitsIn(free);
  const at = dice.below(mines + 1);
  return at < mines ? (DEPLOY[nthBit(free, at)] as Action) : READY;
}

/** OE-92 */
function flights(p: Position): readonly Action[] {
  const list: Action[] = [];
  addFromTable(list, FLEE, openCastles(p) >> FIRST_CASTLE);
  return list;
}

/** Phase `handle`: mostly an elf has little to do and nobody to share with, and there is a list already. */
function handling(p: Position, seat: Seat): readonly Action[] {
  const at = placeOf(p, seat);
  const bag = bagOf(p, seat);
  for (let other = 0; other < p.seats; other++) {
    if (other === seat || placeOf(p, other) !== at) continue;
    if ((bag | bagOf(p, other)) !== 0) return everyHandling(p, seat);
  }
  if (isMine(at)) {
    const here = pileOn(p, at);
    const shield = (p.shields >> at) & 1;
    if (here === 0 && shield === 0) return ONLY_ROLL;
    if (size(bag) < BAG_LIMIT) return TAKING[(kindBits(here) << 1) | shield] as Action[];
    if (here === 0 || p.traded) return ONLY_ROLL;
  } else if (at !== HOME || (bag & ALL_VALUABLES) === 0) {
    return ONLY_ROLL;
  }
  return everyHandling(p, seat);
}

/** With room in the bag: the kinds that lie there by their bits (`kindBits`), and below them a bit for a Shield. */
const TAKING: readonly (readonly Action[])[] = Array.from(
  { length: 2 << VALUABLES.length },
  (_, n) => [...TAKE.filter((_, item) => (n >> (item + 1)) & 1), ...(n & 1 ? [RECOVER] : []), ROLL],
);

/** OE-43, OE-54 and OE-60 to OE-62. */
function everyHandling(p: Position, seat: Seat): readonly Action[] {
  const list: Action[] = [];
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
  return list;
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
function gifts(p: Position, seat: Seat): readonly Action[] {
  const list: Action[] = [];
  const castles = openCastles(p) >> FIRST_CASTLE;
  for (const item of kindsIn(bagOf(p, seat) & tasteOf(p, ogreMet(p, seat)))) {
    addFromTable(list, GIFT[item] as readonly Action[], castles);
  }
  return list;
}

/** OE-102 */
function rescues(p: Position): readonly Action[] {
  const list: Action[] = [];
  const castles = openCastles(p) >> FIRST_CASTLE;
  for (let seat = 0; seat < p.seats; seat++) {
    const wanted = tasteOf(p, holderOf(p, seat));
    for (const chest of p.rules.chestsInPlay) {
      for (const item of kindsIn(chestPile(p, chest) & wanted)) {
        addUnrefused(list, p, RESCUE[seat]?.[item]?.[chest] ?? [], castles);
      }
    }
  }
  list.push(GIVE_UP);
  return list;
}
