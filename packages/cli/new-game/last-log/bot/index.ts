import { generalBot } from '@hearthside/search';
import { game } from '../rules/index.ts';

/** The general search plays by the rules alone, until the game has a mind of its own. */
export const bot = generalBot(game);
