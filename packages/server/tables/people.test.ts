/** People at a table: what they are called, who sits for them, and what their host may change. */

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  changeRules,
  createTable,
  giveSeat,
  rematch,
  resetName,
  type ServerError,
  tableInfo,
} from '@hearthside/client';
import {
  type ChangeRules,
  type CreatedTable,
  type CreateTable,
  LISTED_NAMES,
  type MoveClock,
} from '@hearthside/protocol';
import type { Json } from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret, newSeatSecret, newTableId } from '../secrets.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import type { StoredTable } from '../storage/storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';

let server: LocalServer;

beforeAll(async () => {
  server = await localServer();
});

afterAll(() => server.stop());

const game = 'warehouse-wars';
const create = (wish: Partial<CreateTable> = {}) => createTable(server.url, { game, ...wish });

const watch = (created: CreatedTable, seat: number | null, url = server.url) =>
  new Watcher({
    server: url,
    table: created.table.id,
    secret: seat === null ? null : (created.seats[seat]?.secret ?? null),
    since: 0,
  });

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: ServerError) => error.code,
  );

/** Whoever is to act takes a legal action; answers how far the table is then. */
async function playOne(watchers: readonly Watcher[]): Promise<number> {
  const [first] = watchers as [Watcher];
  const { n, actors } = first.state ?? { n: 0, actors: [] };
  const mover = watchers.find(({ you }) => you === actors[0]) as Watcher;
  await mover.until(({ state }) => state?.n === n);
  expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
  await Promise.all(watchers.map((each) => each.until(({ state }) => state?.n === n + 1)));
  return n + 1;
}

async function seated(created: CreatedTable): Promise<Watcher[]> {
  const watchers = created.seats.map(({ seat }) => watch(created, seat));
  await Promise.all(watchers.map((each) => each.until(({ state }) => state !== null)));
  return watchers;
}

describe('a name', () => {
  it('is seen by all, now and later, changed and taken away again', async () => {
    const created = await create({ names: 'any' });
    expect(created.table.seats.map(({ player }) => player)).toEqual([null, null]);
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    expect(await a.client.setName('  Zoe\u0308 ')).toBe('Zoë');
    await b.until(({ table }) => table?.seats[0]?.player === 'Zoë', 'the name');
    const late = watch(created, null);
    await late.until(({ table }) => table?.seats[0]?.player === 'Zoë', 'the name in the welcome');
    expect((await tableInfo(server.url, created.table.id)).seats[0]?.player).toBe('Zoë');
    expect(await a.client.setName(null)).toBeNull();
    await late.until(({ table }) => table?.seats[0]?.player === null, 'no name');
    for (const each of [a, b, late]) each.client.leave();
  });

  it('that is none, or not of the list, is refused by its code; a spectator has none', async () => {
    const created = await create();
    expect(created.table.names).toBe('list');
    const a = watch(created, 0);
    expect(await codeOf(a.client.setName('<script>'))).toBe('bad-name');
    expect(await codeOf(a.client.setName('Somebody'))).toBe('unlisted-name');
    expect(await a.client.setName(LISTED_NAMES[3])).toBe(LISTED_NAMES[3]);
    const spectator = watch(created, null);
    expect(await codeOf(spectator.client.setName('Ada'))).toBe('spectators-only-watch');
    expect((await server.storage.read(created.table.id))?.doc.seats[0]?.player).toBe(
      LISTED_NAMES[3],
    );
    for (const each of [a, spectator]) each.client.leave();
  });

  it('can be changed only so often, however many connections a seat has', async () => {
    const created = await create();
    const names = LISTED_NAMES.slice(0, 8);
    const watchers = names.slice(0, 4).map(() => watch(created, 0));
    await Promise.all(watchers.map((each) => each.until(({ state }) => state !== null)));
    const before = (await server.storage.read(created.table.id))?.revision ?? 0;
    let answered = 0;
    names.forEach((name, i) => {
      const said = (watchers[i % 4] as Watcher).client.setName(name);
      said.then(
        () => answered++,
        () => {},
      );
    });
    await pause(1500);
    expect(answered).toBeLessThanOrEqual(6);
    // The answer to the last may be on its way.
    await expect
      .poll(async () => ((await server.storage.read(created.table.id))?.revision ?? 0) - answered)
      .toBe(before);
    for (const each of watchers) each.client.leave();
  });

  it('goes along to the rematch with its person, and is dropped when the seat is given away', async () => {
    const created = await create();
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    await a.client.setName('Ada');
    await b.client.setName('Basil');
    await a.client.act('resign', 0);
    const { table } = await rematch(server.url, created.table.id, created.host, true);
    const players = async (id: string) =>
      (await tableInfo(server.url, id)).seats.map(({ player }) => player);
    expect(await players(table)).toEqual(['Basil', 'Ada']);
    const next = new Watcher({
      server: server.url,
      table,
      secret: created.seats[0]?.secret ?? null,
    });
    await next.until(({ you }) => you === 1, 'the seat that goes with the secret');
    await giveSeat(server.url, table, created.host, 1, { kind: 'person' });
    expect(await players(table)).toEqual(['Basil', null]);
    expect(await players(created.table.id)).toEqual(['Ada', 'Basil']);
    for (const each of [a, b, next]) each.client.leave();
  });

  it('is deleted with its table', async () => {
    const created = await create();
    const a = watch(created, 0);
    await a.client.setName('Ada');
    a.client.leave();
    await server.storage.deleteIdle(Date.now() + 86_400_000, 100);
    expect(await server.storage.read(created.table.id)).toBeNull();
  });
});

