/** What whoever runs a server can count on, with the built program. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, fetchRecord, playSeat } from '@hearthside/client';
import { randomPlayer, seededDice } from '@hearthside/table';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, DEFAULTS, readConfig, SETTINGS } from '../config.ts';
import { Bucket, BucketsByAddress } from '../rate-limit.ts';
import { ServerClock } from '../server-clock.ts';
import { nodeSocket } from '../socket/node-socket.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { localServer, temporaryFolder, Watcher } from '../testing/local-server.ts';
import { PROGRAM, SpawnedServer } from '../testing/spawned-server.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = 'warehouse-wars';

describe('a server process', () => {
  it('tells its health and its numbers, and goes down gently: clients are told and come back', async () => {
    const database = join(folder, 'gentle.db');
    const server = await SpawnedServer.start({ database });
    const port = new URL(server.url).port;
    const text = async (path: string) => (await fetch(`${server.url}${path}`)).text();
    expect(await text('/healthz')).toBe('ok\n');
    expect(await text('/readyz')).toBe('ready\n');
    const created = await createTable(server.url, { game });
    const secret = created.seats[0]?.secret ?? null;
    const watcher = new Watcher({ server: server.url, table: created.table.id, secret });
    await watcher.until(({ state }) => state !== null);
    expect(await text('/metrics')).toMatch(/hearthside_connections 1\n/);
    expect(await text('/metrics')).toMatch(/hearthside_tables_created_total\{game="[a-z-]+"\} 1\n/);
    await server.stop();
    await watcher.until(({ heard }) => heard.includes('waiting'), 'the cut');
    const again = await SpawnedServer.start({ database, port });
    await watcher.until(({ heard }) => heard.filter((each) => each === 'welcome').length === 2);
    expect(await (await fetch(`${again.url}/healthz`)).text()).toBe('ok\n');
    watcher.client.leave();
    await again.stop();
  });

  it('writes no name, secret or whole table id into its log, however much it logs', async () => {
    const database = join(folder, 'discreet.db');
    const server = await SpawnedServer.start({ database, log: 'debug' });
    const created = await createTable(server.url, { game, names: 'any' });
    const { id } = created.table;
    const secret = created.seats[0]?.secret ?? '';
    const watcher = new Watcher({ server: server.url, table: id, secret });
    await watcher.client.setName('Xanthippe');
    await expect(watcher.client.setName('<Xanthippe>')).rejects.toMatchObject({ code: 'bad-name' });
    watcher.client.leave();
    await server.stop();
    const log = server.log.join('\n');
    expect(log).toContain('stopped');
    for (const hidden of ['Xanthippe', secret, created.host, id]) {
      expect(log).not.toContain(hidden);
    }
  });

  it('refuses a second one on the same file with a clear sentence', async () => {
    const database = join(folder, 'one.db');
    const first = await SpawnedServer.start({ database });
    await expect(SpawnedServer.start({ database })).rejects.toThrow(/in use by another/);
    await first.stop();
  });

  it('ends with a clear sentence when its port is taken or its database is not there', async () => {
    const first = await SpawnedServer.start({ database: join(folder, 'first.db') });
    const { port } = new URL(first.url);
    const database = join(folder, 'second.db');
    await expect(SpawnedServer.start({ database, port })).rejects.toThrow(/port is taken/);
    await first.stop();
    const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
    await expect(SpawnedServer.start({ database: nowhere })).rejects.toThrow(/cannot start/);
  });

  it('is copied while it runs, and the copy is played on', async () => {
    const [database, copy] = [join(folder, 'original.db'), join(folder, 'copy.db')];
    const server = await SpawnedServer.start({ database });
    const { table, seats } = await createTable(server.url, { game });
    const secret = seats[0]?.secret ?? null;
    execFileSync(process.execPath, [PROGRAM, 'backup', copy, '--database', database]);
    await server.stop();
    const restored = await SpawnedServer.start({ database: copy });
    const watcher = new Watcher({ server: restored.url, table: table.id, secret });
    await watcher.until(({ you }) => you === 0, 'the seat at the restored table');
    watcher.client.leave();
    await restored.stop();
  });

  it('has bots that think in threads of their own, and records that `hearthside verify` finds fair', async () => {
    const server = await SpawnedServer.start({
      database: join(folder, 'bots.db'),
      'think-ms': '30',
      log: 'info',
    });
    const keepers = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] as const;
    const { table, seats } = await createTable(server.url, { game, keepers: [...keepers] });
    const link = { server: server.url, table: table.id, secret: seats[0]?.secret ?? null };
    const outcome = await playSeat(link, randomPlayer(seededDice('person')), nodeSocket);
    expect(outcome.kind).toBe('versus');
    const record = join(folder, 'game.jsonl');
    writeFileSync(record, (await fetchRecord(server.url, table.id)).text);
    const verdict = execFileSync(process.execPath, [PROGRAM, 'verify', record], {
      encoding: 'utf8',
    });
    expect(verdict).toContain('follow from what was sealed');
    expect(server.log.filter((line) => line.includes('a bot failed'))).toEqual([]);
    await server.stop();
  }, 60_000);
});

describe('a clock', () => {
  it('plays at random for whoever is late, and stands in the state', async () => {
    const storage = SqliteStorage.over(new SqliteFile(join(folder, 'clock.db')));
    const server = await localServer({}, storage);
    const clock = { seconds: 5, otherwise: 'random' } as const;
    const created = await createTable(server.url, { game, clock });
    const watch = (seat: number) =>
      new Watcher({
        server: server.url,
        table: created.table.id,
        secret: created.seats[seat]?.secret ?? null,
      });
    const [a, b] = [watch(0), watch(1)];
    await a.until(({ state }) => state !== null);
    await b.until(({ state }) => state !== null);
    expect(a.state?.secondsLeft).toBeNull();
    const first = a.state?.actors[0] === 0 ? a : b;
    await first.client.act(first.state?.legal[0] as string, 0);
    await a.until(({ state }) => state?.n === 1);
    expect(a.state?.secondsLeft).toBeGreaterThan(3);
    expect(await first.client.act('take-back', 1)).toEqual({ why: 'cannot-take-back' });
    await a.until(({ state }) => (state?.n ?? 0) >= 2, 'the clock to play', 9000);
    for (const each of [a, b]) each.client.leave();
    await server.stop();
  }, 30_000);

  it('does not follow the machine when somebody sets the time', () => {
    let elapsed = 0;
    const clock = new ServerClock(1000, () => elapsed);
    expect(clock.now()).toBe(1000);
    elapsed = 500;
    expect(clock.now()).toBe(1500);
  });
});

describe('the page', () => {
  it('is served with the right types, caching and packing; any other address shows it too', async () => {
    const pages = join(folder, 'pages');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    const page = `<html><script>first()</script><script type="module" src="/assets/a-1.js"></script></html>`;
    writeFileSync(join(pages, 'index.html'), page);
    writeFileSync(join(pages, 'assets', 'a-1.js'), 'export const a = 1;'.repeat(100));
    writeFileSync(join(pages, 'sw.js'), 'self');
    writeFileSync(join(pages, 'app.webmanifest'), '{}');
    writeFileSync(join(pages, 'piece.svg'), '<svg/>');
    writeFileSync(join(folder, 'outside.txt'), 'not for you');
    const server = await localServer({ pages });
    const get = (path: string, encoding = 'identity') =>
      fetch(`${server.url}${path}`, { headers: { 'Accept-Encoding': encoding } });
    for (const path of ['/', '/play/abc', '/t/xyz', '/rules/any', '/fair']) {
      const response = await get(path);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    }
    const script = await get('/assets/a-1.js', 'br');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('export const a = 1;'.repeat(100));
    expect((await get('/assets/a-1.js', 'gzip')).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const types = async (path: string) => (await get(path)).headers.get('content-type');
    expect(await types('/app.webmanifest')).toContain('application/manifest+json');
    expect(await types('/piece.svg')).toContain('image/svg+xml');
    expect((await get('/assets/missing.js')).status).toBe(404);
    expect((await get('/..%2foutside.txt')).status).toBe(404);
    expect((await get('/%2e%2e/outside.txt')).status).toBe(404);
    await server.stop();
  });
});

describe('configuration', () => {
  it('takes flags before the environment before defaults', () => {
    expect(readConfig({}, {})).toEqual(DEFAULTS);
    expect(readConfig({}, { HOST: '0.0.0.0', PORT: '99' })).toMatchObject({
      host: '0.0.0.0',
      port: 99,
      portIsFixed: true,
    });
    expect(readConfig({ port: '7' }, { PORT: '99' }).port).toBe(7);
    expect(readConfig({}, { HEARTHSIDE_KEEP_DAYS: '3' }).keepDays).toBe(3);
  });

  it('says what is wrong', () => {
    expect(() => readConfig({ port: 'http' }, {})).toThrow(ConfigError);
    expect(() => readConfig({ log: 'loud' }, {})).toThrow(/debug, info, warn, error/);
    expect(SETTINGS.every(({ help }) => help.length > 10)).toBe(true);
  });
});

describe('limits', () => {
  it('let a burst through, then as many as the rate says', () => {
    const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect([500, 500].map((now) => bucket.take(now))).toEqual([true, false]);
  });

  it('need memory only for addresses that were busy lately', () => {
    const buckets = new BucketsByAddress({ perSecond: 1, burst: 5 });
    for (let i = 0; i < 120_000; i++) buckets.take(`address ${i}`, 0);
    expect(buckets.size).toBeLessThanOrEqual(50_000);
    buckets.forget(10_000);
    expect(buckets.size).toBe(0);
  });
});
