/** Is the file that was opened still the one that stands under its name? */

import { statSync } from 'node:fs';
import { StorageError } from './storage.ts';

/**
 * Somebody may delete or replace a file under a running server. Whatever is written after that is
 * written into nothing: no error tells so, and all of it is gone at the next start.
 */
export class FileOnDisk {
  readonly #path: string;
  readonly #identity: string | null;
  /** Where SQLite writes first; what is in there is lost with it if the server is killed. */
  readonly #log: string;
  readonly #logIdentity: string | null;

  constructor(path: string) {
    this.#path = path;
    this.#identity = identityOf(path);
    this.#log = `${path}-wal`;
    this.#logIdentity = identityOf(this.#log);
  }

  mustBeThere(): void {
    if (identityOf(this.#path) !== this.#identity) throw gone(this.#path, 'Put the file back, or');
    if (this.#logIdentity !== null && identityOf(this.#log) !== this.#logIdentity) {
      throw gone(this.#log, 'End the server gently, which saves what it can, and');
    }
  }
}

const gone = (path: string, remedy: string): StorageError =>
  new StorageError(
    `${path} was deleted or replaced while the server runs: nothing is stored any more. ${remedy} start the server anew`,
    'FILE_GONE',
  );

function identityOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.dev}/${stat.ino}` : null;
}
