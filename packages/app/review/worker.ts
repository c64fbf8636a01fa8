/**
 * The entry of the worker in which a game is reviewed. It fetches all it needs and holds nothing itself:
 * where another chunk imports from a worker's entry, WebKit runs the entry twice.
 */

import type { Look, Pin } from '@hearthside/search/review';
import type { Answered, Asked } from '../workers/question.ts';
import type { ReviewTask } from './reviewer.ts';

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked<ReviewTask>>) => {
  let answered: Answered<Look | Pin | number | null>;
  try {
    const { answer } = await import('./reviewer.ts');
    answered = { id, is: await answer(question) };
  } catch (error) {
    answered = { id, error: String(error) };
  }
  postMessage(answered);
});
