import { botOf, type GameBot } from '@hearthside/search';
import { idle } from './idle.ts';
import { mind } from './mind.ts';
import { yardsticks } from './yardsticks/index.ts';

export const bot: GameBot = { ...botOf(mind), yardsticks, idle };
