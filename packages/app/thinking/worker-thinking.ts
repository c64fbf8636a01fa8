import type { ThinkRequest } from '@hearthside/search';
import type { ThinkAnswer } from './thinker.ts';
import type { Thinking } from './thinking.ts';

/**
 * Bots think in workers, one question a worker; a free worker is used again, and stopping a
 * search ends its worker for good, since a search does not listen while it runs.
 */
export class WorkerThinking implements Thinking {
  readonly #idle: Worker[] = [];

  think(request: ThinkRequest, signal: AbortSignal): Promise<string> {
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
      worker.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
        done();
        this.#idle.push(worker);
        if ('action' in data) resolve(data.action);
        else reject(new Error(data.error));
      };
      worker.onerror = (event) => {
        done();
        worker.terminate();
        reject(new Error(event.message));
      };
      worker.postMessage(request);
    });
  }
}
