/** PostgreSQL behind the storage interface: any number of nodes over one database. */

import pg from 'pg';
import { readDoc, type TableDoc } from '../tables/table-doc.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { PostgresNotes } from './postgres-notes.ts';
import {
  type Append,
  type Head,
  type Note,
  type Storage,
  StorageError,
  type StoredEntry,
  type StoredTable,
} from './storage.ts';

const CONNECT_MS = 5000;
/** A statement that takes longer is given up; the caller then reads what came of it. */
const STATEMENT_MS = 15_000;
const POOL_SIZE = 10;
/** No table is called so. */
const PROBE = 'probe';
/** Serialisation failure, deadlock: the transaction left no trace and may be run again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * The first entry of each group meets the unique key, and must follow on another: a database that forgot its last
 * moments, as one that takes over may, gets no log with a hole. The rest follow only where it got in. Told is where
 * it did not, which is seldom. One statement is one transaction.
 */
const APPEND = `
  WITH fresh AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::bool[], $8::int[])
      AS e (table_id, n, by_seat, action, at, submission, is_first, revision)
  ), firsts AS (
    INSERT INTO hearthside.entries (table_id, n, by_seat, action, at, submission)
      SELECT table_id, n, by_seat, action, at, submission FROM fresh
      WHERE is_first AND (revision IS NULL OR EXISTS
        (SELECT 1 FROM hearthside.tables t WHERE t.id = fresh.table_id AND t.revision = fresh.revision))
        AND (n = 1 OR EXISTS
        (SELECT 1 FROM hearthside.entries e WHERE e.table_id = fresh.table_id AND e.n = fresh.n - 1))
      ORDER BY table_id
      ON CONFLICT DO NOTHING RETURNING table_id
  ), rest AS (
    INSERT INTO hearthside.entries (table_id, n, by_seat, action, at, submission)
      SELECT table_id, n, by_seat, action, at, submission FROM fresh
      WHERE NOT is_first AND table_id IN (SELECT table_id FROM firsts)
  ), ticking AS (
    INSERT INTO hearthside.clocks (table_id, due)
      SELECT table_id, due FROM unnest($9::text[], $10::bigint[]) AS c (table_id, due)
      WHERE table_id IN (SELECT table_id FROM firsts)
      ON CONFLICT (table_id) DO UPDATE SET due = excluded.due
  )
  SELECT table_id FROM fresh WHERE is_first AND table_id NOT IN (SELECT table_id FROM firsts)`;

/** One statement is one transaction: the clock is touched only where the document was revised. */
const REVISE = `
  WITH revised AS (
    UPDATE hearthside.tables SET doc = $1, revision = revision + 1
    WHERE id = $2 AND revision = $3 RETURNING id
  ), ticking AS (
    INSERT INTO hearthside.clocks (table_id, due)
      SELECT id, $4::bigint FROM revised WHERE $4::bigint IS NOT NULL
      ON CONFLICT (table_id) DO UPDATE SET due = excluded.due
  ), stopped AS (
    DELETE FROM hearthside.clocks WHERE $5 AND table_id IN (SELECT id FROM revised)
  )
  SELECT id FROM revised`;

const REVISE_AND_CREATE = `
  WITH revised AS (
    UPDATE hearthside.tables SET doc = $1, revision = revision + 1
    WHERE id = $2 AND revision = $3 RETURNING id
  ), fresh AS (
    INSERT INTO hearthside.tables (id, created, revision, doc)
      SELECT $4::text, $5::bigint, $6::int, $7::text FROM revised
  )
  SELECT id FROM revised`;

/** What another node has just taken is not waited for. */
const TAKE_DUE = `
  UPDATE hearthside.clocks SET due = $3 WHERE table_id IN (
    SELECT table_id FROM hearthside.clocks WHERE due < $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING table_id`;

export class PostgresStorage implements Storage {
  readonly shared = true;
  readonly #pool: pg.Pool;
  readonly #notes: PostgresNotes;
  /** Did the last write fail? */
  #isFailing = false;

  private constructor(url: string, onTrouble: (error: Error) => void) {
    const options = {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      keepAlive: true,
    };
    this.#pool = new pg.Pool({ ...options, max: POOL_SIZE, application_name: 'hearthside' });
    // An idle connection that breaks is replaced when next needed.
    this.#pool.on('error', onTrouble);
    this.#notes = new PostgresNotes(options, onTrouble);
  }

  static async open(url: string, onTrouble: (error: Error) => void): Promise<PostgresStorage> {
    await migratePostgres(url);
    return new PostgresStorage(url, onTrouble);
  }

