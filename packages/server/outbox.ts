/** Whoever has something to send: it leaves at the end of this turn of the event loop. */

interface Sender {
  writeUnsent(): void;
}

export class Outbox {
  #senders: Sender[] = [];
  /** One for all of them: each by itself would be as much work as most writes. */
  readonly #empty = () => {
    const senders = this.#senders;
    this.#senders = [];
    for (const sender of senders) sender.writeUnsent();
  };

  add(sender: Sender): void {
    if (this.#senders.push(sender) === 1) process.nextTick(this.#empty);
  }
}
