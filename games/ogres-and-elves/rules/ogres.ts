/** What Ogres do: come out, hop, grab, capture, and go off to a castle with a gift. */

import type { Emit, Seat } from '@hearthside/table';
import { endTurn } from './ending.ts';
import type { Event } from './events.ts';
import {
  CASTLES,
  type Castle,
  CHESTS,
  type Chest,
  type Face,
  FIRST_CASTLE,
  FIRST_RESTING,
  ITEMS,
  type Item,
  isCastle,
  isMine,
  type Mine,
  type Ogre,
  OUT,
  SPACES,
  type Space,
} from './pieces.ts';
import { itemsIn, one } from './pile.ts';
import {
  bagOf,
  holderOf,
  nextToFlee,
  ogreOn,
  ogrePlace,
  ogreSpaces,
  type Position,
  pileOn,
  placeOf,
  tasteOf,
} from './position.ts';
import { nextMine } from './ruleset.ts';

/** OE-80: which Ogres the die sets going; then they go. */
export function rollDie(p: Position, face: Face, emit?: Emit<Event>): void {
  emit?.({ type: 'rolled', rule: 'OE-80', face, final: true });
  p.ogresToMove = 0;
  for (const ogre of p.rules.ogres) {
    const called = face === 'O' || face === ogre;
    if (called && ogrePlace(p, ogre) !== OUT) p.ogresToMove |= 1 << ogre;
  }
  if (p.ogresToMove === 0) emit?.({ type: 'nobody-moved', rule: 'OE-80', face });
  moveOgres(p, emit);
}

/** Moves the Ogres that have yet to move, in number order, as far as no elf must choose first. */
function moveOgres(p: Position, emit?: Emit<Event>): void {
  while (p.ogresToMove !== 0) {
    const ogre = 31 - Math.clz32(p.ogresToMove & -p.ogresToMove);
    p.ogresToMove &= p.ogresToMove - 1;
    moveOgre(p, ogre, emit);
    if (nextToFlee(p) >= 0) {
      p.phase = 'flee';
      return;
    }
  }
  endTurn(p, emit);
}

function moveOgre(p: Position, ogre: number, emit?: Emit<Event>): void {
  const from = ogrePlace(p, ogre);
  if (from >= FIRST_RESTING) {
    // OE-72: back onto the castle it rests beside, whoever stands there.
    const castle = from - FIRST_RESTING;
    p.ogreAt[ogre] = FIRST_CASTLE + castle;
    emit?.({ type: 'ogre-woke', rule: 'OE-72', ogre: ogre as Ogre, castle: nameOf(castle) });
    return;
  }
  const start = isCastle(from) ? (p.rules.exits[from - FIRST_CASTLE] as number) : nextMine(from);
  const mine = firstFree(p, start);
  p.ogreAt[ogre] = mine;
  emit?.({
    type: 'ogre-moved',
    rule: 'OE-81',
    ogre: ogre as Ogre,
    from: SPACES[from] as Space,
    hopped: hoppedMines(start, mine),
    mine: mine as Mine,
  });
  freeCaptives(p, ogre, emit);
  grab(p, ogre, mine, emit);
}

/** OE-81: mines with an Ogre or a Shield are hopped over. Nine pieces can never block all sixteen. */
function firstFree(p: Position, start: number): number {
  const blocked = ogreSpaces(p) | p.shields;
  let mine = start;
  while ((blocked >> mine) & 1) mine = nextMine(mine);
  return mine;
}

function hoppedMines(start: number, end: number): Mine[] {
  const hopped: Mine[] = [];
  for (let mine = start; mine !== end; mine = nextMine(mine)) hopped.push(mine as Mine);
  return hopped;
}

/** OE-93: whoever the Ogre held goes free where it stands. */
function freeCaptives(p: Position, ogre: number, emit?: Emit<Event>): void {
  for (let seat = 0; seat < p.seats; seat++) {
    if (holderOf(p, seat) !== ogre) continue;
    p.heldBy[seat] = 0;
    const mine = placeOf(p, seat) as Mine;
    emit?.({ type: 'freed', rule: 'OE-93', seat, ogre: ogre as Ogre, mine });
  }
}

