/** Old tables are deleted and the file is copied while people play: neither takes anything from them. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTable } from '@hearthside/client';
import { expect, it } from 'vitest';
import { Crowd } from '../testing/crowd.ts';
import { freePort } from '../testing/free-port.ts';
import { localServer, temporaryFolder, Watcher } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';

const OLD_TABLES = 5000;
const COPIES = 3;
/** Older than tables are kept. */
const LONG_AGO_MS = 90 * 86_400_000;

it(
  'what is acknowledged before a copy stands in it, and only old tables are deleted',
  async () => {
    const folder = temporaryFolder();
    const database = join(folder, 'tables.db');
    const port = String(await freePort());
    let server = await SpawnedServer.start({ database, port });
    const crowd = new Crowd();
    const counted = { oldTables: 0, copies: 0 };
    for (const round of rounds(1)) {
      await crowd.sitDown(server.url);
      await server.stop();
      layOld(database, crowd.tables[0] as string);
      counted.oldTables += OLD_TABLES;
      // It deletes what is old while people come back and play on.
      server = await SpawnedServer.start({ database, port });
      for (let copy = 0; copy < COPIES; copy++) {
        await crowd.goesOn('the server came back', 40);
        const before = crowd.acknowledged;
        const path = join(folder, `copy-${round}-${copy}.db`);
        copySqlite(database, path);
        const copied = SqliteStorage.over(new SqliteFile(path));
        await crowd.check(copied, before);
        await copied.close();
        rmSync(path);
        counted.copies++;
      }
      await expect.poll(() => tablesIn(database), { timeout: 60_000 }).toBe(crowd.tables.length);
    }
    await crowd.leave();
    await server.stop();
    const storage = SqliteStorage.over(new SqliteFile(database));
    await crowd.check(storage);
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
    tell({ ...counted, tables: crowd.tables.length, acknowledged: crowd.actions });
  },
  limitOf(120_000),
);

/** Copies of a table, at which nothing has happened for a long time. */
function layOld(database: string, table: string): void {
  const connection = new SqliteConnection(database);
  connection.run(
    `WITH RECURSIVE counted (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ${OLD_TABLES})
     INSERT INTO tables (id, created, revision, doc)
       SELECT substr(hex(randomblob(11)), 1, 22), ${Date.now() - LONG_AGO_MS}, 1, doc
       FROM counted, tables WHERE tables.id = ?`,
    [table],
  );
  connection.close();
}

function tablesIn(database: string): unknown {
  const connection = new SqliteConnection(database);
  const [row] = connection.all('SELECT count(*) AS count FROM tables');
  connection.close();
  return row?.['count'];
}

it('what is done at a table that was deleted while somebody had it open is not acknowledged', async () => {
  const server = await localServer();
  const { table, seats } = await createTable(server.url, { game: 'warehouse-wars' });
  const both = seats.map(
    ({ secret }) => new Watcher({ server: server.url, table: table.id, secret }),
  );
  await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
  expect(await server.storage.deleteIdle(Date.now() + LONG_AGO_MS, 100)).toBe(1);
  const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
  await expect(mover.client.act(mover.state?.legal[0] as string, 0)).rejects.toMatchObject({
    code: 'no-such-table',
  });
  expect(await server.storage.entriesAfter(table.id, 0)).toEqual([]);
  for (const each of both) each.client.leave();
  await server.stop();
});
