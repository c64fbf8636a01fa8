/** People at many tables who play on at random, whatever happens to the server, and know what it acknowledged. */

import { setTimeout as pause } from 'node:timers/promises';
import { createTable, type OpenSocket } from '@hearthside/client';
import { shelf } from '@hearthside/shelf';
import { expect } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import type { Storage } from '../storage/storage.ts';
import { checkLogs } from './check-logs.ts';
import { type Acknowledged, SteadyPlayer } from './steady-player.ts';

/** How long a server that was struck may take until play goes on. */
const PATIENCE_MS = 30_000;
/** What is under way when all stop is answered in this time. */
const LAST_ANSWERS_MS = 500;

export class Crowd {
  readonly tables: string[] = [];
  readonly #players: SteadyPlayer[] = [];
  readonly #open: OpenSocket;

  /** `open` says where a connection goes, for those who may come back at another node. */
  constructor(open: OpenSocket = nodeSocket) {
    this.#open = open;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#players.flatMap(({ acknowledged }) => acknowledged);
  }

  /** How many actions were acknowledged. */
  get actions(): number {
    return this.#players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** How many have a game before them that is not over. */
  get playing(): number {
    return this.#players.filter(({ state }) => !state?.outcome).length;
  }

  /** As many tables of every game, with somebody in each seat. */
  async sitDown(url: string, tablesOfEach = 1): Promise<void> {
    for (const { facts } of shelf) {
      for (let i = 0; i < tablesOfEach; i++) await this.#sitAt(url, facts.id);
    }
  }

  /** So many more actions are acknowledged, and soon. */
  async goesOn(after: string, actions = 20, more: () => string = () => ''): Promise<void> {
    const before = this.actions;
    const end = performance.now() + PATIENCE_MS;
    while (this.actions < before + actions && performance.now() < end) await pause(5);
    expect(this.actions, `play goes on after ${after}\n${more()}`).toBeGreaterThanOrEqual(
      before + actions,
    );
  }

  /** All get up. Nobody was told of an error. */
  async leave(): Promise<void> {
    for (const player of this.#players) player.pause();
    await pause(LAST_ANSWERS_MS);
    for (const player of this.#players) player.leave();
    expect(this.#players.flatMap(({ errors }) => errors)).toEqual([]);
  }

  /** All that was acknowledged is there, once and in order; `acknowledged` where it is not all that counts. */
  check(storage: Storage, acknowledged = this.acknowledged): Promise<void> {
    return checkLogs(storage, this.tables, acknowledged);
  }

  async #sitAt(url: string, game: string): Promise<void> {
    const { table, seats } = await insist(() => createTable(url, { game }));
    this.tables.push(table.id);
    for (const { seat, secret } of seats) {
      const player = new SteadyPlayer(url, table.id, seat, secret, this.#open);
      player.onProgress = ({ outcome }) => {
        if (outcome) player.leave();
      };
      this.#players.push(player);
    }
  }
}

/** Asks again for a while: a server that was just struck says so, and is back soon. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(100);
    }
  }
}
