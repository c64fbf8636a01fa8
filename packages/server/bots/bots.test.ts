/** Bots are shared: whoever asks for many waits behind their own tasks. */

import { setTimeout as pause } from 'node:timers/promises';
import type { createTable } from '@hearthside/client';
import { turnOf } from '@hearthside/table';
import { afterAll, describe, expect, it } from 'vitest';
import { refereeFor } from '../testing/laid-table.ts';
import { localServer, Watcher } from '../testing/local-server.ts';
import { BotPool, BotsBusy } from './bot-pool.ts';

const game = 'warehouse-wars';

async function taskFor(level: 'easy' | 'master', milliseconds: number) {
  const referee = await refereeFor(game, 'bots');
  const seat = referee.actors[0] as number;
  return {
    game,
    level,
    seed: 's',
    turn: turnOf(referee, seat),
    steps: [],
    budget: { milliseconds },
  };
}

describe('the bots', () => {
  const pool = new BotPool(2);
  afterAll(() => pool.close());

  it('answer somebody else at once, however many masters one address asks', async () => {
    const [master, easy] = [await taskFor('master', 1000), await taskFor('easy', 1000)];
    // Both threads are awake before it counts.
    await Promise.all([pool.think('one', easy), pool.think('two', easy)]);
    const hog = Array.from({ length: 60 }, () => pool.think('hog', master).catch(() => null));
    await pause(50);
    expect(pool.thinking).toBe(1);
    const began = performance.now();
    await pool.think('honest', easy);
    expect(performance.now() - began).toBeLessThan(1000);
    await Promise.all(hog);
    // Sixty of a whole second each, were they not hurried.
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 40_000);

  it('are asked by one address only so much at once; a table asks again later', async () => {
    const master = await taskFor('master', 100);
    const asked = await Promise.allSettled(
      Array.from({ length: 80 }, () => pool.think('greedy', master)),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(BotsBusy);
  }, 30_000);
});

describe('tables of many masters', () => {
  it('do not hold up the easy bot of somebody from another address', async () => {
    // Two addresses on one machine: the second one comes through a proxy.
    const server = await localServer({ proxies: 1, botThreads: 2 });
    const bot = (level: 'easy' | 'master') => ({ kind: 'bot', level }) as const;
    const create = async (from: string, level: 'easy' | 'master') => {
      const keepers = [{ kind: 'person' }, ...Array(3).fill(bot(level))];
      const response = await fetch(`${server.url}/api/v1/tables`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': from },
        body: JSON.stringify({ game: 'ogres-and-elves', options: { seats: 4 }, keepers }),
      });
      return (await response.json()) as Awaited<ReturnType<typeof createTable>>;
    };
    const sit = (created: Awaited<ReturnType<typeof create>>) =>
      new Watcher({
        server: server.url,
        table: created.table.id,
        secret: created.seats[0]?.secret ?? null,
        since: 0,
      });
    const players: Watcher[] = [];
    let stopped = false;
    /** Acts whenever it is awaited, so that the bots of its table are kept busy. */
    const keepBusy = async (player: Watcher) => {
      while (!stopped && player.state?.outcome == null) {
        const { legal = [], n = 0 } = player.state ?? {};
        if (legal.length > 0) await player.client.act(legal[0] as string, n);
        await pause(20);
      }
    };
    const hogs: Promise<void>[] = [];
    for (let i = 0; i < 24; i++) {
      const player = sit(await create('192.0.2.66', 'master'));
      players.push(player);
      hogs.push(keepBusy(player));
    }
    await pause(2000);
    const honest = sit(await create('198.51.100.7', 'easy'));
    players.push(honest);
    await honest.until(({ state }) => state !== null);
    const waits: number[] = [];
    for (let i = 0; i < 30 && waits.length < 3 && honest.state?.outcome == null; i++) {
      const { legal = [], n = 0 } = honest.state ?? {};
      if (legal.length > 0) await honest.client.act(legal[0] as string, n);
      const began = performance.now();
      await honest.until(({ state }) => (state?.n ?? 0) > n, 'the next action', 20_000);
      if (honest.steps.at(-1)?.by !== 0) waits.push(performance.now() - began);
    }
    stopped = true;
    await Promise.all(hogs);
    for (const each of players) each.client.leave();
    await server.stop();
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(3000);
  }, 90_000);
});
