import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/local-server.ts';
import { PROGRAM } from '../testing/spawned-server.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import { UnusableFile, unusable } from './unusable-file.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `serve` would print; the file is left as it was, and nothing beside it. */
async function complaintOf(path: string): Promise<string> {
  const isFile = existsSync(path) && statSync(path).isFile();
  if (isFile) chmodSync(path, 0o644);
  const opened = await SqliteStorage.open(path).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(UnusableFile);
  if (isFile && process.platform !== 'win32') {
    expect(statSync(path).mode & 0o777).toBe(0o644);
    expect(existsSync(`${path}.lock`)).toBe(false);
  }
  return (opened as UnusableFile).message;
}

/** A file as a server leaves it, and then what somebody did to it. */
function fileOfOurs(path: string, spoil: (file: SqliteConnection) => void): void {
  const file = new SqliteConnection(path);
  migrateSqlite(file);
  spoil(file);
  file.close();
}

it.each([
  ['a text', Buffer.from('Dear diary, today we played Warehouse Elves.\n'.repeat(200))],
  ['one byte', Buffer.from('H')],
  ['garbage', Buffer.from(Array.from({ length: 9000 }, (_, i) => (i * 7919) % 251))],
])('a file that is %s is said to be no database, and stays as it is', async (name, content) => {
  const path = join(folder, `${name}.db`);
  writeFileSync(path, content);
  expect(await complaintOf(path)).toMatch(/is no database.*--database/);
  expect(readFileSync(path)).toEqual(content);
});

it('a database that was cut in half is said to be damaged, with the way to a backup', async () => {
  const whole = join(folder, 'whole.db');
  const storage = await SqliteStorage.open(whole);
  const path = join(folder, 'half.db');
  copySqlite(whole, path);
  await storage.close();
  truncateSync(path, Math.floor(statSync(path).size / 2));
  expect(await complaintOf(path)).toMatch(/is damaged.*backup/);
});

it('a folder in place of a file, and a file in place of a folder, are said to be no file', async () => {
  const path = join(folder, 'folder.db');
  mkdirSync(path);
  expect(await complaintOf(path)).toMatch(/cannot be opened as a file/);
  const text = join(folder, 'text');
  writeFileSync(text, '');
  expect(await complaintOf(join(text, 'in-it.db'))).toMatch(/cannot be opened as a file/);
});

it.runIf(process.platform !== 'win32')('a pipe is not waited for', async () => {
  const path = join(folder, 'pipe.db');
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
  expect(await complaintOf(path)).toMatch(/cannot be opened as a file/);
});

it.each([
  ['diary', 'CREATE TABLE diary (day TEXT)'],
  ['seating', 'CREATE TABLE tables (legs INTEGER); PRAGMA user_version = 3'],
])('a database of another program (%s) is refused, and stays as it is', async (name, sql) => {
  const path = join(folder, `${name}.db`);
  const theirs = new SqliteConnection(path);
  theirs.exec(sql);
  theirs.close();
  const content = readFileSync(path);
  expect(await complaintOf(path)).toMatch(/is a database of another program.*--database/);
  expect(readFileSync(path)).toEqual(content);
});

it.each(['journal', 'stretches', 'clocks'])(
  'a database of ours without its %s is refused',
  async (name) => {
    const path = join(folder, `no-${name}.db`);
    fileOfOurs(path, (file) => file.exec(`DROP TABLE ${name}`));
    expect(await complaintOf(path)).toMatch(/lacks a part of ours.*backup/);
  },
);

it.each(['[["half a ta', '{"no": "list"}', '[3]', '[["table", "no number"]]'])(
  'a database whose journal makes no sense (%s) is said to be damaged',
  async (row) => {
    const path = join(folder, `journal-${row.length}.db`);
    fileOfOurs(path, (file) => file.run('INSERT INTO journal (entries) VALUES (?)', [row]));
    expect(await complaintOf(path)).toMatch(/is damaged.*backup/);
  },
);

it('a database of a newer server is refused, and stays as it is', async () => {
  const path = join(folder, 'newer.db');
  fileOfOurs(path, (file) => file.exec('PRAGMA user_version = 999'));
  const content = readFileSync(path);
  expect(await complaintOf(path)).toMatch(/was made by a newer server/);
  expect(readFileSync(path)).toEqual(content);
});

it('a database whose log is no file is refused by the name of the log', async () => {
  const path = join(folder, 'odd-log.db');
  fileOfOurs(path, () => {});
  mkdirSync(`${path}-wal`);
  expect(await complaintOf(path)).toMatch(/odd-log.db-wal cannot be opened as a file/);
});

it.runIf(process.platform !== 'win32')(
  'a database whose log belongs to somebody else is said to be not writable, by the name of the log',
  () => {
    const theirs = join(folder, 'theirs');
    mkdirSync(theirs);
    const path = join(theirs, 'tables.db');
    fileOfOurs(path, () => {});
    writeFileSync(`${path}-wal`, '', { mode: 0o400 });
    // Root may write everything: then somebody else has to start the server.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    if (nobody.uid) for (const each of [theirs, path]) chownSync(each, nobody.uid, -1);
    if (nobody.uid) chmodSync(folder, 0o755);
    const args = [PROGRAM, 'serve', '--port', '0', '--database', path];
    const served = spawnSync(process.execPath, args, { ...nobody, encoding: 'utf8' });
    expect(served.status).toBe(1);
    expect(served.stderr).toMatch(/tables.db-wal cannot be written.*own the file/);
  },
);

it.each([
  ['NEWER', /newer server.*Start that version/],
  ['SQLITE_READONLY', /cannot be written.*own the file/],
  ['EACCES', /cannot be written/],
  ['SQLITE_FULL', /the disk is full/],
  ['ENOSPC', /the disk is full/],
  ['SQLITE_SOMETHING', /cannot be used: strange/],
])('%s is put into a sentence that says what to do', (code, sentence) => {
  expect(unusable('tables.db', { code, message: 'strange' }).message).toMatch(sentence);
});

it('a copy of what is no database fails with a sentence, and leaves none behind', () => {
  const path = join(folder, 'letter.db');
  writeFileSync(path, 'Dear aunt, thank you for the game.'.repeat(99));
  const copy = join(folder, 'copy.db');
  expect(() => copySqlite(path, copy)).toThrow(/letter.db is no database/);
  expect(existsSync(copy)).toBe(false);
  const nowhere = join(folder, 'nowhere', 'copy.db');
  expect(() => copySqlite(path, nowhere)).toThrow(/copy.db cannot be opened as a file/);
});