/** Who is to act at a table. */
async function awaitedAt(url: string, created: CreatedTable): Promise<readonly number[]> {
  const watcher = watch(created, null, url);
  await watcher.until(({ state }) => state !== null);
  watcher.client.leave();
  return watcher.state?.actors ?? [];
}

describe('a host', () => {
  it('gives an absent person’s seat to a bot in the middle of a game, and back to a person', async () => {
    const created = await create();
    const { id } = created.table;
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    const both = [a, b];
    await playOne(both);
    await playOne(both);
    b.client.leave();
    await a.until(({ heard }) => heard.at(-1) === 'presence true,false 0', 'b to be away');
    const bot = await giveSeat(server.url, id, created.host, 1, { kind: 'bot', level: 'random' });
    expect(bot.secret).toBeNull();
    const botActed = () => a.steps.filter(({ by }) => by === 1).length;
    const before = botActed();
    for (let i = 0; i < 20 && botActed() < before + 2; i++) {
      await a.until(({ state }) => state?.actors[0] === 0 || botActed() >= before + 2);
      if (botActed() >= before + 2) break;
      expect(await a.client.act(a.state?.legal[0] as string, a.state?.n ?? 0)).toBeNull();
    }
    expect(botActed()).toBeGreaterThanOrEqual(before + 2);
    const given = await giveSeat(server.url, id, created.host, 1, { kind: 'person' });
    const old = watch(created, 1);
    await old.until(({ heard }) => heard.includes('closed removed'), 'the old link to be void');
    const back = new Watcher({ server: server.url, table: id, secret: given.secret, since: 0 });
    await back.until(({ you, state }) => you === 1 && state !== null);
    await a.until(({ table }) => table?.seats[1]?.keeper.kind === 'person');
    await a.until(({ state }) => state?.n === back.state?.n);
    for (let i = 0; i < 3; i++) await playOne([a, back]);
    for (const each of [a, back]) each.client.leave();
  });

  it('gives a seat to a bot while the position is not in memory; it waits for a person', async () => {
    const created = await create();
    const stored = SqliteStorage.over(new SqliteFile(join(server.folder, 'quiet.db')));
    await stored.create((await server.storage.read(created.table.id)) as StoredTable);
    const other = await localServer({}, stored);
    const { id } = created.table;
    const bot = { kind: 'bot', level: 'random' } as const;
    // Whoever begins, a bot is awaited: there are two of them, one after the other.
    const [first] = (await awaitedAt(other.url, created)) as [number];
    await giveSeat(other.url, id, created.host, first, bot);
    const rest = giveSeat(other.url, id, created.host, 1 - first, bot);
    expect(await codeOf(rest)).toBe('needs-a-person');
    await pause(1000);
    expect(await stored.entriesAfter(id, 0)).toEqual([]);
    const spectator = watch(created, null, other.url);
    await spectator.until(({ state }) => state !== null);
    await pause(1000);
    expect(await stored.entriesAfter(id, 0)).toEqual([]);
    const person = watch(created, 1 - first, other.url);
    await person.until(({ state }) => (state?.n ?? 0) > 0, 'the bot to act for a person');
    for (const each of [spectator, person]) each.client.leave();
    await other.stop();
  });

  it('lets a bot help out, from now on, at a table that had no such rule; nobody else can', async () => {
    const created = await create();
    const { id } = created.table;
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    b.client.leave();
    const rules = { absent: { seconds: 1, level: 'random' } } as const;
    expect(await codeOf(changeRules(server.url, id, created.seats[0]?.secret ?? '', rules))).toBe(
      'wrong-secret',
    );
    const changed = await changeRules(server.url, id, created.host, rules);
    expect(changed).toMatchObject({ ...rules, clock: null });
    await a.until(({ table }) => table?.absent?.seconds === 1, 'the new rule');
    const helped = () => a.steps.some(({ by }) => by === 1);
    for (let i = 0; i < 5 && !helped(); i++) {
      await a.until(({ state }) => state?.actors[0] === 0 || helped(), 'the bot');
      if (!helped()) await a.client.act(a.state?.legal[0] as string, a.state?.n ?? 0);
    }
    expect(helped()).toBe(true);
    expect(await changeRules(server.url, id, created.host, { absent: null })).toMatchObject({
      absent: null,
    });
    a.client.leave();
  });

  it('gives more time in the middle of a game: it counts from now, is told, and can be stopped', async () => {
    const created = await create();
    const { id } = created.table;
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    const change = (clock: MoveClock | null) =>
      codeOf(changeRules(server.url, id, created.host, { clock }));
    expect(await change({ seconds: 5, otherwise: 'random' })).toBe('fine');
    await playOne([a, b]);
    await pause(1500);
    expect(a.state?.canTakeBack).toBe(false);
    const due = () => server.storage.takeDue(Date.now() + 20_000, 1000, Date.now() + 9000);
    expect(await due()).toContain(id);
    await a.until(({ state }) => (state?.n ?? 0) >= 2, 'the clock to play', 9000);
    expect(await change({ seconds: 60, otherwise: 'random' })).toBe('fine');
    await a.until(({ state }) => (state?.secondsLeft ?? 0) > 55, 'the new clock in the state');
    expect(await change(null)).toBe('fine');
    await a.until(({ state }) => state?.secondsLeft === null, 'the clock to stop');
    expect(await due()).not.toContain(id);
    for (const each of [a, b]) each.client.leave();
  }, 20_000);

  it('cannot turn the rules against a rival in the middle of a game', async () => {
    const created = await create();
    const { id } = created.table;
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    await playOne([a, b]);
    const change = (rules: ChangeRules) => codeOf(changeRules(server.url, id, created.host, rules));
    expect(await change({ clock: { seconds: 5, otherwise: 'resign' } })).toBe('only-gentler');
    expect(await change({ clock: { seconds: 86_400, otherwise: 'random' } })).toBe('only-gentler');
    expect(await change({ absent: { seconds: 1, level: 'random' } })).toBe('only-gentler');
    const slow = await create({
      clock: { seconds: 30, otherwise: 'random' },
      absent: { seconds: 600, level: 'easy' },
    });
    const [c, d] = (await seated(slow)) as [Watcher, Watcher];
    await playOne([c, d]);
    const revise = (rules: ChangeRules) =>
      codeOf(changeRules(server.url, slow.table.id, slow.host, rules));
    expect(await revise({ clock: { seconds: 25, otherwise: 'random' } })).toBe('only-gentler');
    expect(await revise({ clock: { seconds: 45, otherwise: 'random' } })).toBe('only-gentler');
    expect(await revise({ clock: { seconds: 60, otherwise: 'resign' } })).toBe('only-gentler');
    expect(await revise({ absent: { seconds: 60, level: 'easy' } })).toBe('only-gentler');
    expect(await revise({ clock: { seconds: 120, otherwise: 'random' } })).toBe('fine');
    expect(await revise({ clock: null, absent: null })).toBe('fine');
    for (const each of [a, b, c, d]) each.client.leave();
  });

  it('cannot make a rule that the game or the server does not have', async () => {
    const created = await create({ game: 'ogres-and-elves' });
    const change = (rules: Json) =>
      codeOf(changeRules(server.url, created.table.id, created.host, rules as object));
    expect(await change({ clock: { seconds: 60, otherwise: 'resign' } })).toBe('bad-options');
    expect(await change({ clock: { seconds: 1, otherwise: 'random' } })).toBe('bad-message');
    expect(await change({})).toBe('fine');
    // A newer page may ask for more than this server can change: what it did stands in its answer.
    expect(await change({ takeBack: false })).toBe('fine');
    expect((await tableInfo(server.url, created.table.id)).takeBack).toBe(true);
  });
});

