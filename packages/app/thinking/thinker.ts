/** One bot or coach thinks at a time: the work of a worker. */

import {
  type Advice,
  type Rating,
  type ThinkRequest,
  type Thought,
  think,
} from '@hearthside/search';
import { findBox } from '@hearthside/shelf';

export type ThinkingTask =
  | { readonly wants: 'thought' | 'advice'; readonly request: ThinkRequest }
  | {
      readonly wants: 'rating';
      readonly request: ThinkRequest;
      readonly action: string;
      /** What was done right after it in the same turn. */
      readonly plan: readonly string[];
    };

export interface Answers {
  readonly thought: Thought;
  readonly advice: Advice;
  readonly rating: Rating;
}

export async function answer(question: ThinkingTask): Promise<Answers[keyof Answers]> {
  const { request } = question;
  const box = findBox(request.game);
  if (!box) throw new Error(`unknown game ${request.game}`);
  const { bot } = await box.bot();
  const { seed, turn, steps, budget } = request;
  switch (question.wants) {
    case 'advice':
      return bot.advise(turn, steps, seed, budget);
    case 'rating':
      return bot.rate(turn, steps, question.action, seed, budget, question.plan);
    case 'thought':
      return think(bot, request);
  }
}
