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

  constructor(path: string) {
    this.#path = path;
    this.#identity = identityOf(path);
  }

  mustBeThere(): void {
    if (identityOf(this.#path) === this.#identity) return;
    throw new StorageError(
      `${this.#path} was deleted or replaced while the server runs: nothing is stored any more. Put the file back, or start the server anew`,
      'FILE_GONE',
    );
  }
}

function identityOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.dev}/${stat.ino}` : null;
}
