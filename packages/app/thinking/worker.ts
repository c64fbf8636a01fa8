/**
 * The entry of the worker in which bots and coaches think. It fetches all it needs and holds nothing
 * itself: where another chunk imports from a worker's entry, WebKit runs the entry twice.
 */

import type { Answered, Asked } from '../workers/question.ts';
import type { Answers, ThinkingTask } from './thinker.ts';

addEventListener(
  'message',
  async ({ data: { id, question } }: MessageEvent<Asked<ThinkingTask>>) => {
    let answered: Answered<Answers[keyof Answers]>;
    try {
      const { answer } = await import('./thinker.ts');
      answered = { id, is: await answer(question) };
    } catch (error) {
      answered = { id, error: String(error) };
    }
    postMessage(answered);
  },
);
