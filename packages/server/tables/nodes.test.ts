/** Many nodes over one PostgreSQL: any node serves any table, and any of them may die. */

import { setTimeout as pause } from 'node:timers/promises';
import { changeRules, createTable, type OpenSocket } from '@hearthside/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { checkLogs } from '../testing/check-logs.ts';
import { Crowd } from '../testing/crowd.ts';
import { Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { SteadyPlayer } from '../testing/steady-player.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';

let database: TestDatabase;
let nodes: SpawnedServer[];

const start = () => SpawnedServer.start({ database: database.url, log: 'error' });

beforeAll(async () => {
  database = await testDatabase();
  // All at once: they must agree on who sets the database up.
  nodes = await Promise.all([start(), start(), start()]);
}, 60_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await database.stop();
});

const urlOf = (node: number): string => (nodes[node] as SpawnedServer).url;

/** Whoever is cut off comes back at any node that lives: there are no sticky sessions. */
const anyNode: OpenSocket = (url) => {
  const node = nodes[Math.floor(Math.random() * nodes.length)] as SpawnedServer;
  return nodeSocket(`${node.url.replace(/^http/, 'ws')}${new URL(url).pathname}`);
};

describe('three nodes', () => {
  it('players of one table on different nodes see each other at once', async () => {
    const created = await createTable(urlOf(0), { game: 'warehouse-wars', names: 'any' });
    const at = (node: number, seat: number | null) =>
      new Watcher({
        server: urlOf(node),
        table: created.table.id,
        secret: seat === null ? null : (created.seats[seat]?.secret ?? null),
        since: 0,
      });
    const [a, b, c] = [at(0, 0), at(1, 1), at(2, null)];
    await Promise.all([a, b, c].map((each) => each.until(({ state }) => state !== null)));
    await a.until(({ heard }) => heard.includes('presence true,true 1'), 'presence of all nodes');
    b.client.emote('hello');
    await c.until(({ heard }) => heard.includes('emote 1 hello'), 'an emote from another node');
    expect(await b.client.setName('Zoë')).toBe('Zoë');
    await a.until(({ table }) => table?.seats[1]?.player === 'Zoë', 'a name from another node');
    await changeRules(urlOf(2), created.table.id, created.host, {
      absent: { seconds: 600, level: 'random' },
    });
    await a.until(({ table }) => table?.absent?.seconds === 600, 'a rule from another node');
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const n = a.state?.n ?? 0;
      const mover = a.state?.actors[0] === 0 ? a : b;
      await mover.until(({ state }) => state?.n === n);
      const began = performance.now();
      expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
      await Promise.all([a, b, c].map((each) => each.until(({ state }) => state?.n === n + 1)));
      times.push(performance.now() - began);
    }
    // A poll would take up to two seconds: this was a notification.
    expect(Math.min(...times)).toBeLessThan(500);
    b.client.leave();
    await a.until(({ heard }) => heard.at(-1) === 'presence true,false 1', 'b to be gone');
    a.client.leave();
    c.client.leave();
  });

  it('a table never forks when both seats act at once from different nodes, many times', async () => {
    const created = await createTable(urlOf(0), { game: 'warehouse-elves' });
    const players = created.seats.map(
      ({ seat, secret }) => new SteadyPlayer(urlOf(seat), created.table.id, seat, secret),
    );
    const end = Date.now() + 20_000;
    const far = () => (players[0]?.state?.n ?? 0) > 150 || players[0]?.state?.outcome != null;
    while (!far() && Date.now() < end) await pause(20);
    expect(far()).toBe(true);
    for (const player of players) player.leave();
    expect(players.flatMap(({ errors }) => errors)).toEqual([]);
    const storage = await PostgresStorage.open(database.url, () => {});
    const all = players.flatMap(({ acknowledged }) => acknowledged);
    await checkLogs(storage, [created.table.id], all);
    await storage.close();
  });

  it(
    'a database that takes nothing for a while is told of and waited for: nothing is lost',
    async () => {
      const crowd = new Crowd(anyNode);
      const ready = async () =>
        Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
      let times = 0;
      for (const round of rounds(1)) {
        await crowd.sitDown(urlOf(round % 3));
        await crowd.goesOn('people sat down');
        await database.setReadOnly(true);
        // A node knows of it as soon as it wants to write something.
        for (const { url } of nodes) {
          await expect(createTable(url, { game: 'warehouse-wars' })).rejects.toMatchObject({
            code: 'unavailable',
          });
        }
        await expect.poll(ready, { timeout: 20_000 }).toEqual([503, 503, 503]);
        const before = crowd.actions;
        // Reading goes on.
        const watcher = new Watcher({ server: urlOf(0), table: crowd.tables[0] as string });
        await watcher.until(({ state }) => state !== null, 'a table to look at');
        watcher.client.leave();
        expect(crowd.actions, 'nothing is acknowledged').toBe(before);
        await database.setReadOnly(false);
        await expect.poll(ready, { timeout: 20_000 }).toEqual([200, 200, 200]);
        await crowd.goesOn('it takes things again');
        times++;
      }
      await crowd.leave();
      const storage = await PostgresStorage.open(database.url, () => {});
      await crowd.check(storage);
      await storage.close();
      tell({ readOnly: times, tables: crowd.tables.length, acknowledged: crowd.actions });
    },
    limitOf(120_000),
  );

  it(
    'nodes die, connections to the database are cut, the database itself falls: nothing is lost',
    async () => {
      const crowd = new Crowd(anyNode);
      const logs = () => nodes.map(({ log }) => log.slice(-3).join('\n')).join('\n');
      const struck = { nodesKilled: 0, connectionsCut: 0, databaseCrashes: 0 };
      for (const round of rounds(6)) {
        // New tables each time: on a fast machine the first ones are soon played to their end.
        await crowd.sitDown(urlOf(round % 3), 3);
        await crowd.goesOn('new tables', 20, logs);
        const victim = Math.floor(Math.random() * nodes.length);
        await nodes[victim]?.kill();
        struck.nodesKilled++;
        await crowd.goesOn('a node died', 20, logs);
        nodes[victim] = await start();
        await database.cutConnections();
        struck.connectionsCut++;
        await crowd.goesOn('all connections to the database were cut', 20, logs);
        if (round % 3 === 1 && database.crash) {
          await database.crash();
          struck.databaseCrashes++;
          await crowd.goesOn('the database crashed and came back', 20, logs);
        }
      }
      await crowd.leave();
      const storage = await PostgresStorage.open(database.url, () => {});
      await crowd.check(storage);
      await storage.close();
      tell({ ...struck, tables: crowd.tables.length, acknowledged: crowd.actions });
    },
    limitOf(180_000),
  );
});
