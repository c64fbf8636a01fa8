/** New entries lie in a journal first and move to their tables' logs: from outside nobody can tell. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '@hearthside/table';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/local-server.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { copySqlite } from './sqlite-opening.ts';
import type { Append, StoredEntry } from './storage.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = Array.from({ length: 150 }, (_, index) => `table-${index}`);

/** Batches of actions at many tables, and what the logs must be. */
class Players {
  readonly logs = new Map<string, StoredEntry[]>(TABLES.map((table) => [table, []]));
  readonly #dice = seededDice('journal');

  batch(size: number): Append[] {
    const chosen = new Set<string>();
    while (chosen.size < size) chosen.add(TABLES[this.#dice.below(TABLES.length)] as string);
    return [...chosen].map((table) => {
      const log = this.logs.get(table) as StoredEntry[];
      const entries = Array.from({ length: 1 + this.#dice.below(4) }, (_, index) => {
        const n = log.length + 1 + index;
        const submission = index === 0 ? `submission-${n}` : null;
        return { n, by: index === 0 ? 0 : -1, action: `action “${n}”`, at: n, submission };
      });
      log.push(...entries);
      return { table, entries };
    });
  }

  check(file: SqliteFile): void {
    for (const [table, log] of this.logs) {
      // Compared as text: there are tens of thousands.
      expect(JSON.stringify(file.entriesAfter(table, 0))).toBe(JSON.stringify(log));
      expect(file.entriesAfter(table, log.length - 2)).toEqual(log.slice(-2));
      expect(file.entriesAfter(table, log.length)).toEqual([]);
    }
  }
}

const count = (path: string, table: 'journal' | 'stretches'): number => {
  const connection = new SqliteConnection(path);
  const [row] = connection.all(`SELECT count(*) AS count FROM ${table}`);
  connection.close();
  return Number(row?.['count']);
};

it('logs are the same whether their entries are in the journal, being moved, or moved; also after a crash', () => {
  const path = join(folder, 'busy.db');
  const file = new SqliteFile(path);
  const players = new Players();
  const seen = { journalOnly: 0, both: 0, moved: 0 };
  for (let round = 0; round < 260; round++) {
    file.append(players.batch(40));
    file.tidy();
    // A batch has about a hundred entries, and at twenty thousand they begin to move.
    const mayMove = round >= 195 && round < 215;
    if (round % 30 !== 0 && !mayMove) continue;
    players.check(file);
    // A copy of the file is what a crash at this moment would leave.
    const copy = join(folder, `crash-${round}.db`);
    copySqlite(path, copy);
    const [journal, stretches] = [count(copy, 'journal'), count(copy, 'stretches')];
    if (stretches === 0) seen.journalOnly++;
    else if (journal > 1) seen.both++;
    else seen.moved++;
    const after = new SqliteFile(copy);
    players.check(after);
    after.close();
    expect(count(copy, 'journal')).toBe(0);
    rmSync(copy);
  }
  expect(seen.journalOnly).toBeGreaterThan(3);
  expect(seen.both).toBeGreaterThan(3);
  file.close();
  expect(count(path, 'journal')).toBe(0);
  const again = new SqliteFile(path);
  players.check(again);
  again.close();
}, 60_000);

it('a place that is taken stays taken, in the journal and in the log', () => {
  const path = join(folder, 'taken.db');
  const entry = (n: number, action: string): Append => ({
    table: 'mine',
    entries: [{ n, by: 0, action, at: n, submission: null }],
  });
  const first = new SqliteFile(path);
  expect(first.append([entry(1, 'first'), entry(1, 'second')])).toEqual([true, false]);
  expect(first.append([entry(1, 'third'), entry(2, 'fourth')])).toEqual([false, true]);
  first.close();
  const again = new SqliteFile(path);
  expect(again.append([entry(2, 'fifth'), entry(3, 'sixth')])).toEqual([false, true]);
  expect(again.entriesAfter('mine', 0).map(({ action }) => action)).toEqual([
    'first',
    'fourth',
    'sixth',
  ]);
  again.close();
});