  async create({ id, created, revision, doc }: StoredTable): Promise<void> {
    await this.#write(
      'INSERT INTO hearthside.tables (id, created, revision, doc) VALUES ($1, $2, $3, $4)',
      [id, created, revision, JSON.stringify(doc)],
    );
  }

  async read(id: string): Promise<StoredTable | null> {
    const [row] = await this.#query(
      'SELECT created, revision, doc FROM hearthside.tables WHERE id = $1',
      [id],
    );
    if (!row) return null;
    const { created, revision, doc } = row;
    return { id, created: Number(created), revision: Number(revision), doc: readDoc(String(doc)) };
  }

  async entriesAfter(id: string, n: number): Promise<StoredEntry[]> {
    const rows = await this.#query(
      `SELECT n, by_seat, action, at, submission FROM hearthside.entries
       WHERE table_id = $1 AND n > $2 ORDER BY n`,
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

  async append(batch: readonly Append[]): Promise<boolean[]> {
    const entries = batch.flatMap(({ table, entries, revision = null }) =>
      entries.map((entry, index) => ({ table, revision, isFirst: index === 0, ...entry })),
    );
    const clocks = batch.filter(({ due }) => due !== undefined);
    const values = [
      entries.map(({ table }) => table),
      entries.map(({ n }) => n),
      entries.map(({ by }) => by),
      entries.map(({ action }) => action),
      entries.map(({ at }) => at),
      entries.map(({ submission }) => submission),
      entries.map(({ isFirst }) => isFirst),
      entries.map(({ revision }) => revision),
      clocks.map(({ table }) => table),
      clocks.map(({ due }) => due),
    ];
    const rows = await this.#write(APPEND, values, 'append');
    if (rows.length === 0) return batch.map(() => true);
    const refused = new Set(rows.map((row) => row['table_id']));
    return batch.map(({ table }) => !refused.has(table));
  }

  async revise(id: string, revision: number, doc: TableDoc, due?: number | null): Promise<boolean> {
    const values = [JSON.stringify(doc), id, revision, due ?? null, due === null];
    return (await this.#write(REVISE, values)).length === 1;
  }

  async reviseAndCreate(
    id: string,
    revision: number,
    doc: TableDoc,
    fresh: StoredTable,
  ): Promise<boolean> {
    const table = [fresh.id, fresh.created, fresh.revision, JSON.stringify(fresh.doc)];
    const values = [JSON.stringify(doc), id, revision, ...table];
    return (await this.#write(REVISE_AND_CREATE, values)).length === 1;
  }

  async heads(ids: readonly string[]): Promise<Head[]> {
    const rows = await this.#query(
      `SELECT id, revision, coalesce(
         (SELECT n FROM hearthside.entries WHERE table_id = id ORDER BY n DESC LIMIT 1), 0) AS n
       FROM hearthside.tables WHERE id = ANY($1::text[])`,
      [ids],
    );
    return rows.map(({ id, n, revision }) => ({
      table: String(id),
      n: Number(n),
      revision: Number(revision),
    }));
  }

  async takeDue(time: number, limit: number, next: number): Promise<string[]> {
    const rows = await this.#query(TAKE_DUE, [time, limit, next]);
    return rows.map((row) => String(row['table_id']));
  }

  async stopClock(id: string): Promise<void> {
    await this.#query('DELETE FROM hearthside.clocks WHERE table_id = $1', [id]);
  }

  async deleteIdle(time: number, limit: number): Promise<number> {
    const rows = await this.#query(
      `WITH idle AS (
         DELETE FROM hearthside.tables WHERE id IN (
           SELECT id FROM hearthside.tables t WHERE created < $1 AND NOT EXISTS
             (SELECT 1 FROM hearthside.entries e WHERE e.table_id = t.id AND e.at >= $1)
           ORDER BY created LIMIT $2
         ) RETURNING id
       ), log AS (
         DELETE FROM hearthside.entries WHERE table_id IN (SELECT id FROM idle)
       ), clocks AS (
         DELETE FROM hearthside.clocks WHERE table_id IN (SELECT id FROM idle)
       ) SELECT count(*) AS count FROM idle`,
      [time, limit],
    );
    return Number(rows[0]?.['count']);
  }

  async countTables(): Promise<number> {
    const rows = await this.#query('SELECT count(*) AS count FROM hearthside.tables', []);
    return Number(rows[0]?.['count']);
  }

  publish(notes: readonly Note[]): Promise<void> {
    return this.#notes.publish(this.#pool, notes);
  }

  listen(onNote: (note: Note) => void, onGap: () => void): Promise<void> {
    return this.#notes.listen(onNote, onGap);
  }

  /** Also tries to write where that failed the last time. */
  async ping(): Promise<void> {
    await this.#query('SELECT 1', []);
    if (!this.#isFailing) return;
    const never = Number.MAX_SAFE_INTEGER;
    await this.#query('INSERT INTO hearthside.clocks VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      PROBE,
      never,
    ]);
    await this.#write('DELETE FROM hearthside.clocks WHERE table_id = $1', [PROBE]);
  }

  async close(): Promise<void> {
    await this.#notes.close();
    await this.#pool.end();
  }

  async #write(
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<Record<string, unknown>[]> {
    try {
      const rows = await this.#query(text, values, name);
      this.#isFailing = false;
      return rows;
    } catch (error) {
      this.#isFailing = true;
      throw error;
    }
  }

  async #query(
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<Record<string, unknown>[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
        return (await this.#pool.query<Record<string, unknown>>(config)).rows;
      } catch (error) {
        const again = TRY_AGAIN.has((error as { code?: string }).code ?? '');
        if (!again || attempt === 5) throw StorageError.of(error);
      }
    }
  }
}
