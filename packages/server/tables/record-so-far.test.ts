/** The game so far, one request away, and never more of it than the asker may know. */

import { createTable, fetchRecord } from '@hearthside/client';
import type { CreatedTable } from '@hearthside/protocol';
import { type FindGame, readRecords, TAKE_BACK } from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function seated(created: CreatedTable): Promise<Watcher[]> {
  const watchers = created.seats.map(
    ({ secret }) => new Watcher({ server: server.url, table: created.table.id, secret, since: 0 }),
  );
  await Promise.all(watchers.map((each) => each.until(({ state }) => state !== null)));
  return watchers;
}

/** Something of everything; in Ogres & Elves an elf that stays at home is safe, whatever is rolled. */
const choice = (legal: readonly string[], i: number): string =>
  (legal.includes('move home') ? 'move home' : legal[(i * 7) % legal.length]) as string;

async function play(watchers: readonly Watcher[], actions: number): Promise<void> {
  const [first] = watchers as [Watcher];
  for (let i = 0; i < actions && first.state?.outcome === null; i++) {
    const { n, actors } = first.state;
    const mover = watchers[actors[0] as number] as Watcher;
    await mover.until(({ state }) => state?.n === n);
    const { legal } = mover.state ?? { legal: [] };
    expect(await mover.client.act(choice(legal, i), n)).toBeNull();
    await Promise.all(watchers.map((each) => each.until(({ state }) => (state?.n ?? 0) > n)));
  }
}

const leave = (watchers: readonly Watcher[]) => {
  for (const each of watchers) each.client.leave();
};

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.each(['warehouse-wars', 'ogres-and-elves'])('%s, where nothing is hidden', (game) => {
  it('is a true record at any time, also for those who only watch', async () => {
    const created = await createTable(server.url, { game });
    const watchers = await seated(created);
    await play(watchers, 9);
    const { as, text } = await fetchRecord(server.url, created.table.id);
    expect(as).toBe('record');
    const records = readRecords(text, find);
    if (!records.ok) throw new Error(records.error);
    const told = watchers[0]?.steps.map(({ by, action }) => ({ by, action }));
    expect(records.value[0]?.entries).toEqual(told);
    expect(text).not.toContain('"secret"');
    leave(watchers);
  });
});

it('a record leaves out what was taken back, and the seen steps tell of it', async () => {
  const created = await createTable(server.url, { game: 'warehouse-wars' });
  const watchers = await seated(created);
  for (let i = 0; i < 10; i++) {
    await play(watchers, 1);
    const mover = watchers.find(({ state }) => state?.canTakeBack);
    if (!mover) continue;
    const n = mover.state?.n ?? 0;
    expect(await mover.client.act(TAKE_BACK, n)).toBeNull();
    const records = readRecords((await fetchRecord(server.url, created.table.id)).text, find);
    expect(records.ok && records.value[0]?.entries.length).toBe(n - 1);
    leave(watchers);
    return;
  }
  throw new Error('nothing could be taken back');
});

describe('warehouse-elves, where much is hidden', () => {
  it('is told as each has seen it, and as a whole record once it is over', async () => {
    const created = await createTable(server.url, { game: 'warehouse-elves' });
    const { id } = created.table;
    const watchers = await seated(created);
    await play(watchers, 15);
    const spectator = new Watcher({ server: server.url, table: id, since: 0 });
    const n = watchers[0]?.state?.n ?? 0;
    await spectator.until(({ state }) => state?.n === n);
    const names = created.table.seats.map(({ name }) => name);
    const readers = [
      ...created.seats.map(({ seat, secret }) => {
        return { secret, watcher: watchers[seat] as Watcher, as: names[seat] };
      }),
      { secret: null, watcher: spectator, as: 'spectator' },
      { secret: created.host, watcher: spectator, as: 'spectator' },
    ];
    for (const { secret, watcher, as } of readers) {
      const seen = await fetchRecord(server.url, id, secret);
      expect(seen.as).toBe('seen');
      const [header, ...steps] = linesOf(seen.text);
      expect(header).toMatchObject({ seen: 1, game: 'warehouse-elves', as, options: {} });
      // Not one thing more than went over the socket.
      expect(steps).toEqual(
        watcher.steps.map(({ n, by, action, events }) => {
          return { n, by: by < 0 ? 'chance' : names[by], action, events };
        }),
      );
      expect(readRecords(seen.text, find).ok).toBe(false);
    }
    await watchers[0]?.client.act('resign', n);
    const over = await fetchRecord(server.url, id);
    expect(over.as).toBe('record');
    expect(readRecords(over.text, find).ok).toBe(true);
    leave([...watchers, spectator]);
  });
});

it('is refused to a wrong secret, and to bystanders where there are none', async () => {
  const created = await createTable(server.url, { game: 'warehouse-wars', spectators: false });
  const { id } = created.table;
  await expect(fetchRecord(server.url, id)).rejects.toMatchObject({ code: 'no-spectators' });
  await expect(fetchRecord(server.url, id, 'x'.repeat(32))).rejects.toMatchObject({
    code: 'wrong-secret',
  });
  const secret = created.seats[0]?.secret ?? null;
  expect(await fetchRecord(server.url, id, secret)).toMatchObject({ as: 'record' });
  expect(await fetchRecord(server.url, id, created.host)).toMatchObject({ as: 'record' });
});
