/** Whoever has something to send: it leaves at the end of this turn of the event loop. */

import { frameWriter } from './frames.ts';

interface Sender {
  writeUnsent(): void;
}

/** One for all, as the pages are that their frames lie on. */
let senders: Sender[] = [];

export function sendAtEndOfTurn(sender: Sender): void {
  // A tick for each of them would be as much work as most writes.
  if (senders.push(sender) === 1) process.nextTick(sendAll);
}

function sendAll(): void {
  const all = senders;
  senders = [];
  for (const sender of all) sender.writeUnsent();
  if (senders.length === 0) frameWriter.rewind();
}
