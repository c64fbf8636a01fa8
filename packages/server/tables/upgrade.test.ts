/**
 * Nodes are replaced one after another while people play. By default both programs are this one; with
 * HEARTHSIDE_OLDER_PROGRAM=…/main.js the nodes that are replaced are of that build, and for a while both serve.
 */

import { createTable, giveSeat, type OpenSocket } from '@hearthside/client';
import { shelf } from '@hearthside/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { Crowd } from '../testing/crowd.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { PROGRAM, SpawnedServer } from '../testing/spawned-server.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';

const OLDER = process.env['HEARTHSIDE_OLDER_PROGRAM'] ?? PROGRAM;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.stop());

it(
  'play goes on while older nodes are replaced one by one: nothing is lost, doubled or forked',
  async () => {
    const start = (program: string) =>
      SpawnedServer.start({ database: database.url, log: 'error' }, { program });
    const nodes = [await start(OLDER), await start(OLDER)];
    const anyNode: OpenSocket = (url) => {
      const node = nodes[Math.floor(Math.random() * nodes.length)] as SpawnedServer;
      return nodeSocket(`${node.url.replace(/^http/, 'ws')}${new URL(url).pathname}`);
    };
    const crowd = new Crowd(anyNode);
    const url = (node: number) => nodes[node]?.url ?? '';
    const sitDown = async (node: number) => {
      await crowd.sitDown(url(node));
      for (const { facts } of shelf) {
        // A document that both write to.
        const spare = await createTable(url(node), { game: facts.id });
        const other = url(1 - node);
        await giveSeat(other, spare.table.id, spare.host, 0, { kind: 'person' });
        await giveSeat(url(node), spare.table.id, spare.host, 0, { kind: 'person' });
      }
    };
    await sitDown(0);
    await crowd.goesOn('the beginning');
    let replaced = 0;
    for (const round of rounds(2)) {
      const node = round % 2;
      await nodes[node]?.stop();
      // In a long storm the older build comes back too: somebody changed their mind.
      nodes[node] = await start(round % 4 < 2 ? PROGRAM : OLDER);
      replaced++;
      // Both kinds of node at once, each with tables that the other set up.
      await sitDown(node);
      await crowd.goesOn(`node ${node} was replaced`);
      await sitDown(1 - node);
      await crowd.goesOn('tables of the other node');
    }
    await crowd.leave();
    const storage = await PostgresStorage.open(database.url, () => {});
    await crowd.check(storage);
    await storage.close();
    tell({ replaced, tables: crowd.tables.length, acknowledged: crowd.actions });
    for (const node of nodes) expect(await node.stop()).toBe(0);
  },
  limitOf(120_000),
);
