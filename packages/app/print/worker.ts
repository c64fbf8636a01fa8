/**
 * The entry of the worker in which a kit is made. It fetches all it needs and holds nothing itself:
 * where another chunk imports from a worker's entry, WebKit runs the entry twice.
 */

import type { Answered, Asked } from '../workers/question.ts';
import type { KitWish, MadeKit, MakingProgress } from './kit-maker.ts';

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked<KitWish>>) => {
  let answered: Answered<MadeKit>;
  try {
    const { make } = await import('./kit-maker.ts');
    // Told by the question too: it is no answer, and whoever waits for one passes it over.
    const tell = (done: number, of: number) =>
      postMessage({ progressOf: id, done, of } satisfies MakingProgress);
    answered = { id, is: await make(question, tell) };
  } catch (error) {
    answered = { id, error: String(error) };
  }
  postMessage(answered);
});
