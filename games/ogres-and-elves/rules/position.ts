/** Everything there is to know of a game, in small numbers, and simple questions about it. */

import type { Seat } from '@hearthside/table';
import type { Proposal } from './actions.ts';
import { ALL_CASTLES, BAG_LIMIT, isMine, type Mine, OUT } from './pieces.ts';
import { kinds, type Pile, size } from './pile.ts';
import type { Ruleset } from './ruleset.ts';

export type Phase =
  | 'deploy'
  | 'move'
  | 'handle'
  | 'gift'
  | 'flee'
  | 'answer'
  | 'rescue'
  | 'die'
  | 'over';

export type Why = 'filled' | 'called' | 'nothing-left' | 'captured';

export interface Position {
  readonly rules: Ruleset;
  readonly seats: number;
  readonly starter: Seat;
  phase: Phase;
  /** The seat whose turn it is; the starting seat while deploying. */
  turn: Seat;
  /** The seat that deploys (OE-26); of no meaning in any other phase. */
  deployer: Seat;

  /** By seat: the space, the bag, and the Ogre that holds the elf (0: none). */
  elfAt: number[];
  bags: Pile[];
  heldBy: number[];
  /** By Ogre number: an index of `OGRE_PLACES`. */
  ogreAt: number[];
  /** By mine number. */
  mines: Pile[];
  /** Bit `n`: a Shield lies on mine `n`. */
  shields: number;
  /** By chest: what has been delivered. */
  chests: Pile[];
  gifts: Pile;
  grabbed: Pile;
  /** OE-111: does a Valuable on a mine or in a bag still fit a chest? Every turn asks, few actions change it. */
  somethingFits: boolean;

  /** What others must agree to (OE-54, 101, 102, 111), and a bit for each seat that has not said. */
  proposal: Proposal | null;
  waiting: number;
  why: Why | null;

  /** Book-keeping of the turn, which the canonical position leaves out. */
  /** OE-42. Bit `n`: the Shield on mine `n` was handled this turn. */
  handledShields: number;
  /** OE-42: how many Shields were taken into the bag this turn, not to be put out again. */
  storedShields: number;
  /** OE-54 */
  handOvers: number;
  /** OE-61 */
  traded: boolean;
  /** Proposals of this turn that were refused, by their shared objects. Never changed in place. */
  refused: readonly Proposal[];
  /** OE-80. Bit `n`: Ogre `n` has yet to move on this roll. */
  ogresToMove: number;
}

export const NOTHING_REFUSED: readonly Proposal[] = [];

export function clone(p: Position): Position {
  return {
    rules: p.rules,
    seats: p.seats,
    starter: p.starter,
    phase: p.phase,
    turn: p.turn,
    deployer: p.deployer,
    elfAt: p.elfAt.slice(),
    bags: p.bags.slice(),
    heldBy: p.heldBy.slice(),
    ogreAt: p.ogreAt.slice(),
    mines: p.mines.slice(),
    shields: p.shields,
    chests: p.chests.slice(),
    gifts: p.gifts,
    grabbed: p.grabbed,
    somethingFits: p.somethingFits,
    proposal: p.proposal,
    waiting: p.waiting,
    why: p.why,
    handledShields: p.handledShields,
    storedShields: p.storedShields,
    handOvers: p.handOvers,
    traded: p.traded,
    refused: p.refused,
    ogresToMove: p.ogresToMove,
  };
}

export const placeOf = (p: Position, seat: Seat): number => p.elfAt[seat] as number;
export const bagOf = (p: Position, seat: Seat): Pile => p.bags[seat] as Pile;
export const holderOf = (p: Position, seat: Seat): number => p.heldBy[seat] as number;
export const isCaptive = (p: Position, seat: Seat): boolean => p.heldBy[seat] !== 0;
export const hasRoom = (p: Position, seat: Seat): boolean => size(bagOf(p, seat)) < BAG_LIMIT;
export const pileOn = (p: Position, mine: number): Pile => p.mines[mine] as Pile;
export const chestPile = (p: Position, chest: number): Pile => p.chests[chest] as Pile;
export const ogrePlace = (p: Position, ogre: number): number => p.ogreAt[ogre] as number;
export const tasteOf = (p: Position, ogre: number): Pile => p.rules.tastes[ogre] as Pile;

/** A bit for each space on which an Ogre stands; one that rests or is out stands nowhere. */
export function ogreSpaces(p: Position): number {
  const at = p.ogreAt;
  // Places beyond the castles are cut off by the mask of real spaces.
  return (
    ((1 << (at[1] as number)) |
      (1 << (at[2] as number)) |
      (1 << (at[3] as number)) |
      (1 << (at[4] as number)) |
      (1 << (at[5] as number))) &
    STANDING
  );
}
const STANDING = ALL_CASTLES | 0x1fffe;

