/** Bots that think here and now, for tests that have no workers. They are the same bots. */

import { type GameBot, think } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';
import type { Thinking } from '../../thinking/thinking.ts';

async function botOf(game: string): Promise<GameBot> {
  const box = findBox(game);
  if (!box) throw new Error(`unknown game ${game}`);
  return (await box.bot()).bot;
}

export const directThinking: Thinking = {
  think: async (request) => think(await botOf(request.game), request),
  advise: async ({ game, turn, steps, seed, budget }) =>
    (await botOf(game)).advise(turn, steps, seed, budget),
  rate: async ({ game, turn, steps, seed, budget }, action, _signal, plan) =>
    (await botOf(game)).rate(turn, steps, action, seed, budget, plan),
};
