/**
 * Nodes are replaced one after another while people play. By default both programs are this one; with
 * HEARTHSIDE_OLDER_PROGRAM=…/main.js the nodes that are replaced are of that build, and for a while both serve.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { createTable, giveSeat, type OpenSocket } from '@hearthside/client';
import { shelf } from '@hearthside/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { checkLogs } from '../testing/check-logs.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { PROGRAM, SpawnedServer } from '../testing/spawned-server.ts';
import { SteadyPlayer } from '../testing/steady-player.ts';

const OLDER = process.env['HEARTHSIDE_OLDER_PROGRAM'] ?? PROGRAM;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.stop());

it('play goes on while older nodes are replaced one by one: nothing is lost, doubled or forked', async () => {
  const start = (program: string) =>
    SpawnedServer.start({ database: database.url, log: 'error' }, { program });
  const nodes = [await start(OLDER), await start(OLDER)];
  const anyNode: OpenSocket = (url) => {
    const node = nodes[Math.floor(Math.random() * nodes.length)] as SpawnedServer;
    return nodeSocket(`${node.url.replace(/^http/, 'ws')}${new URL(url).pathname}`);
  };
  const players: SteadyPlayer[] = [];
  const tables: string[] = [];
  const url = (node: number) => nodes[node]?.url ?? '';
  const seatAll = async (node: number) => {
    for (const { facts } of shelf) {
      const created = await createTable(url(node), { game: facts.id });
      tables.push(created.table.id);
      for (const { seat, secret } of created.seats) {
        players.push(new SteadyPlayer(url(node), created.table.id, seat, secret, anyNode));
      }
      // A document that both write to.
      const spare = await createTable(url(node), { game: facts.id });
      const other = url(1 - node);
      await giveSeat(other, spare.table.id, spare.host, 0, { kind: 'person' });
      await giveSeat(url(node), spare.table.id, spare.host, 0, { kind: 'person' });
    }
  };
  const count = () => players.reduce((sum, each) => sum + each.acknowledged.length, 0);
  const goesOn = async (after: string) => {
    const before = count();
    const end = Date.now() + 20_000;
    while (count() < before + 20 && Date.now() < end) await pause(10);
    expect(count(), `play goes on after ${after}`).toBeGreaterThanOrEqual(before + 20);
  };
  await seatAll(0);
  await goesOn('the beginning');
  for (const node of [0, 1]) {
    await nodes[node]?.stop();
    nodes[node] = await start(PROGRAM);
    // Both kinds of node at once, each with tables that the other set up.
    await seatAll(node);
    await goesOn(`node ${node} was replaced`);
    await seatAll(1 - node);
    await goesOn(`tables of the other node`);
  }
  for (const player of players) player.pause();
  await pause(500);
  for (const player of players) player.leave();
  expect(players.flatMap(({ errors }) => errors)).toEqual([]);
  const storage = await PostgresStorage.open(database.url, () => {});
  await checkLogs(
    storage,
    tables,
    players.flatMap((player) => player.acknowledged),
  );
  await storage.close();
  for (const node of nodes) expect(await node.stop()).toBe(0);
}, 120_000);
