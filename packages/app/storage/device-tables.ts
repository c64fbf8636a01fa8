/** The tables of this device, in IndexedDB: unfinished ones to resume, finished ones as records. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from '../session/kept-table.ts';
import type { Keeping, KeptTables } from './kept-tables.ts';

interface Shelves extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changedAt: number } };
}

/** Tells the other tabs of this device which table changed. */
const CHANNEL = 'hearthside.tables';

export class DeviceTables implements KeptTables {
  #opening: Promise<IDBPDatabase<Shelves>> | null = null;
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  async extend(table: KeptTable, after: number): Promise<Keeping> {
    // Strict durability: a move that was made survives a crash of the tab or the machine.
    const transaction = (await this.#database()).transaction('tables', 'readwrite', {
      durability: 'strict',
    });
    // Reading and writing in one transaction: of two tabs that play at once one is told that it came late.
    const known = await transaction.store.get(table.id);
    if (known && known.log.length !== after) return { is: 'overtaken', by: known };
    await Promise.all([transaction.store.put(table), transaction.done]);
    this.#channel?.postMessage(table.id);
    return { is: 'kept' };
  }

  async find(id: string): Promise<KeptTable | undefined> {
    return (await this.#database()).get('tables', id);
  }

  async all(): Promise<KeptTable[]> {
    return (await (await this.#database()).getAllFromIndex('tables', 'changedAt')).reverse();
  }

  async forget(id: string): Promise<void> {
    await (await this.#database()).delete('tables', id);
  }

  watch(id: string, listener: () => void): () => void {
    const channel = this.#channel;
    if (!channel) return () => {};
    const hear = ({ data }: MessageEvent) => {
      if (data === id) listener();
    };
    channel.addEventListener('message', hear);
    return () => channel.removeEventListener('message', hear);
  }

  #database(): Promise<IDBPDatabase<Shelves>> {
    if (this.#opening) return this.#opening;
    const opening = openDB<Shelves>('hearthside', 1, {
      upgrade(db) {
        const tables = db.createObjectStore('tables', { keyPath: 'id' });
        tables.createIndex('changedAt', 'changedAt');
      },
      // Another tab runs a newer version: let go, and open anew when next needed.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        this.#opening = null;
      },
      terminated: () => {
        this.#opening = null;
      },
    });
    this.#opening = opening;
    // What failed once is tried again next time.
    opening.catch(() => {
      this.#opening = null;
    });
    return opening;
  }
}
