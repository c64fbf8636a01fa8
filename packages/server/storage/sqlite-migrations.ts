/** The file's shape, step by step. */

import type { SqliteConnection } from './sqlite-connection.ts';

/** Each is run once, in order, in a transaction of its own; never change one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     created INTEGER NOT NULL,
     revision INTEGER NOT NULL,
     doc TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE entries (
     table_id TEXT NOT NULL,
     n INTEGER NOT NULL,
     by_seat INTEGER NOT NULL,
     action TEXT NOT NULL,
     at INTEGER NOT NULL,
     submission TEXT,
     PRIMARY KEY (table_id, n)
   ) WITHOUT ROWID;`,
  `CREATE TABLE clocks (table_id TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX clocks_by_due ON clocks (due);`,
  'CREATE TABLE journal (id INTEGER PRIMARY KEY, entries TEXT NOT NULL);',
  `CREATE TABLE stretches (
     table_id TEXT NOT NULL,
     first INTEGER NOT NULL,
     last INTEGER NOT NULL,
     at INTEGER NOT NULL,
     entries TEXT NOT NULL,
     UNIQUE (table_id, first)
   );
   INSERT INTO stretches (table_id, first, last, at, entries)
     SELECT table_id, min(n), max(n), max(at),
       json_group_array(json_array(n, by_seat, action, at, submission))
     FROM (SELECT * FROM entries ORDER BY table_id, n) GROUP BY table_id;
   DROP TABLE entries;`,
  // To count tables, and to find old ones, without reading every document.
  'CREATE INDEX tables_by_created ON tables (created);',
];

export function migrateSqlite(
  connection: SqliteConnection,
  migrations: readonly string[] = SQLITE_MIGRATIONS,
): void {
  const [row] = connection.all('SELECT * FROM pragma_user_version', []);
  const version = Number(row?.['user_version']);
  if (version > migrations.length) {
    throw new Error(
      `the file is of version ${version}, made by a newer server than this (${migrations.length})`,
    );
  }
  for (let at = version; at < migrations.length; at++) {
    connection.inTransaction(() => {
      connection.exec(migrations[at] as string);
      connection.exec(`PRAGMA user_version = ${at + 1}`);
    });
  }
}
