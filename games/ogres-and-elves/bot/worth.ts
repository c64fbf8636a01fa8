/**
 * What a position is worth to the team, in points: the best score still possible, less what is
 * likely to be lost on the way and what there is still to do.
 */

import { FIRST_CASTLE, FIRST_RESTING, HOME, isMine, OUT, VALUABLES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, type Pile, size } from '../rules/pile.ts';
import { type Position, score } from '../rules/position.ts';
import { lookAhead, type Prospects } from './prospects.ts';
import { movesRound, type Ways, waysOf } from './ways.ts';

/** How much each worry weighs; found by playing many games against each other. */
export const WEIGHTS = {
  /** Losing to an Ogre what lies on a mine, times its likelihood. */
  risk: 0.9,
  /** The same behind a Shield, which can be moved on but will rather stay while it is needed. */
  shielded: 0.16,
  /** Turns that pass until somebody comes for what lies on a mine: at once, and per thing to do. */
  delay: 1.19,
  backlog: 0.23,
  /** For each Valuable on a mine and each turn that it takes to get there. */
  fetch: 0.033,
  /** For each Valuable still on a mine. */
  uncollected: 0.35,
  /** For each Valuable that is to be delivered, and each turn it is away from Home. */
  undelivered: 0.1,
  carry: 0.03,
  /** For each spare Valuable in a bag, and each turn to an Ogre that wants it. */
  ungiven: 0.096,
  seek: 0.013,
  /** For an elf that is held. */
  captive: 0.29,
  /** For a carried Valuable with an Ogre that wants it close behind. */
  exposed: 0.12,
};

const KINDS = VALUABLES.length;
/** Three bits of a pile count each kind. */
const KIND_OF_BIT = Uint8Array.from({ length: 3 * KINDS }, (_, bit) => Math.floor(bit / 3));
const LONGEST = 40;
const FURTHEST = 20;

/** The chance that an Ogre makes at least so many moves in so many rolls: each roll moves it in 2 of 6 cases. */
const ARRIVES: readonly Float64Array[] = arrivals();

function arrivals(): Float64Array[] {
  // exactly[d]: the chance of exactly d moves so far.
  let exactly = new Float64Array(FURTHEST + 1);
  exactly[0] = 1;
  const tables: Float64Array[] = [];
  for (let rolls = 0; rolls <= LONGEST; rolls++) {
    const atLeast = new Float64Array(FURTHEST + 1);
    let sum = 1;
    for (let d = 0; d <= FURTHEST; d++) {
      atLeast[d] = Math.max(0, sum);
      sum -= exactly[d] as number;
    }
    tables.push(atLeast);
    const next = new Float64Array(FURTHEST + 1);
    for (let d = 0; d <= FURTHEST; d++) {
      next[d] = ((exactly[d] as number) * 2) / 3 + (d > 0 ? (exactly[d - 1] as number) / 3 : 0);
    }
    exactly = next;
  }
  return tables;
}

let prospects: Prospects;

export function worth(p: Position): number {
  if (p.why) return score(p);
  prospects = lookAhead(p);
  let value = prospects.best;
  for (let seat = 0; seat < p.seats; seat++) value -= elfWorries(p, seat);
  const ways = waysOf(p.rules);
  let lying = 0;
  for (let mine = 1; mine <= 16; mine++) if (p.mines[mine] !== 0) lying++;
  for (let mine = 1; mine <= 16; mine++) {
    const pile = p.mines[mine] as Pile;
    if (pile !== 0) value -= mineWorries(p, ways, mine, pile, lying);
  }
  return value;
}

/** What lies on a mine may be grabbed, and has to be fetched. */
function mineWorries(p: Position, ways: Ways, mine: number, pile: Pile, lying: number): number {
  const turns = turnsUntilFetched(p, ways, mine);
  const rolls = Math.min(LONGEST, Math.round(turns * WEIGHTS.delay + lying * WEIGHTS.backlog));
  const guard = ((p.shields >> mine) & 1) === 1 ? WEIGHTS.shielded : 1;
  let worries = 0;
  for (let rest = pile; rest !== 0; ) {
    const kind = KIND_OF_BIT[31 - Math.clz32(rest)] as number;
    const n = count(pile, kind);
    rest -= n << (3 * kind);
    const loss = prospects.loss[kind] as number;
    if (loss === 0) continue;
    const hit = likelyGrabbed(p, mine, kind, rolls);
    worries += n * loss * hit * WEIGHTS.risk * guard;
    worries += n * (WEIGHTS.uncollected + WEIGHTS.fetch * turns);
  }
  return worries;
}

