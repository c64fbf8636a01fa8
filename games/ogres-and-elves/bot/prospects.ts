/**
 * The best score that can still be reached, and what losing one Valuable of each kind would
 * cost. In the Second and Third game every Valuable counts, in the First a few are to spare.
 */

import { CHESTS, OUT, VALUABLES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, type Pile, size } from '../rules/pile.ts';
import type { Position } from '../rules/position.ts';
import type { Ruleset } from '../rules/ruleset.ts';

export interface Prospects {
  /** The highest final score that what is left allows, if nothing more goes wrong. */
  best: number;
  /** By kind of Valuable: how much lower that becomes when one of them is lost. */
  readonly loss: Float64Array;
  /** By kind: how many are still to be delivered, at most. */
  readonly wanted: Uint8Array;
  /** The best score by what else may be left, as `survivors.ts` numbers it; empty until asked for. */
  bests: Int8Array;
}

const KINDS = VALUABLES.length;

/** By kind: how many are on mines and in bags. */
const supply = new Uint8Array(KINDS);
/** By chest and kind: open slots. */
const open = new Uint8Array(CHESTS.length * KINDS);
const left = new Uint8Array(KINDS);

/** Looks up or works out; most positions that a search meets have the same Valuables left. */
export function lookAhead(p: Position): Prospects {
  const all = everythingLeft(p);
  const out = ogresOut(p);
  const [king, prince, princess, queen] = p.chests as [Pile, Pile, Pile, Pile];
  const mixed =
    Math.imul(all ^ (out << 20), 0x9e3779b1) ^
    Math.imul(king + prince * 31, 0x85ebca6b) ^
    Math.imul(princess + queen * 31, 0xc2b2ae35);
  const place = (mixed ^ (mixed >>> 15)) & (MEMORY - 1);
  const known = MEMORIES[place];
  if (
    known &&
    known.rules === p.rules &&
    known.all === all &&
    known.out === out &&
    known.king === king &&
    known.prince === prince &&
    known.princess === princess &&
    known.queen === queen &&
    known.gifts === p.gifts
  ) {
    return known.prospects;
  }
  const prospects = newProspects();
  workOut(p, prospects);
  const { rules, gifts } = p;
  MEMORIES[place] = { rules, all, out, king, prince, princess, queen, gifts, prospects };
  return prospects;
}

/** All that prospects depend on, and what they are. */
interface Remembered {
  readonly rules: Ruleset;
  readonly all: Pile;
  readonly out: number;
  readonly king: Pile;
  readonly prince: Pile;
  readonly princess: Pile;
  readonly queen: Pile;
  readonly gifts: Pile;
  readonly prospects: Prospects;
}

const MEMORY = 1 << 13;
const MEMORIES: (Remembered | undefined)[] = [];

/** Every Valuable on a mine or in a bag: there are never more than seven of a kind. */
function everythingLeft(p: Position): Pile {
  let all = 0;
  for (let mine = 1; mine <= 16; mine++) all += p.mines[mine] as Pile;
  for (let seat = 0; seat < p.seats; seat++) all += (p.bags[seat] as Pile) & ALL_VALUABLES;
  return all;
}

function ogresOut(p: Position): number {
  let out = 0;
  for (const ogre of p.rules.ogres) if (p.ogreAt[ogre] === OUT) out |= 1 << ogre;
  return out;
}

function workOut(p: Position, into: Prospects): void {
  countSupply(everythingLeft(p));
  countOpenSlots(p);
  for (const chest of p.rules.chestsInPlay) {
    for (let kind = 0; kind < KINDS; kind++) {
      into.wanted[kind] = (into.wanted[kind] as number) + (open[chest * KINDS + kind] as number);
    }
  }
  into.best = bestScore(p);
  for (let kind = 0; kind < KINDS; kind++) {
    const one = into.best - bestWithout(p, kind, 1);
    const two = into.best - bestWithout(p, kind, 2);
    into.loss[kind] = Math.max(one, DREAD * two);
  }
}

function countOpenSlots(p: Position): void {
  for (const chest of p.rules.chestsInPlay) {
    const slots = p.rules.slots[chest] as Pile;
    const inside = p.chests[chest] as Pile;
    for (let kind = 0; kind < KINDS; kind++) {
      open[chest * KINDS + kind] = count(slots, kind) - count(inside, kind);
    }
  }
}

/** The best score if so many of each kind are left. */
export function bestWith(p: Position, counts: Uint8Array): number {
  supply.set(counts);
  countOpenSlots(p);
  return bestScore(p);
}

/** How much the loss of a second one of a kind weighs already: what can be spared once cannot be twice. */
const DREAD = 0.35;

/** The best score with so many fewer of a kind. */
function bestWithout(p: Position, kind: number, fewer: number): number {
  const had = supply[kind] as number;
  if (had === 0) return bestScore(p);
  supply[kind] = Math.max(0, had - fewer);
  const best = bestScore(p);
  supply[kind] = had;
  return best;
}

const NOT_ASKED = new Int8Array(0);

const newProspects = (): Prospects => ({
  best: 0,
  loss: new Float64Array(KINDS),
  wanted: new Uint8Array(KINDS),
  bests: NOT_ASKED,
});

function countSupply(all: Pile): void {
  for (let kind = 0; kind < KINDS; kind++) supply[kind] = count(all, kind);
}

/** OE-112 for the best choice of chests to fill, gifts out of what is left over. */
function bestScore(p: Position): number {
  let mask = 0;
  for (const chest of p.rules.chestsInPlay) mask |= 1 << chest;
  let best = 0;
  for (let filled = mask; ; filled = (filled - 1) & mask) {
    const points = scoreFilling(p, filled, mask);
    if (points > best) best = points;
    if (filled === 0) break;
  }
  return best + size(p.gifts);
}

/** The score with exactly the chests of `filled` full, or 0 when that cannot be. */
function scoreFilling(p: Position, filled: number, inPlay: number): number {
  left.set(supply);
  let points = 0;
  for (let chest = 0; chest < CHESTS.length; chest++) {
    if (!((filled >> chest) & 1)) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const free = open[chest * KINDS + kind] as number;
      if (free > (left[kind] as number)) return 0;
      left[kind] = (left[kind] as number) - free;
    }
    points += 2 * size(p.rules.slots[chest] as Pile);
  }
  for (let chest = 0; chest < CHESTS.length; chest++) {
    if ((filled >> chest) & 1 || !((inPlay >> chest) & 1)) continue;
    points += size(p.chests[chest] as Pile);
    for (let kind = 0; kind < KINDS; kind++) {
      const more = Math.min(open[chest * KINDS + kind] as number, left[kind] as number);
      left[kind] = (left[kind] as number) - more;
      points += more;
    }
  }
  return points + giftsPossible(p);
}

/** How many of what is `left` some Ogre would take; where Ogres do not come back, one each. */
function giftsPossible(p: Position): number {
  let gifts = 0;
  let taken = 0;
  for (const ogre of p.rules.ogres) {
    if (p.ogreAt[ogre] === OUT) continue;
    const taste = p.rules.tastes[ogre] as Pile;
    for (let kind = 0; kind < KINDS; kind++) {
      if (count(taste, kind) === 0 || (taken >> kind) & 1) continue;
      const here = left[kind] as number;
      if (here === 0) continue;
      if (p.rules.ogresReturn) {
        gifts += here;
        taken |= 1 << kind;
      } else {
        left[kind] = here - 1;
        gifts++;
        break;
      }
    }
  }
  return gifts;
}
