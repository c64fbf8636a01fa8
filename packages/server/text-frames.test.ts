import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from './text-frames.ts';

it('any client reads them, of any length and in any script, many in one piece', async () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    '{"player":"Zoë"}',
    '明美 יעל',
    'x'.repeat(65_535),
    'y'.repeat(65_536),
    'é'.repeat(70_000),
    'z'.repeat(300_000),
  ];
  const server = new WebSocketServer({ port: 0 });
  const { port } = server.address() as AddressInfo;
  server.on('connection', (_socket, { socket: wire }) => {
    for (const some of [texts, texts.slice(0, 4), texts.slice(5, 6)]) {
      wire.write(textFrames(some), 'latin1');
    }
  });
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  const expected = [...texts, ...texts.slice(0, 4), ...texts.slice(5, 6)];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(String(data)) === expected.length) resolve();
    });
  });
  await all;
  expect(heard).toEqual(expected);
  client.close();
  server.close();
  await once(server, 'close');
});

it('ASCII stays a string', () => {
  expect(textFrames(['{"n":1}', '{"n":2}'])).toBe('\x81\x07{"n":1}\x81\x07{"n":2}');
});
