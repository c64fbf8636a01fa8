/** How long a server takes to start over a file with many tables, half of them due to be deleted. */

import { createTable } from '@hearthside/client';
import { SqliteConnection } from '@hearthside/server';
import { round } from './figures.ts';
import type { ServerProcess } from './server-process.ts';

export interface StartUp {
  /** Seconds until it listens. */
  readonly listensAfter: number;
  /** Seconds from then until a first table was set up. */
  readonly firstTableAfter: number;
}

const DAY_MS = 86_400_000;
/** Longer ago than tables are kept. */
const LONG_AGO_DAYS = 100;
const LOG_LINES = 20;

export async function startUp(
  server: ServerProcess,
  game: string,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<StartUp> {
  const listensAfter = round((await server.restart(signal)) / 1000);
  const began = performance.now();
  await createTable(server.url, { game });
  return { listensAfter, firstTableAfter: round((performance.now() - began) / 1000) };
}

/** Copies of one table with a short log each, written beside the running server: the file takes them in one go. */
export async function copyTables(
  server: ServerProcess,
  game: string,
  count: number,
): Promise<void> {
  const { table } = await createTable(server.url, { game });
  const now = Date.now();
  const lines = Array.from({ length: LOG_LINES }, (_, at) => [
    at + 1,
    at % 2,
    'an action of the usual length',
    now,
    'submission-id',
  ]);
  const connection = new SqliteConnection(server.database);
  connection.inTransaction(() => {
    connection.exec(`CREATE TEMP TABLE copies AS
      WITH RECURSIVE counted (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ${count})
      SELECT substr(hex(randomblob(11)), 1, 22) AS id,
        ${now} - (i % 2) * ${LONG_AGO_DAYS * DAY_MS} AS created FROM counted`);
    connection.run(
      `INSERT INTO tables (id, created, revision, doc)
         SELECT copies.id, copies.created, 1, doc FROM copies, tables WHERE tables.id = ?`,
      [table.id],
    );
    connection.run(
      `INSERT INTO stretches (table_id, first, last, at, entries)
         SELECT id, 1, ${LOG_LINES}, created, ? FROM copies`,
      [JSON.stringify(lines)],
    );
    connection.exec('DROP TABLE copies');
  });
  connection.close();
}
