/** A database file that no server can run on: what is wrong with it, and what to do. */

import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

export class UnusableFile extends Error {}

/** What a code of SQLite or of the system means for whoever runs the server. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [
    /FOREIGN|no such (table|column)|table \w+ already exists/,
    'is a database of another program, or lacks a part of ours. Name another file with --database, or put a backup in its place',
  ],
  [
    /NEWER/,
    'was made by a newer server than this one. Start that version, or name another file with --database',
  ],
  [
    /NOTADB/,
    'is no database: it holds something else, or nothing is left of it. Name another file with --database, or put a backup in its place',
  ],
  [
    /CORRUPT|SHORT_READ/,
    'is damaged. Put the latest backup in its place (hearthside backup makes them), and keep the damaged file for whoever may rescue more of it',
  ],
  [
    /SQLITE_BUSY|SQLITE_LOCKED/,
    'is held by one program alone. A server does so that was started on a full disk: make room on it and start that server anew, and this works again',
  ],
  [
    /READONLY|EACCES|EPERM|EROFS/,
    'cannot be written. Let the account that runs the server own the file and its folder, or name another file with --database',
  ],
  [
    /FULL|ENOSPC|EDQUOT/,
    'cannot grow: the disk is full. Make room on it, or name a file on another disk with --database',
  ],
  [
    /CANTOPEN|EISDIR|ENOTDIR|ENOENT|EEXIST/,
    'cannot be opened as a file: it is something else, or a part of its path does not exist. Name another file with --database',
  ],
];

export function unusable(path: string, error: unknown): UnusableFile {
  if (error instanceof UnusableFile) return error;
  const { code = '', message = '' } = codeOf(error);
  const known = MEANINGS.find(([pattern]) => pattern.test(code) || pattern.test(message));
  const meaning = known?.[1] ?? `cannot be used: ${message || String(error)}`;
  return new UnusableFile(`${path} ${meaning}.`);
}

function codeOf(error: unknown): { readonly code?: string; readonly message?: string } {
  // What was written as JSON is none any more.
  if (error instanceof SyntaxError) return { code: 'SQLITE_CORRUPT' };
  return (error ?? {}) as { code?: string; message?: string };
}

/** Throws where something stands there that is no file: a folder, a device, a pipe that nobody reads. */
export function expectFile(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) throw unusable(path, { code: 'EISDIR' });
}

/** Throws where something stands there that cannot be written; of these SQLite says only that it cannot open a file. */
export function expectWritable(path: string): void {
  expectFile(path);
  if (!existsSync(path)) return;
  try {
    closeSync(openSync(path, 'r+'));
  } catch (error) {
    throw unusable(path, error);
  }
}

/** Where the first page says how large the file is to be (https://sqlite.org/fileformat.html). */
const HEADER = { bytes: 100, pageSize: 16, pages: 28, changes: 24, pagesValidFor: 92 };

/** Throws where the file ends before its own header says it does: a copy that was cut off. */
export function expectWhole(path: string): void {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER.bytes);
    const bytes = readSync(file, header, 0, HEADER.bytes, 0);
    // Nothing at all becomes a database; SQLite would take a single byte for nothing.
    if (bytes === 0) return;
    if (bytes < HEADER.bytes) throw unusable(path, { code: 'SQLITE_NOTADB' });
    if (!header.toString('latin1', 0, 15).startsWith('SQLite format 3')) return;
    // A writer that does not keep the number says so by the counter beside it.
    if (header.readUInt32BE(HEADER.changes) !== header.readUInt32BE(HEADER.pagesValidFor)) return;
    const given = header.readUInt16BE(HEADER.pageSize);
    const pageSize = given === 1 ? 65_536 : given;
    if (fstatSync(file).size >= header.readUInt32BE(HEADER.pages) * pageSize) return;
    throw unusable(path, { code: 'SQLITE_CORRUPT' });
  } finally {
    closeSync(file);
  }
}
