/** Is the file that was opened still the one that stands under its name, with all that was written into it? */

import { type BigIntStats, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StorageError } from './storage.ts';

/** Where a name leads, through links: of all names of a file only this one has its log and its lock beside it. */
export function realPath(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  // A link to what is not there yet: that file is what will be made.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realPath(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realpathSync(dirname(path)), basename(path));
}

/**
 * Somebody may delete or replace a file under a running server. Whatever is written after that is
 * written into nothing: no error tells so, and all of it is gone at the next start.
 */
export class FileOnDisk {
  /** As it was named: what matters is where that name leads at the next start. */
  readonly #path: string;
  readonly #identity: string | null;
  /** Where SQLite writes first; what is in there is lost with it if the server is killed. */
  readonly #log: string;
  readonly #logIdentity: string | null;
  readonly #lock: string;
  readonly #lockIdentity: string | null;
  #isLocked = true;

  constructor(path: string, real: string) {
    this.#path = path;
    this.#identity = identityOf(path);
    this.#log = `${real}-wal`;
    this.#logIdentity = identityOf(this.#log);
    this.#lock = `${real}.lock`;
    this.#lockIdentity = identityOf(this.#lock);
  }

  mustBeThere(): void {
    if (identityOf(this.#path) !== this.#identity) throw gone(this.#path, 'Put the file back, or');
    if (this.#logIdentity !== null && identityOf(this.#log) !== this.#logIdentity) {
      throw gone(this.#log, 'End the server gently, which saves what it can, and');
    }
    if (!this.isLocked()) throw gone(this.#lock, 'End every server on the file, and');
  }

  /**
   * Without it another server may have begun on the file, so it does not help to put the lock back: that
   * server's entries would be unknown to this one.
   */
  isLocked(): boolean {
    const found = identityOf(this.#lock);
    if (found === null || found !== this.#lockIdentity) this.#isLocked = false;
    return this.#isLocked;
  }
}

const gone = (path: string, remedy: string): StorageError =>
  new StorageError(
    `${path} was deleted or replaced while the server runs: nothing is stored any more. ${remedy} start the server anew`,
    'FILE_GONE',
  );

function identityOf(path: string): string | null {
  const stat = look(path);
  return stat ? `${stat.dev}/${stat.ino}` : null;
}

const look = (path: string): BigIntStats | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false });
