/** Snowman Security on his rounds (WE-40 to WE-45). */

import { type Direction, neighbour, WALL } from './board.ts';
import type { Hold, Tell } from './events.ts';
import { GREEN, RED, rival, type Scene, type Team } from './position.ts';
import { tellHold, tellPush, tellSnowman } from './telling.ts';

/** The Snowman tries to move. Answers whose truck he pushed, if any. */
export function moveSnowman(scene: Scene, direction: Direction, tell: Tell): Team | null {
  const from = scene.snowman;
  const to = neighbour(from, direction);
  // WE-41
  if (to === WALL) return stay(scene, direction, 'wall', tell);
  const green = scene.trucks[GREEN].at;
  if (to === green || to === scene.trucks[RED].at) {
    return push(scene, to === green ? GREEN : RED, direction, tell);
  }
  scene.snowman = to;
  if (tell) tellSnowman(tell, direction, from, to);
  return null;
}

/** The truck that is in his way gives way, if it can. */
function push(scene: Scene, team: Team, direction: Direction, tell: Tell): Team | null {
  const truck = scene.trucks[team];
  const to = truck.at;
  const behind = neighbour(to, direction);
  if (behind === WALL) return stay(scene, direction, 'truck-at-wall', tell);
  if (behind === scene.trucks[rival(team)].at) {
    return stay(scene, direction, 'truck-at-truck', tell);
  }
  // WE-42: the truck keeps its facing.
  truck.at = behind;
  if (tell) tellPush(tell, team, direction, to, behind);
  const from = scene.snowman;
  scene.snowman = to;
  if (tell) tellSnowman(tell, direction, from, to);
  return team;
}

function stay(scene: Scene, direction: Direction, hold: Hold, tell: Tell): null {
  if (tell) tellHold(tell, direction, scene.snowman, hold);
  return null;
}
