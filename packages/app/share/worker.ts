/**
 * The entry of the worker in which a moving picture is put together. It fetches all it needs and holds nothing
 * itself: where another chunk imports from a worker's entry, WebKit runs the entry twice.
 */

import type { Answered, Asked } from '../workers/question.ts';
import type { Film } from './gif.ts';

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked<Film>>) => {
  let answered: Answered<Uint8Array<ArrayBuffer>>;
  try {
    const { writeGif } = await import('./gif.ts');
    answered = { id, is: writeGif(question) };
  } catch (error) {
    answered = { id, error: String(error) };
  }
  postMessage(answered);
});
