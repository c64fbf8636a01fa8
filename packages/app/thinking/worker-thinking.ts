import type { Advice, Rating, ThinkRequest, Thought } from '@hearthside/search';
import { ask } from '../workers/ask.ts';
import type { Answers, ThinkingTask } from './thinker.ts';
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

  rate(
    request: ThinkRequest,
    action: string,
    signal: AbortSignal,
    plan: readonly string[] = [],
  ): Promise<Rating> {
    return this.#ask<'rating'>({ wants: 'rating', request, action, plan }, signal);
  }

  async #ask<Wanted extends keyof Answers>(
    question: ThinkingTask & { readonly wants: Wanted },
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

  async #askOnce(question: ThinkingTask, signal: AbortSignal): Promise<Answers[keyof Answers]> {
    const worker =
      this.#idle.pop() ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    try {
      const answer = await ask<ThinkingTask, Answers[keyof Answers]>(worker, question, signal);
      this.#idle.push(worker);
      return answer;
    } catch (error) {
      // Stopped, or failed: what a worker failed to load once it will not load again.
      worker.terminate();
      throw error;
    }
  }
}

/** One pool for the whole page. */
export const thinking: Thinking = new WorkerThinking();
