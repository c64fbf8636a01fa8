/** Threads for bots: a few, used again, replaced when one breaks down or does not come back. */

import { Worker } from 'node:worker_threads';
import type { ThinkRequest } from '@hearthside/search';
import { workerFile } from './worker-file.ts';

export interface BotQuestion {
  readonly call: number;
  readonly request: ThinkRequest;
}

export type BotAnswer =
  | { readonly call: number; readonly action: string }
  | { readonly call: number; readonly error: string };

interface Waiting {
  readonly request: ThinkRequest;
  resolve(action: string): void;
  reject(error: Error): void;
}

/** Long past any budget: the thread hangs. */
const PATIENCE_MS = 30_000;
/** More questions than this at once are refused, and their tables ask again. */
const LONGEST_QUEUE = 2000;

export class BotPool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Waiting[] = [];
  #calls = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get thinking(): number {
    return this.#all.size - this.#idle.length;
  }

  think(request: ThinkRequest): Promise<string> {
    if (this.#closed || this.#queue.length >= LONGEST_QUEUE) {
      return Promise.reject(new Error('the bots are too busy'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots have gone'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? this.#hire();
    if (!worker) return;
    const question = this.#queue.shift();
    if (question) this.#ask(worker, question);
  }

  #hire(): Worker | null {
    if (this.#all.size >= this.#size) return null;
    const worker = new Worker(workerFile('bot-worker'));
    this.#all.add(worker);
    worker.unref();
    return worker;
  }

  #ask(worker: Worker, { request, resolve, reject }: Waiting): void {
    const call = ++this.#calls;
    const done = (free: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      if (free) this.#idle.push(worker);
      else {
        this.#all.delete(worker);
        // A thread that dies once more on its way out has nothing left to tell.
        worker.on('error', () => {});
        worker.terminate();
      }
      this.#next();
    };
    const fail = (error: Error) => {
      done(false);
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error('the bot did not come back')), PATIENCE_MS);
    worker.on('message', (answer: BotAnswer) => {
      if (answer.call !== call) return;
      done(true);
      if ('action' in answer) resolve(answer.action);
      else reject(new Error(answer.error));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the bot’s thread ended')));
    worker.postMessage({ call, request } satisfies BotQuestion);
  }
}
