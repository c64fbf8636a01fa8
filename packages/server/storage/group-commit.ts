/**
 * Many tables' entries in one transaction. While one batch waits for the disk the next one
 * gathers, so the busier the server the larger the batches; nobody is told before the
 * transaction with their entry is durable. A database elsewhere takes several batches at once: its
 * answers are far away, and it makes them durable together.
 */

import type { Append, Storage } from './storage.ts';

const LARGEST_BATCH = 1000;
/** Batches on their way to a database; a file takes one at a time. */
const BATCHES_AT_ONCE = 3;
/**
 * So many are told in one turn of the event loop; then sockets are read and written. Not few: what is
 * stored should leave before more is taken in, or the middle fills up with what waits.
 */
const TOLD_AT_ONCE = 128;

/** True once durable, false when the place in the log was taken; or an error, and nothing is known. */
export type Settled = (stored: boolean, error: unknown) => void;

interface PendingAppend {
  readonly item: Append;
  readonly settled: Settled;
}

/** What became of a batch, and how many of its items were told so far. */
interface Outcome {
  readonly batch: readonly PendingAppend[];
  readonly stored: readonly boolean[] | null;
  readonly error: unknown;
  told: number;
}

export interface CommitWatcher {
  /** After each batch: how many items it had and how long it took. */
  committed(items: readonly Append[], stored: readonly boolean[], milliseconds: number): void;
  failed(error: unknown): void;
  /** Whoever was told could not deal with it; the others are told all the same. */
  broke(error: unknown): void;
}

export class GroupCommit {
  readonly #storage: Storage;
  readonly #watcher: CommitWatcher;
  #queue: PendingAppend[] = [];
  /** Written or failed, and not told yet. */
  readonly #outcomes: Outcome[] = [];
  readonly #atOnce: number;
  #writing = 0;
  #isCalled = false;
  #isTelling = false;
  #drained: (() => void)[] = [];

  constructor(storage: Storage, watcher: CommitWatcher) {
    this.#storage = storage;
    this.#watcher = watcher;
    this.#atOnce = storage.shared ? BATCHES_AT_ONCE : 1;
  }

  /** A table may wait for one item at a time. */
  append(item: Append, settled: Settled): void {
    this.#queue.push({ item, settled });
    if (this.#isCalled || this.#writing === this.#atOnce) return;
    this.#isCalled = true;
    // Whatever else arrives in this tick of the event loop comes along.
    setImmediate(() => {
      this.#isCalled = false;
      this.#writeNext();
    });
  }

  /** When everything appended so far is written or has failed, and was told. */
  async drained(): Promise<void> {
    while (!this.#isDrained) {
      await new Promise<void>((resolve) => this.#drained.push(resolve));
    }
  }

  #writeNext(): void {
    if (this.#writing === this.#atOnce) return;
    const batch = this.#queue.splice(0, LARGEST_BATCH);
    if (batch.length > 0) this.#write(batch);
    else this.#checkDrained();
  }

  async #write(batch: readonly PendingAppend[]): Promise<void> {
    this.#writing++;
    const items = batch.map(({ item }) => item);
    const began = performance.now();
    let stored: readonly boolean[] | null = null;
    let error: unknown = null;
    try {
      stored = await this.#storage.append(items);
    } catch (problem) {
      error = problem;
    }
    const took = performance.now() - began;
    this.#writing--;
    // The disk gets its next batch while these are told: neither waits for the other.
    this.#writeNext();
    if (stored) this.#watcher.committed(items, stored, took);
    else this.#watcher.failed(error);
    this.#outcomes.push({ batch, stored, error, told: 0 });
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#tellSome();
  }

  #tellSome(): void {
    for (let told = 0; told < TOLD_AT_ONCE; told++) {
      const [outcome] = this.#outcomes;
      if (!outcome) {
        this.#isTelling = false;
        this.#checkDrained();
        return;
      }
      const { batch, stored, error } = outcome;
      const at = outcome.told++;
      if (outcome.told === batch.length) this.#outcomes.shift();
      try {
        batch[at]?.settled(stored?.[at] === true, error);
      } catch (problem) {
        this.#watcher.broke(problem);
      }
    }
    setImmediate(() => this.#tellSome());
  }

  get #isDrained(): boolean {
    return this.#writing === 0 && !this.#isCalled && !this.#isTelling && this.#queue.length === 0;
  }

  #checkDrained(): void {
    if (!this.#isDrained) return;
    for (const resolve of this.#drained.splice(0)) resolve();
  }
}
