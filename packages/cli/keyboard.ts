import { createInterface, type Interface } from 'node:readline';

/** Lines from whoever types, or from a pipe; null when there are no more. */
export class Keyboard {
  readonly #readline: Interface = createInterface({ input: process.stdin, terminal: false });
  readonly #lines = this.#readline[Symbol.asyncIterator]();

  async line(question: string): Promise<string | null> {
    process.stdout.write(question);
    const next = await this.#lines.next();
    return next.done ? null : next.value;
  }

  /** Wipes the screen and what can be scrolled back to, where there is a screen. */
  clear(): void {
    if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    else console.log('\n'.repeat(3));
  }

  close(): void {
    this.#readline.close();
  }
}
