/**
 * What Ogres' deeds are told as, apart from the deeds themselves: with so few words in between, the
 * compiler makes one piece of a whole roll, and random play never comes here.
 */

import type { Emit, Seat } from '@hearthside/table';
import type { Event } from './events.ts';
import type { GiftOf } from './ogres.ts';
import {
  CASTLES,
  type Castle,
  CHESTS,
  type Chest,
  type Face,
  ITEMS,
  type Item,
  type Mine,
  type Ogre,
  SPACES,
  type Space,
} from './pieces.ts';
import { itemsIn, type Pile } from './pile.ts';
import { nextMine } from './ruleset.ts';

type Tell = Emit<Event>;

export function tellOfRoll(tell: Tell, face: Face, ogresToMove: number): void {
  tell({ type: 'rolled', rule: 'OE-80', face, final: true });
  if (ogresToMove === 0) tell({ type: 'nobody-moved', rule: 'OE-80', face });
}

export function tellOfWaking(tell: Tell, ogre: number, castle: number): void {
  tell({ type: 'ogre-woke', rule: 'OE-72', ogre: ogre as Ogre, castle: nameOf(castle) });
}

/** `start` is where it would have stopped if nothing had been there. */
export function tellOfOgre(
  tell: Tell,
  ogre: number,
  { from, start, mine }: { readonly from: number; readonly start: number; readonly mine: number },
): void {
  const hopped: Mine[] = [];
  for (let each = start; each !== mine; each = nextMine(each)) hopped.push(each as Mine);
  const space = SPACES[from] as Space;
  const rule = 'OE-81';
  tell({ type: 'ogre-moved', rule, ogre: ogre as Ogre, from: space, hopped, mine: mine as Mine });
}

export function tellOfFreedom(tell: Tell, seat: Seat, ogre: number, mine: number): void {
  tell({ type: 'freed', rule: 'OE-93', seat, ogre: ogre as Ogre, mine: mine as Mine });
}

export function tellOfGrabbing(tell: Tell, ogre: number, found: Pile, mine: number): void {
  const items = itemsIn(found);
  tell({ type: 'grabbed', rule: 'OE-90', ogre: ogre as Ogre, items, mine: mine as Mine });
}

export function tellOfRobbing(tell: Tell, seat: Seat, ogre: number, lost: Pile): void {
  tell({ type: 'robbed', rule: 'OE-91', seat, ogre: ogre as Ogre, items: itemsIn(lost) });
}

export function tellOfGift(tell: Tell, gift: GiftOf, ogre: number, from: number): void {
  tell({
    type: 'gift-given',
    rule: gift.chest === null ? 'OE-70' : 'OE-101',
    seat: gift.seat,
    ogre: ogre as Ogre,
    item: ITEMS[gift.item] as Item,
    chest: gift.chest === null ? null : (CHESTS[gift.chest] as Chest),
    from: SPACES[from] as Space,
    castle: nameOf(gift.castle),
  });
}

export function tellOfLeaving(tell: Tell, gift: GiftOf, ogre: number, rests: boolean): void {
  const said = { ogre: ogre as Ogre, castle: nameOf(gift.castle) };
  if (rests) tell({ type: 'ogre-rests', rule: 'OE-72', ...said });
  else tell({ type: 'ogre-out', rule: gift.chest === null ? 'OE-72' : 'OE-101', ...said });
}

export function tellOfFlight(tell: Tell, seat: Seat, from: number, castle: number): void {
  tell({ type: 'fled', rule: 'OE-92', seat, from: from as Mine, castle: nameOf(castle) });
}

const nameOf = (castle: number): Castle => CASTLES[castle] as Castle;
