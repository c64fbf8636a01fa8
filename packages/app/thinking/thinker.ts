/** A worker in which one bot or coach thinks at a time. */

import type { Advice, ThinkRequest } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';

export interface Question {
  readonly wants: 'action' | 'advice';
  readonly request: ThinkRequest;
}

export type Answer =
  | { readonly action: string }
  | { readonly advice: Advice }
  | { readonly error: string };

async function answer({ wants, request }: Question): Promise<Answer> {
  const box = findBox(request.game);
  if (!box) return { error: `unknown game ${request.game}` };
  const { bot } = await box.bot();
  const { level, seed, turn, steps, budget } = request;
  if (wants === 'advice') return { advice: bot.advise(turn, steps, seed, budget) };
  const player = bot.player(level, seed, budget);
  for (const step of steps) player.notice?.(step);
  return { action: await player.choose(turn) };
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage(await answer(data));
  } catch (error) {
    postMessage({ error: String(error) } satisfies Answer);
  }
});
