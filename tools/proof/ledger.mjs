/** What of a proof is done. It is written after each part, so that a proof that was stopped goes on where it was. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Found
 * @property {boolean | null} holds null where nothing can be lost: a measurement, or something that is not to be had here
 * @property {Readonly<Record<string, unknown>>} figures
 * @property {readonly string[]} commands as somebody would type them
 * @property {string} [note]
 * @typedef {Found & { id: string, title: string, promise: string, seconds: number, at: string }} Entry
 * @typedef {{ commit: string, changed: boolean }} Source
 * @typedef {{ source: Source, minutes: number, machine: object, began: string, entries: Entry[] }} Proof
 */

export class Ledger {
  #file;
  /** @type {Proof} */
  #proof;

  /**
   * @param {string} folder
   * @param {Omit<Proof, 'entries'>} about
   * @param {boolean} fresh
   */
  constructor(folder, about, fresh) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'report.json');
    const kept = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : null;
    const goesOn =
      !fresh &&
      kept?.minutes === about.minutes &&
      kept?.source.commit === about.source.commit &&
      kept?.source.changed === about.source.changed;
    if (!goesOn) rmSync(join(folder, 'logs'), { recursive: true, force: true });
    mkdirSync(join(folder, 'logs'), { recursive: true });
    this.#proof = goesOn ? kept : { ...about, entries: [] };
  }

  get proof() {
    return this.#proof;
  }

  has(/** @type {string} */ id) {
    return this.#proof.entries.some((entry) => entry.id === id);
  }

  put(/** @type {Entry} */ entry) {
    this.#proof.entries = [...this.#proof.entries.filter(({ id }) => id !== entry.id), entry];
    // Whole or not at all: whoever pulls the plug here goes on from what was there before.
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, `${JSON.stringify(this.#proof, null, 2)}\n`);
    renameSync(fresh, this.#file);
  }
}
