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
  /** Of all nodes, the first one's first. */
  readonly urls: readonly string[];
  readonly database: string;
  /** Of all nodes together. */
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

/** With `nodes`, as many over one database; only the first can be restarted. */
export async function startServer(database: string | undefined, nodes = 1): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-bench-'));
  const used = database ?? join(folder, 'bench.db');
  let { child, url } = await spawnServer(used, '0');
  const others = await Promise.all(Array.from({ length: nodes - 1 }, () => spawnServer(used, '0')));
  return {
    url,
    urls: [url, ...others.map((other) => other.url)],
    database: used,
    usage: () => {
      const all = [child, ...others.map((other) => other.child)].map(usageOf);
      return {
        megabytes: all.reduce((sum, { megabytes }) => sum + megabytes, 0),
        cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      };
    },
    async restart(signal) {
      await end(child, signal);
      const began = performance.now();
      ({ child, url } = await spawnServer(used, new URL(url).port));
      return performance.now() - began;
    },
    async stop() {
      await Promise.all(others.map((other) => end(other.child, 'SIGTERM')));
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
