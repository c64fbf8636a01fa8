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
import { BAYS, type Direction, stockAt, turned } from './board.ts';
import type { Card } from './cards.ts';
import { driveOneHex } from './driving.ts';
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
import {
  cardsBeforeDrive,
  nextToPlay,
  ROUND_LENGTH,
  teamOf,
  turnOneByOne,
  turnsBetween,
} from './turning.ts';
import { completeIfHome } from './wishlist.ts';

export function play(position: Position, by: Actor, action: Action, tell?: Tell): void {
  if (action.kind === 'program') lock(position, by as Team, action, tell);
  else if (action.kind === 'roll') roll(position, action.direction, tell);
  else answer(position, by as Team, action, tell);
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

/** What was asked at a Stock or after a bump. */
function answer(position: Position, team: Team, action: Action, tell: Tell): void {
  if (action.kind === 'load') load(position, team, tell);
  else if (action.kind === 'take') take(position, team, action.toy, tell);
  else if (tell) tellPass(position, team, tell);
  if (position.phase !== 'over') carryOn(position, tell);
}

/**
 * WE-22: card after card, the Santa holder's first, then alternating.
 *
 * This is where a bot's time goes, and it is in one piece for V8's sake: a function this long (460 bytes of its
 * code and more) is compiled by itself with all that it calls. A shorter one is copied into its callers, and
 * when their room is used up, half of what it calls stays a call: a fifth slower.
 */
function carryOn(position: Position, tell: Tell): void {
  const { trucks, santa } = position;
  const first = trucks[santa];
  const second = trucks[rival(santa)];
  for (;;) {
    if (position.left === 0) {
      if (tell) turnOneByOne(position, tell);
      const { drives, turns } = first.program as Program;
      const { drives: secondDrives, turns: secondTurns } = second.program as Program;
      const cards = cardsBeforeDrive(drives, secondDrives, first.played + second.played);
      const played = (cards + 1) >> 1;
      const secondPlayed = cards >> 1;
      first.facing = turned(first.facing, turnsBetween(turns, first.played, played));
      second.facing = turned(second.facing, turnsBetween(secondTurns, second.played, secondPlayed));
      first.played = played;
      second.played = secondPlayed;
      if (cards === ROUND_LENGTH) {
        // WE-23
        first.program = null;
        first.played = 0;
        second.program = null;
        second.played = 0;
        position.santa = rival(santa);
        position.round++;
        position.phase = 'program';
        position.toAct = TEAMS;
        if (tell) tellSanta(tell, santa, position.round);
        return;
      }
      const truck = nextToPlay(first, second);
      const card = (truck.program as Program).cards[truck.played++] as Card;
      if (tell) tellTurnOver(tell, teamOf(santa, cards), card, truck.played);
      position.left = card.hexes;
      if (card.rolls) {
        waitForDie(position);
        return;
      }
    }
    const team = first.played > second.played ? santa : rival(santa);
    if (stopsOnTheWay(position, team, tell)) return;
  }
}

/** Drives the hexes that are left of the running card, as far as nobody has to choose. */
function stopsOnTheWay(position: Position, team: Team, tell: Tell): boolean {
  while (position.left > 0) {
    const obstacle = driveOneHex(position, team, tell);
    if (obstacle !== null) {
      // WE-32: the rest of the card's movement is lost.
      position.left = 0;
      return obstacle === 'truck' && stopsToTake(position, team);
    }
    position.left--;
    if (stopsToUseHex(position, team, tell)) return true;
  }
  return false;
}

/** WE-35: what a hex offers to the truck that has just come to it, by whatever means. */
function stopsToUseHex(position: Position, team: Team, tell: Tell): boolean {
  const truck = position.trucks[team];
  const stock = stockAt(position.stocks, truck.at);
  if ((stock & ~truck.toys) !== 0) {
    waitFor(position, 'load', team);
    return true;
  }
  return truck.at === BAYS[team] && completeIfHome(position, team, tell);
}

/** WE-33 */
function stopsToTake(position: Position, team: Team): boolean {
  if (offer(position, team) === 0) return false;
  waitFor(position, 'take', team);
  return true;
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

function waitFor(position: Position, phase: 'load' | 'take', team: Team): void {
  position.phase = phase;
  position.toAct = only(team);
}

function waitForDie(position: Position): void {
  position.phase = 'roll';
  position.toAct = NOBODY;
}
