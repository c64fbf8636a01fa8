/** A worker in which one bot or coach thinks at a time. */

import {
  type Advice,
  type Rating,
  type ThinkRequest,
  type Thought,
  think,
} from '@hearthside/search';
import { findBox } from '@hearthside/shelf';

export type Question =
  | { readonly wants: 'thought' | 'advice'; readonly request: ThinkRequest }
  | { readonly wants: 'rating'; readonly request: ThinkRequest; readonly action: string };

export interface Answers {
  readonly thought: Thought;
  readonly advice: Advice;
  readonly rating: Rating;
}

export type Answer = { readonly is: Answers[keyof Answers] } | { readonly error: string };

async function answer(question: Question): Promise<Answer> {
  const { request } = question;
  const box = findBox(request.game);
  if (!box) return { error: `unknown game ${request.game}` };
  const { bot } = await box.bot();
  const { seed, turn, steps, budget } = request;
  switch (question.wants) {
    case 'advice':
      return { is: bot.advise(turn, steps, seed, budget) };
    case 'rating':
      return { is: bot.rate(turn, steps, question.action, seed, budget) };
    case 'thought':
      return { is: await think(bot, request) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage(await answer(data));
  } catch (error) {
    postMessage({ error: String(error) } satisfies Answer);
  }
});
