/** Codes that people read off a big screen: who may sit down by one, and who not. */

import {
  changeRules,
  createTable,
  giveSeat,
  openByCode,
  type ServerError,
  showCode,
} from '@hearthside/client';
import type { CreatedTable } from '@hearthside/protocol';
import { CODE_LETTERS, CODE_LIFE_SECONDS, CODE_SIGNS } from '@hearthside/protocol/constants';
import { newId } from '@hearthside/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret } from '../secrets.ts';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { Presence } from './presence.ts';
import { SeatCodes, type WaitingSeat } from './seat-codes.ts';

let server: LocalServer;
/** Two nodes over one database. */
let near: LocalServer;
let far: LocalServer;
let database: TestDatabase;
beforeAll(async () => {
  server = await localServer();
  database = await testDatabase();
  const node = async () => localServer({}, await PostgresStorage.open(database.url, () => {}));
  near = await node();
  far = await node();
}, 60_000);
afterAll(async () => {
  await Promise.all([server, near, far].map((each) => each.stop()));
  await database.stop();
});

interface Sitting {
  readonly url?: string;
  readonly key?: string | undefined;
}

const game = 'warehouse-wars';
const waitingAt = ({ seats }: CreatedTable) =>
  seats.map(({ seat, secret }) => ({ seat, secret: secret as string }));
const show = (created: CreatedTable, waiting = waitingAt(created), url = server.url) =>
  showCode(url, created.table.id, created.host, waiting);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: ServerError) => error.code,
  );
const sit = async (created: CreatedTable, secret: string | null, more: Sitting = {}) => {
  const { url = server.url, key = null } = more;
  const watcher = new Watcher({ server: url, table: created.table.id, secret, key, since: 0 });
  await watcher.until(({ heard }) => heard.includes('welcome'));
  return watcher;
};

const presenceOf = ({ heard }: Watcher) => heard.findLast((what) => what.startsWith('presence'));

