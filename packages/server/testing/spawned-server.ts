/** The built server in a process of its own, to be killed at will. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The built command line. */
export const PROGRAM = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const PATIENCE_MS = 20_000;

/** A test that fails does not come to stopping its servers. */
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface SpawnOptions {
  /** Another build than the one under test. */
  readonly program?: string;
  /** False: as on a full disk, no file can grow. */
  readonly canWrite?: boolean;
  /** A module that is loaded before the program. */
  readonly preload?: URL;
}

export class SpawnedServer {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #log: string[];

  private constructor(url: string, child: ChildProcess, log: string[]) {
    this.url = url;
    this.#child = child;
    this.#log = log;
  }

  /** Starts `hearthside serve`; resolves when it answers. */
  static start(
    flags: Readonly<Record<string, string>>,
    { program = PROGRAM, canWrite = true, preload }: SpawnOptions = {},
  ): Promise<SpawnedServer> {
    if (!existsSync(program)) throw new Error('not built: run `npm run build` before this test');
    const settings = { port: '0', limits: 'off', log: 'warn', ...flags };
    const args = Object.entries(settings).flatMap(([flag, value]) => [`--${flag}`, value]);
    const before = preload ? ['--import', preload.href] : [];
    const command = [process.execPath, ...before, program, 'serve', ...args];
    // The shell's own limit on the size of files: every write past a few kilobytes fails.
    const [file = '', ...rest] = canWrite
      ? command
      : ['sh', '-c', 'ulimit -f 8 && exec "$@"', 'sh', ...command];
    const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const log: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no answer: ${log.join('\n')}`)),
        PATIENCE_MS,
      );
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code}: ${log.join('\n')}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /http:\S+/.exec(line);
        if (!found) return;
        clearTimeout(timer);
        resolve(new SpawnedServer(found[0], child, log));
      });
    });
  }

  get log(): readonly string[] {
    return this.#log;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** No warning, no clean-up: as a power cut would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** As an operator would; answers with what it exits. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = new Promise((resolve) => this.#child.once('exit', resolve));
      this.#child.kill(signal);
      await ended;
    }
    return this.#child.exitCode;
  }
}
