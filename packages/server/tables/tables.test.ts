/** What people at online tables can count on, looked at from outside through the client. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTable,
  fetchRecord,
  giveSeat,
  playSeat,
  rematch,
  tableInfo,
  verifyTable,
  writeSeatLink,
} from '@hearthside/client';
import { sitDown } from '@hearthside/client/examples/sit-down';
import type { CreatedTable, CreateTable } from '@hearthside/protocol';
import { shelf } from '@hearthside/shelf';
import {
  type FindGame,
  type Player,
  randomPlayer,
  readRecords,
  seededDice,
} from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { loadGames } from './games.ts';

let server: LocalServer;
let find: FindGame;

beforeAll(async () => {
  const games = await loadGames();
  find = (id) => games.get(id)?.game;
  server = await localServer();
});

afterAll(() => server.stop());

/** Plays at random, and resigns from a game that does not end where it can. */
function random(seed: string): Player {
  const player = randomPlayer(seededDice(seed));
  return {
    choose: (turn) => (turn.n > 300 && turn.legal.length > 50 ? 'resign' : player.choose(turn)),
  };
}
const create = (wish: CreateTable) => createTable(server.url, wish);

const linkOf = ({ table, seats }: CreatedTable, seat: number) => ({
  server: server.url,
  table: table.id,
  secret: seats[seat]?.secret ?? null,
});

const watch = (created: CreatedTable, seat: number | null, since: number | null = null) =>
  new Watcher({
    server: server.url,
    table: created.table.id,
    secret: seat === null ? null : (created.seats[seat]?.secret ?? null),
    since,
  });

const seatCount = (created: CreatedTable) => created.seats.length;