/** OE-90 to OE-92: the Ogre has stopped on a mine. */
function grab(p: Position, ogre: number, mine: number, emit?: Emit<Event>): void {
  const taste = tasteOf(p, ogre);
  const found = pileOn(p, mine) & taste;
  if (found !== 0) {
    p.mines[mine] = pileOn(p, mine) - found;
    p.grabbed += found;
    const items = emit ? itemsIn(found) : [];
    emit?.({ type: 'grabbed', rule: 'OE-90', ogre: ogre as Ogre, items, mine: mine as Mine });
  }
  for (let seat = 0; seat < p.seats; seat++) {
    if (placeOf(p, seat) !== mine) continue;
    const lost = bagOf(p, seat) & taste;
    if (lost === 0) {
      capture(p, seat, ogre, 'OE-91', emit);
      continue;
    }
    // OE-92: it is free, and will flee before the next Ogre moves.
    p.bags[seat] = bagOf(p, seat) - lost;
    p.grabbed += lost;
    const items = emit ? itemsIn(lost) : [];
    emit?.({ type: 'robbed', rule: 'OE-91', seat, ogre: ogre as Ogre, items });
  }
}

export function capture(
  p: Position,
  seat: Seat,
  ogre: number,
  rule: 'OE-75' | 'OE-91',
  emit?: Emit<Event>,
): void {
  p.heldBy[seat] = ogre;
  const mine = placeOf(p, seat) as Mine;
  emit?.({ type: 'captured', rule, seat, ogre: ogre as Ogre, mine });
}

export interface GiftOf {
  readonly seat: Seat;
  readonly item: number;
  readonly castle: number;
  /** The chest it comes out of, for a captive (OE-101); else it is in the elf's bag. */
  readonly chest: number | null;
}

/** OE-70 to OE-74 and OE-101: the Ogre gets its gift and goes with the elf to a castle. */
export function giveGift(p: Position, gift: GiftOf, emit?: Emit<Event>): void {
  const { seat, item, castle, chest } = gift;
  const from = placeOf(p, seat);
  const ogre = ogreOn(p, from);
  if (chest === null) p.bags[seat] = bagOf(p, seat) - one(item);
  else p.chests[chest] = (p.chests[chest] as number) - one(item);
  p.gifts += one(item);
  p.heldBy[seat] = 0;
  p.elfAt[seat] = FIRST_CASTLE + castle;
  emit?.({
    type: 'gift-given',
    rule: chest === null ? 'OE-70' : 'OE-101',
    seat,
    ogre: ogre as Ogre,
    item: ITEMS[item] as Item,
    chest: chest === null ? null : (CHESTS[chest] as Chest),
    from: SPACES[from] as Space,
    castle: nameOf(castle),
  });
  // OE-101: a gift out of a chest sends it off for good on every level.
  const rests = chest === null && p.rules.ogresReturn;
  p.ogreAt[ogre] = rests ? FIRST_RESTING + castle : OUT;
  const said = { ogre: ogre as Ogre, castle: nameOf(castle) };
  if (rests) emit?.({ type: 'ogre-rests', rule: 'OE-72', ...said });
  else emit?.({ type: 'ogre-out', rule: chest === null ? 'OE-72' : 'OE-101', ...said });
  freeCaptives(p, ogre, emit);
}

/** OE-92 */
export function flee(p: Position, seat: Seat, castle: number, emit?: Emit<Event>): void {
  const from = placeOf(p, seat) as Mine;
  p.elfAt[seat] = FIRST_CASTLE + castle;
  emit?.({ type: 'fled', rule: 'OE-92', seat, from, castle: nameOf(castle) });
  if (nextToFlee(p) < 0) moveOgres(p, emit);
}

const nameOf = (castle: number): Castle => CASTLES[castle] as Castle;

/** The Ogre on the mine where the elf stands, or 0; one in a castle is not met (OE-70, OE-73). */
export const ogreMet = (p: Position, seat: Seat): number => {
  const at = placeOf(p, seat);
  return isMine(at) ? ogreOn(p, at) : 0;
};
