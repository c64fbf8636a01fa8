/** How a SQLite file is opened: for its owner alone, by one server at a time, also on a full disk. */

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { realPath } from './file-on-disk.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { expectOurs } from './sqlite-migrations.ts';
import {
  expectFile,
  expectWhole,
  expectWritable,
  UnusableFile,
  unusable,
} from './unusable-file.ts';

export interface OpenedSqlite {
  /** Where the file really lies. */
  readonly path: string;
  readonly connection: SqliteConnection;
  /** Keeps other servers away until it is closed. */
  readonly lock: SqliteConnection;
  /** Can files grow? */
  readonly hasRoom: boolean;
  /** Closes all, and leaves the file as it was: perhaps another program, or another version, has to get at it. */
  giveBack(): void;
}

export function openSqlite(name: string, migrations?: readonly string[]): OpenedSqlite {
  mkdirSync(dirname(name), { recursive: true });
  expectFile(name);
  // Whatever it is called by, there is one lock to it.
  const path = realPath(name);
  const lockPath = `${path}.lock`;
  const before = statSync(path, { throwIfNoEntry: false });
  const hadLock = existsSync(lockPath);
  let lock: SqliteConnection | undefined;
  let connection: SqliteConnection | undefined;
  const giveBack = () => {
    connection?.close();
    // While it is held, so that it is nobody else's.
    if (lock && !hadLock) removeHeld(lockPath);
    lock?.close();
    if (before) chmodSync(path, before.mode);
  };
  keepToOwner(path);
  try {
    expectWhole(path);
    lock = holdLock(lockPath, path);
    for (const end of ['-wal', '-shm']) expectWritable(`${path}${end}`);
    const hasRoom = canGrow(path);
    connection = connect(path, hasRoom, migrations);
    return { path, connection, lock, hasRoom, giveBack };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Windows keeps what is open: then an empty lock stays, which is in nobody's way. */
function removeHeld(lock: string): void {
  try {
    rmSync(lock);
  } catch {}
}

/**
 * On a full disk there is no place for the file in which connections share their index of the log. Alone with
 * the database one needs none: then tables can be read, and written again when there is room; only
 * `hearthside backup` has to wait until the server was started anew.
 */
function connect(path: string, hasRoom: boolean, migrations?: readonly string[]): SqliteConnection {
  const connection = new SqliteConnection(path);
  try {
    if (!hasRoom) connection.pragma('locking_mode = EXCLUSIVE');
    expectOurs(connection, migrations);
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('wal_autocheckpoint = 1000');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Found out by trying: quotas and limits of a process are in no table of free blocks. */
function canGrow(path: string): boolean {
  const trial = `${path}.room`;
  try {
    writeFileSync(trial, Buffer.alloc(ROOM_BYTES));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(trial, { force: true });
  }
}

/** More than that index takes at first. */
const ROOM_BYTES = 65_536;

/**
 * A second server on the same file would not hear of the first one's actions, so it is refused: by
 * an exclusive lock on a file beside it, which the operating system drops when its holder dies.
 * The data file itself stays open to readers, so that it can be copied while in use.
 */
function holdLock(path: string, file: string): SqliteConnection {
  // Made here, where the system says what is wrong if it cannot be.
  closeSync(openSync(path, 'a'));
  const lock = new SqliteConnection(path);
  try {
    // Nothing is ever written there, so nothing need be undone: a full disk has no place for a journal.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new UnusableFile(`${file} is in use by another Hearthside server`);
  }
}

/** Nobody else on the machine reads games and the dice to come; the files beside it follow suit. */
function keepToOwner(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

const OWNER_ONLY = 0o600;

/** A whole, consistent copy, also while a server has the file in use; nothing stays of one that failed. */
export function copySqlite(path: string, copy: string): void {
  expectFile(path);
  try {
    keepToOwner(copy);
  } catch (error) {
    throw unusable(copy, error);
  }
  const connection = new SqliteConnection(path);
  try {
    connection.run('VACUUM INTO ?', [copy]);
  } catch (error) {
    rmSync(copy);
    const { code = '' } = error as { code?: string };
    throw unusable(/FULL|IOERR/.test(code) ? copy : path, error);
  } finally {
    connection.close();
  }
}
