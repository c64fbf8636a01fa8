/** SQLite behind the storage interface: the file in a thread of its own, or in this one for tests. */

import { Worker } from 'node:worker_threads';
import { BrokenTable, type TableDoc } from '../tables/table-doc.ts';
import { workerFile } from '../worker-file.ts';
import type { SqliteFile } from './sqlite-file.ts';
import {
  type Append,
  type Head,
  type Storage,
  StorageError,
  type StoredEntry,
  type StoredTable,
} from './storage.ts';
import { UnusableFile } from './unusable-file.ts';

type Method = Exclude<keyof SqliteFile, 'tidy' | 'limitPages' | 'pages'>;

/** What travels to the thread, as JSON text: several times cheaper than cloning objects. */
export interface SqliteCall {
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** Answers come in the order of the calls. */
export type SqliteAnswer =
  | { readonly value: unknown }
  | { readonly error: string; readonly code: string | null; readonly isBroken: boolean };

/** Only texts go from thread to thread: what an error is, and back. */
export const describeError = (error: unknown): SqliteAnswer => {
  const { code, message } = StorageError.of(error);
  return { error: message, code, isBroken: error instanceof BrokenTable };
};

const errorOf = ({ error, code, isBroken }: Extract<SqliteAnswer, { error: string }>): Error =>
  isBroken ? new BrokenTable(error) : new StorageError(error, code);

type Caller = (method: Method, args: readonly unknown[]) => Promise<unknown>;

export class SqliteStorage implements Storage {
  readonly shared = false;
  readonly #ask: Caller;

  private constructor(ask: Caller) {
    this.#ask = ask;
  }

  /** The file in a worker thread, so that waiting for the disk holds up no player. */
  static async open(path: string): Promise<SqliteStorage> {
    const storage = new SqliteStorage(workerCaller(path));
    // Answered once the file is open.
    await storage.heads([]);
    return storage;
  }

  /** The file in this thread. */
  static over(file: SqliteFile): SqliteStorage {
    return new SqliteStorage(async (method, args) => {
      const work = file[method] as (...args: readonly unknown[]) => unknown;
      try {
        return work.call(file, ...args);
      } catch (error) {
        throw error instanceof BrokenTable ? error : StorageError.of(error);
      } finally {
        if (method === 'append') file.tidy();
      }
    });
  }

  async create(table: StoredTable): Promise<void> {
    await this.#ask('create', [table]);
  }

  read(id: string): Promise<StoredTable | null> {
    return this.#ask('read', [id]) as Promise<StoredTable | null>;
  }

  entriesAfter(id: string, n: number): Promise<StoredEntry[]> {
    return this.#ask('entriesAfter', [id, n]) as Promise<StoredEntry[]>;
  }

  append(batch: readonly Append[]): Promise<boolean[]> {
    return this.#ask('append', [batch]) as Promise<boolean[]>;
  }

  revise(id: string, revision: number, doc: TableDoc, due?: number | null): Promise<boolean> {
    // Nothing at all and null are not the same here, and JSON would make them so.
    const args = due === undefined ? [id, revision, doc] : [id, revision, doc, due];
    return this.#ask('revise', args) as Promise<boolean>;
  }

  reviseAndCreate(
    id: string,
    revision: number,
    doc: TableDoc,
    fresh: StoredTable,
  ): Promise<boolean> {
    return this.#ask('reviseAndCreate', [id, revision, doc, fresh]) as Promise<boolean>;
  }

  heads(ids: readonly string[]): Promise<Head[]> {
    return this.#ask('heads', [ids]) as Promise<Head[]>;
  }

  takeDue(time: number, limit: number, next: number): Promise<string[]> {
    return this.#ask('takeDue', [time, limit, next]) as Promise<string[]>;
  }

  async stopClock(id: string): Promise<void> {
    await this.#ask('stopClock', [id]);
  }

  deleteIdle(time: number, limit: number): Promise<number> {
    return this.#ask('deleteIdle', [time, limit]) as Promise<number>;
  }

  countTables(): Promise<number> {
    return this.#ask('countTables', []) as Promise<number>;
  }

  /** One process has the file, so there is nobody to tell. */
  async publish(): Promise<void> {}
  async listen(): Promise<void> {}

  async ping(): Promise<void> {
    await this.#ask('ping', []);
  }

  async close(): Promise<void> {
    await this.#ask('close', []);
  }
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

function workerCaller(path: string): Caller {
  const worker = new Worker(workerFile('sqlite-worker'), { workerData: path });
  // In a row and not in a map: a map leaves its outgrown tables behind, each with whatever waited
  // at that moment, a whole batch with all its actions, and one table keeps the next from being
  // collected until the collector takes the long way.
  const waiting: PendingCall[] = [];
  let broken: Error | null = null;
  /** What fails before the first answer failed on opening the file. */
  let isOpen = false;
  worker.on('message', (text: string) => {
    const answer = JSON.parse(text) as SqliteAnswer;
    isOpen = true;
    const caller = waiting.shift();
    if ('error' in answer) caller?.reject(errorOf(answer));
    else caller?.resolve(answer.value);
  });
  const breakDown = (error: Error) => {
    // Of an error in another thread only the message comes across.
    broken = isOpen ? StorageError.of(error) : new UnusableFile(error.message);
    for (const { reject } of waiting.splice(0)) reject(broken);
  };
  worker.on('error', breakDown);
  worker.on('exit', () => breakDown(broken ?? new Error('the storage is closed')));
  return (method, args) => {
    if (broken) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(JSON.stringify({ method, args } satisfies SqliteCall));
    });
  };
}
