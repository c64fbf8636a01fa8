/** Thousands of clients that are cut off at once and come back, as the page's own client does. */

import { setTimeout as pause } from 'node:timers/promises';
import { createTable, TableClient } from '@hearthside/client';
import { nodeSocket } from '@hearthside/server';
import { round } from './figures.ts';
import type { ServerProcess } from './server-process.ts';

export interface Return {
  /** Seconds from the server's first word after the restart until so many were back at their table. */
  readonly halfSeconds: number;
  readonly allSeconds: number;
  /** The most that came within a tenth of a second. */
  readonly mostInTenth: number;
  /** How often somebody knocked for each that came back. */
  readonly triesEach: number;
}

const LONGEST_SECONDS = 120;

export class Storm {
  readonly #server: ServerProcess;
  readonly #clients: TableClient[] = [];
  readonly #there = new Set<number>();
  #cameBack: number[] = [];
  #tries = 0;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  get size(): number {
    return this.#clients.length;
  }

  /** A table with a client in each seat; resolves when all are there. */
  async seatTable(game: string): Promise<void> {
    const { table, seats } = await createTable(this.#server.url, { game });
    await Promise.all(seats.map(({ secret }) => this.#sit(table.id, secret)));
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<Return> {
    this.#cameBack = [];
    this.#tries = 0;
    this.#there.clear();
    await this.#server.restart(signal);
    const back = performance.now();
    while (this.#there.size < this.size && performance.now() - back < LONGEST_SECONDS * 1000) {
      await pause(20);
    }
    if (this.#there.size < this.size) {
      throw new Error(`only ${this.#there.size} of ${this.size} came back`);
    }
    const times = this.#cameBack.map((at) => at - back).sort((one, other) => one - other);
    const tenths = new Map<number, number>();
    for (const ms of times) {
      const tenth = Math.floor(ms / 100);
      tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
    }
    return {
      halfSeconds: round((times[Math.floor(times.length / 2)] ?? 0) / 1000),
      allSeconds: round((times.at(-1) ?? 0) / 1000),
      mostInTenth: Math.max(...tenths.values()),
      triesEach: round(this.#tries / this.size),
    };
  }

  end(): void {
    for (const client of this.#clients) client.leave();
  }

  #sit(table: string, secret: string | null): Promise<void> {
    const number = this.#clients.length;
    return new Promise((resolve) => {
      const options = { server: this.#server.url, table, secret, since: 0, open: nodeSocket };
      this.#clients.push(
        new TableClient(options, {
          welcome: () => {
            if (!this.#there.has(number)) this.#cameBack.push(performance.now());
            this.#there.add(number);
            resolve();
          },
          status: ({ is }) => {
            if (is === 'connecting') this.#tries++;
          },
        }),
      );
    });
  }
}
