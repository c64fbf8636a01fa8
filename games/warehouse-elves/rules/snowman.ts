/** Snowman Security on his rounds (WE-40 to WE-45). */

import { axial, type Direction, neighbour, WALL } from './board.ts';
import type { Hold, Tell } from './events.ts';
import { GREEN, RED, type Scene, TEAM_NAMES, type Team } from './position.ts';

/** The Snowman tries to move. Answers whose truck he pushed, if any. */
export function moveSnowman(scene: Scene, direction: Direction, tell: Tell): Team | null {
  const from = scene.snowman;
  const to = neighbour(from, direction);
  // WE-41
  if (to === WALL) return stay(scene, direction, 'wall', tell);

  const [green, red] = scene.trucks;
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
    tell?.({
      type: 'push',
      rule: 'WE-42',
      seat: TEAM_NAMES[pushed],
      direction,
      from: axial(to),
      to: axial(behind),
    });
  }
  scene.snowman = to;
  tell?.({ type: 'snowman-moves', rule: 'WE-40', direction, from: axial(from), to: axial(to) });
  return pushed;
}

const HOLD_RULES = { wall: 'WE-41', 'truck-at-wall': 'WE-43', 'truck-at-truck': 'WE-44' } as const;

function stay(scene: Scene, direction: Direction, hold: Hold, tell: Tell): null {
  tell?.({
    type: 'snowman-stays',
    rule: HOLD_RULES[hold],
    direction,
    at: axial(scene.snowman),
    hold,
  });
  return null;
}
