import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textIn } from '../testing/text-in.ts';
import { FrameWriter, frameOf, writeFrame } from './frames.ts';

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
      wire.write(Buffer.concat(some.map((text) => writeFrame((out) => out.json(text)))));
    }
  });
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  const expected = [...texts, ...texts.slice(0, 4), ...texts.slice(5, 6)];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(JSON.parse(String(data))) === expected.length) resolve();
    });
  });
  await all;
  expect(heard).toEqual(expected);
  client.close();
  server.close();
  await once(server, 'close');
});

it('writes what JSON.stringify writes', () => {
  const out = new FrameWriter();
  const written = (value: unknown) => {
    out.begin();
    out.json(value);
    return textIn(out.end());
  };
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 1000 },
  );
  for (const value of [0, -0, 9, 10, -1, 1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(written(value)).toBe(JSON.stringify(value));
  }
  for (const text of ['"', '\\', '\n', '\x7f', '\ud800', '\u2028', '😀', 'a"b', '']) {
    expect(written({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
  }
  expect(written({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it('a text may go on over the end of a page, and leaves the frames before it alone', () => {
  const out = new FrameWriter();
  const frames: [Buffer, string][] = [];
  for (let i = 0; i < 400; i++) {
    const value = {
      i,
      text: 'é"x'.repeat((i * 37) % 500),
      list: Array.from({ length: i }, () => i),
    };
    out.begin();
    out.raw('[');
    out.json(value);
    const first = out.since(1);
    out.raw(',');
    out.bytes(first);
    out.raw(']');
    frames.push([out.end(), JSON.stringify([value, value])]);
  }
  for (const [frame, text] of frames) expect(textIn(frame)).toBe(text);
});

it('a frame stays as it was, however long it is kept and whatever is written after it', async () => {
  const kept: [Buffer, string][] = [];
  for (let tick = 0; tick < 50; tick++) {
    for (let i = 0; i < 40; i++) {
      const id = `table-${tick}-of-${i}-${'x'.repeat((i * 97) % 3000)}`;
      kept.push([frameOf({ type: 'accepted', id, n: tick }), id]);
    }
    await nextTick();
  }
  // More than a hundred pages were filled since the first of them.
  for (const [frame, id] of kept) expect(JSON.parse(textIn(frame)).id).toBe(id);
  const places = new Set(kept.map(([{ buffer, byteOffset }]) => `${pageOf(buffer)}/${byteOffset}`));
  expect(places.size).toBe(kept.length);
});

const pages: ArrayBufferLike[] = [];
const pageOf = (page: ArrayBufferLike): number => {
  if (!pages.includes(page)) pages.push(page);
  return pages.indexOf(page);
};

it('small frames share a page', () => {
  const buffers = Array.from({ length: 1000 }, () => frameOf({ type: 'pong' }).buffer);
  expect(new Set(buffers).size).toBeLessThan(3);
});

it('refuses what is not data', () => {
  expect(() => frameOf({ type: 'pong', n: 1n } as never)).toThrow('a bigint cannot be sent');
  expect(textIn(frameOf({ type: 'pong' }))).toBe('{"type":"pong"}');
});
