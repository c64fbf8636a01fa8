/** What a truck does on a card: turn, drive one hex, or bump (WE-30 to WE-34). */

import { neighbour, turned, WALL } from './board.ts';
import { ABOUT_TURN, type Card } from './cards.ts';
import type { Obstacle, Tell } from './events.ts';
import { rival, type Scene, type Team } from './position.ts';
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
  // WE-34: one token to a hex.
  if (to === WALL) return bump(scene, team, 'wall', tell);
  if (to === scene.snowman) return bump(scene, team, 'snowman', tell);
  if (to === scene.trucks[rival(team)].at) return bump(scene, team, 'truck', tell);
  truck.at = to;
  if (tell) tellDrive(tell, team, from, to);
  return null;
}

/** WE-32 */
function bump(scene: Scene, team: Team, into: Obstacle, tell: Tell): Obstacle {
  const truck = scene.trucks[team];
  const from = truck.facing;
  truck.facing = turned(from, ABOUT_TURN);
  if (tell) tellBump(tell, team, into, from, truck);
  return into;
}
