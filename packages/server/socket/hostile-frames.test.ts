/**
 * Frames that mean harm, by the thousand and in a proof by the million. Each counts only when the server has
 * dealt with it: the ping behind a burst is answered after all that came before it.
 */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTable } from '@hearthside/client';
import { EMOTES, PATHS } from '@hearthside/protocol/constants';
import { type Dice, pick, seededDice } from '@hearthside/table';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder, Watcher } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { limitOf, tell } from '../testing/storm.ts';

const FRAMES = Number(process.env['HOSTILE_FRAMES'] ?? 4000);
const ATTACKERS = 8;
const BURST = 100;
/** One fault in each, and fewer of them than close the connection. */
const BURSTS = 4;
/** What a server may hold, however much is sent. */
const MOST_MEGABYTES = 700;

const GAME = 'warehouse-elves';
const LONG = 'x'.repeat(190);

/** What a client could send that knows the protocol and means ill; each is answered or passed over. */
const PROPER: readonly ((dice: Dice) => unknown)[] = [
  (dice) => act(`program ${pick(['F1', 'F9', '', '__proto__'], dice)} F1 F1`, dice.below(9)),
  (dice) => act(LONG, dice.below(1_000_000)),
  (dice) => act('roll 6', dice.below(3)),
  (dice) => act('resign\u0000', dice.below(3)),
  (dice) => ({ type: 'roll', id: `attack-roll-${dice.below(99)}`, action: 'roll 1', seen: 0 }),
  (dice) => ({ type: 'emote', emote: pick([...EMOTES], dice) }),
  () => ({ type: 'join', protocol: 1, table: 'A'.repeat(22), more: [[[[[[[[]]]]]]]] }),
  () => ({ type: 'constructor' }),
  (dice) => ({ type: `${dice.below(1_000_000)}`, __proto__: null, toString: 1 }),
];

/** What breaks the protocol. */
const FAULTY: readonly string[] = [
  '{',
  '[]',
  'null',
  '"\\ud800"',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  '{"type":"act","id":"a","action":{"__proto__":{}},"seen":0}',
  '{"type":"act","id":"long-enough-id","action":"x","seen":-1}',
  '{"type":"name","name":7}',
  `{"type":"emote","emote":"${LONG}"}`,
];

const act = (action: string, seen: number) => ({
  type: 'act',
  id: `attack-${action.length}-${seen}`,
  action,
  seen,
});

it(
  `${FRAMES} hostile frames are dealt with: no crash, no memory without bounds, and play goes on`,
  async () => {
    const folder = temporaryFolder();
    const server = await SpawnedServer.start({ database: join(folder, 'tables.db'), log: 'error' });
    const megabytesBefore = megabytes(server.pid);
    const counted = { frames: 0, connections: 0 };
    const began = performance.now();
    await Promise.all(
      Array.from({ length: ATTACKERS }, async (_, number) => {
        const dice = seededDice(`attacker ${number}`);
        while (counted.frames < FRAMES) {
          const frames = await attack(server.url, dice);
          counted.frames += frames;
          counted.connections++;
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const created = await createTable(server.url, { game: GAME });
    const watcher = new Watcher({ server: server.url, table: created.table.id });
    await watcher.until(({ state }) => state !== null, 'a table after the attack');
    watcher.client.leave();
    const megabytesAfter = megabytes(server.pid);
    expect(megabytesAfter).toBeLessThan(MOST_MEGABYTES);
    expect(await server.stop()).toBe(0);
    // Nothing of it was a fault of the server's own.
    expect(server.log).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
    tell({
      ...counted,
      perSecond: Math.round(counted.frames / seconds),
      megabytesBefore,
      megabytesAfter,
    });
  },
  limitOf(600_000),
);

/** Somebody with a seat sends bursts at a table; answers how many frames were dealt with. */
async function attack(url: string, dice: Dice): Promise<number> {
  const { table, seats } = await createTable(url, { game: GAME });
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PATHS.socket}`);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  const join = { type: 'join', protocol: 1, table: table.id, secret: seats[0]?.secret };
  socket.send(JSON.stringify(join));
  let frames = 0;
  for (let bursts = 0; bursts < BURSTS; bursts++) {
    for (let i = 0; i < BURST; i++) socket.send(JSON.stringify(pick(PROPER, dice)(dice)));
    socket.send(pick(FAULTY, dice));
    const pong = new Promise<true>((resolve) =>
      socket.on('message', (data) => {
        if (String(data) === '{"type":"pong"}') resolve(true);
      }),
    );
    socket.send('{"type":"ping"}');
    if (!(await Promise.race([pong, closed]))) return frames;
    socket.removeAllListeners('message');
    frames += BURST + 2;
  }
  socket.close();
  await closed;
  return frames;
}

/** Where the system tells (Linux). */
function megabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}
