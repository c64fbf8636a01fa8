/**
 * One SQLite file, used by one process at a time. Everything here is synchronous and meant for
 * a worker thread: waiting for the disk there holds up nobody.
 */

import { BrokenTable, readDoc, type TableDoc } from '../tables/table-doc.ts';
import { FileOnDisk } from './file-on-disk.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { SqliteJournal } from './sqlite-journal.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { openSqlite } from './sqlite-opening.ts';
import {
  type Append,
  type Head,
  StorageError,
  type StoredEntry,
  type StoredTable,
} from './storage.ts';
import { unusable } from './unusable-file.ts';

const INSERT_TABLE = 'INSERT INTO tables (id, created, revision, doc) VALUES (?, ?, ?, ?)';
const REVISION = 'SELECT revision FROM tables WHERE id = ?';

/** Pages that cannot be read. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
/** As much as a busy server writes at once. */
const PROBE = `[${' '.repeat(32_768)}]`;
/** No id of a table is as short. */
const PROBE_TABLE = '';

export class SqliteFile {
  readonly #path: string;
  readonly #connection: SqliteConnection;
  readonly #lock: SqliteConnection;
  readonly #journal: SqliteJournal;
  readonly #onDisk: FileOnDisk;
  /** Did a write fail since all kinds of them were seen to work? */
  #isFailing: boolean;
  /** What a damaged page said first. Others may be whole still, so no write that works disproves it. */
  #damage: StorageError | null = null;
  /** What was deleted takes no more entries: somebody may have had it open all the while. */
  readonly #deleted = new Set<string>();

  constructor(path: string, migrations?: readonly string[]) {
    this.#path = path;
    try {
      const opened = openSqlite(path, migrations);
      try {
        this.#connection = opened.connection;
        this.#lock = opened.lock;
        this.#isFailing = !opened.hasRoom;
        migrateSqlite(this.#connection, migrations);
        this.#journal = new SqliteJournal(this.#connection);
        this.#onDisk = new FileOnDisk(path, opened.path, this.#connection);
      } catch (error) {
        opened.giveBack();
        throw error;
      }
    } catch (error) {
      throw unusable(path, error);
    }
  }

  create(table: StoredTable): void {
    this.#writing(() => this.#insert(table));
  }

  read(id: string): StoredTable | null {
    const sql = 'SELECT created, revision, doc FROM tables WHERE id = ?';
    const [row] = reading(() => this.#connection.all(sql, [id]));
    if (!row) return null;
    return {
      id,
      created: Number(row['created']),
      revision: Number(row['revision']),
      doc: readDoc(String(row['doc'])),
    };
  }

  entriesAfter(id: string, n: number): StoredEntry[] {
    return reading(() => this.#journal.entriesAfter(id, n));
  }

  append(batch: readonly Append[]): boolean[] {
    return this.#writing(() =>
      this.#journal.append(
        batch,
        ({ table, revision }) =>
          !this.#deleted.has(table) &&
          (revision === undefined || this.#revisionOf(table) === revision),
        ({ table, due }) => {
          if (due !== undefined) this.#setClock(table, due);
        },
      ),
    );
  }

  /** To be called after an append was answered: what can wait is done then. */
  tidy(): void {
    if (!this.#onDisk.mayBeTidied()) return;
    try {
      this.#minding(() => this.#journal.tidy());
    } catch {
      // A full disk, most likely. Nothing is lost: it stays in the journal, and is tried again.
    }
    this.#onDisk.remember();
  }

  revise(id: string, revision: number, doc: TableDoc, due?: number | null): boolean {
    return this.#transaction(() => {
      if (!this.#reviseDoc(id, revision, doc)) return false;
      if (typeof due === 'number') this.#setClock(id, due);
      if (due === null) this.#deleteClock(id);
      return true;
    });
  }

  reviseAndCreate(id: string, revision: number, doc: TableDoc, fresh: StoredTable): boolean {
    return this.#transaction(() => {
      if (!this.#reviseDoc(id, revision, doc)) return false;
      this.#insert(fresh);
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
    const sql = 'SELECT table_id FROM clocks WHERE due < ? ORDER BY due LIMIT ?';
    const due = this.#minding(() => this.#connection.all(sql, [time, limit]));
    const ids = due.map((row) => String(row['table_id']));
    if (ids.length === 0) return ids;
    this.#transaction(() => {
      for (const id of ids) this.#setClock(id, next);
    });
    return ids;
  }

  stopClock(id: string): void {
    this.#writing(() => this.#deleteClock(id));
  }

  deleteIdle(time: number, limit: number): number {
    const sql = `SELECT id FROM tables WHERE created < ? AND NOT EXISTS
      (SELECT 1 FROM stretches WHERE table_id = id AND at >= ?) ORDER BY created LIMIT ?`;
    const found = () => this.#connection.all(sql, [time, time, limit]);
    const idle = () => this.#minding(found).map(({ id }) => String(id));
    let ids = idle();
    // What is in the journal still may be newer than all that was moved out of it.
    if (ids.some((id) => this.#journal.holds(id))) {
      this.#writing(() => this.#journal.settle());
      ids = idle();
    }
    if (ids.length === 0) return 0;
    this.#transaction(() => {
      for (const id of ids) {
        this.#connection.run('DELETE FROM stretches WHERE table_id = ?', [id]);
        this.#deleteClock(id);
        this.#connection.run('DELETE FROM tables WHERE id = ?', [id]);
      }
    });
    for (const id of ids) this.#deleted.add(id);
    return ids.length;
  }

