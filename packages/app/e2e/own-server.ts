/** A server of a test's own, that can be killed and come back. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hearthside-page-'));
  #process: ChildProcess | null = null;
  /** Chosen by the first start and kept by all others. */
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** `root`: of another clone than this. */
  async start(root = '.'): Promise<void> {
    const database = join(this.#folder, 'tables.db');
    const flags = ['--port', String(this.#port), '--database', database, '--limits', 'off'];
    const started = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve', ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    let said = '';
    for await (const text of started.stdout) {
      said += text;
      const port = /Hearthside is at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      break;
    }
    if (this.#port === 0) throw new Error(`the server did not start: ${said}`);
  }

  /** Without a word of warning, as when the power goes. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = null;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
