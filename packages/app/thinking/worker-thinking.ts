import type { Advice, ThinkRequest } from '@hearthside/search';
import type { Answer, Question } from './thinker.ts';
import type { Thinking } from './thinking.ts';

/**
 * Bots think in workers, one question a worker; a free worker is used again, and stopping a
 * search ends its worker for good, since a search does not listen while it runs.
 */
class WorkerThinking implements Thinking {
  readonly #idle: Worker[] = [];

  async think(request: ThinkRequest, signal: AbortSignal): Promise<string> {
    const answer = await this.#ask({ wants: 'action', request }, signal);
    if ('action' in answer) return answer.action;
    throw new Error('error' in answer ? answer.error : 'not an action');
  }

  async advise(request: ThinkRequest, signal: AbortSignal): Promise<Advice> {
    const answer = await this.#ask({ wants: 'advice', request }, signal);
    if ('advice' in answer) return answer.advice;
    throw new Error('error' in answer ? answer.error : 'no advice');
  }

  #ask(question: Question, signal: AbortSignal): Promise<Answer> {
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
        this.#idle.push(worker);
        resolve(data);
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
