/** A worker in which one bot thinks at a time. */

import type { ThinkRequest } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';

export type ThinkAnswer = { readonly action: string } | { readonly error: string };

async function answer(request: ThinkRequest): Promise<ThinkAnswer> {
  const box = findBox(request.game);
  if (!box) return { error: `unknown game ${request.game}` };
  const { bot } = await box.bot();
  const player = bot.player(request.level, request.seed, request.budget);
  for (const step of request.steps) player.notice?.(step);
  return { action: await player.choose(request.turn) };
}

addEventListener('message', async ({ data }: MessageEvent<ThinkRequest>) => {
  try {
    postMessage(await answer(data));
  } catch (error) {
    postMessage({ error: String(error) } satisfies ThinkAnswer);
  }
});
