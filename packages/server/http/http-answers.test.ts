/** What goes over HTTP apart from the interface: files that are known already, and visitors who say nothing. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, localServer, temporaryFolder } from '../testing/local-server.ts';

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

/** All that comes back over a connection on which `words` were said, until it is closed. */
function answerTo(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      if (words !== '') socket.write(words);
    });
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

it('a connection that was opened ahead of need is closed without a word; half a question is told that it came too late', async () => {
  const [idle, half, garbage] = await Promise.all([
    answerTo(''),
    answerTo('GET / HTTP/1.1\r\nHost: x\r\n'),
    answerTo('what is this\r\n\r\n'),
  ]);
  expect(idle).toBe('');
  expect(half).toMatch(/^HTTP\/1\.1 408 /);
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
}, 40_000);
