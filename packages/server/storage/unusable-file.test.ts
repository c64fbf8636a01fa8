import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/local-server.ts';
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

it('a folder in place of a file is said to be one', async () => {
  const path = join(folder, 'folder.db');
  mkdirSync(path);
  expect(await complaintOf(path)).toMatch(/cannot be opened as a file/);
});

it.each([
  ['SQLITE_READONLY', /cannot be written.*own the file/],
  ['EACCES', /cannot be written/],
  ['SQLITE_FULL', /the disk is full/],
  ['ENOSPC', /the disk is full/],
  ['SQLITE_SOMETHING', /cannot be used: strange/],
])('%s is put into a sentence that says what to do', (code, sentence) => {
  expect(unusable('tables.db', { code, message: 'strange' }).message).toMatch(sentence);
});
