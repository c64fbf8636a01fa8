/** Snowman Security on his rounds (WE-40 to WE-45). */

import { type Direction, neighbour, WALL } from './board.ts';
import type { Hold, Tell } from './events.ts';
import { GREEN, RED, type Scene, type Team } from './position.ts';
import { tellHold, tellPush, tellSnowman } from './telling.ts';

/** The Snowman tries to move. Answers whose truck he pushed, if any. */
export function moveSnowman(scene: Scene, direction: Direction, tell: Tell): Team | null {
  const from = scene.snowman;
  const to = neighbour(from, direction);
  // WE-41
  if (to === WALL) return stay(scene, direction, 'wall', tell);

  const green = scene.trucks[GREEN];
  const red = scene.trucks[RED];
  let pushed: Team | null = null;
  if (to === green.at || to === red.at) {
    pushed = to === green.at ? GREEN : RED;
    const behind = neighbour(to, direction);
    if (behind === WALL) return stay(scene, direction, 'truck-at-wall', tell);
    if (behind === green.at || behind === red.at) {
      return stay(scene, direction, 'truck-at-truck', tell);
    }
    // WE-42: the truck keeps its facing.
    scene.trucks[pushed].at = behind;
    if (tell) tellPush(tell, pushed, direction, to, behind);
  }
  scene.snowman = to;
  if (tell) tellSnowman(tell, direction, from, to);
  return pushed;
}

function stay(scene: Scene, direction: Direction, hold: Hold, tell: Tell): null {
  if (tell) tellHold(tell, direction, scene.snowman, hold);
  return null;
}
