/** How soon Ogres and elves get where something lies: the odds and turns that worries are made of. */

import { FIRST_CASTLE, FIRST_RESTING, HOME, isMine, OUT } from '../rules/pieces.ts';
import { count, type Pile, size } from '../rules/pile.ts';
import type { Position } from '../rules/position.ts';
import { movesRound, waysOf } from './ways.ts';

/** More rolls than that are as many; what is further than that never comes. */
export const LONGEST = 40;
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

/** The chance that this Ogre stops on a mine within so many rolls; between whole numbers in proportion. */
export function arrives(p: Position, ogre: number, mine: number, rolls: number): number {
  const moves = movesTo(p, ogre, mine);
  if (moves > FURTHEST) return 0;
  const whole = Math.min(LONGEST, Math.floor(rolls));
  const soon = ARRIVES[whole]?.[moves] as number;
  const part = rolls - whole;
  if (part === 0 || whole === LONGEST) return soon;
  return soon + part * ((ARRIVES[whole + 1]?.[moves] as number) - soon);
}

/** The chance that what lies on a mine is grabbed within so many rolls. */
export function likelyGrabbed(p: Position, mine: number, kind: number, rolls: number): number {
  let spared = 1;
  for (const ogre of p.rules.ogres) {
    if (count(p.rules.tastes[ogre] as Pile, kind) === 0) continue;
    spared *= 1 - arrives(p, ogre, mine, rolls);
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

/** Turns of the table until this elf can have gone so many steps, if nobody holds it. */
export function turnsToGo(p: Position, seat: number, steps: number): number {
  const wait = (seat - p.turn + p.seats) % p.seats;
  return (((steps + 1) >> 1) - 1) * p.seats + wait + 1;
}

/** So many turns of its own a held elf is thought to lose. */
const HELD = 3;

/** Turns of the table until the elf that is nearest could be there. */
export function turnsUntilFetched(p: Position, mine: number): number {
  const ways = waysOf(p.rules);
  let fewest = LONGEST;
  for (let seat = 0; seat < p.seats; seat++) {
    const at = p.elfAt[seat] as number;
    const full = size(p.bags[seat] as Pile) >= 4;
    const steps = full
      ? (ways[at]?.[HOME] as number) + (ways[HOME]?.[mine] as number)
      : (ways[at]?.[mine] as number);
    const turns = turnsToGo(p, seat, steps) + (p.heldBy[seat] !== 0 ? HELD * p.seats : 0);
    if (turns < fewest) fewest = turns;
  }
  return Math.max(0, fewest);
}

/** Turns until an elf could meet an Ogre on a mine that wants this kind. */
export function turnsToTaker(p: Position, at: number, kind: number): number {
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
