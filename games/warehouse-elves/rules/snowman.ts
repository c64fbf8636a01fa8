/** Snowman Security on his rounds (WE-40 to WE-45). */

import { type Direction, type Hex, neighbour, WALL } from './board.ts';
import type { Hold, Tell } from './events.ts';
import { GREEN, RED, rival, type Scene, type Team } from './position.ts';
import { tellHold, tellPush, tellSnowman } from './telling.ts';

/** The Snowman tries to move. Answers whose truck he pushed, if any. */
export function moveSnowman(scene: Scene, direction: Direction, tell: Tell): Team | null {
  const { snowman: from, trucks } = scene;
  const to = neighbour(from, direction);
  // WE-41
  if (to === WALL) return stay(scene, direction, 'wall', tell);
  if (to === trucks[GREEN].at || to === trucks[RED].at) return push(scene, to, direction, tell);
  scene.snowman = to;
  if (tell) tellSnowman(tell, direction, from, to);
  return null;
}

/** The truck on the hex he would enter makes way, if it can. */
function push(scene: Scene, to: Hex, direction: Direction, tell: Tell): Team | null {
  const { snowman: from, trucks } = scene;
  const team = to === trucks[GREEN].at ? GREEN : RED;
  const behind = neighbour(to, direction);
  if (behind === WALL) return stay(scene, direction, 'truck-at-wall', tell);
  if (behind === trucks[rival(team)].at) return stay(scene, direction, 'truck-at-truck', tell);
  // WE-42: the truck keeps its facing.
  trucks[team].at = behind;
  if (tell) tellPush(tell, team, direction, to, behind);
  scene.snowman = to;
  if (tell) tellSnowman(tell, direction, from, to);
  return team;
}

function stay(scene: Scene, direction: Direction, hold: Hold, tell: Tell): null {
  if (tell) tellHold(tell, direction, scene.snowman, hold);
  return null;
}
