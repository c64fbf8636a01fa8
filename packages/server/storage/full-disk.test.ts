/** A disk that takes nothing more, and a file that was deleted or cut off underneath: said so, and nothing is acknowledged. */

import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, tableInfo } from '@hearthside/client';
import { PATHS, PROTOCOL } from '@hearthside/protocol/constants';
import { newId } from '@hearthside/table';
import { afterAll, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { localServer, temporaryFolder, Watcher } from '../testing/local-server.ts';
import { PROGRAM, SpawnedServer } from '../testing/spawned-server.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = 'warehouse-wars';
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

/** A table with both players there, and whose turn it is. */
async function seated(url: string) {
  const created = await createTable(url, { game });
  const both = created.seats.map(
    ({ secret }) => new Watcher({ server: url, table: created.table.id, secret }),
  );
  await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
  const mover = both[both[0]?.state?.actors[0] as number] as Watcher;
  const act = () => mover.client.act(mover.state?.legal[0] as string, mover.state?.n ?? 0);
  const leave = () => {
    for (const each of both) each.client.leave();
  };
  return { id: created.table.id, mover, act, leave };
}

it.runIf(process.platform !== 'win32').each(['stopped', 'killed'] as const)(
  'a server that was %s starts on a full disk and serves reading; it is not ready, acknowledges nothing, and ends well',
  async (how) => {
    const database = join(folder, `${how}.db`);
    const before = await SpawnedServer.start({ database });
    const created = await createTable(before.url, { game });
    const secretive = await createTable(before.url, { game: 'warehouse-elves' });
    const table = secretive.table.id;
    const secretOf = (seat: number) => secretive.seats[seat]?.secret ?? null;
    const key = newId();
    const first = new Watcher({ server: before.url, table, secret: secretOf(0), key });
    await first.until(({ state }) => state?.n === 0);
    first.client.leave();
    if (how === 'stopped') await before.stop();
    else await before.kill();
    const server = await SpawnedServer.start({ database, 'free-mb': '0' }, { canWrite: false });
    expect(await tableInfo(server.url, created.table.id)).toEqual(created.table);
    const secret = created.seats[0]?.secret ?? null;
    const reader = new Watcher({ server: server.url, table: created.table.id, secret });
    await reader.until(({ state }) => state?.n === 0);
    // What a key has bound can be read; what none has bound stays shut: whoever else has the link could bind it later.
    const keyed = new Watcher({ server: server.url, table, secret: secretOf(0), key });
    await keyed.until(({ state }) => state?.n === 0);
    keyed.client.leave();
    const socket = nodeSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
    const answer = new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)));
    });
    socket.onopen = () => {
      const join = { type: 'join', protocol: PROTOCOL, table, secret: secretOf(1), key: newId() };
      socket.send(JSON.stringify(join));
    };
    expect(await answer).toMatchObject({ type: 'error', code: 'unavailable', retry: true });
    const copy = join(folder, `${how}-copy.db`);
    const backup = spawnSync(process.execPath, [PROGRAM, 'backup', copy, '--database', database], {
      encoding: 'utf8',
    });
    expect(backup.status).toBe(1);
    expect(backup.stderr).toMatch(
      /started on a full disk: make room on it and start that server anew/,
    );
    expect(existsSync(copy)).toBe(false);
    expect(await readiness(server.url)).toBe(503);
    await expect(createTable(server.url, { game })).rejects.toMatchObject({ code: 'unavailable' });
    reader.client.leave();
    expect(await server.stop()).toBe(0);
    expect(server.log.join('\n')).not.toMatch(/uncaught|unhandled|TypeError/i);
    const after = await SpawnedServer.start({ database });
    expect(await tableInfo(after.url, created.table.id)).toEqual(created.table);
    expect(await readiness(after.url)).toBe(200);
    copySqlite(database, copy);
    await after.stop();
  },
  60_000,
);

