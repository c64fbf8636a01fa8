/** Is there room for one more table? Full, the server sets up no new ones, and games in play go on. */

import { statfs } from 'node:fs/promises';
import { Failure } from '../failure.ts';
import type { Storage } from '../storage/storage.ts';

export interface CapacityLimits {
  /** Tables in the storage. */
  readonly mostTables: number;
  /** Megabytes that stay free on the disk of a SQLite file. */
  readonly freeMegabytes: number;
}

/** What was counted is believed so long; what this node adds meanwhile is counted along. */
const RECOUNT_MS = 60_000;
const LOOK_AT_DISK_MS = 2000;
const MEGABYTE = 1_048_576;

export class Capacity {
  readonly #storage: Storage;
  /** Where the file is; null for a database elsewhere. */
  readonly #folder: string | null;
  readonly #limits: CapacityLimits;
  #tables = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #free = Number.POSITIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(storage: Storage, folder: string | null, limits: CapacityLimits) {
    this.#storage = storage;
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Fails where there is no room; else one more is counted. */
  async take(): Promise<void> {
    const now = performance.now();
    if (now - this.#countedAt > RECOUNT_MS) {
      this.#countedAt = now;
      this.#tables = await this.#storage.countTables();
    }
    if (now - this.#lookedAt > LOOK_AT_DISK_MS) {
      this.#lookedAt = now;
      this.#free = await freeMegabytes(this.#folder);
    }
    if (this.#tables >= this.#limits.mostTables || this.#free < this.#limits.freeMegabytes) {
      throw new Failure('house-full');
    }
    this.#tables++;
  }
}

/** Megabytes free where the folder is; without end where nobody can tell. */
async function freeMegabytes(folder: string | null): Promise<number> {
  if (folder === null) return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / MEGABYTE;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
