/**
 * A long past, told to one connection slice by slice, each written when the one before has left. What
 * happens at the table meanwhile is kept for the end, up to a limit in bytes.
 */

import type { Duplex } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { LIMITS } from '@hearthside/protocol/constants';

/** A reader that takes nothing for so long does not read. */
const PATIENCE_MS = 10_000;

export interface StoryListener {
  readonly wire: Duplex;
  isOpen(): boolean;
  /** Hands a frame on at once. */
  write(frame: Buffer): void;
  tooSlow(): void;
}

export class Story {
  readonly #listener: StoryListener;
  readonly #patience: number;
  /** Copies, so that they keep no page on which others’ frames lie. */
  readonly #kept: Buffer[] = [];
  #keptBytes = 0;

  constructor(listener: StoryListener, patience: number = PATIENCE_MS) {
    this.#listener = listener;
    this.#patience = patience;
  }

  /** For after the story. */
  keep(frame: Buffer): void {
    this.#keptBytes += frame.length;
    if (this.#keptBytes > LIMITS.unsentBytes) this.#listener.tooSlow();
    else this.#kept.push(Buffer.from(frame));
  }

  /** Tells it all; then `done`, with what was kept. */
  async tell(slices: Iterable<Buffer>, done: (kept: readonly Buffer[]) => void): Promise<void> {
    const { wire } = this.#listener;
    for (const slice of slices) {
      if (!this.#listener.isOpen()) return;
      this.#listener.write(slice);
      if (wire.writableNeedDrain && !(await isDrained(wire, this.#patience))) {
        this.#listener.tooSlow();
        return;
      }
      await nextTick();
    }
    done(this.#kept);
  }
}

function isDrained(wire: Duplex, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (is: boolean) => () => {
      clearTimeout(timer);
      wire.off('drain', drained);
      wire.off('close', closed);
      resolve(is);
    };
    const [drained, closed] = [settle(true), settle(true)];
    const timer = setTimeout(settle(false), patience);
    wire.once('drain', drained);
    wire.once('close', closed);
  });
}
