/** Nodes tell each other the very entries: whoever hears them need not read, and believes nothing that does not follow. */

import { createTable } from '@hearthside/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { logNote, writeNote } from './node-notes.ts';

let database: TestDatabase;
let near: LocalServer;
let far: LocalServer;
let reads = 0;

/** The storage, and how often logs are read from it. */
const counted = (storage: Storage): Storage =>
  new Proxy(storage, {
    get(target, key) {
      if (key === 'entriesAfter') reads++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

beforeAll(async () => {
  database = await testDatabase();
  near = await localServer({}, await PostgresStorage.open(database.url, () => {}));
  far = await localServer({}, counted(await PostgresStorage.open(database.url, () => {})));
}, 60_000);
afterAll(async () => {
  await Promise.all([near.stop(), far.stop()]);
  await database.stop();
});

async function twoNodes() {
  const created = await createTable(near.url, { game: 'warehouse-wars' });
  const table = created.table.id;
  const at = (server: LocalServer, seat: number | null) =>
    new Watcher({
      server: server.url,
      table,
      secret: seat === null ? null : (created.seats[seat]?.secret ?? null),
      since: 0,
    });
  const both = [at(near, 0), at(near, 1)];
  const watcher = at(far, null);
  const all = [...both, watcher];
  const play = async (actions: number) => {
    for (let i = 0; i < actions; i++) {
      await Promise.all(all.map((each) => each.until(({ state }) => state !== null)));
      const n = both[0]?.state?.n ?? 0;
      const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
      await mover.until(({ state }) => state?.n === n);
      expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
      await Promise.all(all.map((each) => each.until(({ state }) => (state?.n ?? 0) > n)));
    }
  };
  const leave = () => {
    for (const each of all) each.client.leave();
  };
  return { table, both, watcher, play, leave };
}

it('a node follows without reading the log', async () => {
  const { watcher, both, play, leave } = await twoNodes();
  await play(1);
  const before = reads;
  await play(8);
  // A poll may look once in between; each action would be eight.
  expect(reads - before).toBeLessThan(3);
  expect(watcher.steps).toEqual(both[0]?.steps);
  leave();
});

it('what does not follow is not believed: the log is read, and play goes on', async () => {
  const { table, watcher, play, leave } = await twoNodes();
  await play(2);
  const tell = (n: number, action: string) => {
    const entry = { n, by: 0, action, at: Date.now(), submission: null };
    return near.storage.publish([writeNote({ node: 'somebody', note: logNote(table, [entry]) })]);
  };
  await tell(3, 'fly');
  await tell(7, 'resign');
  await play(3);
  expect(watcher.state?.n).toBe(5);
  expect(watcher.steps.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  leave();
});

it('what is no note of ours is passed over, whoever says it on our channel', async () => {
  const { table, watcher, both, play, leave } = await twoNodes();
  await play(1);
  const node = 'somebody';
  const log = { about: 'log', table, n: 2, at: 1 };
  const texts = [
    'not json',
    '{}',
    'null',
    ...[
      { node, note: { ...log, told: 'abc' } },
      { node, note: { ...log, told: [[0, 7]] } },
      { node, note: { ...log, told: [null] } },
      { node, note: { ...log, n: 'two' } },
      { node, note: { about: 'presence', table, seats: 'all', spectators: null } },
      { node, note: { about: 'emote', table } },
      { node, note: { about: 'remark', table, remark: null } },
      { node, note: { about: 'doc', table, revision: {} } },
      { node, note: { about: 'what a newer node says', table } },
      { node },
    ].map((each) => JSON.stringify(each)),
  ];
  for (const text of ['not json', '[1,null]', '{}', 'null', '""', JSON.stringify(texts)]) {
    await database.run(`SELECT pg_notify('hearthside', '${text}')`);
  }
  await play(4);
  expect(watcher.steps).toEqual(both[0]?.steps);
  expect(watcher.state?.n).toBe(5);
  leave();
});