/** Turns of the table until the elf that is nearest could be there. */
function turnsUntilFetched(p: Position, ways: Ways, mine: number): number {
  let fewest = LONGEST;
  for (let seat = 0; seat < p.seats; seat++) {
    const at = p.elfAt[seat] as number;
    const full = size(p.bags[seat] as Pile) >= 4;
    const steps = full
      ? (ways[at]?.[HOME] as number) + (ways[HOME]?.[mine] as number)
      : (ways[at]?.[mine] as number);
    const wait = (seat - p.turn + p.seats) % p.seats;
    const held = p.heldBy[seat] !== 0 ? 3 : 0;
    const turns = (((steps + 1) >> 1) - 1 + held) * p.seats + wait + 1;
    if (turns < fewest) fewest = turns;
  }
  return Math.max(0, fewest);
}

function likelyGrabbed(p: Position, mine: number, kind: number, rolls: number): number {
  let spared = 1;
  for (const ogre of p.rules.ogres) {
    if (count(p.rules.tastes[ogre] as Pile, kind) === 0) continue;
    const moves = movesTo(p, ogre, mine);
    if (moves > FURTHEST) continue;
    spared *= 1 - (ARRIVES[rolls]?.[moves] as number);
  }
  return 1 - spared;
}

/** How many moves an Ogre is away from stopping on a mine, if it hops over none. */
function movesTo(p: Position, ogre: number, mine: number): number {
  const at = p.ogreAt[ogre] as number;
  if (at === OUT) return FURTHEST + 1;
  if (isMine(at)) return movesRound(at, mine);
  const resting = at >= FIRST_RESTING;
  const exit = p.rules.exits[at - (resting ? FIRST_RESTING : FIRST_CASTLE)] as number;
  return (exit === mine ? 1 : movesRound(exit, mine) + 1) + (resting ? 1 : 0);
}

/** What an elf carries has to be brought home or given away. */
function elfWorries(p: Position, seat: number): number {
  const at = p.elfAt[seat] as number;
  const bag = (p.bags[seat] as Pile) & ALL_VALUABLES;
  let worries = p.heldBy[seat] !== 0 ? WEIGHTS.captive : 0;
  if (bag === 0) return worries;
  const ways = waysOf(p.rules);
  const turnsHome = Math.ceil((ways[at]?.[HOME] as number) / 2);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = count(bag, kind);
    if (n === 0) continue;
    const toDeliver = Math.min(n, prospects.wanted[kind] as number);
    worries += toDeliver * (WEIGHTS.undelivered + WEIGHTS.carry * turnsHome);
    const spare = n - toDeliver;
    if (spare > 0 && (prospects.loss[kind] as number) > 0) {
      worries += spare * (WEIGHTS.ungiven + WEIGHTS.seek * turnsToTaker(p, at, kind));
    }
    if (isMine(at) && ((p.shields >> at) & 1) === 0) {
      worries +=
        WEIGHTS.exposed *
        n *
        (prospects.loss[kind] as number) *
        likelyGrabbed(p, at, kind, p.seats);
    }
  }
  return worries;
}

/** Turns until an elf could meet an Ogre on a mine that wants this kind. */
function turnsToTaker(p: Position, at: number, kind: number): number {
  const ways = waysOf(p.rules);
  let fewest = 6;
  for (const ogre of p.rules.ogres) {
    if (count(p.rules.tastes[ogre] as Pile, kind) === 0) continue;
    const place = p.ogreAt[ogre] as number;
    if (!isMine(place)) continue;
    const turns = Math.ceil((ways[at]?.[place] as number) / 2);
    if (turns < fewest) fewest = turns;
  }
  return fewest;
}
