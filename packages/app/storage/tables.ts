/** The tables of this device, in IndexedDB: unfinished ones to resume, finished ones as records. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from '../session/local-table.ts';

interface Shelves extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changedAt: number } };
}

let opening: Promise<IDBPDatabase<Shelves>> | null = null;

function database(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>('hearthside', 1, {
    upgrade(db) {
      const tables = db.createObjectStore('tables', { keyPath: 'id' });
      tables.createIndex('changedAt', 'changedAt');
    },
    // Another tab runs a newer version: let go, and open anew when next needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase | null)?.close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  return opening;
}

export async function keepTable(table: KeptTable): Promise<void> {
  // Strict durability: a move that was made survives a crash of the tab or the machine.
  const transaction = (await database()).transaction('tables', 'readwrite', {
    durability: 'strict',
  });
  await Promise.all([transaction.store.put(table), transaction.done]);
}

export async function findTable(id: string): Promise<KeptTable | undefined> {
  return (await database()).get('tables', id);
}

export async function forgetTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

/** Latest first. */
export async function allTables(): Promise<KeptTable[]> {
  return (await (await database()).getAllFromIndex('tables', 'changedAt')).reverse();
}
