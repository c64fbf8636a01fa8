/** A seat passes on: with what it knows of a running game unseen, and everybody is told. */

import { createTable, giveSeat } from '@hearthside/client';
import type { CreatedTable, Keeper } from '@hearthside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

const PERSON: Keeper = { kind: 'person' };
const BOT: Keeper = { kind: 'bot', level: 'random' };

const sit = ({ table, seats }: CreatedTable, seat: number | null) =>
  new Watcher({
    server: server.url,
    table: table.id,
    secret: seat === null ? null : (seats[seat]?.secret ?? null),
    since: 0,
  });

/** A game of both seats and somebody who watches, begun by one action of the first that may act. */
async function begun(game: string) {
  const created = await createTable(server.url, { game });
  const all = [sit(created, 0), sit(created, 1), sit(created, null)];
  await Promise.all(all.map((each) => each.until(({ state }) => state !== null)));
  const mover = all[all[0]?.state?.actors[0] as number] as Watcher;
  expect(await mover.client.act(mover.state?.legal[0] as string, 0)).toBeNull();
  await Promise.all(all.map((each) => each.until(({ state }) => (state?.n ?? 0) > 0)));
  const give = (secret: string, keeper: Keeper, seat = 1) =>
    giveSeat(server.url, created.table.id, secret, seat, keeper);
  const leave = () => {
    for (const each of all) each.client.leave();
  };
  return { created, all, give, leave };
}

describe('a seat that knows secrets of a running game', () => {
  it('is not given to a person by the host, nor by way of a bot', async () => {
    const { created, all, give, leave } = await begun('warehouse-elves');
    await expect(give(created.host, PERSON)).rejects.toMatchObject({ code: 'holds-secrets' });
    expect(all[1]?.heard).not.toContain('closed removed');
    await give(created.host, BOT);
    for (const each of [all[0], all[2]]) {
      await each?.until(({ heard }) => heard.includes('passed 1 bot'), 'the word of it');
    }
    await all[1]?.until(({ heard }) => heard.includes('closed removed'));
    await expect(give(created.host, PERSON)).rejects.toMatchObject({ code: 'holds-secrets' });
    leave();
  });

  it('is given on by who sits there; the old link is void, and all are told', async () => {
    const { created, all, give, leave } = await begun('warehouse-elves');
    const own = created.seats[1]?.secret ?? '';
    const other = created.seats[0]?.secret ?? '';
    await expect(give(other, PERSON)).rejects.toMatchObject({ code: 'wrong-secret' });
    const { secret } = await give(own, PERSON);
    await all[0]?.until(({ heard }) => heard.includes('passed 1 person'), 'the word of it');
    await all[2]?.until(({ heard }) => heard.includes('passed 1 person'), 'the word of it');
    await expect(give(own, PERSON)).rejects.toMatchObject({ code: 'removed' });
    const next = new Watcher({ server: server.url, table: created.table.id, secret });
    await next.until(({ you }) => you === 1);
    next.client.leave();
    leave();
  });

  it('is given to anybody once the game is over', async () => {
    const { created, all, give, leave } = await begun('warehouse-elves');
    expect(await all[0]?.client.act('resign', all[0]?.state?.n ?? 0)).toBeNull();
    await all[1]?.until(({ state }) => state?.outcome != null);
    expect((await give(created.host, PERSON)).secret).not.toBeNull();
    leave();
  });
});

it('where nothing is hidden the host gives any seat to anybody, and all are told', async () => {
  const { created, all, give, leave } = await begun('warehouse-wars');
  expect((await give(created.host, PERSON)).secret).not.toBeNull();
  await all[2]?.until(({ heard }) => heard.includes('passed 1 person'), 'the word of it');
  leave();
});

it('a link that was made void says so, and one that never opened a seat says that', async () => {
  const created = await createTable(server.url, { game: 'warehouse-wars' });
  await giveSeat(server.url, created.table.id, created.host, 1, PERSON);
  const old = sit(created, 1);
  await old.until(({ heard }) => heard.includes('closed removed'));
  const { table } = created;
  const wrong = new Watcher({ server: server.url, table: table.id, secret: 'x'.repeat(32) });
  await wrong.until(({ heard }) => heard.includes('closed wrong-secret'));
});

it('whoever comes in is told once who is here, and so are the others', async () => {
  const created = await createTable(server.url, { game: 'warehouse-wars' });
  const first = sit(created, 0);
  await first.until(({ heard }) => heard.includes('presence true,false 0'));
  const second = sit(created, 1);
  await second.until(({ heard }) => heard.includes('presence true,true 0'));
  // The same seat from a second device changes nothing for the others.
  const device = sit(created, 1);
  await device.until(({ heard }) => heard.includes('presence true,true 0'));
  const told = (each: Watcher) => each.heard.filter((what) => what.startsWith('presence'));
  // An emote comes after all that was sent before it.
  first.client.emote('hello');
  for (const each of [first, second, device]) {
    await each.until(({ heard }) => heard.includes('emote 0 hello'));
  }
  expect(told(first)).toEqual(['presence true,false 0', 'presence true,true 0']);
  expect(told(second)).toEqual(['presence true,true 0']);
  expect(told(device)).toEqual(['presence true,true 0']);
  for (const each of [first, second, device]) each.client.leave();
});
