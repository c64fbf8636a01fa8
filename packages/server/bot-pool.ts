/** Threads for bots: a few, used again, replaced when one breaks down or does not come back. */

import { Worker } from 'node:worker_threads';
import type { ThinkRequest, Thought } from '@hearthside/search';
import { workerFile } from './worker-file.ts';

export interface BotQuestion {
  readonly call: number;
  readonly request: ThinkRequest;
}

export type BotAnswer =
  | { readonly call: number; readonly thought: Thought }
  | { readonly call: number; readonly error: string };

interface Waiting {
  readonly request: ThinkRequest;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Long past any budget: the thread hangs. */
const PATIENCE_MS = 30_000;
/** More questions than this at once are refused, and their tables ask again. */
const LONGEST_QUEUE = 2000;

/** A worker thread and what it is thinking about. */
class Thinker {
  readonly #worker = new Worker(workerFile('bot-worker'));
  #calls = 0;
  #current: (Waiting & { readonly timer: NodeJS.Timeout }) | null = null;
  /** Called when it is free again, or gone for good. */
  readonly #done: (thinker: Thinker, gone: boolean) => void;

  constructor(done: (thinker: Thinker, gone: boolean) => void) {
    this.#done = done;
    this.#worker.unref();
    this.#worker.on('message', (answer: BotAnswer) => this.#answered(answer));
    this.#worker.on('error', (error) => this.#break(error));
    this.#worker.on('exit', () => this.#break(new Error('the bot’s thread ended')));
  }

  ask(question: Waiting): void {
    const hang = () => this.#break(new Error('the bot did not come back'));
    this.#current = { ...question, timer: setTimeout(hang, PATIENCE_MS) };
    const { request } = question;
    this.#worker.postMessage({ call: ++this.#calls, request } satisfies BotQuestion);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #answered(answer: BotAnswer): void {
    if (answer.call !== this.#calls) return;
    const current = this.#free();
    this.#done(this, false);
    if ('thought' in answer) current?.resolve(answer.thought);
    else current?.reject(new Error(answer.error));
  }

  #break(error: Error): void {
    const current = this.#free();
    this.#worker.terminate();
    this.#done(this, true);
    current?.reject(error);
  }

  #free(): Waiting | null {
    const current = this.#current;
    if (current) clearTimeout(current.timer);
    this.#current = null;
    return current;
  }
}

export class BotPool {
  readonly #size: number;
  readonly #idle: Thinker[] = [];
  readonly #all = new Set<Thinker>();
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get thinking(): number {
    return this.#all.size - this.#idle.length;
  }

  think(request: ThinkRequest): Promise<Thought> {
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
    await Promise.all([...this.#all].map((thinker) => thinker.stop()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closed) return;
    const thinker = this.#idle.pop() ?? this.#hire();
    const question = thinker ? this.#queue.shift() : undefined;
    if (thinker && question) thinker.ask(question);
  }

  #hire(): Thinker | null {
    if (this.#all.size >= this.#size) return null;
    const thinker = new Thinker((free, gone) => {
      if (gone) this.#dismiss(free);
      else this.#idle.push(free);
      this.#next();
    });
    this.#all.add(thinker);
    return thinker;
  }

  #dismiss(thinker: Thinker): void {
    this.#all.delete(thinker);
    const at = this.#idle.indexOf(thinker);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}
