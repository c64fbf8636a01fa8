/**
 * What a position is worth to the team, in points: the best score still possible, less what is
 * likely to be lost on the way and what there is still to do.
 */

import { isMine, VALUABLES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, type Pile } from '../rules/pile.ts';
import { type Position, score } from '../rules/position.ts';
import { carrying } from './carrying.ts';
import { LONGEST, likelyGrabbed, turnsUntilFetched } from './nearness.ts';
import { lookAhead, type Prospects } from './prospects.ts';
import { worthUnshielded } from './unshielded.ts';

/** How much each worry weighs; found by playing many games against each other. */
const WEIGHTS = {
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
  /** For a carried Valuable with an Ogre that wants it close behind. */
  exposed: 0.12,
};

const KINDS = VALUABLES.length;
/** Three bits of a pile count each kind. */
const KIND_OF_BIT = Uint8Array.from({ length: 3 * KINDS }, (_, bit) => Math.floor(bit / 3));

export function worth(p: Position): number {
  if (p.why) return score(p);
  const prospects = lookAhead(p);
  return p.rules.shields > 0 ? worthShielded(p, prospects) : worthUnshielded(p, prospects);
}

function worthShielded(p: Position, prospects: Prospects): number {
  let value = prospects.best;
  for (let seat = 0; seat < p.seats; seat++) {
    value -= carrying(p, seat, prospects) + exposure(p, seat, prospects);
  }
  let lying = 0;
  for (let mine = 1; mine <= 16; mine++) if (p.mines[mine] !== 0) lying++;
  for (let mine = 1; mine <= 16; mine++) {
    const pile = p.mines[mine] as Pile;
    if (pile !== 0) value -= mineWorries(p, prospects, mine, pile, lying);
  }
  return value;
}

/** What lies on a mine may be grabbed, and has to be fetched. */
function mineWorries(
  p: Position,
  prospects: Prospects,
  mine: number,
  pile: Pile,
  lying: number,
): number {
  const turns = turnsUntilFetched(p, mine);
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

/** What an elf carries where no Shield lies may be grabbed with it. */
function exposure(p: Position, seat: number, { loss }: Prospects): number {
  const at = p.elfAt[seat] as number;
  if (!isMine(at) || ((p.shields >> at) & 1) === 1) return 0;
  const bag = (p.bags[seat] as Pile) & ALL_VALUABLES;
  let worries = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = count(bag, kind);
    if (n === 0) continue;
    worries += n * (loss[kind] as number) * likelyGrabbed(p, at, kind, p.seats);
  }
  return WEIGHTS.exposed * worries;
}
