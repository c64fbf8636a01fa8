/** Snowman Security on his rounds (WE-40 to WE-45). */

import { axial, type Direction, neighbour, WALL } from './board.ts';
import type { Hold, Tell } from './events.ts';
import { GREEN, type Position, RED, TEAM_NAMES, type Team } from './position.ts';

/** The Snowman tries to move. Answers whose truck he pushed, if any. */
export function moveSnowman(position: Position, direction: Direction, tell: Tell): Team | null {
  const from = position.snowman;
  const to = neighbour(from, direction);
  // WE-41
  if (to === WALL) return stay(position, direction, 'wall', tell);

  const [green, red] = position.trucks;
  let pushed: Team | null = null;
  if (to === green.at || to === red.at) {
    pushed = to === green.at ? GREEN : RED;
    const behind = neighbour(to, direction);
    if (behind === WALL) return stay(position, direction, 'truck-at-wall', tell);
    if (behind === green.at || behind === red.at) {
      return stay(position, direction, 'truck-at-truck', tell);
    }
    // WE-42: the truck keeps its facing.
    position.trucks[pushed].at = behind;
    tell?.({
      type: 'push',
      rule: 'WE-42',
      seat: TEAM_NAMES[pushed],
      direction,
      from: axial(to),
      to: axial(behind),
    });
  }
  position.snowman = to;
  tell?.({ type: 'snowman-moves', rule: 'WE-40', direction, from: axial(from), to: axial(to) });
  return pushed;
}

const HOLD_RULES = { wall: 'WE-41', 'truck-at-wall': 'WE-43', 'truck-at-truck': 'WE-44' } as const;

function stay(position: Position, direction: Direction, hold: Hold, tell: Tell): null {
  tell?.({
    type: 'snowman-stays',
    rule: HOLD_RULES[hold],
    direction,
    at: axial(position.snowman),
    hold,
  });
  return null;
}
