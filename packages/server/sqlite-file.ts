/**
 * One SQLite file, used by one process at a time. Everything here is synchronous and meant for
 * a worker thread: waiting for the disk there holds up nobody.
 */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Append, Head, StoredEntry, StoredTable } from './storage.ts';
import { readDoc, type TableDoc } from './table-doc.ts';

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
];

/** Another process has the file. */
export class FileInUse extends Error {}

type Row = Record<string, unknown>;

interface Statement {
  run(...values: readonly unknown[]): { readonly changes: number };
  all(...values: readonly unknown[]): unknown[];
}

export class SqliteFile {
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string, migrations: readonly string[] = SQLITE_MIGRATIONS) {
    mkdirSync(dirname(path), { recursive: true });
    this.#lock = holdLock(`${path}.lock`, path);
    this.#db = new Database(path);
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#db.pragma('wal_autocheckpoint = 4000');
    this.#migrate(migrations);
  }

  create({ id, created, revision, doc }: StoredTable): void {
    this.#run('INSERT INTO tables (id, created, revision, doc) VALUES (?, ?, ?, ?)', [
      id,
      created,
      revision,
      JSON.stringify(doc),
    ]);
  }

  read(id: string): StoredTable | null {
    const [row] = this.#all('SELECT created, revision, doc FROM tables WHERE id = ?', [id]);
    if (!row) return null;
    return {
      id,
      created: Number(row['created']),
      revision: Number(row['revision']),
      doc: readDoc(String(row['doc'])),
    };
  }

  entriesAfter(id: string, n: number): StoredEntry[] {
    const rows = this.#all(
      'SELECT n, by_seat, action, at, submission FROM entries WHERE table_id = ? AND n > ? ORDER BY n',
      [id, n],
    );
    return rows.map((row) => ({
      n: Number(row['n']),
      by: Number(row['by_seat']),
      action: String(row['action']),
      at: Number(row['at']),
      submission: row['submission'] === null ? null : String(row['submission']),
    }));
  }

  append(batch: readonly Append[]): boolean[] {
    return this.#inTransaction(() => batch.map((item) => this.#appendOne(item)));
  }

  revise(id: string, revision: number, doc: TableDoc, due?: number | null): boolean {
    return this.#inTransaction(() => {
      const revised = this.#run(
        'UPDATE tables SET doc = ?, revision = revision + 1 WHERE id = ? AND revision = ?',
        [JSON.stringify(doc), id, revision],
      );
      if (revised === 1 && typeof due === 'number') this.#setClock(id, due);
      if (revised === 1 && due === null) this.stopClock(id);
      return revised === 1;
    });
  }

  heads(ids: readonly string[]): Head[] {
    const sql = `SELECT revision, (SELECT max(n) FROM entries WHERE table_id = id) AS n
                 FROM tables WHERE id = ?`;
    return ids.flatMap((table) =>
      this.#all(sql, [table]).map((row) => ({
        table,
        n: Number(row['n'] ?? 0),
        revision: Number(row['revision']),
      })),
    );
  }

  dueTables(time: number, limit: number): string[] {
    const sql = 'SELECT table_id FROM clocks WHERE due < ? ORDER BY due LIMIT ?';
    return this.#all(sql, [time, limit]).map((row) => String(row['table_id']));
  }

  stopClock(id: string): void {
    this.#run('DELETE FROM clocks WHERE table_id = ?', [id]);
  }

  deleteIdle(time: number): number {
    return this.#inTransaction(() => {
      const idle = this.#all(
        `SELECT id FROM tables WHERE created < ? AND NOT EXISTS
           (SELECT 1 FROM entries WHERE table_id = id AND at >= ?)`,
        [time, time],
      );
      for (const { id } of idle) {
        this.#run('DELETE FROM entries WHERE table_id = ?', [id]);
        this.#run('DELETE FROM clocks WHERE table_id = ?', [id]);
        this.#run('DELETE FROM tables WHERE id = ?', [id]);
      }
      return idle.length;
    });
  }

  countTables(): number {
    return Number(this.#all('SELECT count(*) AS count FROM tables', [])[0]?.['count']);
  }

  ping(): void {
    this.#all('SELECT 1', []);
  }

  /** The most pages the file may have: lets a test fill the "disk". */
  limitPages(pages: number): void {
    this.#db.pragma(`max_page_count = ${pages}`);
  }

  pages(): number {
    const [row] = this.#all('SELECT page_count AS count FROM pragma_page_count', []);
    return Number(row?.['count']);
  }

  close(): void {
    this.#db.close();
    this.#lock.close();
  }

  #appendOne({ table, entries, due }: Append): boolean {
    for (const [index, { n, by, action, at, submission }] of entries.entries()) {
      const stored = this.#run('INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?, ?, ?)', [
        table,
        n,
        by,
        action,
        at,
        submission,
      ]);
      if (stored === 1) continue;
      // Groups are written whole and begin where the last one ended, so only a first entry can clash.
      if (index > 0) throw new Error(`the log of table ${table} has a fork at ${n}`);
      return false;
    }
    if (due !== undefined) this.#setClock(table, due);
    return true;
  }

  #setClock(table: string, due: number): void {
    this.#run('INSERT OR REPLACE INTO clocks (table_id, due) VALUES (?, ?)', [table, due]);
  }

  #migrate(migrations: readonly string[]): void {
    const version = Number(this.#all('SELECT * FROM pragma_user_version', [])[0]?.['user_version']);
    if (version > migrations.length) {
      throw new Error(
        `the file is of version ${version}, made by a newer server than this (${migrations.length})`,
      );
    }
    for (let at = version; at < migrations.length; at++) {
      this.#inTransaction(() => {
        this.#db.exec(migrations[at] as string);
        this.#db.exec(`PRAGMA user_version = ${at + 1}`);
      });
    }
  }

  #inTransaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql) as Statement;
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, values: readonly unknown[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  #all(sql: string, values: readonly unknown[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }
}

/**
 * A second server on the same file would not hear of the first one's actions, so it is refused: by
 * an exclusive lock on a file beside it, which the operating system drops when its holder dies.
 * The data file itself stays open to readers, so that it can be copied while in use.
 */
function holdLock(path: string, file: string): Database.Database {
  const lock = new Database(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new FileInUse(`${file} is in use by another Hearthside server`);
  }
}

/** A whole, consistent copy, also while a server has the file in use. */
export function copySqlite(path: string, copy: string): void {
  const db = new Database(path);
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}
