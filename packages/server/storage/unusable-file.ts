/** A database file that no server can run on: what is wrong with it, and what to do. */

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export class UnusableFile extends Error {}

/** What a code of SQLite or of the system means for whoever runs the server. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [
    /NOTADB/,
    'is no database: it holds something else, or nothing is left of it. Name another file with --database, or put a backup in its place',
  ],
  [
    /CORRUPT|SHORT_READ/,
    'is damaged. Put the latest backup in its place (hearthside backup makes them), and keep the damaged file for whoever may rescue more of it',
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
    /CANTOPEN|EISDIR|ENOTDIR|ENOENT/,
    'cannot be opened as a file. Is it a folder, or does a part of the path not exist?',
  ],
];

export function unusable(path: string, error: unknown): UnusableFile {
  if (error instanceof UnusableFile) return error;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const known = MEANINGS.find(([pattern]) => pattern.test(code) || pattern.test(message));
  const meaning = known?.[1] ?? `cannot be used: ${message || String(error)}`;
  return new UnusableFile(`${path} ${meaning}.`);
}

/** Where the first page says how large the file is to be (https://sqlite.org/fileformat.html). */
const HEADER = { bytes: 100, pageSize: 16, pages: 28, changes: 24, pagesValidFor: 92 };

/** Throws where the file ends before its own header says it does: a copy that was cut off. */
export function expectWhole(path: string): void {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER.bytes);
    if (readSync(file, header, 0, HEADER.bytes, 0) < HEADER.bytes) return;
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
