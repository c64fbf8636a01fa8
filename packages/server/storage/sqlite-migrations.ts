/** The file's shape, step by step. */

import type { SqliteConnection } from './sqlite-connection.ts';
import { StorageError } from './storage.ts';

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

/** What every version since the first has had. */
const ALWAYS = 'SELECT id, created, revision, doc FROM tables LIMIT 0';
/** What the newest has beside it. */
const BY_NOW = [
  'SELECT id, entries FROM journal LIMIT 0',
  'SELECT table_id, first, last, at, entries FROM stretches LIMIT 0',
  'SELECT table_id, due FROM clocks LIMIT 0',
];

const versionOf = (connection: SqliteConnection): number =>
  Number(connection.all('SELECT * FROM pragma_user_version')[0]?.['user_version']);

/** Throws where no server of this version can use what is in the file; to be asked before anything is changed in it. */
export function expectOurs(connection: SqliteConnection, migrations = SQLITE_MIGRATIONS): void {
  const version = versionOf(connection);
  if (version === 0) {
    const [found] = connection.all('SELECT count(*) AS count FROM sqlite_schema');
    if (Number(found?.['count']) > 0) throw new StorageError('tables that are not ours', 'FOREIGN');
    return;
  }
  connection.all(ALWAYS);
  if (version > migrations.length) {
    throw new StorageError(`version ${version} instead of ${migrations.length}`, 'NEWER');
  }
  if (version === migrations.length) expectNewest(connection);
}

function expectNewest(connection: SqliteConnection): void {
  for (const sql of BY_NOW) connection.all(sql);
}

/** For a file of ours. */
export function migrateSqlite(
  connection: SqliteConnection,
  migrations: readonly string[] = SQLITE_MIGRATIONS,
): void {
  for (let at = versionOf(connection); at < migrations.length; at++) {
    connection.inTransaction(() => {
      connection.exec(migrations[at] as string);
      connection.exec(`PRAGMA user_version = ${at + 1}`);
    });
  }
  expectNewest(connection);
}
