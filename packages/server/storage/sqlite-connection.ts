/** One open SQLite database: statements prepared once, and transactions. */

import Database from 'libsql';

export type Row = Record<string, unknown>;

interface Statement {
  run(...values: readonly unknown[]): { readonly changes: number };
  all(...values: readonly unknown[]): unknown[];
}

export class SqliteConnection {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string) {
    this.#db = new Database(path);
  }

  pragma(text: string): void {
    this.#db.pragma(text);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Answers how many rows it changed. */
  run(sql: string, values: readonly unknown[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  all(sql: string, values: readonly unknown[] = []): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  inTransaction<T>(work: () => T): T {
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

  /** Does it and undoes it. */
  tryOut(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      work();
    } finally {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    }
  }

  /** How large the database is, were all of it in its file. */
  bytes(): number {
    const sql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
    return Number(this.all(sql)[0]?.['bytes']);
  }

  /** Reads the log to tell how many pages of it count, so it fails where they are not there. */
  pagesInLog(): number {
    return Number(this.all('PRAGMA wal_checkpoint(PASSIVE)')[0]?.['log']);
  }

  close(): void {
    this.#db.close();
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql) as Statement;
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