/** The Ogre that stands on a mine, or 0. */
export function ogreOn(p: Position, mine: number): number {
  const at = p.ogreAt;
  for (let ogre = 1; ogre < at.length; ogre++) if (at[ogre] === mine) return ogre;
  return 0;
}

/** OE-71: a bit for each castle that an elf may be brought to. */
export function openCastles(p: Position): number {
  const free = ALL_CASTLES & ~ogreSpaces(p);
  return free === 0 ? ALL_CASTLES : free;
}

/** The seat that must flee next (OE-92), or -1: a free elf on a mine with an Ogre. */
export function nextToFlee(p: Position): Seat | -1 {
  const ogres = ogreSpaces(p);
  for (let seat = 0; seat < p.seats; seat++) {
    const at = placeOf(p, seat);
    if (!isCaptive(p, seat) && isMine(at) && (ogres >> at) & 1) return seat;
  }
  return -1;
}

type OneAChest = readonly [Pile, Pile, Pile, Pile];

/** The mask of kinds for which some chest in play has an open slot. */
export function openSlots(p: Position): Pile {
  const slots = p.rules.slots as OneAChest;
  const filled: OneAChest = p.chests as [Pile, Pile, Pile, Pile];
  // Never borrows from another kind: a chest holds nothing it has no slot for.
  return kinds(
    (slots[0] - filled[0]) |
      (slots[1] - filled[1]) |
      (slots[2] - filled[2]) |
      (slots[3] - filled[3]),
  );
}

/** Everything in chests: some bit of a kind is set when there is any of it. */
export function inChests(p: Position): Pile {
  const filled = p.chests as unknown as OneAChest;
  return filled[0] | filled[1] | filled[2] | filled[3];
}

export const isFull = (p: Position, chest: number): boolean =>
  p.chests[chest] === p.rules.slots[chest];

type Mines = Readonly<Record<Mine, Pile>>;

/** Everything on mines and in bags: some bit of a kind is set when there is any of it. */
export function supply(p: Position): Pile {
  // Written out, since this is looked at in every turn and for every list: a loop took twice as long.
  const on = p.mines as unknown as Mines;
  let found = on[1] | on[2] | on[3] | on[4] | on[5] | on[6] | on[7] | on[8];
  found |= on[9] | on[10] | on[11] | on[12] | on[13] | on[14] | on[15] | on[16];
  for (let seat = 0; seat < p.seats; seat++) found |= bagOf(p, seat);
  return found;
}

/** To be called whenever a Valuable has come onto a mine, into a bag or a chest, or gone from there. */
export function lookWhatFits(p: Position): void {
  p.somethingFits = (supply(p) & openSlots(p)) !== 0;
}

export function wantedByOgres(p: Position): Pile {
  let wanted = 0;
  for (const ogre of p.rules.ogres) if (ogrePlace(p, ogre) !== OUT) wanted |= tasteOf(p, ogre);
  return wanted;
}

export function allCaptive(p: Position): boolean {
  for (let seat = 0; seat < p.seats; seat++) if (!isCaptive(p, seat)) return false;
  return true;
}

/** OE-112 */
export function score(p: Position): number {
  let points = size(p.gifts);
  for (const chest of p.rules.chestsInPlay) {
    points += size(chestPile(p, chest)) * (isFull(p, chest) ? 2 : 1);
  }
  for (let seat = 0; seat < p.seats; seat++) if (isCaptive(p, seat)) points--;
  return points;
}

/** A bit for each seat that may act now. */
export function actorBits(p: Position): number {
  switch (p.phase) {
    case 'move':
    case 'handle':
      return 1 << p.turn;
    case 'die':
    case 'over':
      return 0;
    case 'answer':
      return p.waiting;
    case 'flee':
      return 1 << nextToFlee(p);
    case 'deploy':
      return 1 << p.deployer;
    default:
      return 1 << p.turn;
  }
}

/** Seat lists by their bits, shared. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1),
);
export const seatsIn = (bits: number): readonly Seat[] => SEAT_LISTS[bits] as readonly Seat[];
export const actors = (p: Position): readonly Seat[] => seatsIn(actorBits(p));

/** A bit for every seat but this one. */
export const everyoneBut = (p: Position, seat: Seat): number => ((1 << p.seats) - 1) & ~(1 << seat);
