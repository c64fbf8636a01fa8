/**
 * One SQLite file, used by one process at a time. Everything here is synchronous and meant for
 * a worker thread: waiting for the disk there holds up nobody.
 */

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { readDoc, type TableDoc } from '../tables/table-doc.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteJournal } from './sqlite-journal.ts';
import type { Append, Head, StoredEntry, StoredTable } from './storage.ts';
import { expectWhole, UnusableFile, unusable } from './unusable-file.ts';

/** Each is run once, in order, in a transaction of its own; never change one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     created INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     doc TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE entries (
     table_id TEXT NOT NULL,
     n INTEGER NOT NULL,
     by_seat INTEGER NOT NULL,
     action TEXT NOT NULL,
     at INTEGER NOT NULL,
     submission TEXT,
     PRIMARY KEY (table_id, n)
   ) WITHOUT ROWID;`,
  `CREATE TABLE clocks (table_id TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX clocks_by_due ON clocks (due);`,
  'CREATE TABLE journal (id INTEGER PRIMARY KEY, entries TEXT NOT NULL);',
  `CREATE TABLE stretches (
     table_id TEXT NOT NULL,
     first INTEGER NOT NULL,
     last INTEGER NOT NULL,
     at INTEGER NOT NULL,
     entries TEXT NOT NULL,
     UNIQUE (table_id, first)
   );
   INSERT INTO stretches (table_id, first, last, at, entries)
     SELECT table_id, min(n), max(n), max(at),
       json_group_array(json_array(n, by_seat, action, at, submission))
     FROM (SELECT * FROM entries ORDER BY table_id, n) GROUP BY table_id;
   DROP TABLE entries;`,
];

const REVISION = 'SELECT revision FROM tables WHERE id = ?';

export class SqliteFile {
  readonly #connection: SqliteConnection;
  readonly #lock: SqliteConnection;
  readonly #journal: SqliteJournal;

  constructor(path: string, migrations: readonly string[] = SQLITE_MIGRATIONS) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      keepToOwner(path);
      expectWhole(path);
      this.#lock = holdLock(`${path}.lock`, path);
      this.#connection = new SqliteConnection(path);
      this.#connection.pragma('journal_mode = WAL');
      this.#connection.pragma('synchronous = FULL');
      this.#connection.pragma('wal_autocheckpoint = 1000');
      this.#migrate(migrations);
      this.#journal = new SqliteJournal(this.#connection);
    } catch (error) {
      throw unusable(path, error);
    }
  }

  create({ id, created, revision, doc }: StoredTable): void {
    this.#connection.run('INSERT INTO tables (id, created, revision, doc) VALUES (?, ?, ?, ?)', [
      id,
      created,
      revision,
      JSON.stringify(doc),
    ]);
  }

  read(id: string): StoredTable | null {
    const [row] = this.#connection.all('SELECT created, revision, doc FROM tables WHERE id = ?', [
      id,
    ]);
    if (!row) return null;
    return {
      id,
      created: Number(row['created']),
      revision: Number(row['revision']),
      doc: readDoc(String(row['doc'])),
    };
  }

  entriesAfter(id: string, n: number): StoredEntry[] {
    return this.#journal.entriesAfter(id, n);
  }

  append(batch: readonly Append[]): boolean[] {
    return this.#journal.append(
      batch,
      ({ table, revision }) => revision === undefined || this.#revisionOf(table) === revision,
      ({ table, due }) => {
        if (due !== undefined) this.#setClock(table, due);
      },
    );
  }

  /** To be called after an append was answered: what can wait is done then. */
  tidy(): void {
    this.#journal.tidy();
  }

  revise(id: string, revision: number, doc: TableDoc, due?: number | null): boolean {
    return this.#connection.inTransaction(() => {
      if (!this.#reviseDoc(id, revision, doc)) return false;
      if (typeof due === 'number') this.#setClock(id, due);
      if (due === null) this.stopClock(id);
      return true;
    });
  }

  reviseAndCreate(id: string, revision: number, doc: TableDoc, fresh: StoredTable): boolean {
    return this.#connection.inTransaction(() => {
      if (!this.#reviseDoc(id, revision, doc)) return false;
      this.create(fresh);
      return true;
    });
  }

  heads(ids: readonly string[]): Head[] {
    return ids.flatMap((table) =>
      this.#connection.all(REVISION, [table]).map((row) => ({
        table,
        n: this.#journal.lengthOf(table),
        revision: Number(row['revision']),
      })),
    );
  }

  takeDue(time: number, limit: number, next: number): string[] {
    return this.#connection.inTransaction(() => {
      const sql = 'SELECT table_id FROM clocks WHERE due < ? ORDER BY due LIMIT ?';
      const ids = this.#connection.all(sql, [time, limit]).map((row) => String(row['table_id']));
      for (const id of ids) this.#setClock(id, next);
      return ids;
    });
  }

  stopClock(id: string): void {
    this.#connection.run('DELETE FROM clocks WHERE table_id = ?', [id]);
  }

  deleteIdle(time: number): number {
    this.#journal.settle();
    return this.#connection.inTransaction(() => {
      const idle = this.#connection.all(
        `SELECT id FROM tables WHERE created < ? AND NOT EXISTS
           (SELECT 1 FROM stretches WHERE table_id = id AND at >= ?)`,
        [time, time],
      );
      for (const { id } of idle) {
        this.#connection.run('DELETE FROM stretches WHERE table_id = ?', [id]);
        this.#connection.run('DELETE FROM clocks WHERE table_id = ?', [id]);
        this.#connection.run('DELETE FROM tables WHERE id = ?', [id]);
      }
      return idle.length;
    });
  }

  countTables(): number {
    return Number(this.#connection.all('SELECT count(*) AS count FROM tables', [])[0]?.['count']);
  }

  ping(): void {
    this.#connection.all('SELECT 1', []);
  }

  /** The most pages the file may have: lets a test fill the "disk". */
  limitPages(pages: number): void {
    this.#connection.pragma(`max_page_count = ${pages}`);
  }

  pages(): number {
    const [row] = this.#connection.all('SELECT page_count AS count FROM pragma_page_count', []);
    return Number(row?.['count']);
  }

  close(): void {
    try {
      this.#journal.settle();
    } finally {
      this.#connection.close();
      this.#lock.close();
    }
  }

  #revisionOf(table: string): number {
    return Number(this.#connection.all(REVISION, [table])[0]?.['revision']);
  }

  #reviseDoc(id: string, revision: number, doc: TableDoc): boolean {
    const sql = 'UPDATE tables SET doc = ?, revision = revision + 1 WHERE id = ? AND revision = ?';
    return this.#connection.run(sql, [JSON.stringify(doc), id, revision]) === 1;
  }

  #setClock(table: string, due: number): void {
    this.#connection.run('INSERT OR REPLACE INTO clocks (table_id, due) VALUES (?, ?)', [
      table,
      due,
    ]);
  }

  #migrate(migrations: readonly string[]): void {
    const version = Number(
      this.#connection.all('SELECT * FROM pragma_user_version', [])[0]?.['user_version'],
    );
    if (version > migrations.length) {
      throw new Error(
        `the file is of version ${version}, made by a newer server than this (${migrations.length})`,
      );
    }
    for (let at = version; at < migrations.length; at++) {
      this.#connection.inTransaction(() => {
        this.#connection.exec(migrations[at] as string);
        this.#connection.exec(`PRAGMA user_version = ${at + 1}`);
      });
    }
  }
}

/**
 * A second server on the same file would not hear of the first one's actions, so it is refused: by
 * an exclusive lock on a file beside it, which the operating system drops when its holder dies.
 * The data file itself stays open to readers, so that it can be copied while in use.
 */
function holdLock(path: string, file: string): SqliteConnection {
  const lock = new SqliteConnection(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new UnusableFile(`${file} is in use by another Hearthside server`);
  }
}

/** Nobody else on the machine reads games and the dice to come; the files beside it follow suit. */
function keepToOwner(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}
const OWNER_ONLY = 0o600;

/** A whole, consistent copy, also while a server has the file in use. */
export function copySqlite(path: string, copy: string): void {
  const connection = new SqliteConnection(path);
  try {
    keepToOwner(copy);
    connection.run('VACUUM INTO ?', [copy]);
  } finally {
    connection.close();
  }
}