  countTables(): number {
    const sql = 'SELECT count(*) AS count FROM tables';
    return Number(this.#minding(() => this.#connection.all(sql))[0]?.['count']);
  }

  /** Also tries to write where that failed of late. */
  ping(): void {
    this.#onDisk.mustBeThere();
    if (this.#damage) throw this.#damage;
    this.#connection.all('SELECT 1', []);
    if (!this.#isFailing) return;
    this.#writing(() => this.#connection.run('INSERT INTO journal (entries) VALUES (?)', [PROBE]));
    this.#writing(() => this.#connection.run('DELETE FROM journal WHERE entries = ?', [PROBE]));
    // There must never be such a table, not even after a kill between two writes.
    this.#writing(() => this.#connection.tryOut(() => this.#insertProbe()));
    this.#isFailing = false;
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
      if (this.#onDisk.mayBeTidied()) this.#journal.settle();
    } catch {
      // A full disk, most likely. Nothing is lost: it stays in the journal until the next start.
    }
    this.#connection.close();
    this.#lock.close();
  }

  /** Every write, and nothing that writes nothing: into the file that is there, and remembered where it fails. */
  #writing<T>(write: () => T): T {
    this.#onDisk.mustBeThere();
    try {
      return this.#minding(write);
    } catch (error) {
      this.#isFailing = true;
      throw error;
    } finally {
      this.#onDisk.remember();
    }
  }

  /** What concerns more than one table: a damaged page there is damage to all. */
  #minding<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!DAMAGED.test(code)) throw error;
      this.#damage ??= new StorageError(unusable(this.#path, error).message, code);
      throw this.#damage;
    }
  }

  #transaction<T>(work: () => T): T {
    return this.#writing(() => this.#connection.inTransaction(work));
  }

  #insertProbe(): void {
    this.#connection.run(INSERT_TABLE, [PROBE_TABLE, 0, 0, PROBE]);
    this.#setClock(PROBE_TABLE, 0);
    this.#connection.run(
      'INSERT INTO stretches (table_id, first, last, at, entries) VALUES (?, ?, ?, ?, ?)',
      [PROBE_TABLE, 1, 0, 0, PROBE],
    );
  }

  #insert({ id, created, revision, doc }: StoredTable): void {
    this.#connection.run(INSERT_TABLE, [id, created, revision, JSON.stringify(doc)]);
  }

  #deleteClock(id: string): void {
    this.#connection.run('DELETE FROM clocks WHERE table_id = ?', [id]);
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
}

/** What lies on damaged pages, or makes no sense, breaks its own table only. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isDamaged =
      error instanceof SyntaxError || DAMAGED.test((error as { code?: string }).code ?? '');
    throw isDamaged ? BrokenTable.of(error) : error;
  }
}
