/** The server to be measured, in a process of its own, and what it costs. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Usage {
  readonly megabytes: number;
  readonly cpuSeconds: number;
}

export interface ServerProcess {
  readonly url: string;
  readonly database: string;
  usage(): Usage;
  /**
   * Ends it by this signal and starts it again at the same address, over the same database; answers how
   * many milliseconds the start took.
   */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<number>;
  stop(): Promise<void>;
}

/**
 * As `npm start` and docs/operations.md start it: with room for what is young, so that actions that
 * wait for the disk are not taken for old and moved about.
 */
const HEAP = '--max-semi-space-size=32';

export async function startServer(database: string | undefined): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-bench-'));
  const used = database ?? join(folder, 'bench.db');
  let { child, url } = await spawnServer(used, '0');
  return {
    url,
    database: used,
    usage: () => usageOf(child),
    async restart(signal) {
      await end(child, signal);
      const began = performance.now();
      ({ child, url } = await spawnServer(used, new URL(url).port));
      return performance.now() - began;
    },
    async stop() {
      await end(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function spawnServer(
  database: string,
  port: string,
): Promise<{ child: ChildProcess; url: string }> {
  const args = ['serve', '--host', '127.0.0.1', '--port', port, '--limits', 'off', '--log', 'warn'];
  const program = process.argv[1] as string;
  const child = spawn(
    process.execPath,
    [HEAP, ...process.execArgv, program, ...args, '--database', database],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\S+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return { child, url };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Memory and processor time of all the server's threads, where the system tells (Linux). */
function usageOf({ pid }: ChildProcess): Usage {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { megabytes: Math.round(kilobytes / 1024), cpuSeconds: ticks / 100 };
  } catch {
    return { megabytes: Number.NaN, cpuSeconds: Number.NaN };
  }
}
