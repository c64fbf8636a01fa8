import { botOf, type GameBot } from '@hearthside/search';
import type { Position } from '../rules/position.ts';
import { appraise } from './appraise.ts';
import { mind } from './mind.ts';
import { yardsticks } from './yardsticks/index.ts';

export const bot: GameBot = {
  ...botOf(mind),
  yardsticks,
  appraise: (position) => appraise(position as Position),
};
