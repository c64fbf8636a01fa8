/** What a truck does on a card: turn, drive one hex, or bump (WE-30 to WE-34). */

import { type Hex, neighbour, turned, WALL } from './board.ts';
import { ABOUT_TURN, type Card } from './cards.ts';
import type { Obstacle, Tell } from './events.ts';
import { rival, type Scene, type Team, type Vehicle } from './position.ts';
import { tellBump, tellDrive, tellTurn } from './telling.ts';

/** WE-30: turns in place by the card's whole angle. */
export function turnTruck(scene: Scene, team: Team, card: Card, tell: Tell): void {
  const truck = scene.trucks[team];
  const from = truck.facing;
  truck.facing = turned(from, card.turn);
  if (tell) tellTurn(tell, team, card, from, truck);
}

/** Drives one hex forward, or bumps and turns round. Answers what it bumped into, if anything. */
export function driveOneHex(scene: Scene, team: Team, tell: Tell): Obstacle | null {
  const truck = scene.trucks[team];
  const from = truck.at;
  const to = neighbour(from, truck.facing);
  const into = obstacleOn(scene, to, rival(team));
  if (into === null) {
    truck.at = to;
    if (tell) tellDrive(tell, team, from, to);
  } else {
    bump(truck, team, into, tell);
  }
  return into;
}

/** WE-34: one token to a hex. */
function obstacleOn(scene: Scene, hex: Hex, other: Team): Obstacle | null {
  if (hex === WALL) return 'wall';
  if (hex === scene.snowman) return 'snowman';
  return hex === scene.trucks[other].at ? 'truck' : null;
}

/** WE-32 */
function bump(truck: Vehicle, team: Team, into: Obstacle, tell: Tell): void {
  const from = truck.facing;
  truck.facing = turned(from, ABOUT_TURN);
  if (tell) tellBump(tell, team, into, from, truck);
}
