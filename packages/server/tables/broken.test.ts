/** A table that cannot be read: said so once and for all, and of that table only. */

import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, fetchRecord, tableInfo } from '@hearthside/client';
import { afterAll, expect, it } from 'vitest';
import { SqliteConnection } from '../storage/sqlite-connection.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { localServer, temporaryFolder, Watcher } from '../testing/local-server.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = 'warehouse-wars';
const PAGE_BYTES = 4096;

type Damage = (path: string, table: string) => void;

const sql =
  (text: string): Damage =>
  (path, table) => {
    const connection = new SqliteConnection(path);
    connection.run(text, [table]);
    connection.close();
  };

/** Nothing but zeros where the table's document was. */
const zeroPage: Damage = (path, table) => {
  const connection = new SqliteConnection(path);
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
  const bytes = readFileSync(path);
  const file = openSync(path, 'r+');
  for (let at = bytes.indexOf(table); at >= 0; at = bytes.indexOf(table, at + 1)) {
    const isDoc = bytes.toString('latin1', at, at + 80).includes('{"format"');
    if (isDoc) writeSync(file, Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, at - (at % PAGE_BYTES));
  }
  closeSync(file);
};

it.each<[string, Damage]>([
  ['document is no JSON', sql(`UPDATE tables SET doc = substr(doc, 1, 100) WHERE id = ?`)],
  ['document is of another kind', sql(`UPDATE tables SET doc = '{"format":1}' WHERE id = ?`)],
  ['document is nothing', sql(`UPDATE tables SET doc = 'null' WHERE id = ?`)],
  [
    'hash of a seat is none',
    sql(`UPDATE tables SET doc = json_set(doc, '$.seats[1].secretHash', 7) WHERE id = ?`),
  ],
  [
    'secret behind the rolls is gone',
    sql(`UPDATE tables SET doc = json_remove(doc, '$.fairSecret') WHERE id = ?`),
  ],
  ['clock is a word', sql(`UPDATE tables SET doc = json_set(doc, '$.clock', 'late') WHERE id = ?`)],
  ['seat is missing', sql(`UPDATE tables SET doc = json_remove(doc, '$.seats[1]') WHERE id = ?`)],
  [
    'options are none of its game',
    sql(`UPDATE tables SET doc = json_set(doc, '$.options', 7) WHERE id = ?`),
  ],
  ['log is no JSON', sql(`UPDATE stretches SET entries = '[[1,' WHERE table_id = ?`)],
  ['log is no list', sql(`UPDATE stretches SET entries = 'null' WHERE table_id = ?`)],
  ['log is lost', sql(`UPDATE stretches SET entries = '[]' WHERE table_id = ?`)],
  [
    'log begins in the middle',
    sql(
      `UPDATE stretches SET first = 2, last = 2, entries = '[' || replace(substr(entries, 2), '[1,', '[2,') WHERE table_id = ?`,
    ),
  ],
  [
    'log does not follow',
    sql(`UPDATE stretches SET entries = '[[1,0,"fly",5,null]]' WHERE table_id = ?`),
  ],
  ['page is zeros', zeroPage],
])('whose %s answers broken-table', async (_, damage) => {
  const path = join(folder, `${Math.random()}.db`);
  const before = await localServer({}, SqliteStorage.over(new SqliteFile(path)));
  // Enough of them that each lies on one of many pages.
  for (let i = 0; i < 60; i++) await createTable(before.url, { game });
  const created = await createTable(before.url, { game });
  const both = created.seats.map(
    ({ secret }) => new Watcher({ server: before.url, table: created.table.id, secret }),
  );
  await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
  const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
  await mover.client.act(mover.state?.legal[0] as string, 0);
  for (const each of both) each.client.leave();
  await before.stop();
  damage(path, created.table.id);
  // In a thread of its own, as a server has it.
  const server = await localServer({}, await SqliteStorage.open(path));
  const secret = created.seats[0]?.secret ?? null;
  const visitor = new Watcher({ server: server.url, table: created.table.id, secret });
  await visitor.until(({ heard }) => heard.some((each) => each.startsWith('closed')));
  expect(visitor.heard.at(-1)).toBe('closed broken-table');
  await expect(fetchRecord(server.url, created.table.id, secret)).rejects.toMatchObject({
    code: 'broken-table',
  });
  const other = await createTable(server.url, { game }).catch(() => null);
  if (other) expect((await tableInfo(server.url, other.table.id)).game).toBe(game);
  await server.stop();
});
