/**
 * The logs of all tables in one file. Every table's log lies in a place of its own, so a batch for
 * hundreds of tables would write hundreds of pages; instead the journal takes it as one row, a page or
 * two. Its entries are in memory too, and are moved to their tables' logs a few tables at a time,
 * once there are enough that each table gets a stretch of many.
 *
 * What is durable is never in doubt: an entry is in the journal until it is in its log.
 */

import { BrokenTable } from '../tables/table-doc.ts';
import type { Row, SqliteConnection } from './sqlite-connection.ts';
import { type Append, StorageError, type StoredEntry } from './storage.ts';

/** Entries in the journal at which they begin to be moved. */
const ENOUGH = 20_000;
/** How much is moved after one append: little enough that the next need not wait. */
const TABLES_AT_ONCE = 32;

/** An entry as it is written. */
type Line = readonly [n: number, by: number, action: string, at: number, submission: string | null];
type JournalLine = readonly [table: string, ...line: Line];

type Tails = Map<string, Line[]>;

export class SqliteJournal {
  readonly #connection: SqliteConnection;
  /** What came since the move began, or since the last one ended. */
  #fresh: Tails = new Map();
  #freshCount = 0;
  /** What is being moved; up to this row the journal can be dropped when all of it is. */
  #moving: Tails = new Map();
  #movingUpTo = 0;

  /** Begins with what a killed server left in its journal. */
  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    const settled = new Map<string, number>();
    for (const { entries } of connection.all('SELECT entries FROM journal ORDER BY id')) {
      for (const line of journalLines(String(entries))) {
        const [table, n] = line;
        const length = settled.get(table) ?? this.#settledLength(table);
        settled.set(table, length);
        // It may have been moved already when the server was killed.
        if (n > length) this.#remember(line);
      }
    }
  }

  /** Has it entries of the table that are not in its log yet? */
  holds(table: string): boolean {
    return this.#fresh.has(table) || this.#moving.has(table);
  }

  /** How long the table's log is. */
  lengthOf(table: string): number {
    const tail = this.#fresh.get(table) ?? this.#moving.get(table);
    return tail ? (tail.at(-1)?.[0] ?? 0) : this.#settledLength(table);
  }

  /** The log after entry `n`, in order. */
  entriesAfter(table: string, n: number): StoredEntry[] {
    const sql =
      'SELECT first, last, entries FROM stretches WHERE table_id = ? AND last > ? ORDER BY first';
    const settled = this.#connection.all(sql, [table, n]).flatMap(linesOf);
    return [...settled, ...(this.#moving.get(table) ?? []), ...(this.#fresh.get(table) ?? [])]
      .filter((line) => line[0] > n)
      .map(([n, by, action, at, submission]) => ({ n, by, action, at, submission }));
  }

  /** Writes what may be and finds its place free, in one transaction; `also` is done in the same one. */
  append(
    batch: readonly Append[],
    may: (item: Append) => boolean,
    also: (item: Append) => void,
  ): boolean[] {
    const lengths = new Map<string, number>();
    const lines: JournalLine[] = [];
    const stored = batch.map((item) => {
      const { table, entries } = item;
      const length = lengths.get(table) ?? this.lengthOf(table);
      if ((entries[0]?.n ?? 0) <= length || !may(item)) return false;
      for (const { n, by, action, at, submission } of entries) {
        lines.push([table, n, by, action, at, submission]);
        lengths.set(table, n);
      }
      return true;
    });
    this.#connection.inTransaction(() => {
      if (lines.length > 0) {
        this.#connection.run('INSERT INTO journal (entries) VALUES (?)', [JSON.stringify(lines)]);
      }
      for (const [index, item] of batch.entries()) if (stored[index]) also(item);
    });
    for (const line of lines) this.#remember(line);
    return stored;
  }

  /** Moves a little, if there is enough to move; what could not be moved stays, and is tried again. */
  tidy(): void {
    if (this.#moving.size === 0) {
      if (this.#freshCount < ENOUGH) return;
      this.#beginMove();
    }
    this.#moveTables();
  }

  /** Moves everything. */
  settle(): void {
    while (this.#freshCount > 0 || this.#moving.size > 0) {
      if (this.#moving.size === 0) this.#beginMove();
      this.#moveTables();
    }
  }

  #settledLength(table: string): number {
    const sql = 'SELECT max(last) AS n FROM stretches WHERE table_id = ?';
    return Number(this.#connection.all(sql, [table])[0]?.['n'] ?? 0);
  }

  #remember([table, ...line]: JournalLine): void {
    const tail = this.#fresh.get(table);
    if (tail) tail.push(line);
    else this.#fresh.set(table, [line]);
    this.#freshCount++;
  }

  #beginMove(): void {
    const [row] = this.#connection.all('SELECT max(id) AS id FROM journal');
    this.#movingUpTo = Number(row?.['id'] ?? 0);
    this.#moving = this.#fresh;
    this.#fresh = new Map();
    this.#freshCount = 0;
  }

  #moveTables(): void {
    const tables = [...this.#moving.keys()].slice(0, TABLES_AT_ONCE);
    const isLast = tables.length === this.#moving.size;
    this.#connection.inTransaction(() => {
      for (const table of tables) this.#writeStretch(table, this.#moving.get(table) as Line[]);
      if (isLast) this.#connection.run('DELETE FROM journal WHERE id <= ?', [this.#movingUpTo]);
    });
    for (const table of tables) this.#moving.delete(table);
  }

  #writeStretch(table: string, tail: readonly Line[]): void {
    const [first, last] = [tail[0], tail.at(-1)];
    if (!first || !last) return;
    this.#connection.run(
      'INSERT INTO stretches (table_id, first, last, at, entries) VALUES (?, ?, ?, ?, ?)',
      [table, first[0], last[0], last[3], JSON.stringify(tail)],
    );
  }
}

/** The lines of one row of the journal; without all of them no log can be told. */
function journalLines(entries: string): JournalLine[] {
  const lines: unknown = JSON.parse(entries);
  const isWhole = Array.isArray(lines) && lines.every(isJournalLine);
  if (!isWhole) throw new StorageError('a row of the journal is damaged', 'SQLITE_CORRUPT');
  return lines as JournalLine[];
}

const isJournalLine = (line: unknown): boolean =>
  Array.isArray(line) && typeof line[0] === 'string' && Number.isInteger(line[1]);

/** The lines of a stretch: all that it says it has, and no others. */
function linesOf({ first, last, entries }: Row): Line[] {
  const lines: unknown = JSON.parse(String(entries));
  const isWhole =
    Array.isArray(lines) &&
    lines.length === Number(last) - Number(first) + 1 &&
    lines.every((line, at) => Array.isArray(line) && line[0] === Number(first) + at);
  if (!isWhole) throw new BrokenTable(`entries ${first} to ${last} are damaged`);
  return lines as Line[];
}
