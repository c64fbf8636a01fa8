/** Sends frames over one connection: all of a tick of the event loop in one write. */

import type { Duplex } from 'node:stream';

/** Who has something to send at the end of this tick. One call for all: one for each would be as much work as most writes. */
let senders: FrameSender[] = [];

function sendAll(): void {
  const all = senders;
  senders = [];
  for (const sender of all) sender.writeUnsent();
}

export class FrameSender {
  readonly #wire: Duplex;
  readonly #isOpen: () => boolean;
  #unsent: Buffer[] = [];

  constructor(wire: Duplex, isOpen: () => boolean) {
    this.#wire = wire;
    this.#isOpen = isOpen;
  }

  send(frame: Buffer): void {
    if (this.#unsent.push(frame) > 1) return;
    if (senders.push(this) === 1) process.nextTick(sendAll);
  }

  /** What was not sent yet never is. */
  forget(): void {
    this.#unsent = [];
  }

  writeUnsent(): void {
    const frames = this.#unsent;
    const [first] = frames;
    if (!first) return;
    this.#unsent = [];
    if (!this.#isOpen()) return;
    const wire = this.#wire;
    // Whoever is slow keeps a copy of its own, and not the pages that others' frames lie on.
    const isAlone = frames.length === 1 && wire.writableLength === 0;
    wire.write(isAlone ? first : Buffer.concat(frames));
  }
}
