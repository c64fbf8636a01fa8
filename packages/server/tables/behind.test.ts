/** A node that has not heard what another did: it reads before it says how a table stands. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable, giveSeat } from '@hearthside/client';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asFailure } from '../failure.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { deafStorage } from '../testing/deaf-storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';

let database: TestDatabase;
let near: LocalServer;
let far: LocalServer;
beforeAll(async () => {
  database = await testDatabase();
  near = await localServer({}, await PostgresStorage.open(database.url, () => {}));
  far = await localServer({}, deafStorage(await PostgresStorage.open(database.url, () => {})));
}, 60_000);
afterAll(async () => {
  await Promise.all([near.stop(), far.stop()]);
  await database.stop();
});

it('whoever has seen more than it is not sent back in time', async () => {
  const created = await createTable(near.url, { game: 'warehouse-wars' });
  const table = created.table.id;
  const sit = (server: LocalServer, seat: number, since: number) =>
    new Watcher({ server: server.url, table, secret: created.seats[seat]?.secret ?? null, since });
  const both = [sit(near, 0, 0), sit(near, 1, 0)];
  const playTo = async (n: number) => {
    for (;;) {
      await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
      const at = both[0]?.state?.n ?? 0;
      if (at >= n) return;
      const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
      await mover.until(({ state }) => state?.n === at);
      expect(await mover.client.act(mover.state?.legal[0] as string, at)).toBeNull();
      await Promise.all(both.map((each) => each.until(({ state }) => (state?.n ?? 0) > at)));
    }
  };
  await playTo(4);
  // The far node has the table open at 4, and hears nothing of what follows.
  const watcher = sit(far, 0, 0);
  await watcher.until(({ state }) => state?.n === 4);
  await playTo(8);
  expect(watcher.state?.n).toBe(4);
  const back = sit(far, 1, 8);
  await back.until(({ state }) => state !== null);
  expect(back.state?.n).toBe(8);
  // In one go, and not by coming again and again.
  expect(back.heard.filter((each) => each === 'connecting')).toHaveLength(1);
  await watcher.until(({ state }) => state?.n === 8, 'those who are there to hear of it too');
  for (const each of [...both, watcher, back]) each.client.leave();
});

it('a link that another node has just made opens its seat at once', async () => {
  const created = await createTable(near.url, { game: 'warehouse-wars' });
  const table = created.table.id;
  const late = deafStorage(await PostgresStorage.open(database.url, () => {}), true);
  const other = await localServer({}, late);
  const watcher = new Watcher({ server: other.url, table, secret: null });
  await watcher.until(({ state }) => state !== null);
  const keeper = { kind: 'person' } as const;
  const { secret } = await giveSeat(near.url, table, created.host, 1, keeper);
  const friend = new Watcher({ server: other.url, table, secret });
  await friend.until(({ you }) => you === 1);
  for (const each of [watcher, friend]) each.client.leave();
  await other.stop();
});

it('a database that forgot its last moments gets no hole: play goes on from what it has', async () => {
  const created = await createTable(near.url, { game: 'ogres-and-elves' });
  const table = created.table.id;
  const sit = async (server: LocalServer, seat: number) => {
    const secret = created.seats[seat]?.secret ?? null;
    const watcher = new Watcher({ server: server.url, table, secret });
    await watcher.until(({ state }) => state !== null);
    return watcher;
  };
  const any = await sit(near, 0);
  const mover = await sit(near, any.state?.actors[0] as number);
  const act = (n: number) => mover.client.act(mover.state?.legal[0] as string, n);
  expect(await act(0)).toBeNull();
  await mover.until(({ state }) => (state?.n ?? 0) > 0);
  const n = mover.state?.n as number;
  await database.run(`DELETE FROM hearthside.entries WHERE table_id = '${table}'`);
  expect(await act(n)).toEqual({ why: 'stale', n: 0 });
  const fresh = await sit(far, 0);
  expect(fresh.state?.n).toBe(0);
  for (const each of [any, mover, fresh]) each.client.leave();
});

/** A way to the database that can be cut without a word. */
async function lineTo(url: string): Promise<{ url: string; cut(): void; close(): void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const away = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, away],
      [away, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const here = new URL(url);
  here.port = String((line.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { url: here.href, cut, close: () => line.close(cut) };
}

it('a connection that is lost in the middle of a question is worth asking again, no fault of ours', async () => {
  const line = await lineTo(database.url);
  const storage = await PostgresStorage.open(line.url, () => {});
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE hearthside.tables IN ACCESS EXCLUSIVE MODE');
  const lost = storage.read('TTTTTTTTTTTTTTTTTTTTTT').catch((error: unknown) => error);
  await pause(300);
  line.cut();
  expect(asFailure(await lost).code).toBe('unavailable');
  await blocker.query('ROLLBACK');
  await blocker.end();
  await expect
    .poll(() => storage.read('TTTTTTTTTTTTTTTTTTTTTT').catch((error: Error) => error.message))
    .toBeNull();
  await storage.close();
  line.close();
});
