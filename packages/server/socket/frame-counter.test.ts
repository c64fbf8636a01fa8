import { once } from 'node:events';
import { createTable } from '@hearthside/client';
import { PATHS } from '@hearthside/protocol/constants';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../config.ts';
import { localServer } from '../testing/local-server.ts';
import { rawSocket, textFrame } from '../testing/raw-socket.ts';
import { FrameCounter } from './frame-counter.ts';

/** A frame of a client with so much in it. */
const frame = (length: number): Buffer => {
  const head =
    length < 126
      ? Buffer.from([0x81, 0x80 | length])
      : length < 65_536
        ? Buffer.from([0x81, 0xfe, length >> 8, length & 0xff])
        : Buffer.concat([
            Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0]),
            Buffer.from([length >> 16, (length >> 8) & 0xff, length & 0xff]),
          ]);
  return Buffer.concat([head, Buffer.from([1, 2, 3, 4]), Buffer.alloc(length, 0x89)]);
};

it('counts frames of any length, however their bytes are cut', () => {
  const lengths = fc.array(
    fc.oneof(fc.constantFrom(0, 1, 125, 126, 127, 65_535, 65_536), fc.nat(300)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      lengths,
      fc.array(fc.integer({ min: 1, max: 70_000 }), { minLength: 1, maxLength: 40 }),
      (all, cuts) => {
        const bytes = Buffer.concat(all.map(frame));
        const counter = new FrameCounter();
        let counted = 0;
        for (let at = 0, cut = 0; at < bytes.length; cut++) {
          const end = at + (cuts[cut % cuts.length] as number);
          counted += counter.count(bytes.subarray(at, end));
          at = end;
        }
        expect(counted).toBe(all.length);
      },
    ),
  );
});

const EMPTY = 0x80;
const ping = Buffer.from([0x89, EMPTY, 0, 0, 0, 0]);
/** One message in sixteen pieces, fifteen of them empty. */
const inPieces = Buffer.concat([
  Buffer.from([0x01, EMPTY, 0, 0, 0, 0]),
  ...Array<Buffer>(14).fill(Buffer.from([0x00, EMPTY, 0, 0, 0, 0])),
  textFrame('{"type":"ping"}', 0x80),
]);

it.each([
  ['pings', Buffer.concat(Array<Buffer>(250).fill(ping))],
  ['empty pieces', Buffer.concat(Array<Buffer>(16).fill(inPieces))],
])('a client that floods with %s is let go, and others play on', async (_, flood) => {
  const { messageRate } = DEFAULTS;
  const server = await localServer({ messageRate });
  const { table, seats } = await createTable(server.url, { game: 'warehouse-wars' });
  const hostile = await rawSocket(server.url);
  let heard = '';
  hostile.on('data', (bytes) => {
    heard += bytes.toString('latin1');
  });
  hostile.on('error', () => {});
  hostile.write(textFrame(JSON.stringify({ type: 'join', protocol: 1, table: table.id })));
  await expect.poll(() => heard).toContain('"type":"presence"');
  const cut = once(hostile, 'close');
  hostile.write(flood);
  await expect.poll(() => heard).toContain('"code":"rate-limited"');
  await cut;
  const honest = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
  await once(honest, 'open');
  honest.send(
    JSON.stringify({ type: 'join', protocol: 1, table: table.id, secret: seats[0]?.secret }),
  );
  honest.ping();
  await once(honest, 'pong');
  honest.close();
  await server.stop();
});
