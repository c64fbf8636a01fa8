/** What Ogres do: come out, hop, grab, capture, and go off to a castle with a gift. */

import { type Emit, lowestBit, type Seat } from '@hearthside/table';
import { endTurn } from './ending.ts';
import type { Event } from './events.ts';
import {
  ALL_MINES,
  type Face,
  FIRST_CASTLE,
  FIRST_RESTING,
  isCastle,
  type Mine,
  OGRES,
  type Ogre,
  OUT,
} from './pieces.ts';
import { one } from './pile.ts';
import {
  bagOf,
  holderOf,
  lookWhatFits,
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
import {
  tellOfFlight,
  tellOfFreedom,
  tellOfGift,
  tellOfGrabbing,
  tellOfLeaving,
  tellOfOgre,
  tellOfRobbing,
  tellOfRoll,
  tellOfWaking,
} from './telling.ts';

/** OE-80: which Ogres the die sets going; then they go. */
export function rollDie(p: Position, face: Face, emit?: Emit<Event>): void {
  p.ogresToMove = calledBy(p, face);
  if (emit) tellOfRoll(emit, face, p.ogresToMove);
  moveOgres(p, emit);
}

/** Bit `n`: Ogre `n` is in the game and moves on that face. */
function calledBy(p: Position, face: Face): number {
  if (typeof face === 'number') return ogrePlace(p, face) === OUT ? 0 : 1 << face;
  let bits = 0;
  for (let ogre = 1; ogre <= OGRES.length; ogre++) {
    if (ogrePlace(p, ogre) !== OUT) bits |= 1 << ogre;
  }
  return bits;
}

/** Moves the Ogres that have yet to move, in number order, as far as no elf must choose first. */
function moveOgres(p: Position, emit?: Emit<Event>): void {
  while (p.ogresToMove !== 0) {
    const ogre = lowestBit(p.ogresToMove);
    p.ogresToMove &= p.ogresToMove - 1;
    if (!moveOgre(p, ogre, emit)) continue;
    p.phase = 'flee';
    return;
  }
  endTurn(p, emit);
}

/**
 * True when somebody was robbed and must flee before the next Ogre moves (OE-92). In one piece, since that is too long
 * for the compiler to copy it into its callers: so it has room to copy into it whatever is called here.
 */
function moveOgre(p: Position, ogre: number, emit?: Emit<Event>): boolean {
  const from = ogrePlace(p, ogre);
  if (from >= FIRST_RESTING) {
    // OE-72: back onto the castle it rests beside, whoever stands there.
    const castle = from - FIRST_RESTING;
    p.ogreAt[ogre] = FIRST_CASTLE + castle;
    if (emit) tellOfWaking(emit, ogre, castle);
    return false;
  }
  const start = isCastle(from) ? (p.rules.exits[from - FIRST_CASTLE] as number) : nextMine(from);
  const mine = firstFree(p, start);
  p.ogreAt[ogre] = mine;
  if (emit) tellOfOgre(emit, ogre, { from, start, mine });
  freeCaptives(p, ogre, emit);
  // OE-90 to OE-92: it has stopped on the mine.
  let robbed = false;
  const taste = tasteOf(p, ogre);
  const found = pileOn(p, mine) & taste;
  if (found !== 0) {
    p.mines[mine] = pileOn(p, mine) - found;
    p.grabbed += found;
    if (emit) tellOfGrabbing(emit, ogre, found, mine);
  }
  for (let seat = 0; seat < p.seats; seat++) {
    if (placeOf(p, seat) !== mine) continue;
    const lost = bagOf(p, seat) & taste;
    if (lost === 0) {
      capture(p, seat, ogre, 'OE-91', emit);
      continue;
    }
    robbed = true;
    p.bags[seat] = bagOf(p, seat) - lost;
    p.grabbed += lost;
    if (emit) tellOfRobbing(emit, seat, ogre, lost);
  }
  if (found !== 0 || robbed) lookWhatFits(p);
  return robbed;
}

/** OE-81: mines with an Ogre or a Shield are hopped over. Nine pieces can never block all sixteen. */
function firstFree(p: Position, start: number): number {
  const free = ALL_MINES & ~(ogreSpaces(p) | p.shields);
  const ahead = (free >> start) << start;
  return lowestBit(ahead === 0 ? free : ahead);
}

/** OE-93: whoever the Ogre held goes free where it stands. */
function freeCaptives(p: Position, ogre: number, emit?: Emit<Event>): void {
  for (let seat = 0; seat < p.seats; seat++) {
    if (holderOf(p, seat) !== ogre) continue;
    p.heldBy[seat] = 0;
    if (emit) tellOfFreedom(emit, seat, ogre, placeOf(p, seat));
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
  if (emit) tellOfGift(emit, gift, ogre, from);
  // OE-101: a gift out of a chest sends it off for good on every level.
  const rests = chest === null && p.rules.ogresReturn;
  p.ogreAt[ogre] = rests ? FIRST_RESTING + castle : OUT;
  if (emit) tellOfLeaving(emit, gift, ogre, rests);
  freeCaptives(p, ogre, emit);
}

/** OE-92 */
export function flee(p: Position, seat: Seat, castle: number, emit?: Emit<Event>): void {
  if (emit) tellOfFlight(emit, seat, placeOf(p, seat), castle);
  p.elfAt[seat] = FIRST_CASTLE + castle;
  if (nextToFlee(p) < 0) moveOgres(p, emit);
}

/** The Ogre on the mine where the elf stands, or 0; one in a castle is not met (OE-70, OE-73). */
export const ogreMet = (p: Position, seat: Seat): number => {
  const at = placeOf(p, seat);
  return ((ogreSpaces(p) & ALL_MINES) >> at) & 1 ? ogreOn(p, at) : 0;
};
