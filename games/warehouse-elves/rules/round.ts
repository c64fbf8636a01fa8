/**
 * A round as a machine that runs until it needs an answer or the die.
 *
 * `carryOn` turns over and carries out card after card. It stops where somebody must
 * choose, chance is due or the game is over, and is called again once that is settled.
 * What it goes on with needs no memory of its own: `left` says how far the running card
 * has still to drive, `played` and `santa` whose card comes next.
 */

import type { Actor } from '@hearthside/table';
import type { Action, Program } from './actions.ts';
import { type Direction, stockAt } from './board.ts';
import { type Card, PROGRAM_LENGTH } from './cards.ts';
import { driveOneHex, turnTruck } from './driving.ts';
import type { Tell } from './events.ts';
import { NOBODY, offer, only, type Position, rival, TEAMS, type Team } from './position.ts';
import { moveSnowman } from './snowman.ts';
import {
  tellLeaveStock,
  tellLoad,
  tellLock,
  tellRoll,
  tellSanta,
  tellTake,
  tellTakeNothing,
  tellTurnOver,
} from './telling.ts';
import { type Toy, toyBit } from './toys.ts';
import { completeIfHome } from './wishlist.ts';

export function play(position: Position, by: Actor, action: Action, tell?: Tell): void {
  const team = by as Team;
  switch (action.kind) {
    case 'program':
      lock(position, team, action, tell);
      return;
    case 'roll':
      roll(position, action.direction, tell);
      return;
    case 'load':
      load(position, team, tell);
      break;
    case 'take':
      take(position, team, action.toy, tell);
      break;
    case 'pass':
      if (tell) tellPass(position, team, tell);
      break;
  }
  if (position.phase !== 'over') carryOn(position, tell);
}

/** WE-20 */
function lock(position: Position, team: Team, program: Program, tell: Tell): void {
  position.trucks[team].program = program;
  const other = rival(team);
  if (position.trucks[other].program === null) {
    position.toAct = only(other);
  } else {
    waitForDie(position);
  }
  if (tell) tellLock(tell, team, program);
}

/** The round's roll (WE-21), or the running card's (WE-31). */
function roll(position: Position, direction: Direction, tell: Tell): void {
  if (tell) tellRoll(tell, position.left, direction);
  const pushed = moveSnowman(position, direction, tell);
  // WE-35: a push counts as entering, and its owner decides before anything else goes on.
  if (pushed !== null && stopsToUseHex(position, pushed, tell)) return;
  carryOn(position, tell);
}

/** WE-22: card after card, the Santa holder's first, then alternating. */
function carryOn(position: Position, tell: Tell): void {
  const holder = position.santa;
  const other = rival(holder);
  const { trucks } = position;
  for (;;) {
    const { played } = trucks[holder];
    const holderIsAhead = played > trucks[other].played;
    if (position.left > 0) {
      if (stopsAfterHex(position, holderIsAhead ? holder : other, tell)) return;
    } else if (holderIsAhead) {
      if (stopsAfterTurningOver(position, other, tell)) return;
    } else if (played < PROGRAM_LENGTH) {
      if (stopsAfterTurningOver(position, holder, tell)) return;
    } else {
      endRound(position, tell);
      return;
    }
  }
}

/** Turns over the team's next card and begins it. */
function stopsAfterTurningOver(position: Position, team: Team, tell: Tell): boolean {
  const truck = position.trucks[team];
  const card = (truck.program as Program).cards[truck.played++] as Card;
  if (tell) tellTurnOver(tell, team, card, truck.played);
  if (card.hexes === 0) {
    turnTruck(position, team, card, tell);
    return false;
  }
  position.left = card.hexes;
  if (card.rolls) waitForDie(position);
  return card.rolls;
}

/** Drives the running card's next hex. */
function stopsAfterHex(position: Position, team: Team, tell: Tell): boolean {
  const obstacle = driveOneHex(position, team, tell);
  if (obstacle === null) {
    position.left--;
    return stopsToUseHex(position, team, tell);
  }
  // WE-32: the rest of the card's movement is lost.
  position.left = 0;
  if (obstacle !== 'truck' || offer(position, team) === 0) return false;
  position.phase = 'take';
  position.toAct = only(team);
  return true;
}

/** WE-35: what a hex offers to the truck that has just come to it, by whatever means. */
function stopsToUseHex(position: Position, team: Team, tell: Tell): boolean {
  const truck = position.trucks[team];
  const stock = stockAt(position.stocks, truck.at);
  if ((stock & ~truck.toys) !== 0) {
    position.phase = 'load';
    position.toAct = only(team);
    return true;
  }
  completeIfHome(position, team, tell);
  return position.phase === 'over';
}

/** WE-50 */
function load(position: Position, team: Team, tell: Tell): void {
  const truck = position.trucks[team];
  const stock = stockAt(position.stocks, truck.at);
  truck.toys |= stock;
  if (tell) tellLoad(tell, team, stock);
}

/** WE-33 */
function take(position: Position, team: Team, toy: Toy, tell: Tell): void {
  const other = rival(team);
  const bit = toyBit(toy);
  position.trucks[other].toys &= ~bit;
  position.trucks[team].toys |= bit;
  if (tell) tellTake(tell, team, toy);
  completeIfHome(position, team, tell);
}

function tellPass(position: Position, team: Team, tell: NonNullable<Tell>): void {
  if (position.phase === 'take') tellTakeNothing(tell, team);
  else tellLeaveStock(tell, team, stockAt(position.stocks, position.trucks[team].at));
}

function waitForDie(position: Position): void {
  position.phase = 'roll';
  position.toAct = NOBODY;
}

/** WE-23 */
function endRound(position: Position, tell: Tell): void {
  const holder = position.santa;
  for (const truck of position.trucks) {
    truck.program = null;
    truck.played = 0;
  }
  position.santa = rival(holder);
  position.round++;
  position.phase = 'program';
  position.toAct = TEAMS;
  if (tell) tellSanta(tell, holder, position.round);
}
