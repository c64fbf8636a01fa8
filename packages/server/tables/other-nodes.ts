/** What this node tells the others over the shared storage, and hears from them. All of it may get lost. */

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { type NodeNote, readNote, tableOf, writeNote } from './node-notes.ts';

/** What happens within so long goes in one go. */
const PUBLISH_AFTER_MS = 2;
/** A node that stops waits no longer than this for what it still says: the others will ask. */
const LAST_WORDS_MS = 1000;

export class OtherNodes {
  readonly #storage: Storage;
  readonly #log: Log;
  /** Short: it stands in every note. */
  readonly #self = randomBytes(9).toString('base64url');
  readonly #outbox: string[] = [];
  readonly #leaving = new Set<Promise<void>>();
  /** The storage is about to be closed: what would be said now, others find out by themselves. */
  #stopped = false;

  constructor(storage: Storage, log: Log) {
    this.#storage = storage;
    this.#log = log;
  }

  /** Hears their notes about tables that concern this node; `onGap` is called when some may have been missed. */
  listen(
    concerns: (table: string) => boolean,
    onNote: (node: string, note: NodeNote) => void,
    onGap: () => void,
  ): Promise<void> {
    const hear = (text: string) => {
      if (!concerns(tableOf(text))) return;
      const envelope = readNote(text, this.#self);
      if (envelope) onNote(envelope.node, envelope.note);
    };
    return this.#storage.listen(hear, onGap);
  }

  tell(note: NodeNote): void {
    if (!this.#storage.shared || this.#stopped) return;
    if (this.#outbox.length === 0) setTimeout(() => this.#publish(), PUBLISH_AFTER_MS);
    this.#outbox.push(writeNote({ node: this.#self, note }));
  }

  /** Says what is still to be said, and then nothing any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#publish();
    await Promise.race([Promise.all(this.#leaving), pause(LAST_WORDS_MS, null, { ref: false })]);
  }

  #publish(): void {
    const notes = this.#outbox.splice(0);
    if (notes.length === 0) return;
    const left = this.#storage
      .publish(notes)
      .catch((error) => this.#log.warn('other nodes could not be told; they will ask', { error }))
      .finally(() => this.#leaving.delete(left));
    this.#leaving.add(left);
  }
}
