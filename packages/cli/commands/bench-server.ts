/**
 * `bench server`: a server in a process of its own, and in this one as many real clients as
 * tables have seats. Each seat acts as soon as it may (closed loop); every action counted was
 * acknowledged, and so is on disk.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTable, type OpenSocket, TableClient } from '@hearthside/client';
import type { TableStanding } from '@hearthside/protocol';
import { shelf } from '@hearthside/shelf';
import { type Flags, numberFlag, textFlag } from '../command.ts';
import { boxNamed } from '../games.ts';

const WARM_UP_SECONDS = 2;

export async function benchServer(flags: Flags): Promise<void> {
  const tables = numberFlag(flags, 'tables', 500, 1);
  const seconds = numberFlag(flags, 'seconds', 10, 1);
  const game = boxNamed(textFlag(flags, 'game') ?? shelf[0]?.facts.id).facts.id;
  const { nodeSocket } = await import('@hearthside/server');
  const server = await startServer(textFlag(flags, 'database'));
  try {
    const idleMemory = server.usage().megabytes;
    const load = new Load(server.url, game, nodeSocket);
    for (let at = 0; at < tables; at += 50) {
      const some = Math.min(50, tables - at);
      await Promise.all(Array.from({ length: some }, () => load.seatTable()));
    }
    load.go();
    await pause(WARM_UP_SECONDS);
    load.reset();
    const before = server.usage();
    const began = performance.now();
    await pause(seconds);
    const elapsed = (performance.now() - began) / 1000;
    const after = server.usage();
    const result = {
      game,
      tables,
      connections: load.clients,
      seconds: round(elapsed),
      storage: textFlag(flags, 'database') === undefined ? 'sqlite' : 'given database',
      actions: load.actions,
      actionsPerSecond: Math.round(load.actions / elapsed),
      games: load.games,
      acknowledgedMs: percentiles(load.acknowledged),
      otherScreenMs: percentiles(load.seenByOthers),
      serverMegabytes: after.megabytes,
      serverMegabytesIdle: idleMemory,
      serverCpu: round((after.cpuSeconds - before.cpuSeconds) / elapsed),
      clientCpu: round(load.cpuSeconds() / elapsed),
    };
    load.stop();
    if (flags['json']) console.log(JSON.stringify(result));
    else print(result);
  } finally {
    await server.stop();
  }
}

function print(result: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(result)) {
    console.log(`${key.padEnd(20)} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  }
}

/** All the clients, and what they measured. */
class Load {
  readonly #server: string;
  readonly #game: string;
  readonly #open: OpenSocket;
  readonly #all = new Set<TableClient>();
  #running = false;
  #stopped = false;
  #begin: (() => void)[] = [];
  #cpu = process.cpuUsage();
  actions = 0;
  games = 0;
  acknowledged: number[] = [];
  seenByOthers: number[] = [];

  constructor(server: string, game: string, open: OpenSocket) {
    this.#server = server;
    this.#game = game;
    this.#open = open;
  }

  get clients(): number {
    return this.#all.size;
  }

  cpuSeconds(): number {
    const { user, system } = process.cpuUsage(this.#cpu);
    return (user + system) / 1e6;
  }

  reset(): void {
    this.actions = 0;
    this.games = 0;
    this.acknowledged = [];
    this.seenByOthers = [];
    this.#cpu = process.cpuUsage();
  }

  go(): void {
    this.#running = true;
    for (const begin of this.#begin.splice(0)) begin();
  }

  stop(): void {
    this.#running = false;
    this.#stopped = true;
    for (const client of this.#all) client.leave();
  }

  /** Sets a table up with a client in each seat; resolves when all have joined. */
  async seatTable(): Promise<void> {
    const { table, seats } = await createTable(this.#server, { game: this.#game });
    if (this.#stopped) return;
    /** When the newest action of the table was sent, and which entry it became. */
    const sent = new Map<number, number>();
    let over = false;
    const clients: TableClient[] = [];
    const finish = () => {
      if (over) return;
      over = true;
      this.games++;
      for (const client of clients) {
        client.leave();
        this.#all.delete(client);
      }
      if (this.#running) this.seatTable().catch(() => {});
    };
    const joined = seats.map(
      ({ seat, secret }) =>
        new Promise<void>((resolve) => {
          const act = (state: TableStanding) => {
            if (state.outcome) return finish();
            if (!state.actors.includes(seat)) return;
            const action = state.legal[Math.floor(Math.random() * state.legal.length)] as string;
            this.#act(client, action, state.n, sent);
          };
          const client: TableClient = new TableClient(
            { server: this.#server, table: table.id, secret, open: this.#open },
            {
              steps: (steps, state) => {
                resolve();
                const [first] = steps;
                const at = first && first.by !== seat ? sent.get(first.n) : undefined;
                if (at !== undefined) this.seenByOthers.push(performance.now() - at);
                if (!state) return;
                if (this.#running) act(state);
                else this.#begin.push(() => act(state));
              },
            },
          );
          clients.push(client);
          this.#all.add(client);
        }),
    );
    await Promise.all(joined);
  }

  async #act(
    client: TableClient,
    action: string,
    seen: number,
    sent: Map<number, number>,
  ): Promise<void> {
    const began = performance.now();
    sent.set(seen + 1, began);
    sent.delete(seen - 8);
    try {
      const rejection = await client.act(action, seen);
      if (rejection) return;
      this.actions++;
      this.acknowledged.push(performance.now() - began);
    } catch {
      // The client has left: the game is over.
    }
  }
}

interface ServerProcess {
  readonly url: string;
  usage(): { megabytes: number; cpuSeconds: number };
  stop(): Promise<void>;
}

async function startServer(database: string | undefined): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-bench-'));
  const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--limits', 'off', '--log', 'warn'];
  const program = process.argv[1] as string;
  const child = spawn(
    process.execPath,
    [...process.execArgv, program, ...args, '--database', database ?? join(folder, 'bench.db')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\S+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return {
    url,
    usage: () => usageOf(child),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Memory and processor time of the server, where the system tells (Linux). */
function usageOf({ pid }: ChildProcess): { megabytes: number; cpuSeconds: number } {
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

const round = (value: number): number => Math.round(value * 100) / 100;
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function percentiles(values: readonly number[]): Readonly<Record<string, number>> {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
