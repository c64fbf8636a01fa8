/** Where the tables of this device are kept, and how two tabs keep one table between them. */

import type { LogEntry } from '@hearthside/table';
import { InTurn } from '../session/in-turn.ts';
import type { KeptTable } from '../session/kept-table.ts';

export type Keeping =
  | { readonly is: 'kept' }
  /** Only as long as this page: the device has no room, or keeps nothing in private windows. */
  | { readonly is: 'in-memory' }
  /** Another tab was faster: nothing was kept of ours, and this is how the table stands. */
  | { readonly is: 'overtaken'; readonly by: KeptTable };

export interface KeptTables {
  /** Keeps the table, if the log kept so far has `after` entries: a log only ever grows. */
  extend(table: KeptTable, after: number): Promise<Keeping>;
  find(id: string): Promise<KeptTable | undefined>;
  /** Latest first. */
  all(): Promise<KeptTable[]>;
  forget(id: string): Promise<void>;
  /** Tells when another tab changed this table. The answer stops it. */
  watch(id: string, listener: () => void): () => void;
}

const byLatest = (one: KeptTable, other: KeptTable): number => other.changedAt - one.changedAt;

/** Tables that last as long as the page. */
export class MemoryTables implements KeptTables {
  readonly #tables = new Map<string, KeptTable>();
  readonly #watchers = new Map<string, Set<() => void>>();

  async extend(table: KeptTable, after: number): Promise<Keeping> {
    const known = this.#tables.get(table.id);
    if (known && known.log.length !== after) return { is: 'overtaken', by: known };
    this.#tables.set(table.id, table);
    for (const listener of this.#watchers.get(table.id) ?? []) listener();
    return { is: 'kept' };
  }

  async find(id: string): Promise<KeptTable | undefined> {
    return this.#tables.get(id);
  }

  async all(): Promise<KeptTable[]> {
    return [...this.#tables.values()].sort(byLatest);
  }

  async forget(id: string): Promise<void> {
    this.#tables.delete(id);
  }

  watch(id: string, listener: () => void): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(listener));
    return () => watchers.delete(listener);
  }
}

/** Keeps on the device what the device takes, and the rest in memory: no game ends for want of room. */
export class SafeTables implements KeptTables {
  readonly #device: KeptTables;
  readonly #memory = new MemoryTables();
  readonly #inTurn = new InTurn();

  constructor(device: KeptTables) {
    this.#device = device;
  }

  extend(table: KeptTable, after: number): Promise<Keeping> {
    return this.#inTurn.run(() => this.#extend(table, after));
  }

  async find(id: string): Promise<KeptTable | undefined> {
    const inMemory = await this.#memory.find(id);
    const onDevice = await this.#device.find(id).catch(unreadable);
    // Whichever knows more: another tab may have gone on where the device had room again.
    return (onDevice?.log.length ?? -1) > (inMemory?.log.length ?? -1) ? onDevice : inMemory;
  }

  async all(): Promise<KeptTable[]> {
    const inMemory = await this.#memory.all();
    const onDevice = (await this.#device.all().catch(unreadable)) ?? [];
    const known = new Set(inMemory.map(({ id }) => id));
    return [...inMemory, ...onDevice.filter(({ id }) => !known.has(id))].sort(byLatest);
  }

  async forget(id: string): Promise<void> {
    await this.#memory.forget(id);
    await this.#device.forget(id);
  }

  watch(id: string, listener: () => void): () => void {
    const stops = [this.#memory, this.#device].map((tables) => tables.watch(id, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #extend(table: KeptTable, after: number): Promise<Keeping> {
    const ahead = await this.#memory.find(table.id);
    if (ahead && ahead.log.length !== after) return { is: 'overtaken', by: ahead };
    try {
      // The device looks for itself whether another tab came before, where it has all that we know.
      if (!ahead) return await this.#device.extend(table, after);
      const onDevice = await this.#device.find(table.id);
      if (onDevice && !isBeginning(onDevice.log, table.log)) return this.#overtaken(onDevice);
      const kept = await this.#device.extend(table, onDevice?.log.length ?? 0);
      await this.#memory.forget(table.id);
      return kept;
    } catch {
      const onDevice = await this.#device.find(table.id).catch(unreadable);
      if (onDevice && !isBeginning(onDevice.log, table.log)) return this.#overtaken(onDevice);
      // `in-memory` tells the people; there is nothing else to be done about a full device.
      const kept = await this.#memory.extend(table, after);
      return kept.is === 'kept' ? { is: 'in-memory' } : kept;
    }
  }

  /** Another tab went on from what the device had: what only this page knew of it does not count. */
  async #overtaken(by: KeptTable): Promise<Keeping> {
    await this.#memory.forget(by.id);
    return { is: 'overtaken', by };
  }
}

const isBeginning = (part: readonly LogEntry[], whole: readonly LogEntry[]): boolean =>
  part.every(({ by, action }, n) => whole[n]?.by === by && whole[n].action === action);

function unreadable(error: unknown): undefined {
  console.warn('the device does not give its tables', error);
  return undefined;
}
