/** Rolls follow from a number of each seat too, chosen after the server's seal and before the first action. */

import { createTable, fetchRecord, playSeat, verifyTable } from '@hearthside/client';
import { type CreatedTable, PATHS } from '@hearthside/protocol';
import {
  type FindGame,
  type JsonObject,
  newFairNumber,
  randomPlayer,
  readRecords,
  seededDice,
  verifyRecord,
} from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { nodeSocket } from '../socket/node-socket.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { deafStorage } from '../testing/deaf-storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { loadGames } from './games.ts';

const game = 'ogres-and-elves';
let find: FindGame;
let server: LocalServer;
let far: LocalServer;
let database: TestDatabase;

beforeAll(async () => {
  const games = await loadGames();
  find = (id) => games.get(id)?.game;
  database = await testDatabase();
  server = await localServer({}, await PostgresStorage.open(database.url, () => {}));
  const storage = await PostgresStorage.open(database.url, () => {});
  far = await localServer({}, deafStorage(storage));
}, 60_000);

afterAll(async () => {
  await Promise.all([server.stop(), far.stop()]);
  await database.stop();
});

const sit = (created: CreatedTable, seat: number, number: string | null, url = server.url) =>
  new Watcher({
    server: url,
    table: created.table.id,
    secret: created.seats[seat]?.secret ?? null,
    since: 0,
    ...(number === null ? {} : { number }),
  });

const play = (created: CreatedTable, seat: number, url = server.url) =>
  playSeat(
    { server: url, table: created.table.id, secret: created.seats[seat]?.secret ?? null },
    randomPlayer(seededDice(`seat ${seat}`)),
    nodeSocket,
  );

describe('the numbers of the seats', () => {
  it('are in the record as they were sent, and every roll follows from them', async () => {
    const created = await createTable(server.url, { game });
    const commitment = created.table.fair?.commitment as string;
    const numbers = created.seats.map(() => newFairNumber());
    const all = created.seats.map(({ seat }) => sit(created, seat, numbers[seat] as string));
    await Promise.all(all.map((each) => each.until(({ state }) => state !== null)));
    await Promise.all(created.seats.map(({ seat }) => play(created, seat)));
    const { text } = await fetchRecord(server.url, created.table.id);
    const read = readRecords(text, find);
    const record = read.ok ? read.value[0] : undefined;
    if (!record) throw new Error('no record');
    const fair = record.extra['fair'] as JsonObject;
    expect(fair['numbers']).toEqual(numbers);
    const verified = await verifyTable(server.url, created.table.id, commitment, find);
    expect(verified).toMatchObject({ ok: true, value: { numbers } });
    for (const each of all) each.client.leave();
    // A server that rolled by other numbers than it says is found out.
    const forged = { ...fair, numbers: [newFairNumber(), ...numbers.slice(1)] };
    expect(verifyRecord({ ...record, extra: { fair: forged } }).ok).toBe(false);
  });

  it('count once a seat, and not after the first action', async () => {
    const created = await createTable(server.url, { game });
    const [mine, other, late] = [newFairNumber(), newFairNumber(), newFairNumber()];
    const a = sit(created, 0, mine);
    await a.until(({ table }) => table?.fair?.numbers?.[0] === mine, 'one’s own number');
    const twice = sit(created, 0, other);
    await twice.until(({ state }) => state !== null);
    expect(twice.table?.fair?.numbers).toEqual([mine, null]);
    const seat = a.state?.actors[0] as number;
    const mover = sit(created, seat, null);
    await mover.until(({ state }) => state !== null);
    await mover.client.act(mover.state?.legal[0] as string, 0);
    const b = sit(created, 1, late);
    await b.until(({ state }) => (state?.n ?? 0) > 0);
    expect(b.table?.fair?.numbers).toEqual([mine, null]);
    for (const each of [a, twice, mover, b]) each.client.leave();
  });

  it.each(['near', 'far'])(
    'are closed by the first action at the %s node for all: nobody adds one who has seen a roll',
    async (where) => {
      const created = await createTable(server.url, { game });
      const numbers = created.seats.map(() => newFairNumber());
      // The far node opens the table before any number is known, and hears of nothing.
      const there = sit(created, 0, null, far.url);
      await there.until(({ state }) => state !== null);
      const here = sit(created, 0, numbers[0] as string);
      await here.until(({ state }) => state !== null);
      const [first, second] = where === 'near' ? [server.url, far.url] : [far.url, server.url];
      const seat = here.state?.actors[0] as number;
      const mover = sit(created, seat, null, first);
      await mover.until(({ state }) => state !== null);
      expect(await mover.client.act(mover.state?.legal[0] as string, 0)).toBeNull();
      const late = sit(created, 1, numbers[1] as string, second);
      await late.until(({ state }) => state !== null);
      const stored = await server.storage.read(created.table.id);
      expect(stored?.doc.seats.map(({ number }) => number)).toEqual([numbers[0], null]);
      for (const each of [here, there, mover, late]) each.client.leave();
      await Promise.all(created.seats.map((each) => play(created, each.seat)));
      const commitment = created.table.fair?.commitment as string;
      const verified = await verifyTable(server.url, created.table.id, commitment, find);
      expect(verified).toMatchObject({ ok: true, value: { numbers: [numbers[0], null] } });
    },
  );

  it('that are none are refused; a client without one plays as before', async () => {
    const created = await createTable(server.url, { game });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
    const answer = new Promise((resolve) => socket.on('message', (data) => resolve(String(data))));
    const { id: table } = created.table;
    const secret = created.seats[0]?.secret;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'join', protocol: 1, table, secret, number: '7' }));
    });
    expect(await answer).toContain('bad-message');
    socket.terminate();
    const a = sit(created, 0, null);
    await a.until(({ state }) => state !== null);
    expect(a.table?.fair).toEqual(created.table.fair);
    expect(a.table?.fair).not.toHaveProperty('numbers');
    a.client.leave();
  });
});