it('a server whose writes fail is not ready, until one succeeds again', async () => {
  const file = new SqliteFile(join(folder, 'failing.db'));
  const server = await localServer({}, SqliteStorage.over(file));
  const { act, leave } = await seated(server.url);
  expect(await readiness(server.url)).toBe(200);
  file.limitPages(file.pages());
  const fill = async () => {
    for (;;) await createTable(server.url, { game });
  };
  await expect(fill()).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(503);
  file.limitPages(1_000_000);
  await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(200);
  expect(await act()).toBeNull();
  leave();
  await server.stop();
}, 30_000);

it.each([
  ['a file', ''],
  ['the log beside it', '-wal'],
])(
  '%s that is deleted underneath is noticed: nothing is acknowledged until it is back',
  async (what, end) => {
    const opened = join(folder, `deleted ${what}.db`);
    const server = await localServer({}, SqliteStorage.over(new SqliteFile(opened)));
    const { act, leave, mover, id } = await seated(server.url);
    const path = `${opened}${end}`;
    renameSync(path, `${path}.elsewhere`);
    let isAnswered = false;
    const answer = act().then((rejection) => {
      isAnswered = true;
      return rejection;
    });
    await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(503);
    expect(isAnswered).toBe(false);
    expect(mover.state?.n).toBe(0);
    await expect(createTable(server.url, { game })).rejects.toMatchObject({ code: 'unavailable' });
    renameSync(`${path}.elsewhere`, path);
    await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(200);
    expect(await answer).toBeNull();
    expect(await server.storage.entriesAfter(id, 0)).toHaveLength(1);
    leave();
    await server.stop();
  },
  30_000,
);

it.each([
  ['the file', ''],
  ['the log beside it', '-wal'],
])(
  '%s that is cut off underneath is noticed: nothing is acknowledged any more',
  async (what, end) => {
    const opened = join(folder, `cut ${what}.db`);
    const file = new SqliteFile(opened);
    const server = await localServer({}, SqliteStorage.over(file));
    const { act, leave, mover } = await seated(server.url);
    expect(await act()).toBeNull();
    expect(await readiness(server.url)).toBe(200);
    truncateSync(`${opened}${end}`, 0);
    await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(503);
    await expect(createTable(server.url, { game })).rejects.toMatchObject({ code: 'unavailable' });
    expect(() => file.ping()).toThrow(/was cut off.*backup/);
    expect(mover.state?.n).toBe(1);
    leave();
    await server.stop();
  },
  30_000,
);

it('what another program lets SQLite itself shorten is not taken for cut off', () => {
  const path = join(folder, 'shortened.db');
  const file = new SqliteFile(path);
  const doc = { words: 'x'.repeat(200_000) } as unknown as TableDoc;
  file.create({ id: 'large', created: 0, revision: 0, doc });
  file.deleteIdle(1, 1);
  const other = new SqliteConnection(path);
  const size = () => statSync(path).size;
  other.all('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(statSync(`${path}-wal`).size).toBe(0);
  file.ping();
  file.create({ id: 'small', created: 0, revision: 0, doc: {} as TableDoc });
  const before = size();
  other.exec('VACUUM');
  other.all('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(size()).toBeLessThan(before);
  file.ping();
  file.create({ id: 'next', created: 0, revision: 0, doc: {} as TableDoc });
  other.close();
  file.close();
});

it('a lock that is deleted underneath is noticed: nothing is acknowledged any more', async () => {
  const opened = join(folder, 'unlocked.db');
  const server = await localServer({}, SqliteStorage.over(new SqliteFile(opened)));
  const { act, leave, mover, id } = await seated(server.url);
  rmSync(`${opened}.lock`);
  const unanswered = expect(act()).rejects.toMatchObject({ code: 'not-joined' });
  await expect.poll(() => readiness(server.url), { timeout: 5000 }).toBe(503);
  await expect(createTable(server.url, { game })).rejects.toMatchObject({ code: 'unavailable' });
  expect(mover.state?.n).toBe(0);
  expect(await server.storage.entriesAfter(id, 0)).toEqual([]);
  leave();
  await unanswered;
  await server.stop();
}, 30_000);
