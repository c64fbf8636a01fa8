/** Sends frames over one connection: all of a turn of the event loop in one write. */

import type { Duplex } from 'node:stream';
import { joined, keepFrames, sendAtEndOfTurn } from './turn.ts';

export class FrameSender {
  readonly #wire: Duplex;
  readonly #isOpen: () => boolean;
  #unsent: Buffer[] = [];

  constructor(wire: Duplex, isOpen: () => boolean) {
    this.#wire = wire;
    this.#isOpen = isOpen;
  }

  send(frame: Buffer): void {
    if (this.#unsent.push(frame) === 1) sendAtEndOfTurn(this);
  }

  /** What was not sent yet never is. */
  forget(): void {
    this.#unsent = [];
  }

  /** Frames last until the end of the turn; what has to wait longer is a copy, or keeps its page. */
  writeUnsent(): void {
    const frames = this.#unsent;
    const [first] = frames;
    if (!first) return;
    this.#unsent = [];
    if (!this.#isOpen()) return;
    const wire = this.#wire;
    if (wire.writableLength > 0) {
      wire.write(Buffer.concat(frames));
      return;
    }
    wire.write(frames.length === 1 ? first : joined(frames));
    if (wire.writableLength > 0) keepFrames();
  }
}
