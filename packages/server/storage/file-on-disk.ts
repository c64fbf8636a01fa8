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

/** What SQLite itself knows of its files. */
export interface Extent {
  /** How large the database is, were all of it in its file. */
  bytes(): number;
  /** How many pages stand in the log that belong to it; throws where they do not. */
  pagesInLog(): number;
}

/**
 * Somebody may delete, replace or cut off a file under a running server. Whatever is written after that is
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
  readonly #extent: Extent;
  #bytes = 0n;
  #logBytes = 0n;
  #cut: StorageError | null = null;

  constructor(path: string, real: string, extent: Extent) {
    this.#path = path;
    this.#log = `${real}-wal`;
    this.#lock = `${real}.lock`;
    this.#extent = extent;
    this.#identity = identityOf(look(path));
    this.#logIdentity = identityOf(look(this.#log));
    this.#lockIdentity = identityOf(look(this.#lock));
    this.remember();
  }

  mustBeThere(): void {
    const [file, log] = [look(this.#path), look(this.#log)];
    if (identityOf(file) !== this.#identity) throw gone(this.#path, 'Put the file back, or');
    if (this.#logIdentity !== null && identityOf(log) !== this.#logIdentity) {
      throw gone(this.#log, 'End the server gently, which saves what it can, and');
    }
    if (!this.#hasLock()) throw gone(this.#lock, 'End every server on the file, and');
    this.#mustBeWhole(file, log);
  }

  /** To be called after every write: less than now there must never be. */
  remember(): void {
    this.#bytes = look(this.#path)?.size ?? 0n;
    this.#logBytes = look(this.#log)?.size ?? 0n;
  }

  /**
   * May what was acknowledged be put where it belongs? Also in files that were deleted, as from there it
   * may be saved; not where that would destroy what another server stored, or what is left.
   */
  mayBeTidied(): boolean {
    try {
      this.#mustBeWhole(look(this.#path), look(this.#log));
    } catch {
      return false;
    }
    return this.#hasLock();
  }

  /**
   * Without it another server may have begun on the file, so it does not help to put the lock back: that
   * server's entries would be unknown to this one. Where the file went with it nobody could.
   */
  #hasLock(): boolean {
    const found = identityOf(look(this.#lock));
    if (found !== null && found === this.#lockIdentity) return this.#isLocked;
    if (identityOf(look(this.#path)) === this.#identity) this.#isLocked = false;
    return false;
  }

  /**
   * SQLite never shortens its log while we have it open: we neither ask for that nor limit its size. Another
   * program may ask SQLite for it, or for a smaller file, and then nothing is lost.
   */
  #mustBeWhole(file: BigIntStats | undefined, log: BigIntStats | undefined): void {
    if (!this.#cut && identityOf(log) === this.#logIdentity && isLess(log, this.#logBytes)) {
      if (this.#logIsNeeded()) this.#cut = cutOff(this.#log);
    }
    if (!this.#cut && identityOf(file) === this.#identity && isLess(file, this.#bytes)) {
      if (this.#exceeds(file?.size ?? 0n)) this.#cut = cutOff(this.#path);
    }
    if (this.#cut) throw this.#cut;
  }

  #logIsNeeded(): boolean {
    try {
      return this.#extent.pagesInLog() !== 0;
    } catch {
      return true;
    }
  }

  #exceeds(bytes: bigint): boolean {
    try {
      return bytes === 0n || this.#extent.bytes() > bytes;
    } catch {
      return true;
    }
  }
}

const gone = (path: string, remedy: string): StorageError =>
  new StorageError(
    `${path} was deleted or replaced while the server runs: nothing is stored any more. ${remedy} start the server anew`,
    'FILE_GONE',
  );

const cutOff = (path: string): StorageError =>
  new StorageError(
    `${path} was cut off while the server runs: nothing is stored any more, and what stood there may be lost. Start the server anew, and should much be missing put the latest backup in the place of the file`,
    'FILE_GONE',
  );

/** What cannot be looked at, as in a folder that became a file, is as good as gone. */
function look(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

const identityOf = (stat: BigIntStats | undefined): string | null =>
  stat ? `${stat.dev}/${stat.ino}` : null;

const isLess = (stat: BigIntStats | undefined, bytes: bigint): boolean =>
  stat !== undefined && stat.size < bytes;
