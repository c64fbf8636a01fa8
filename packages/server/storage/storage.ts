/**
 * Where tables live. Two implementations, SQLite and PostgreSQL, and one suite of promises
 * (`storage.test.ts`) that both keep. A table is a document that rarely changes and an
 * append-only log; `(table, n)` is unique, and that settles every race between nodes.
 */

import type { LogEntry } from '@hearthside/table';
import type { TableDoc } from '../tables/table-doc.ts';

export interface StoredTable {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Counts the changes of `doc`. */
  readonly revision: number;
  readonly doc: TableDoc;
}

export interface StoredEntry extends LogEntry {
  readonly n: number;
  readonly at: number;
  /** The client's id for what it submitted; null for what followed from it. */
  readonly submission: string | null;
}

/** Entries that belong together: all of them are stored, or none. */
export interface Append {
  readonly table: string;
  readonly entries: readonly StoredEntry[];
  /** When the table's clock next runs out; left out where there is none. */
  readonly due?: number;
  /** Stored only while the document has this revision: whoever lost the seat since cannot write. */
  readonly revision?: number;
}

/** How far a table is, for nodes that may have missed something. */
export interface Head {
  readonly table: string;
  readonly n: number;
  readonly revision: number;
}

/** A short message to the other nodes. It may get lost: nothing may depend on it but speed. */
export type Note = string;

/** The storage does not answer, or cannot write: worth trying again later. */
export class StorageError extends Error {
  /** What the driver or the system calls it, if anything. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }

  static of(error: unknown): StorageError {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
    return new StorageError(String(message ?? error), typeof code === 'string' ? code : null);
  }
}

/** Every method fails with a `StorageError`, or with a `BrokenTable` where what it reads makes no sense. */
export interface Storage {
  /** May other processes write to the same tables? */
  readonly shared: boolean;
  create(table: StoredTable): Promise<void>;
  read(id: string): Promise<StoredTable | null>;
  /** The log after entry `n`, in order. */
  entriesAfter(id: string, n: number): Promise<StoredEntry[]>;
  /**
   * Makes everything durable in one transaction before it resolves. For each item, true, or false when
   * another entry has that `n` already, the document another revision, or (where others write too) the log
   * ends before it; those leave no trace. If it throws, nothing is known: read the log to learn what happened.
   */
  append(batch: readonly Append[]): Promise<boolean[]>;
  /**
   * Replaces the document if it still has this revision. In the same transaction the table's clock is
   * set to run out at `due`, or stopped where that is null; left out, it is not touched.
   */
  revise(id: string, revision: number, doc: TableDoc, due?: number | null): Promise<boolean>;
  /** The same together with a new table: both, or neither. */
  reviseAndCreate(
    id: string,
    revision: number,
    doc: TableDoc,
    fresh: StoredTable,
  ): Promise<boolean>;
  heads(ids: readonly string[]): Promise<Head[]>;
  /**
   * Tables whose clock ran out before `time`, the longest ago first. In the same step their clocks are
   * put off to `next`: one that nothing comes of stands in nobody's way, and no other node looks too.
   */
  takeDue(time: number, limit: number, next: number): Promise<string[]>;
  /** The table's clock will not run out any more. */
  stopClock(id: string): Promise<void>;
  /** Deletes tables in which nothing happened since `time`, at most so many; answers how many. */
  deleteIdle(time: number, limit: number): Promise<number>;
  countTables(): Promise<number>;
  publish(notes: readonly Note[]): Promise<void>;
  /** Hears what other nodes publish. `onGap` is called when some may have been missed. */
  listen(onNote: (note: Note) => void, onGap: () => void): Promise<void>;
  /** Fails when the storage does not answer, or could not write of late and still cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
