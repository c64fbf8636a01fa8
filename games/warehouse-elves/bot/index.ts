import { botOf, type GameBot } from '@hearthside/search';
import { mind } from './mind.ts';
import { yardsticks } from './yardsticks/index.ts';

export const bot: GameBot = { ...botOf(mind), yardsticks };
