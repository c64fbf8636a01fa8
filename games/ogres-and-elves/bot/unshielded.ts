/**
 * What a position of a game without Shields is worth. Nothing can be kept from the Ogres but by
 * being there first or by giving them what they want, so the odds are weighed with more care.
 */

import { isMine, VALUABLES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, type Pile } from '../rules/pile.ts';
import { ogreSpaces, type Position } from '../rules/position.ts';
import { carrying } from './carrying.ts';
import { arrives, LONGEST, likelyGrabbed, turnsToGo, turnsUntilFetched } from './nearness.ts';
import type { Prospects } from './prospects.ts';
import { addSurvivor, forgetSurvivors, hopedScore } from './survivors.ts';
import { waysOf } from './ways.ts';

/** How much each worry weighs; found by many games with the same luck. */
const WEIGHTS = {
  /** Losing to an Ogre what lies on a mine, times its likelihood. */
  risk: 0.9,
  /** Rolls until somebody comes for what lies on a mine: per turn of the way, and per thing to do. */
  delay: 2.4,
  backlog: 0.23,
  /** Turns until an Ogre leaves a mine where it guards something. */
  guarded: 2,
  /** Rolls until an Ogre has its gift and is gone, per turn of the way to it. */
  patience: 5,
  /** For each Valuable still on a mine, and each turn that it takes to get there. */
  uncollected: 0.2,
  fetch: 0.0176,
  /** For a carried Valuable with an Ogre that wants it close behind. */
  exposed: 0.12,
};

const KINDS = VALUABLES.length;

/** By mine: turns until somebody comes for what lies there. */
const turnsTo = new Float64Array(17);
/** By Ogre: rolls until it may be gone with a gift. */
const patience = new Float64Array(6);

export function worthUnshielded(p: Position, prospects: Prospects): number {
  forgetSurvivors();
  const worries = onMines(p, prospects) + inBags(p, prospects);
  return hopedScore(p, prospects) - worries;
}

function onMines(p: Position, { loss }: Prospects): number {
  const lying = findTurns(p, loss);
  findPatience(p);
  let worries = 0;
  for (let mine = 1; mine <= 16; mine++) {
    const pile = p.mines[mine] as Pile;
    if (pile === 0) continue;
    const turns = turnsTo[mine] as number;
    const rolls = turns * WEIGHTS.delay + lying * WEIGHTS.backlog;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = count(pile, kind);
      if (n === 0) continue;
      const spared = 1 - WEIGHTS.risk * grabbedUngiven(p, mine, kind, rolls);
      for (let i = 0; i < n; i++) addSurvivor(kind, spared);
      if (loss[kind] !== 0) worries += n * (WEIGHTS.uncollected + WEIGHTS.fetch * turns);
    }
  }
  return worries;
}

/** Fills `turnsTo` and says on how many mines something lies that is of use. */
function findTurns(p: Position, loss: Float64Array): number {
  let needed = 0;
  for (let kind = 0; kind < KINDS; kind++) if (loss[kind] !== 0) needed |= 7 << (3 * kind);
  const ogres = ogreSpaces(p);
  let lying = 0;
  for (let mine = 1; mine <= 16; mine++) {
    turnsTo[mine] = LONGEST;
    if (((p.mines[mine] as Pile) & needed) === 0) continue;
    lying++;
    turnsTo[mine] = turnsUntilFetched(p, mine) + ((ogres >> mine) & 1) * WEIGHTS.guarded;
  }
  return lying;
}

/** Fills `patience`: who carries what an Ogre wants can be on the way to it. */
function findPatience(p: Position): void {
  const ways = waysOf(p.rules);
  for (const ogre of p.rules.ogres) {
    patience[ogre] = LONGEST;
    const place = p.ogreAt[ogre] as number;
    if (!isMine(place)) continue;
    for (let seat = 0; seat < p.seats; seat++) {
      const gifts = (p.bags[seat] as Pile) & (p.rules.tastes[ogre] as Pile);
      if (gifts === 0 || p.heldBy[seat] !== 0) continue;
      const steps = ways[p.elfAt[seat] as number]?.[place] as number;
      const rolls = Math.max(0, turnsToGo(p, seat, steps) * WEIGHTS.patience);
      if (rolls < (patience[ogre] as number)) patience[ogre] = rolls;
    }
  }
}

/** The chance that what lies on a mine is grabbed before the Ogres that want it are gone. */
function grabbedUngiven(p: Position, mine: number, kind: number, rolls: number): number {
  let spared = 1;
  for (const ogre of p.rules.ogres) {
    if (count(p.rules.tastes[ogre] as Pile, kind) === 0) continue;
    spared *= 1 - arrives(p, ogre, mine, Math.min(rolls, patience[ogre] as number));
  }
  return 1 - spared;
}

function inBags(p: Position, prospects: Prospects): number {
  let worries = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    worries += carrying(p, seat, prospects);
    const at = p.elfAt[seat] as number;
    const bag = (p.bags[seat] as Pile) & ALL_VALUABLES;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = count(bag, kind);
      if (n === 0) continue;
      const hit = isMine(at) ? WEIGHTS.exposed * likelyGrabbed(p, at, kind, p.seats) : 0;
      for (let i = 0; i < n; i++) addSurvivor(kind, 1 - hit);
    }
  }
  return worries;
}
