/** Where the Shields do most good on the next roll. */

import { lowestBit } from '@hearthside/table';
import {
  ALL_MINES,
  FIRST_CASTLE,
  FIRST_RESTING,
  isCastle,
  OUT,
  SHIELD,
  VALUABLES,
} from '../rules/pieces.ts';
import { count, type Pile } from '../rules/pile.ts';
import { ogreSpaces, type Position } from '../rules/position.ts';
import { nextMine } from '../rules/ruleset.ts';
import { lookAhead, type Prospects } from './prospects.ts';

/** How much a threat counts that is two moves of an Ogre away. */
const LATER = 0.3;
/** What being captured costs, beside what is lost. */
const CAPTURE = 0.7;

let prospects: Prospects;
/** By Ogre and mine: what it costs when that Ogre stops there. */
const harm = new Float64Array(6 * 17);

/**
 * The mines to shield when every elf stands where it will stand at the roll: `fixed` Shields lie
 * already and cannot be moved, `free` many can be put on any mine that is not `closed`.
 */
export function bestShields(p: Position, fixed: number, free: number, closed: number): number {
  prospects = lookAhead(p);
  weighHarm(p);
  let shields = fixed;
  const ogres = ogreSpaces(p);
  for (let n = 0; n < free; n++) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    const places = ALL_MINES & ~ogres & ~closed & ~shields;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const mine = lowestBit(rest);
      const threat = threatUnder(p, ogres, shields | (1 << mine));
      if (threat < least - 1e-9) {
        least = threat;
        best = mine;
      }
    }
    if (best < 0) break;
    shields |= 1 << best;
  }
  return shields;
}

function weighHarm(p: Position): void {
  harm.fill(0);
  for (const ogre of p.rules.ogres) {
    if (p.ogreAt[ogre] === OUT) continue;
    const taste = p.rules.tastes[ogre] as Pile;
    for (let mine = 1; mine <= 16; mine++) {
      harm[ogre * 17 + mine] = lossOf((p.mines[mine] as Pile) & taste);
    }
    for (let seat = 0; seat < p.seats; seat++) {
      const at = p.elfAt[seat] as number;
      if (at < 1 || at > 16) continue;
      const lost = lossOf((p.bags[seat] as Pile) & taste);
      harm[ogre * 17 + at] = (harm[ogre * 17 + at] as number) + (lost > 0 ? lost : CAPTURE);
    }
  }
}

function lossOf(pile: Pile): number {
  let loss = 0;
  for (let kind = 0; kind < VALUABLES.length; kind++) {
    loss += count(pile, kind) * (prospects.loss[kind] as number);
  }
  return loss;
}

/** What the Ogres would do on their next moves, each by itself. */
function threatUnder(p: Position, ogres: number, shields: number): number {
  const blocked = ogres | shields;
  let threat = 0;
  for (const ogre of p.rules.ogres) {
    const at = p.ogreAt[ogre] as number;
    if (at === OUT) continue;
    let first = at;
    let weight = 1;
    if (at >= FIRST_RESTING) {
      first = FIRST_CASTLE + at - FIRST_RESTING;
      weight = LATER;
    }
    let mine = isCastle(first) ? (p.rules.exits[first - FIRST_CASTLE] as number) : nextMine(first);
    while ((blocked >> mine) & 1) mine = nextMine(mine);
    threat += weight * (harm[ogre * 17 + mine] as number);
    mine = nextMine(mine);
    while ((blocked >> mine) & 1) mine = nextMine(mine);
    threat += weight * LATER * (harm[ogre * 17 + mine] as number);
  }
  return threat;
}

export const shieldsInBag = (p: Position, seat: number): number =>
  count(p.bags[seat] as Pile, SHIELD);