it('each opens every waiting seat once, however it is typed, and then nothing', async () => {
  const created = await createTable(server.url, { game });
  const { code, seconds } = await show(created);
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{${CODE_SIGNS}}$`));
  expect(seconds).toBeLessThanOrEqual(CODE_LIFE_SECONDS);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
  const opened = [await openByCode(server.url, typed), await openByCode(server.url, code)];
  expect(opened).toEqual(created.seats.map(({ secret }) => ({ table: created.table.id, secret })));
  expect(await codeOf(openByCode(server.url, code))).toBe('wrong-code');
});

it('none opens a seat in which somebody sits or sat', async () => {
  const created = await createTable(server.url, { game });
  const screen = await sit(created, null);
  const { code } = await show(created);
  const [first, second] = created.seats.map(({ secret }) => secret as string) as [string, string];
  const sitting = await sit(created, first);
  sitting.client.leave();
  await screen.until(({ heard }) => heard.at(-1) === 'presence false,false 1');
  expect((await openByCode(server.url, code)).secret).toBe(second);
  expect(await codeOf(openByCode(server.url, code))).toBe('wrong-code');
  screen.client.leave();
});

it.each([
  { how: 'by a key', game: 'warehouse-elves', key: newId() },
  { how: 'by a key, after somebody else', game: 'warehouse-elves', key: newId(), isSecond: true },
  { how: 'without a key, where the game has secrets', game: 'warehouse-elves' },
  { how: 'under a name, where it has none', game, name: 'Ada' },
])('none opens a seat in which somebody sat at another node $how', async (sat) => {
  const created = await createTable(near.url, { game: sat.game });
  const { id } = created.table;
  const waiting = waitingAt(created) as [WaitingSeat, WaitingSeat];
  if (sat.isSecond) {
    (await sit(created, waiting[0].secret, { url: far.url })).client.leave();
    const { secret } = await giveSeat(far.url, id, created.host, 0, { kind: 'person' });
    waiting[0] = { seat: 0, secret: secret as string };
  }
  const { code } = await show(created, waiting, near.url);
  const screen = await sit(created, null, { url: near.url });
  const visitor = await sit(created, waiting[0].secret, { url: far.url, key: sat.key });
  if (sat.name) expect(await visitor.client.setName(sat.name)).toBe(sat.name);
  await screen.until((each) => presenceOf(each) === 'presence true,false 1');
  visitor.client.leave();
  await screen.until((each) => presenceOf(each) === 'presence false,false 1');
  // What one node wrote the other has read at the latest when it writes itself.
  await changeRules(near.url, id, created.host, { absent: null });
  expect((await openByCode(near.url, code)).secret).toBe(waiting[1].secret);
  expect(await codeOf(openByCode(near.url, code))).toBe('wrong-code');
  screen.client.leave();
});

it('a seat that somebody opened waits again once the host has given it to the next person', async () => {
  const created = await createTable(server.url, { game: 'warehouse-elves' });
  const first = created.seats[0]?.secret as string;
  const sitting = await sit(created, first);
  const given = await giveSeat(server.url, created.table.id, created.host, 0, { kind: 'person' });
  sitting.client.leave();
  const { code } = await show(created, [{ seat: 0, secret: given.secret as string }]);
  expect((await openByCode(server.url, code)).secret).toBe(given.secret);
});

it('a seat that was given away is not opened by its old secret, and by the new one it is', async () => {
  const created = await createTable(server.url, { game });
  const waiting = waitingAt(created).slice(0, 1);
  const { code } = await show(created, waiting);
  const { id } = created.table;
  const { secret } = await giveSeat(server.url, id, created.host, 0, { kind: 'person' });
  expect(await codeOf(openByCode(server.url, code))).toBe('wrong-code');
  // Whoever shows it anew is told what became of the link, as everywhere else.
  expect(await codeOf(show(created, waiting))).toBe('removed');
  const again = await show(created, [{ seat: 0, secret: secret as string }]);
  expect(again.code).toBe(code);
  expect((await openByCode(server.url, code)).secret).toBe(secret);
});

it('only the host shows one, and only for secrets that open the seats', async () => {
  const created = await createTable(server.url, { game });
  const [first, second] = waitingAt(created) as [
    { seat: number; secret: string },
    { seat: number; secret: string },
  ];
  const { id } = created.table;
  expect(await codeOf(showCode(server.url, id, first.secret, [first]))).toBe('wrong-secret');
  const crossed = [{ seat: first.seat, secret: second.secret }];
  expect(await codeOf(show(created, crossed))).toBe('wrong-secret');
});

it('tries are limited by address, right ones too', async () => {
  const strict = await localServer({ guessRate: { perSecond: 0.001, burst: 2 } });
  const created = await createTable(strict.url, { game });
  const { code } = await show(created, waitingAt(created), strict.url);
  const wrong = CODE_LETTERS.slice(0, CODE_SIGNS);
  expect(await codeOf(openByCode(strict.url, wrong))).toBe('wrong-code');
  expect(await codeOf(openByCode(strict.url, wrong))).toBe('wrong-code');
  expect(await codeOf(openByCode(strict.url, code))).toBe('rate-limited');
  await strict.stop();
});

it('each dies after some minutes, and with the last visitor of its table', () => {
  let now = 0;
  const codes = new SeatCodes({ perSecond: 1, burst: 100 }, () => now);
  const secret = 'a secret';
  const table = {
    id: 'A',
    isClosed: false,
    doc: {
      seats: [
        {
          secretHash: hashSecret(secret),
          keyHash: null,
          opened: false,
          seenBefore: false,
          player: null,
        },
      ],
      voided: [],
    },
    presence: new Presence(1),
  };
  const waiting = [{ seat: 0, secret }];
  const shown = () => codes.show(table, waiting).code;
  const old = shown();
  now = CODE_LIFE_SECONDS * 1000;
  expect(() => codes.open(old, '192.0.2.7')).toThrow('No screen shows this code');
  expect(codes.open(shown(), '192.0.2.7')).toEqual({ table: 'A', secret });
  const next = shown();
  table.isClosed = true;
  expect(() => codes.open(next, '192.0.2.7')).toThrow('No screen shows this code');
});
