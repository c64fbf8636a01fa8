/**
 * Threads for bots: a few, used again, replaced when one breaks down or does not come back. Whoever
 * asks for many bots waits behind their own tasks, never in front of somebody else's.
 */

import { Worker } from 'node:worker_threads';
import type { ThinkRequest, Thought } from '@hearthside/search';
import { workerFile } from '../worker-file.ts';

export interface BotTask {
  readonly call: number;
  readonly request: ThinkRequest;
}

export type BotAnswer =
  | { readonly call: number; readonly thought: Thought }
  | { readonly call: number; readonly error: string };

interface PendingThought {
  readonly asker: string;
  readonly request: ThinkRequest;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Long past any budget: the thread hangs. */
const PATIENCE_MS = 30_000;
/** More tasks than this at once are refused, and their tables ask again; fewer of one asker. */
const LONGEST_QUEUE = 2000;
const MOST_OF_ONE = 64;
/** However many wait, a bot gets this part of its time. */
const LEAST_SHARE = 0.1;

/** Too many tasks wait: worth asking again later. */
export class BotsBusy extends Error {}

type Done = (thinker: Thinker, gone: boolean, asker: string | null) => void;

/** A worker thread and what it is thinking about. */
class Thinker {
  readonly #worker = new Worker(workerFile('bot-worker'));
  #calls = 0;
  #current: (PendingThought & { readonly timer: NodeJS.Timeout }) | null = null;
  /** Called when it is free again, or gone for good. */
  readonly #done: Done;

  constructor(done: Done) {
    this.#done = done;
    this.#worker.unref();
    this.#worker.on('message', (answer: BotAnswer) => this.#answered(answer));
    this.#worker.on('error', (error) => this.#break(error));
    this.#worker.on('exit', () => this.#break(new Error('the bot’s thread ended')));
  }

  ask(task: PendingThought): void {
    const hang = () => this.#break(new Error('the bot did not come back'));
    this.#current = { ...task, timer: setTimeout(hang, PATIENCE_MS) };
    const { request } = task;
    this.#worker.postMessage({ call: ++this.#calls, request } satisfies BotTask);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #answered(answer: BotAnswer): void {
    if (answer.call !== this.#calls) return;
    const current = this.#free();
    this.#done(this, false, current?.asker ?? null);
    if ('thought' in answer) current?.resolve(answer.thought);
    else current?.reject(new Error(answer.error));
  }

  #break(error: Error): void {
    const current = this.#free();
    this.#worker.terminate();
    this.#done(this, true, current?.asker ?? null);
    current?.reject(error);
  }

  #free(): PendingThought | null {
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
  /** What waits, by who asked; the one whose turn is next comes first. */
  readonly #queues = new Map<string, PendingThought[]>();
  #waiting = 0;
  /** How many threads think for whom. */
  readonly #busyFor = new Map<string, number>();
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get thinking(): number {
    return this.#all.size - this.#idle.length;
  }

  /** `asker` is whom this counts for: where whoever set the table up comes from. */
  think(asker: string, request: ThinkRequest): Promise<Thought> {
    const mine = this.#queues.get(asker) ?? [];
    if (this.#closed || this.#waiting >= LONGEST_QUEUE || mine.length >= MOST_OF_ONE) {
      return Promise.reject(new BotsBusy('the bots are too busy'));
    }
    return new Promise((resolve, reject) => {
      mine.push({ asker, request, resolve, reject });
      this.#queues.set(asker, mine);
      this.#waiting++;
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of this.#queues.values()) {
      for (const { reject } of queue.splice(0)) reject(new Error('the bots have gone'));
    }
    await Promise.all([...this.#all].map((thinker) => thinker.stop()));
  }

  #next(): void {
    while (!this.#closed) {
      const asker = this.#nextAsker();
      const thinker = asker === null ? null : (this.#idle.pop() ?? this.#hire());
      if (asker === null || !thinker) return;
      const task = this.#takeFrom(asker);
      this.#busyFor.set(asker, (this.#busyFor.get(asker) ?? 0) + 1);
      thinker.ask(this.#hurried(task));
    }
  }

  /** The first in turn who does not have all the threads that one may have. */
  #nextAsker(): string | null {
    const most = Math.max(1, this.#size - 1);
    for (const asker of this.#queues.keys()) {
      if ((this.#busyFor.get(asker) ?? 0) < most) return asker;
    }
    return null;
  }

  /** Their next task; then it is somebody else's turn. */
  #takeFrom(asker: string): PendingThought {
    const queue = this.#queues.get(asker) as PendingThought[];
    const task = queue.shift() as PendingThought;
    this.#waiting--;
    this.#queues.delete(asker);
    if (queue.length > 0) this.#queues.set(asker, queue);
    return task;
  }

  /** The more wait, the less time each has. */
  #hurried(task: PendingThought): PendingThought {
    const { request } = task;
    const share = Math.max(LEAST_SHARE, this.#size / (this.thinking + this.#waiting));
    if (share >= 1 || request.budget?.milliseconds === undefined) return task;
    const milliseconds = Math.ceil(request.budget.milliseconds * share);
    return { ...task, request: { ...request, budget: { ...request.budget, milliseconds } } };
  }

  #isFree(asker: string): void {
    const left = (this.#busyFor.get(asker) ?? 1) - 1;
    if (left > 0) this.#busyFor.set(asker, left);
    else this.#busyFor.delete(asker);
  }

  #hire(): Thinker | null {
    if (this.#all.size >= this.#size) return null;
    const thinker = new Thinker((free, gone, asker) => {
      if (asker !== null) this.#isFree(asker);
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
