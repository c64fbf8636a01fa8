/**
 * Many tables' entries in one transaction. While one batch waits for the disk the next one
 * gathers, so the busier the server the larger the batches; nobody is told before the
 * transaction with their entry is durable.
 */

import type { Append, Storage } from './storage.ts';

const LARGEST_BATCH = 250;

interface Waiting {
  readonly item: Append;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

export interface CommitWatcher {
  /** After each batch: how many items it had and how long it took. */
  committed(items: readonly Append[], stored: readonly boolean[], milliseconds: number): void;
  failed(error: unknown): void;
}

export class GroupCommit {
  readonly #storage: Storage;
  readonly #watcher: CommitWatcher;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(storage: Storage, watcher: CommitWatcher) {
    this.#storage = storage;
    this.#watcher = watcher;
  }

  /** True once durable, false when the place in the log was taken. A table may wait for one item at a time. */
  append(item: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When everything handed in so far is written or has failed. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Whatever else arrived in this turn of the event loop comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, LARGEST_BATCH);
      await this.#write(batch);
    }
    this.#running = null;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    const began = performance.now();
    try {
      const stored = await this.#storage.append(items);
      this.#watcher.committed(items, stored, performance.now() - began);
      for (const [index, { resolve }] of batch.entries()) resolve(stored[index] === true);
    } catch (error) {
      this.#watcher.failed(error);
      for (const { reject } of batch) reject(error);
    }
  }
}
