/** A seat that knows secrets is bound to the device that first opened it: a kept copy of its link opens nothing. */

import { join } from 'node:path';
import { createTable, fetchRecord, giveSeat, rematch, tableInfo } from '@hearthside/client';
import type { CreatedTable, Keeper } from '@hearthside/protocol';
import { newId } from '@hearthside/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { deafStorage } from '../testing/deaf-storage.ts';
import {
  type LocalServer,
  localServer,
  temporaryFolder,
  Watcher,
} from '../testing/local-server.ts';
import { testDatabase } from '../testing/postgres.ts';

const game = 'warehouse-elves';
const PERSON: Keeper = { kind: 'person' };
const BOT: Keeper = { kind: 'bot', level: 'random' };

const watchers: Watcher[] = [];
afterEach(() => {
  for (const { client } of watchers.splice(0)) client.leave();
});

function come(url: string, table: string, secret: string | null, key: string | null = null) {
  const watcher = new Watcher({ server: url, table, secret, key, since: 0 });
  watchers.push(watcher);
  return watcher;
}

const isIn = ({ state }: Watcher) => state !== null;
const secretOf = ({ seats }: CreatedTable, seat: number) => seats[seat]?.secret ?? '';

/** Whoever comes so is told that the seat is another device's, and nothing else. */
async function expectClaimed(watcher: Watcher): Promise<void> {
  await watcher.until(({ heard }) => heard.includes('closed claimed'), 'claimed');
  expect(watcher.state).toBeNull();
  expect(watcher.steps).toEqual([]);
}

/** A host at seat 0 and a friend at seat 1, each with a key; somebody has acted. */
async function running(url: string, served = game) {
  const created = await createTable(url, { game: served });
  const { id } = created.table;
  const keys = [newId(), newId()] as const;
  const both = [0, 1].map((seat) => come(url, id, secretOf(created, seat), keys[seat]));
  await Promise.all(both.map((each) => each.until(isIn)));
  const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
  expect(await mover.client.act(mover.state?.legal[0] as string, 0)).toBeNull();
  await Promise.all(both.map((each) => each.until(({ state }) => (state?.n ?? 0) > 0)));
  const [host, friend] = both as [Watcher, Watcher];
  return { created, id, keys, host, friend, link: secretOf(created, 1) };
}

async function resign(watcher: Watcher): Promise<void> {
  await watcher.client.act('resign', watcher.state?.n ?? 0);
  await watcher.until(({ state }) => state?.outcome != null);
}

describe('at a running game with secrets', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await localServer();
  });
  afterAll(() => server.stop());

  it('a copied link shows nothing: not the table, not the record, and it gives nothing on', async () => {
    const { id, keys, friend, link, created } = await running(server.url);
    await expectClaimed(come(server.url, id, link));
    await expectClaimed(come(server.url, id, link, newId()));
    await expectClaimed(come(server.url, id, link, keys[0]));
    for (const key of [null, newId(), keys[0]]) {
      const claimed = { code: 'claimed', retry: false };
      await expect(fetchRecord(server.url, id, link, key)).rejects.toMatchObject(claimed);
      for (const keeper of [PERSON, BOT]) {
        await expect(giveSeat(server.url, id, link, 1, keeper, key)).rejects.toMatchObject(claimed);
      }
    }
    // The host stays what a host is: a bystander, and free to let a bot play on.
    expect((await fetchRecord(server.url, id, created.host)).text).toContain('"as":"spectator"');
    expect(friend.heard.filter((what) => what.startsWith('closed'))).toEqual([]);
  });

  it('the device itself comes back, reads its record and gives its seat on', async () => {
    const { id, keys, host, friend, link } = await running(server.url);
    friend.client.reconnect();
    await friend.until(({ heard }) => heard.filter((what) => what === 'welcome').length === 2);
    const tab = come(server.url, id, link, keys[1]);
    await tab.until(isIn, 'another tab, or a second device with the key');
    expect((await fetchRecord(server.url, id, link, keys[1])).as).toBe('seen');
    const { secret } = await giveSeat(server.url, id, link, 1, PERSON, keys[1]);
    await host.until(({ heard }) => heard.includes('passed 1 person'));
    const next = come(server.url, id, secret, newId());
    await next.until(isIn);
    // Everybody is told that the seat was known to somebody else.
    await host.until(({ table }) => table?.seats[1]?.seenBefore === true);
    await expectClaimed(come(server.url, id, secret));
  });

  it('the table says which seats are bound, and nothing of the keys', async () => {
    const { id, keys, created } = await running(server.url);
    const info = await tableInfo(server.url, id);
    expect(info.seats.map(({ bound }) => bound)).toEqual([true, true]);
    const text = JSON.stringify(info);
    for (const key of keys) expect(text).not.toContain(key);
    const stored = JSON.stringify((await server.storage.read(created.table.id))?.doc);
    for (const key of keys) expect(stored).not.toContain(key);
  });

  it('clients without a key sit and read as ever where nobody bound the seat', async () => {
    const created = await createTable(server.url, { game });
    const { id } = created.table;
    const link = secretOf(created, 1);
    for (const each of [come(server.url, id, link), come(server.url, id, link)]) {
      await each.until(isIn);
    }
    expect((await fetchRecord(server.url, id, link)).as).toBe('seen');
    expect((await giveSeat(server.url, id, link, 1, PERSON)).secret).not.toBeNull();
  });

  it('whoever looked in by the link alone is put out by the first key, and all are told', async () => {
    const created = await createTable(server.url, { game });
    const { id } = created.table;
    const spy = come(server.url, id, secretOf(created, 1));
    await spy.until(isIn);
    const friend = come(server.url, id, secretOf(created, 1), newId());
    await friend.until(isIn);
    await spy.until(({ heard }) => heard.includes('closed claimed'));
    expect(friend.table?.seats[1]).toMatchObject({ bound: true, seenBefore: true });
    expect(await friend.client.act(friend.state?.legal[0] as string, 0)).toBeNull();
  });

  it('a key that is no key is refused', async () => {
    const { id, link } = await running(server.url);
    const short = fetchRecord(server.url, id, link, 'abc');
    await expect(short).rejects.toMatchObject({ code: 'bad-message' });
  });
});

