import { botOf, type GameBot } from '@hearthside/search';
import { GREEN, type Position } from '../rules/index.ts';
import { mind } from './mind.ts';
import { winChance } from './value.ts';
import { yardsticks } from './yardsticks/index.ts';

/** Null in the middle of a round. */
function appraise(position: Position): number | null {
  const isBetween =
    position.phase === 'program' && position.trucks.every((t) => t.program === null);
  return isBetween ? winChance(position, GREEN) : null;
}

export const bot: GameBot = {
  ...botOf(mind),
  yardsticks,
  appraise: (position) => appraise(position as Position),
};
