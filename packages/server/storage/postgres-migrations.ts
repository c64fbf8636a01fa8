/** The database's shape, step by step. Several nodes may start at once: one migrates, the others wait. */

import pg from 'pg';

/** Each is run once, in order; never change one that was released. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `CREATE TABLE hearthside.tables (
     id text PRIMARY KEY,
     created bigint NOT NULL,
     revision int NOT NULL,
     doc text NOT NULL
   );
   CREATE TABLE hearthside.entries (
     table_id text NOT NULL,
     n int NOT NULL,
     by_seat int NOT NULL,
     action text NOT NULL,
     at bigint NOT NULL,
     submission text,
     PRIMARY KEY (table_id, n)
   );`,
  `CREATE TABLE hearthside.clocks (table_id text PRIMARY KEY, due bigint NOT NULL);
   CREATE INDEX clocks_by_due ON hearthside.clocks (due);`,
  // To find old tables without reading every document.
  'CREATE INDEX tables_by_created ON hearthside.tables (created);',
];

/** Any number that no other program of the same database uses for its locks. */
const LOCK = 7_304_182_661;

export async function migratePostgres(
  url: string,
  migrations: readonly string[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query('CREATE SCHEMA IF NOT EXISTS hearthside');
    await client.query(
      'CREATE TABLE IF NOT EXISTS hearthside.migrations (version int PRIMARY KEY)',
    );
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM hearthside.migrations',
    );
    const version = rows[0]?.version ?? 0;
    // A newer server has added to the database; its migrations only ever add, so we can go on.
    for (let at = version; at < migrations.length; at++) {
      await client.query('BEGIN');
      await client.query(migrations[at] as string);
      await client.query('INSERT INTO hearthside.migrations VALUES ($1)', [at + 1]);
      await client.query('COMMIT');
    }
  } finally {
    await client.end();
  }
}