describe('before the first action of a game with secrets', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await localServer();
  });
  afterAll(() => server.stop());

  it('the host takes back a seat that nobody opened', async () => {
    const created = await createTable(server.url, { game });
    const give = (keeper: Keeper) =>
      giveSeat(server.url, created.table.id, created.host, 1, keeper);
    await give(BOT);
    expect((await give(PERSON)).secret).not.toBeNull();
  });

  it('a seat that a device bound goes to a bot only, also by way of a bot', async () => {
    const created = await createTable(server.url, { game });
    const { id } = created.table;
    const give = (keeper: Keeper) => giveSeat(server.url, id, created.host, 1, keeper);
    await come(server.url, id, secretOf(created, 1), newId()).until(isIn);
    await expect(give(PERSON)).rejects.toMatchObject({ code: 'holds-secrets' });
    await give(BOT);
    await expect(give(PERSON)).rejects.toMatchObject({ code: 'holds-secrets' });
  });

  it('one that a client without a key opened is taken back as ever, and all are told', async () => {
    const created = await createTable(server.url, { game });
    const { id } = created.table;
    await come(server.url, id, secretOf(created, 1)).until(isIn);
    await giveSeat(server.url, id, created.host, 1, PERSON);
    expect((await tableInfo(server.url, id)).seats[1]).toMatchObject({ seenBefore: true });
  });
});

describe('a link opens its seat', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await localServer();
  });
  afterAll(() => server.stop());

  it('once the game is over', async () => {
    const { id, host, link, created } = await running(server.url);
    await resign(host);
    const late = come(server.url, id, link);
    await late.until(isIn);
    expect((await fetchRecord(server.url, id, link)).as).toBe('record');
    // Whoever came so stays when the table changes.
    await rematch(server.url, id, created.host);
    await late.until(({ table }) => table?.next != null);
    expect(late.heard.filter((what) => what.startsWith('closed'))).toEqual([]);
    expect((await giveSeat(server.url, id, link, 1, PERSON)).secret).not.toBeNull();
  });

  it('where the game has no secrets, whatever keys were sent', async () => {
    const { id, link } = await running(server.url, 'warehouse-wars');
    await come(server.url, id, link).until(isIn);
    await come(server.url, id, link, newId()).until(isIn);
    expect((await tableInfo(server.url, id)).seats[1]).not.toHaveProperty('bound');
    expect((await giveSeat(server.url, id, link, 1, PERSON)).secret).not.toBeNull();
  });
});

describe('the same devices play on', () => {
  it('in a rematch, seats swapped or not, and nobody by the links alone', async () => {
    const server = await localServer();
    for (const swap of [true, false]) {
      const { id, host, keys, created } = await running(server.url);
      await resign(host);
      const { table: next } = await rematch(server.url, id, created.host, swap);
      for (const [seat, key] of keys.entries()) {
        const secret = secretOf(created, seat);
        await expectClaimed(come(server.url, next, secret));
        const player = come(server.url, next, secret, key);
        await player.until(isIn);
        expect(player.you).toBe(swap ? 1 - seat : seat);
        expect(player.table?.seats.some(({ seenBefore }) => seenBefore)).toBe(false);
      }
    }
    await server.stop();
  });

  it('after a restart of the server', async () => {
    const file = join(temporaryFolder(), 'tables.db');
    const start = () => localServer({}, SqliteStorage.over(new SqliteFile(file)));
    const first = await start();
    const { id, keys, link } = await running(first.url);
    for (const { client } of watchers.splice(0)) client.leave();
    await first.stop();
    const second = await start();
    await expectClaimed(come(second.url, id, link));
    await come(second.url, id, link, keys[1]).until(isIn);
    await second.stop();
  });

  it('on another node, which has not heard of the key', async () => {
    const database = await testDatabase();
    const open = () => PostgresStorage.open(database.url, () => {});
    const near = await localServer({}, await open());
    const far = await localServer({}, deafStorage(await open()));
    // Both have the table open before anybody binds a seat of it.
    const created = await createTable(near.url, { game });
    const { id } = created.table;
    const link = secretOf(created, 1);
    await come(far.url, id, null).until(isIn);
    await come(near.url, id, null).until(isIn);
    const key = newId();
    await come(near.url, id, link, key).until(isIn);
    await expectClaimed(come(far.url, id, link));
    const claimed = { code: 'claimed' };
    await expect(fetchRecord(far.url, id, link)).rejects.toMatchObject(claimed);
    await expect(giveSeat(far.url, id, link, 1, PERSON)).rejects.toMatchObject(claimed);
    await come(far.url, id, link, key).until(isIn);
    for (const { client } of watchers.splice(0)) client.leave();
    await Promise.all([near.stop(), far.stop()]);
    await database.stop();
  }, 60_000);
});
