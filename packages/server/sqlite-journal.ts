/**
 * The newest entries of all tables, in the order they came. Every table's log lies in a place of its
 * own in the file, so a batch for hundreds of tables would write hundreds of pages; the journal
 * takes it as one row, a page or two. Its entries are in memory too, and are moved to their
 * tables' logs a few tables at a time, once there are enough for several of them to share a page.
 *
 * What is durable is never in doubt: an entry is in the journal until it is in its log, and one that
 * is in both after a crash is the same entry twice.
 */

import type { SqliteLink } from './sqlite-link.ts';
import type { Append, StoredEntry } from './storage.ts';

/** Entries in the journal at which they begin to be moved. */
const ENOUGH = 20_000;
/** How much is moved with one append: little enough that nobody waits for it. */
const TABLES_AT_ONCE = 32;

/** An entry as the journal writes it. */
type Line = readonly [string, number, number, string, number, string | null];

type Tails = Map<string, StoredEntry[]>;

export class SqliteJournal {
  readonly #link: SqliteLink;
  /** What came since the move began, or since the last one ended. */
  #fresh: Tails = new Map();
  #freshCount = 0;
  /** What is being moved; up to this row the journal can be dropped when all of it is. */
  #moving: Tails = new Map();
  #movingUpTo = 0;

  /** Begins with what a killed server left in its journal. */
  constructor(link: SqliteLink) {
    this.#link = link;
    for (const { entries } of link.all('SELECT entries FROM journal ORDER BY id')) {
      for (const line of JSON.parse(String(entries)) as Line[]) this.#remember(line);
    }
  }

  /** How long the table's log is. */
  lengthOf(table: string): number {
    const tail = this.#fresh.get(table) ?? this.#moving.get(table);
    if (tail) return tail.at(-1)?.n ?? 0;
    const [row] = this.#link.all('SELECT max(n) AS n FROM entries WHERE table_id = ?', [table]);
    return Number(row?.['n'] ?? 0);
  }

  /** The entries after `n` that are not in the table's own log yet. */
  entriesAfter(table: string, n: number): StoredEntry[] {
    const tail = [...(this.#moving.get(table) ?? []), ...(this.#fresh.get(table) ?? [])];
    return tail.filter((entry) => entry.n > n);
  }

  /** Writes what finds its place free, all in one transaction; `also` is done in the same one. */
  append(batch: readonly Append[], also: (item: Append) => void): boolean[] {
    const lengths = new Map<string, number>();
    const lines: Line[] = [];
    const stored = batch.map(({ table, entries }) => {
      const length = lengths.get(table) ?? this.lengthOf(table);
      if ((entries[0]?.n ?? 0) <= length) return false;
      for (const { n, by, action, at, submission } of entries) {
        lines.push([table, n, by, action, at, submission]);
        lengths.set(table, n);
      }
      return true;
    });
    this.#link.inTransaction(() => {
      if (lines.length > 0) {
        this.#link.run('INSERT INTO journal (entries) VALUES (?)', [JSON.stringify(lines)]);
      }
      for (const [index, item] of batch.entries()) if (stored[index]) also(item);
    });
    for (const line of lines) this.#remember(line);
    this.#moveSome();
    return stored;
  }

  /** Moves everything. */
  settle(): void {
    while (this.#freshCount > 0 || this.#moving.size > 0) {
      if (this.#moving.size === 0) this.#beginMove();
      this.#moveTables();
    }
  }

  #remember([table, n, by, action, at, submission]: Line): void {
    const entry = { n, by, action, at, submission };
    const tail = this.#fresh.get(table);
    if (tail) tail.push(entry);
    else this.#fresh.set(table, [entry]);
    this.#freshCount++;
  }

  #moveSome(): void {
    if (this.#moving.size === 0) {
      if (this.#freshCount < ENOUGH) return;
      this.#beginMove();
    }
    try {
      this.#moveTables();
    } catch {
      // A full disk, most likely. Nothing is lost: it stays in the journal, and the next append tries again.
    }
  }

  #beginMove(): void {
    const [row] = this.#link.all('SELECT max(id) AS id FROM journal');
    this.#movingUpTo = Number(row?.['id'] ?? 0);
    this.#moving = this.#fresh;
    this.#fresh = new Map();
    this.#freshCount = 0;
  }

  #moveTables(): void {
    const tables = [...this.#moving.keys()].slice(0, TABLES_AT_ONCE);
    const lines = tables.flatMap((table) =>
      (this.#moving.get(table) ?? []).map(
        ({ n, by, action, at, submission }): Line => [table, n, by, action, at, submission],
      ),
    );
    const isLast = tables.length === this.#moving.size;
    this.#link.inTransaction(() => {
      this.#link.run(
        `INSERT OR IGNORE INTO entries
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)`,
        [JSON.stringify(lines)],
      );
      if (isLast) this.#link.run('DELETE FROM journal WHERE id <= ?', [this.#movingUpTo]);
    });
    for (const table of tables) this.#moving.delete(table);
  }
}
