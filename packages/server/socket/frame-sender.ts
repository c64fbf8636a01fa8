/**
 * Sends frames over one connection: all of a tick of the event loop in one write, a long past slice by
 * slice with what happens meanwhile after it, and never more than a reader takes.
 */

import type { Duplex } from 'node:stream';
import { LIMITS } from '@hearthside/protocol/constants';
import { Story } from './story.ts';

/** Who has something to send at the end of this tick. One call for all: one for each would be as much work as most writes. */
let senders: FrameSender[] = [];

function sendAll(): void {
  const all = senders;
  senders = [];
  for (const sender of all) sender.writeUnsent();
}

export interface SenderEvents {
  isOpen(): boolean;
  /** Bytes that were written and have not left. */
  buffered(): number;
  /** A frame is on its way. */
  sent(): void;
  /** Whoever does not read is let go, and resumes where it was: nothing piles up here. */
  tooSlow(): void;
}

export class FrameSender {
  readonly #wire: Duplex;
  readonly #events: SenderEvents;
  #unsent: Buffer[] = [];
  /** A long past that is being told. */
  #story: Story | null = null;

  constructor(wire: Duplex, events: SenderEvents) {
    this.#wire = wire;
    this.#events = events;
  }

  send(frame: Buffer): void {
    if (this.#story) this.#story.keep(frame);
    else this.#pass(frame);
  }

  /** A long past; all that is sent meanwhile comes after it. */
  async tell(slices: Iterable<Buffer>): Promise<void> {
    const story = new Story({
      wire: this.#wire,
      isOpen: () => this.#events.isOpen(),
      write: (frame) => {
        this.#pass(frame);
        this.writeUnsent();
      },
      tooSlow: () => this.#events.tooSlow(),
    });
    this.#story = story;
    await story.tell(slices, (kept) => {
      this.#story = null;
      for (const frame of kept) this.#pass(frame);
    });
  }

  /** The past is not told to its end. */
  breakOff(): void {
    this.#story = null;
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
    if (!this.#events.isOpen()) return;
    const wire = this.#wire;
    // Whoever is slow keeps a copy of its own, and not the pages that others' frames lie on.
    const isAlone = frames.length === 1 && wire.writableLength === 0;
    wire.write(isAlone ? first : Buffer.concat(frames));
  }

  #pass(frame: Buffer): void {
    if (!this.#events.isOpen()) return;
    if (this.#events.buffered() > LIMITS.unsentBytes) {
      this.#events.tooSlow();
      return;
    }
    this.#events.sent();
    if (this.#unsent.push(frame) > 1) return;
    if (senders.push(this) === 1) process.nextTick(sendAll);
  }
}
