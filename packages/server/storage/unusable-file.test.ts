import { execFileSync } from 'node:child_process';
import {
  chmodSync,
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
import { SqliteConnection } from './sqlite-connection.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import { UnusableFile, unusable } from './unusable-file.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `serve` would print; the file is left as it was. */
async function complaintOf(path: string): Promise<string> {
  const opened = await SqliteStorage.open(path).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(UnusableFile);
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
  chmodSync(path, 0o644);
  const content = readFileSync(path);
  expect(await complaintOf(path)).toMatch(/is a database of another program.*--database/);
  expect(readFileSync(path)).toEqual(content);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o644);
});

it.each(['journal', 'stretches', 'clocks'])(
  'a database of ours without its %s is refused',
  async (name) => {
    const path = join(folder, `no-${name}.db`);
    fileOfOurs(path, (file) => file.exec(`DROP TABLE ${name}`));
    expect(await complaintOf(path)).toMatch(/lacks a part of ours.*backup/);
  },
);

it('a database whose journal makes no sense is said to be damaged', async () => {
  const path = join(folder, 'journal.db');
  fileOfOurs(path, (file) =>
    file.run('INSERT INTO journal (entries) VALUES (?)', ['[["half a ta']),
  );
  expect(await complaintOf(path)).toMatch(/is damaged.*backup/);
});

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
