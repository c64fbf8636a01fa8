/** What goes over HTTP apart from the interface: files that are known already, and visitors who say nothing. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, localServer, temporaryFolder } from '../testing/local-server.ts';
import { answerTo } from '../testing/raw-socket.ts';

const page = temporaryFolder();
let server: LocalServer;
beforeAll(async () => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hearthside</title>');
  writeFileSync(join(page, 'assets', 'a.js'), 'export const a = 1;\n'.repeat(200));
  server = await localServer({ pages: page });
});
afterAll(() => server.stop());

it.each(['/', '/assets/a.js'])(
  '%s is sent once: whoever has it is told that it is the same',
  async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await fetch(`${server.url}${path}`, { headers });
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      await first.arrayBuffer();
      const again = await fetch(`${server.url}${path}`, {
        headers: { ...headers, 'If-None-Match': `W/"other", ${tag}` },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      const other = await fetch(`${server.url}${path}`, {
        headers: { ...headers, 'If-None-Match': '"other"' },
      });
      expect(other.status).toBe(200);
      await other.arrayBuffer();
    }
  },
);

it('a connection that was opened ahead of need is closed without a word; half a question is told that it came too late', async () => {
  const [idle, half, garbage] = await Promise.all([
    answerTo(server.url, ''),
    answerTo(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n'),
    answerTo(server.url, 'what is this\r\n\r\n'),
  ]);
  for (const answer of [half, garbage])
    expect(answer).toMatch(/\r\n\r\n\{"error":\{"code":"[\w-]+",/);
  expect(idle).toBe('');
  expect(half).toMatch(/^HTTP\/1\.1 408 /);
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
}, 40_000);

it('an encoding that is refused is not sent', async () => {
  const encodingFor = async (accepted: string) => {
    const headers = { 'Accept-Encoding': accepted };
    const answer = await fetch(`${server.url}/assets/a.js`, { headers });
    await answer.arrayBuffer();
    return answer.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip;q=0.5, br;q=0')).toBe('gzip');
  expect(await encodingFor('br;q=0, gzip; q=0.000')).toBeNull();
  expect(await encodingFor('BR;q=1.0')).toBe('br');
});

it('an offer of HTTP/2 is passed over, and the question answered', async () => {
  const offer =
    'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk';
  const body = '{"game":"warehouse-wars"}';
  const [page, table] = await Promise.all([
    answerTo(server.url, `GET /assets/a.js HTTP/1.1\r\nHost: x\r\n${offer}\r\n\r\n`),
    answerTo(
      server.url,
      `POST /api/v1/tables HTTP/1.1\r\nHost: x\r\n${offer}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  ]);
  expect(page).toMatch(/^HTTP\/1\.1 200 .*export const a = 1;/s);
  expect(table).toMatch(/^HTTP\/1\.1 201 .*"game":"warehouse-wars"/s);
});

it('whatever cannot be read is refused in the shape of every refusal', async () => {
  const [nameless, long, old] = await Promise.all([
    answerTo(server.url, 'GET /api/v1/about HTTP/1.1\r\n\r\n'),
    answerTo(server.url, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
    answerTo(
      server.url,
      'GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 12\r\n\r\n',
    ),
  ]);
  expect(nameless).toMatch(/^HTTP\/1\.1 400 .*\{"error":\{"code":"bad-message"/s);
  expect(long).toMatch(/^HTTP\/1\.1 431 .*\{"error":\{"code":"too-large"/s);
  expect(old).toMatch(
    /^HTTP\/1\.1 400 .*Sec-WebSocket-Version: 13.*\{"error":\{"code":"bad-message"/s,
  );
});

it('what a request expects beside an answer is passed over', async () => {
  const start = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n';
  expect(await answerTo(server.url, `GET /healthz ${start}`)).toMatch(/^HTTP\/1\.1 200 /);
});

it('a wrong method is told the right ones', async () => {
  const put = await fetch(`${server.url}/api/v1/tables`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST']);
  for (const path of ['/', '/healthz', '/readyz', '/metrics']) {
    const post = await fetch(`${server.url}${path}`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

it('a visitor who hangs up in the middle of a body is no fault of the server', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"ga');
  const figures = async () => (await fetch(`${server.url}/metrics`)).text();
  setTimeout(() => socket.destroy(), 100);
  await expect.poll(figures, { timeout: 5000 }).toContain('code="too-slow"');
  expect(await figures()).not.toContain('code="internal"');
});