describe('a name of one’s own', () => {
  it('is said once, before the first action, and then stands; the host may reset it', async () => {
    const created = await create({ names: 'any' });
    const { id } = created.table;
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    expect(await a.client.setName('whats your')).toBe('whats your');
    expect(await codeOf(a.client.setName('address'))).toBe('name-fixed');
    expect(await a.client.setName('whats your')).toBe('whats your');
    expect(await a.client.setName('Ada')).toBe('Ada');
    expect(await codeOf(a.client.setName('street'))).toBe('name-fixed');
    await playOne([a, b]);
    expect(await codeOf(b.client.setName('Zoë'))).toBe('name-fixed');
    expect(await b.client.setName('Basil')).toBe('Basil');
    const other = created.seats[1]?.secret ?? '';
    expect(await codeOf(resetName(server.url, id, other, 0))).toBe('wrong-secret');
    expect((await resetName(server.url, id, created.host, 1)).seats[1]?.player).toBeNull();
    expect(await b.client.setName('Zoë')).toBe('Zoë');
    expect(await codeOf(b.client.setName('Zora'))).toBe('name-fixed');
    for (const each of [a, b]) each.client.leave();
  });

  it('is unlike every other at the table, whatever letters it is made of', async () => {
    const created = await create({ names: 'any', game: 'warehouse-elves' });
    const [a, b] = (await seated(created)) as [Watcher, Watcher];
    expect(await a.client.setName('Cape')).toBe('Cape');
    for (const name of ['Cápe', 'CAPE', 'Ca pe', '\u0421\u0430\u0440\u0435']) {
      expect(await codeOf(b.client.setName(name)), name).toBe('taken-name');
    }
    const crowd = await create({ names: 'any', game: 'warehouse-elves' });
    const c = watch(crowd, 0);
    for (const name of ['Frosty', 'Easy Bot', 'Glöckchen', 'robot facile']) {
      expect(await codeOf(c.client.setName(name)), name).toBe('taken-name');
    }
    for (const each of [a, b, c]) each.client.leave();
  }, 60_000);
});

