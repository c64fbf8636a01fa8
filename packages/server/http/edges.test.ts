/** The edges of a server on the open internet: what it gives away, and what it lets be piled up. */

import { statSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { join } from 'node:path';
import { createTable, tableInfo } from '@hearthside/client';
import { PATHS } from '@hearthside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, DEFAULTS, readConfig } from '../config.ts';
import { Log } from '../log.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { copySqlite } from '../storage/sqlite-opening.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type LocalServer, localServer, temporaryFolder } from '../testing/local-server.ts';
import { answerTo, rawSocket, textFrame } from '../testing/raw-socket.ts';
import { addressOf, isOwnOrigin } from './callers.ts';

const game = 'warehouse-wars';
let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A request as it comes from a proxy on this machine. */
function requestWith(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

describe('files', () => {
  it('of tables can be read by nobody else on the machine, copies too', () => {
    const folder = temporaryFolder();
    const file = new SqliteFile(join(folder, 'tables.db'));
    expect(modeOf(join(folder, 'tables.db'))).toBe(0o600);
    expect(modeOf(join(folder, 'tables.db-wal'))).toBe(0o600);
    copySqlite(join(folder, 'tables.db'), join(folder, 'copy.db'));
    expect(modeOf(join(folder, 'copy.db'))).toBe(0o600);
    file.close();
  });
});

describe('addresses behind proxies', () => {
  const from = (forwarded: string, proxies: number) =>
    addressOf(requestWith({ 'x-forwarded-for': forwarded }), proxies);

  it('are those that our own proxies saw, without their ports; what a client made up is passed over', () => {
    expect(from('192.0.2.7', 1)).toBe('192.0.2.7');
    expect(from('192.0.2.7:4711', 1)).toBe('192.0.2.7');
    expect(from('[2001:db8:1:2::9]:4711', 1)).toBe(from('2001:db8:1:2::1', 1));
    expect(from('6.6.6.6, 192.0.2.7', 1)).toBe('192.0.2.7');
    expect(from('6.6.6.6, 192.0.2.7, 10.0.0.1', 2)).toBe('192.0.2.7');
    expect(from('192.0.2.7', 2)).toBe('192.0.2.7');
    expect(from('6.6.6.6', 0)).not.toBe('6.6.6.6');
  });

  it('are as many as the operator says', () => {
    const proxies = (text: string) => readConfig({ 'trust-proxy': text }, {}).proxies;
    expect([proxies('no'), proxies('yes'), proxies('2')]).toEqual([0, 1, 2]);
    expect(() => proxies('maybe')).toThrow(ConfigError);
  });

  it('tell by which name they were asked, and are believed only where there are some', () => {
    const request = requestWith({
      origin: 'https://play.example',
      host: '10.0.0.5:8080',
      'x-forwarded-host': 'play.example',
    });
    expect(isOwnOrigin(request, { origins: [], proxies: 1 })).toBe(true);
    expect(isOwnOrigin(request, { origins: [], proxies: 0 })).toBe(false);
  });
});

describe('what operators look at', () => {
  it('is shown to this machine, or by the token, and to nobody else', async () => {
    const metrics = async (url: string, headers: Record<string, string> = {}) =>
      (await fetch(`${url}/metrics`, { headers })).status;
    expect(await metrics(server.url)).toBe(200);
    expect(await metrics(server.url, { 'X-Forwarded-For': '192.0.2.7' })).toBe(404);
    const guarded = await localServer({ metricsToken: 'a token of some length' });
    expect(await metrics(guarded.url)).toBe(404);
    expect(await metrics(guarded.url, { Authorization: 'Bearer wrong' })).toBe(404);
    expect(await metrics(guarded.url, { Authorization: 'Bearer a token of some length' })).toBe(
      200,
    );
    await guarded.stop();
    expect(() => readConfig({ 'metrics-token': 'short' }, {})).toThrow(ConfigError);
  });

  it('says that the storage fails, and not how', async () => {
    const folder = temporaryFolder();
    const storage = SqliteStorage.over(new SqliteFile(join(folder, 'a.db')));
    const broken: Storage = new Proxy(storage, {
      get(target, key) {
        if (key === 'ping') return () => Promise.reject(new Error('db.internal said no to hearth'));
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const sick = await localServer({}, broken);
    const answer = await fetch(`${sick.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('not ready\n');
    await sick.stop();
  });

  it('has no whole id of a table in its log, wherever it stands', () => {
    const lines: string[] = [];
    const log = new Log('debug', (line) => lines.push(line));
    const id = 'AbCdEfGhIjKlMnOpQrStUv';
    log.warn(`table ${id} broke`, { error: new Error(`table ${id}: entry 3`), path: `/t/${id}` });
    expect(lines.join()).not.toContain(id);
    expect(lines.join()).toContain('AbCdEfGh');
  });
});

describe('requests', () => {
  it('for addresses that nobody can read are answered kindly', async () => {
    for (const path of ['/%E0', '/%', '/t/%E0%A4%A', '/api/v1/%E0']) {
      const { status } = await fetch(`${server.url}${path}`);
      expect([200, 404], path).toContain(status);
    }
  });

  it('nested without end are refused, in bodies and in messages', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const body = `{"game":"${game}","options":{"side":${deep}}}`;
    const answer = await fetch(`${server.url}${PATHS.tables}`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('bad-message');
    const socket = await rawSocket(server.url);
    const heard = new Promise<string>((resolve) => {
      socket.on('data', (bytes) => resolve(bytes.toString('latin1')));
    });
    socket.write(textFrame(`{"type":"join","table":${'['.repeat(1500)}${']'.repeat(1500)}}`));
    expect(await heard).toContain('bad-message');
    socket.destroy();
  });

  it('with many headers are read with all of them: origin, proxy and the length of a body', async () => {
    const proxied = await localServer({ proxies: 1 });
    const many = Array.from({ length: 200 }, (_, at) => `A-${at}: 1\r\n`).join('');
    const start = `HTTP/1.1\r\nHost: localhost\r\n${many}`;
    const last = 'Connection: close\r\n\r\n';
    const hidden = 'GET /api/v1/about HTTP/1.1\r\nHost: x\r\n\r\n';
    const [page, figures, two] = await Promise.all(
      [
        `POST ${PATHS.tables} ${start}Content-Length: 2\r\nOrigin: https://evil.example\r\n${last}{}`,
        `GET /metrics ${start}X-Forwarded-For: 192.0.2.7\r\n${last}`,
        // What stands in a body is no request of its own, also where HTTP/2 is offered.
        `GET /healthz ${start}Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}GET /nothing.txt HTTP/1.1\r\nHost: x\r\n${last}`,
      ].map((words) => answerTo(proxied.url, words)),
    );
    expect(page).toMatch(/^HTTP\/1\.1 403 .*wrong-origin/s);
    expect(figures).toMatch(/^HTTP\/1\.1 404 /);
    expect(two?.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
    await proxied.stop();
  });

  it('for pages and files are limited too, from one address', async () => {
    const strict = await localServer({ pageRate: { perSecond: 0.001, burst: 5 } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${strict.url}/healthz`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await createTable(strict.url, { game })).table.game).toBe(game);
    await strict.stop();
    expect(DEFAULTS.pageRate.burst).toBeGreaterThan(1000);
  });

  it('that never end are cut, and others are answered meanwhile', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    socket.resume();
    await expect(tableInfo(server.url, 'A'.repeat(22))).rejects.toMatchObject({
      code: 'no-such-table',
    });
    await closed;
  }, 30_000);
});

describe('messages in pieces', () => {
  it('are taken in a few, and refused in many', async () => {
    const pieces = (count: number) =>
      Buffer.concat(
        Array.from({ length: count }, (_, at) =>
          textFrame(at === 0 ? '{"type":"ping"}' : ' ', headOf(at, count)),
        ),
      );
    const few = await rawSocket(server.url);
    const pong = new Promise<string>((resolve) => few.on('data', (data) => resolve(`${data}`)));
    few.write(pieces(5));
    expect(await pong).toContain('pong');
    few.destroy();
    const many = await rawSocket(server.url);
    const closed = new Promise((resolve) => many.on('close', resolve));
    many.on('error', () => {});
    many.resume();
    many.write(pieces(100));
    await closed;
  });

  /** The first is a text, the others go on, and the last says that it is. */
  const headOf = (at: number, count: number) =>
    (at === 0 ? 0x01 : 0x00) | (at === count - 1 ? 0x80 : 0x00);
});
