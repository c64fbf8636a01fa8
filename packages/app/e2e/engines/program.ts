/** A program beside a test: started, waited for, and ended. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const STARTING_MS = 30_000;
const ASK_AGAIN_MS = 50;

export class Program {
  readonly #command: string;
  readonly #process: ChildProcess;
  #said = '';
  #failure: Error | null = null;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
    this.#command = command;
    this.#process = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (text: Buffer) => {
      this.#said += text;
    };
    this.#process.stdout?.on('data', listen);
    this.#process.stderr?.on('data', listen);
    this.#process.on('error', (error) => {
      this.#failure = error;
    });
  }

  /** Waits until it has said so, on either of its outputs; gives the part in brackets. */
  said(words: RegExp): Promise<string> {
    return this.#until(async () => words.exec(this.#said)?.[1] ?? null);
  }

  /** Waits until somebody answers at an address: it is ready. */
  async answers(url: string): Promise<void> {
    await this.#until(() => fetch(url).catch(() => null));
  }

  async end(): Promise<void> {
    if (!this.#isRunning()) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const patience = setTimeout(() => this.#process.kill('SIGKILL'), 3000);
    await gone;
    clearTimeout(patience);
  }

  async #until<T>(look: () => Promise<T | null>): Promise<T> {
    const deadline = Date.now() + STARTING_MS;
    while (Date.now() < deadline && this.#isRunning()) {
      const seen = await look();
      if (seen !== null) return seen;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
    throw this.#failure ?? new Error(`${this.#command} did not get ready. It said: ${this.#said}`);
  }

  #isRunning(): boolean {
    const { exitCode, signalCode } = this.#process;
    return this.#failure === null && exitCode === null && signalCode === null;
  }
}