describe.each(shelf.map(({ facts }) => facts.id))('%s online', (game) => {
  it('is played to its end by people at their links, watched, and verified', async () => {
    const created = await create({ game });
    const watcher = watch(created, null, 0);
    const seats = Array.from({ length: seatCount(created) }, (_, seat) => seat);
    const outcomes = await Promise.all(
      seats.map((seat) => playSeat(linkOf(created, seat), random(`${game}/${seat}`), nodeSocket)),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    await watcher.until(({ state }) => state?.outcome != null, 'the end');
    expect(watcher.steps.map(({ n }) => n)).toEqual(watcher.steps.map((_, index) => index + 1));
    const record = readRecords((await fetchRecord(server.url, created.table.id)).text, find);
    expect(record.ok && record.value[0]?.entries.length).toBe(watcher.steps.length);
    const commitment = created.table.fair?.commitment ?? '';
    const verified = await verifyTable(server.url, created.table.id, commitment, find);
    expect(verified).toMatchObject({ ok: true });
    const doubted = await verifyTable(server.url, created.table.id, '0'.repeat(64), find);
    expect(doubted.ok).toBe(false);
    watcher.client.leave();
  });

  it('is played by bots where a person sits with them, to its end', async () => {
    const { table } = await create({ game });
    const bot = { kind: 'bot', level: 'random' } as const;
    const keepers = table.seats.map((_, seat) =>
      seat === 0 ? ({ kind: 'person' } as const) : bot,
    );
    const created = await create({ game, keepers });
    const watcher = watch(created, null, 0);
    const player = playSeat(linkOf(created, 0), random(game), nodeSocket);
    await watcher.until(({ state }) => state?.outcome != null, 'the end', 30_000);
    await player;
    watcher.client.leave();
  });
});

const open = { game: 'warehouse-wars' };
const secretGame = { game: 'warehouse-elves' };

describe('a seat', () => {
  it('resumes from any n with the steps it missed, views and all', async () => {
    const created = await create(open);
    const first = watch(created, 0, 0);
    await first.until(({ state }) => state !== null);
    for (let i = 0; i < 3; i++) {
      const seat = first.state?.actors[0] as number;
      const mover = watch(created, seat);
      await mover.until(({ state }) => state !== null);
      const { n, legal } = mover.state ?? { n: 0, legal: [] };
      expect(await mover.client.act(legal[0] as string, n)).toBeNull();
      await first.until(({ state }) => state?.n === n + 1);
      mover.client.leave();
    }
    const late = watch(created, 1, 1);
    await late.until(({ state }) => state?.n === 3);
    expect(late.steps.map(({ n }) => n)).toEqual([2, 3]);
    expect(late.steps[0]?.view).toEqual(expect.objectContaining({}));
    const current = watch(created, 1);
    await current.until(({ state }) => state?.n === 3);
    expect(current.steps).toEqual([]);
    expect(current.state?.view).toEqual(late.state?.view);
    for (const each of [first, late, current]) each.client.leave();
  });

  it('hears the rule that forbids an action, and of what it had not seen', async () => {
    const created = await create(open);
    const mover = watch(created, 0);
    await mover.until(({ state }) => state !== null);
    const seat = mover.state?.actors[0];
    const actor = seat === 0 ? mover : watch(created, 1);
    await actor.until(({ state }) => state !== null);
    const { legal, n } = actor.state ?? { legal: [], n: 0 };
    expect(await actor.client.act('nonsense', n)).toEqual({ why: 'unreadable' });
    expect(await actor.client.act(legal[0] as string, n)).toBeNull();
    const again = await actor.client.act(legal[1] as string, n);
    expect(again).toEqual({ why: 'stale', n: 1 });
    const forbidden = await actor.client.act(legal[0] as string, 1);
    expect(forbidden).toMatchObject({
      why: 'rule',
      refusal: { rule: expect.stringMatching(/^WW-/) },
    });
    for (const each of new Set([mover, actor])) each.client.leave();
  });

  it('takes back, where the table allows it, and resigns', async () => {
    const created = await create(open);
    const both = [watch(created, 0), watch(created, 1)];
    const [a, b] = both as [Watcher, Watcher];
    await a.until(({ state }) => state !== null);
    await b.until(({ state }) => state !== null);
    const playOne = async () => {
      const { n, actors } = a.state ?? { n: 0, actors: [] };
      const mover = both[actors[0] as number] as Watcher;
      await mover.until(({ state }) => state?.n === n);
      expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
      await Promise.all(both.map((each) => each.until(({ state }) => state?.n === n + 1)));
      return mover;
    };
    let mover = await playOne();
    for (let i = 0; i < 10 && !mover.state?.canTakeBack; i++) mover = await playOne();
    expect(mover.state?.canTakeBack).toBe(true);
    const n = mover.state?.n ?? 0;
    expect(await mover.client.act('take-back', n)).toBeNull();
    await mover.until(({ state }) => state?.n === n + 1);
    expect(mover.state?.actors).toEqual([mover.you]);
    expect(await a.client.act('resign', n + 1)).toBeNull();
    await b.until(({ state }) => state?.outcome != null);
    expect(b.state?.outcome).toMatchObject({ winner: 1 });
    const strict = await create({ ...open, takeBack: false });
    const c = watch(strict, 0);
    await c.until(({ state }) => state !== null);
    expect(await c.client.act('take-back', 0)).toEqual({ why: 'cannot-take-back' });
    for (const each of [a, b, c]) each.client.leave();
  });

  it('asks the others before a whole turn is taken back, whatever list the asker sends', async () => {
    const created = await create(open);
    const both = [watch(created, 0), watch(created, 1)] as [Watcher, Watcher];
    await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
    const at = async (n: number) => {
      await Promise.all(both.map((each) => each.until(({ state }) => state?.n === n)));
    };
    const n = () => both[0].state?.n ?? 0;
    const act = async (who: Watcher, action: string) => {
      const before = n();
      const refused = await who.client.act(action, before);
      if (refused === null) await at(before + 1);
      return refused;
    };
    const first = both[both[0].state?.actors[0] as number] as Watcher;
    const other = both.find((each) => each !== first) as Watcher;
    while (!first.state?.canAskBack) {
      const mover = both[both[0].state?.actors[0] as number] as Watcher;
      const { legal = [] } = mover.state ?? {};
      expect(
        await act(mover, legal.find((text) => text === 'end') ?? (legal[0] as string)),
      ).toBeNull();
    }
    const stood = n();
    // Nobody leaves the others out by a list of their own.
    expect(await act(first, 'take-back? 0')).toBeNull();
    expect(other.state?.askedBack).toEqual({ by: first.you, waiting: [other.you] });
    expect(await act(first, 'take-back yes')).toEqual({ why: 'cannot-take-back' });
    expect(await act(other, 'take-back no')).toBeNull();
    expect(first.state?.canAskBack).toBe(false);
    expect(await act(first, 'take-back?')).toEqual({ why: 'cannot-take-back' });
    // The same once more after another move: then the answer is yes, and the turn is the asker's again.
    while (!first.state?.canAskBack || n() < stood + 3) {
      const mover = both[both[0].state?.actors[0] as number] as Watcher;
      const { legal = [] } = mover.state ?? {};
      expect(
        await act(mover, legal.find((text) => text === 'end') ?? (legal[0] as string)),
      ).toBeNull();
    }
    expect(await act(first, 'take-back?')).toBeNull();
    expect(await act(other, 'take-back yes')).toBeNull();
    expect(first.state?.actors).toEqual([first.you]);
    expect(first.state?.askedBack).toBeNull();
    for (const each of both) each.client.leave();
  });

  it('chooses in secret: others learn that it is ready, and nothing else', async () => {
    const created = await create(secretGame);
    const [a, b] = [watch(created, 0, 0), watch(created, 1, 0)];
    await a.until(({ state }) => state?.actors.length === 2);
    await b.until(({ state }) => state?.actors.length === 2);
    const chosen = a.state?.legal[5] as string;
    expect(await a.client.act(chosen, 0)).toBeNull();
    await b.until(({ state }) => state?.n === 1);
    expect(b.state?.actors).toEqual([1]);
    expect(b.steps[0]).toMatchObject({ n: 1, by: 0, action: null });
    expect(a.steps[0]).toMatchObject({ n: 1, by: 0, action: chosen });
    // Seat 1 chose before it heard of seat 0's choice: that must not matter.
    expect(await b.client.act(b.state?.legal[3] as string, 0)).toBeNull();
    for (const each of [a, b]) each.client.leave();
  });

  it('is given away by the host: the old link is void, the new one opens it', async () => {
    const created = await create(open);
    const old = watch(created, 1);
    await old.until(({ state }) => state !== null);
    const { id } = created.table;
    await expect(
      giveSeat(server.url, id, created.seats[0]?.secret ?? '', 1, { kind: 'person' }),
    ).rejects.toMatchObject({ code: 'wrong-secret' });
    const given = await giveSeat(server.url, id, created.host, 1, { kind: 'person' });
    await old.until(({ heard }) => heard.includes('closed removed'), 'the dismissal');
    const again = watch(created, 1);
    await again.until(({ heard }) => heard.includes('closed removed'));
    const fresh = new Watcher({ server: server.url, table: id, secret: given.secret });
    await fresh.until(({ you }) => you === 1);
    const bot = await giveSeat(server.url, id, created.host, 1, { kind: 'bot', level: 'random' });
    expect(bot.secret).toBeNull();
    await fresh.until(({ heard }) => heard.includes('closed removed'));
  });
});

describe('a program of one’s own', () => {
  it('takes a seat by its link and plays a whole game', async () => {
    const keepers = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const created = await create({ ...open, keepers: [...keepers] });
    const link = writeSeatLink(linkOf(created, 0));
    const outcome = await sitDown(link, undefined, nodeSocket);
    expect(outcome.kind).toBe('versus');
    await expect(sitDown('https://example.org/elsewhere')).rejects.toThrow(/not a link/);
  });
});

describe('a table', () => {
  it('shows who is here and carries emotes', async () => {
    const created = await create(open);
    const a = watch(created, 0);
    await a.until(({ heard }) => heard.includes('presence true,false 0'));
    const b = watch(created, 1);
    await a.until(({ heard }) => heard.includes('presence true,true 0'));
    const spectator = watch(created, null);
    await a.until(({ heard }) => heard.includes('presence true,true 1'));
    b.client.emote('well-played');
    await spectator.until(({ heard }) => heard.includes('emote 1 well-played'));
    b.client.leave();
    await a.until(({ heard }) => heard.includes('presence true,false 1'));
    for (const each of [a, spectator]) each.client.leave();
  });

  it('keeps spectators out when it says so, and never lets them act', async () => {
    const closed = await create({ ...open, spectators: false });
    const outside = watch(closed, null);
    await outside.until(({ heard }) => heard.includes('closed no-spectators'));
    const spectator = watch(await create(open), null);
    await spectator.until(({ state }) => state !== null);
    expect(spectator.state?.legal).toEqual([]);
    await expect(spectator.client.act('anything', 0)).rejects.toMatchObject({
      code: 'spectators-only-watch',
    });
    spectator.client.leave();
  });

  it('has a rematch that everyone’s links open, one seat on if wished', async () => {
    const created = await create(open);
    const a = watch(created, 0);
    await a.until(({ state }) => state !== null);
    const { id } = created.table;
    const secret = created.seats[0]?.secret ?? '';
    await expect(rematch(server.url, id, secret)).rejects.toMatchObject({ code: 'not-over' });
    await a.client.act('resign', 0);
    const [one, two] = await Promise.all([
      rematch(server.url, id, secret, true),
      rematch(server.url, id, created.host, true),
    ]);
    expect(one).toEqual(two);
    await a.until(({ heard }) => heard.includes(`table ${one.table}`));
    const before = await server.storage.countTables();
    expect(await rematch(server.url, id, secret)).toEqual(one);
    expect(await server.storage.countTables()).toBe(before);
    const next = new Watcher({ server: server.url, table: one.table, secret });
    await next.until(({ you }) => you === 1);
    expect((await tableInfo(server.url, one.table)).previous).toBe(id);
    for (const each of [a, next]) each.client.leave();
  });

  it('has one rematch, however many ask for it at once, and it is charged like a new table', async () => {
    const created = await create(open);
    const a = watch(created, 0);
    await a.until(({ state }) => state !== null);
    await a.client.act('resign', 0);
    a.client.leave();
    const before = await server.storage.countTables();
    const secret = created.seats[0]?.secret ?? '';
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        rematch(server.url, created.table.id, secret, i % 2 > 0),
      ),
    );
    expect(new Set(answers.map(({ table }) => table)).size).toBe(1);
    expect(await server.storage.countTables()).toBe(before + 1);
    const strict = await localServer({ createRate: { perSecond: 0.001, burst: 2 } });
    const other = await createTable(strict.url, open);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => rematch(strict.url, other.table.id, other.host)),
    );
    const codes = tries.map((each) => each.status === 'rejected' && each.reason.code);
    expect(codes.sort()).toEqual(['not-over', ...Array(4).fill('rate-limited')]);
    await strict.stop();
  });

  it('is not set up where there is no room for it; those in play go on', async () => {
    const full = await localServer({ mostTables: 2 });
    const created = await createTable(full.url, open);
    await createTable(full.url, open);
    await expect(createTable(full.url, open)).rejects.toMatchObject({ code: 'house-full' });
    const a = new Watcher({
      server: full.url,
      table: created.table.id,
      secret: created.seats[0]?.secret ?? null,
    });
    await a.until(({ state }) => state !== null);
    expect(await a.client.act('resign', 0)).toBeNull();
    await expect(rematch(full.url, created.table.id, created.host)).rejects.toMatchObject({
      code: 'house-full',
    });
    a.client.leave();
    await full.stop();
    const tight = await localServer({ freeMegabytes: 1e12, database: join(tmpdir(), 'x.db') });
    await expect(createTable(tight.url, open)).rejects.toMatchObject({ code: 'house-full' });
    await tight.stop();
  });

  it('takes what a real die shows where the dice are typed', async () => {
    const created = await create({ game: 'ogres-and-elves', dice: 'typed' });
    expect(created.table.fair).toBeNull();
    const all = created.seats.map((_, seat) => watch(created, seat));
    const [any] = all as [Watcher];
    await Promise.all(all.map((each) => each.until(({ state }) => state !== null)));
    for (let i = 0; i < 400 && !any.state?.rolls.length; i++) {
      const seat = any.state?.actors[0] as number;
      const mover = all[seat] as Watcher;
      const n = any.state?.n as number;
      await mover.until(({ state }) => state?.n === n);
      await mover.client.act(mover.state?.legal[0] as string, n);
      await any.until(({ state }) => (state?.n ?? 0) > n);
    }
    const { rolls, n } = any.state ?? { rolls: [], n: 0 };
    expect(rolls.length).toBeGreaterThan(1);
    expect(await any.client.roll('roll 77', n)).toEqual({ why: 'no-such-roll' });
    expect(await any.client.roll(rolls[1] as string, n)).toBeNull();
    expect(await any.client.roll(rolls[1] as string, n)).toMatchObject({ why: 'stale' });
    await any.until(({ state }) => state?.n === n + 1);
    expect(any.steps.at(-1)).toMatchObject({ by: -1, action: rolls[1] });
    for (const each of all) each.client.leave();
  });

  it('lets a bot act for whoever is away, if it says so', async () => {
    const created = await create({ ...open, absent: { seconds: 1, level: 'random' } });
    const a = watch(created, 0);
    await a.until(({ state }) => state !== null);
    if (a.state?.actors[0] === 0) await a.client.act(a.state.legal[0] as string, 0);
    const seat1Acted = ({ steps }: Watcher) => steps.some(({ by }) => by === 1);
    for (let i = 0; i < 3 && !seat1Acted(a); i++) {
      await a.until(
        ({ state, steps }) => state?.actors[0] === 0 || steps.some(({ by }) => by === 1),
      );
      if (!seat1Acted(a)) await a.client.act(a.state?.legal[0] as string, a.state?.n ?? 0);
    }
    expect(seat1Acted(a)).toBe(true);
    a.client.leave();
  });

  it('refuses what the game cannot do', async () => {
    await expect(create({ game: 'chess' })).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(create({ ...open, options: { no: 1 } })).rejects.toMatchObject({
      code: 'bad-options',
    });
    await expect(create({ ...open, keepers: [] })).rejects.toMatchObject({ code: 'bad-options' });
    const clock = { seconds: 60, otherwise: 'resign' } as const;
    await expect(create({ game: 'ogres-and-elves', clock })).rejects.toMatchObject({
      code: 'bad-options',
    });
    await expect(tableInfo(server.url, 'A'.repeat(22))).rejects.toMatchObject({
      code: 'no-such-table',
    });
  });
});