describe('a table stored before people had names', () => {
  /** As the first server wrote it. */
  const oldDoc = (secrets: readonly string[]) => ({
    format: 1,
    game,
    options: {},
    dice: 'app',
    fairSecret: 'ab'.repeat(32),
    hostHash: hashSecret('h'.repeat(32)),
    seats: secrets.map((secret) => ({
      keeper: { kind: 'person' },
      secretHash: hashSecret(secret),
    })),
    clock: null,
    absent: null,
    takeBack: true,
    spectators: true,
    previous: null,
    next: null,
  });

  it('is read, played on, and takes names', async () => {
    const id = newTableId();
    const secrets = [newSeatSecret(), newSeatSecret()];
    const doc = oldDoc(secrets) as unknown as StoredTable['doc'];
    await server.storage.create({ id, created: Date.now(), revision: 1, doc });
    const [a, b] = secrets.map(
      (secret) => new Watcher({ server: server.url, table: id, secret, since: 0 }),
    ) as [Watcher, Watcher];
    await a.until(({ state }) => state !== null);
    await b.until(({ state }) => state !== null);
    expect(a.table).toMatchObject({ names: 'any', seats: [{ player: null }, { player: null }] });
    await playOne([a, b]);
    expect(await b.client.setName('Ada')).toBe('Ada');
    await a.until(({ table }) => table?.seats[1]?.player === 'Ada');
    for (const each of [a, b]) each.client.leave();
  });
});
