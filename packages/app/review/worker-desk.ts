import type { Look, Pin, PinKind, ReviewDesk } from '@hearthside/search/review';
import type { Branch } from '@hearthside/table';
import { ask } from '../workers/ask.ts';
import type { ReviewTask } from './reviewer.ts';

/** Two coaches side by side: as many as the smallest machines have cores, and bots think meanwhile. */
export const AT_ONCE = 2;

/** A review in workers of its own; stopping ends them, since a search does not listen while it runs. */
export class WorkerDesk implements ReviewDesk {
  readonly #about: { readonly record: string; readonly game: string };
  readonly #signal: AbortSignal;
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];

  constructor(game: string, record: string, signal: AbortSignal) {
    this.#about = { game, record };
    this.#signal = signal;
    signal.addEventListener('abort', () => this.close());
  }

  look(moment: number): Promise<Look> {
    return this.#ask({ wants: 'look', ...this.#about, moment });
  }

  confirm(look: Look, kind: PinKind): Promise<Pin | null> {
    return this.#ask({ wants: 'confirm', ...this.#about, look, kind });
  }

  worth(n: number, entries: Branch['entries']): Promise<number> {
    return this.#ask({ wants: 'worth', ...this.#about, n, entries });
  }

  close(): void {
    for (const worker of this.#all) worker.terminate();
  }

  async #ask<Answer>(task: ReviewTask): Promise<Answer> {
    const worker = this.#idle.pop() ?? this.#hire();
    const answer = await ask<ReviewTask, Answer>(worker, task, this.#signal);
    this.#idle.push(worker);
    return answer;
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#all.push(worker);
    return worker;
  }
}
