/**
 * One turn of the event loop: the frames that are written in it, and who sends them at its end.
 *
 * **A frame lasts until the end of the turn**; then its page is written on again, sent or not. Hand it
 * over before the next `await`.
 */

import type { ServerMessage } from '@hearthside/protocol';
import { FrameWriter } from './frames.ts';

interface Sender {
  writeUnsent(): void;
}

/** One for all: a text is begun and ended without a pause, so no two are ever open at once. */
const writer = new FrameWriter();
let senders: Sender[] = [];
let isOpen = false;

export function writeFrame(write: (out: FrameWriter) => void): Buffer {
  open();
  writer.begin();
  write(writer);
  return writer.end();
}

export const frameOf = (message: ServerMessage): Buffer => writeFrame((out) => out.json(message));

/** Several frames of this turn as one piece. */
export const joined = (frames: readonly Buffer[]): Buffer => writer.joined(frames);

/** Some frames of this turn must last longer. */
export const keepFrames = (): void => writer.leavePages();

export function sendAtEndOfTurn(sender: Sender): void {
  open();
  senders.push(sender);
}

function open(): void {
  if (isOpen) return;
  isOpen = true;
  // One tick for all: one for each sender would be as much work as most writes.
  process.nextTick(end);
}

function end(): void {
  isOpen = false;
  const all = senders;
  senders = [];
  for (const sender of all) sender.writeUnsent();
  // Whoever sent may have begun another turn by that.
  if (!isOpen) writer.rewind();
}
