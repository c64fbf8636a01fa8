import type { Answered, Asked } from './question.ts';

/** The part of a worker that is used. */
export type AnsweringWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

let asked = 0;

/**
 * Puts a question to a worker. Only the answer that names this very question is taken: one that
 * comes late, or twice, belongs to another. Aborting rejects; ending the worker is the caller's.
 */
export function ask<Question, Answer>(
  worker: AnsweringWorker,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const id = ++asked;
  return new Promise<Answer>((resolve, reject) => {
    const stop = () => done(() => reject(signal.reason));
    const answered = ({ data }: MessageEvent<Answered<Answer>>) => {
      if (data.id !== id) return;
      done(() => ('is' in data ? resolve(data.is) : reject(new Error(data.error))));
    };
    // A worker whose program did not come through says so without a word.
    const failed = (event: Event) =>
      done(() => reject(new Error((event as ErrorEvent).message || 'the worker failed')));
    const done = (settle: () => void) => {
      signal.removeEventListener('abort', stop);
      worker.removeEventListener('message', answered as EventListener);
      worker.removeEventListener('messageerror', failed);
      worker.removeEventListener('error', failed);
      settle();
    };
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', answered as EventListener);
    worker.addEventListener('messageerror', failed);
    worker.addEventListener('error', failed);
    worker.postMessage({ id, question } satisfies Asked<Question>);
  });
}
