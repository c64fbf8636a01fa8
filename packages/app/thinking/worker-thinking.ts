import type { Advice, Rating, ThinkRequest, Thought } from '@hearthside/search';
import type { Answer, Answers, Question } from './thinker.ts';
import type { Thinking } from './thinking.ts';

/** How long to wait before a question whose worker failed is put to a new one. */
const PAUSES_MS = [200, 1000, 4000];

/**
 * Bots think in workers, one question a worker; a free worker is used again, and stopping a
 * search ends its worker for good, since a search does not listen while it runs. A worker that
 * fails is replaced: on a bad line its program may not have come through.
 */
class WorkerThinking implements Thinking {
  readonly #idle: Worker[] = [];

  think(request: ThinkRequest, signal: AbortSignal): Promise<Thought> {
    return this.#ask<'thought'>({ wants: 'thought', request }, signal);
  }

  advise(request: ThinkRequest, signal: AbortSignal): Promise<Advice> {
    return this.#ask<'advice'>({ wants: 'advice', request }, signal);
  }

  rate(request: ThinkRequest, action: string, signal: AbortSignal): Promise<Rating> {
    return this.#ask<'rating'>({ wants: 'rating', request, action }, signal);
  }

  async #ask<Wanted extends keyof Answers>(
    question: Question & { readonly wants: Wanted },
    signal: AbortSignal,
  ): Promise<Answers[Wanted]> {
    for (let failures = 0; ; failures++) {
      try {
        return (await this.#askOnce(question, signal)) as Answers[Wanted];
      } catch (error) {
        const pause = PAUSES_MS[failures];
        if (signal.aborted || pause === undefined) throw error;
        console.warn('a bot could not think; it is asked again', error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  #askOnce(question: Question, signal: AbortSignal): Promise<Answers[keyof Answers]> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const worker =
      this.#idle.pop() ?? new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
      const done = () => {
        signal.removeEventListener('abort', stop);
        worker.onmessage = null;
        worker.onerror = null;
      };
      const stop = () => {
        done();
        worker.terminate();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        done();
        if ('is' in data) {
          this.#idle.push(worker);
          resolve(data.is);
        } else {
          // What a worker failed to load once it will not load again.
          worker.terminate();
          reject(new Error(data.error));
        }
      };
      worker.onerror = (event) => {
        done();
        worker.terminate();
        reject(new Error(event.message));
      };
      worker.postMessage(question);
    });
  }
}

/** One pool for the whole page. */
export const thinking: Thinking = new WorkerThinking();
