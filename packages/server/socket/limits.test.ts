/** Limits hold, and whoever meets one is told which: slow readers, crowds, those who never join. */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable } from '@hearthside/client';
import { LIMITS, PATHS } from '@hearthside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from '../http/callers.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { rawSocket, textFrame } from '../testing/raw-socket.ts';

let server: LocalServer;

beforeAll(async () => {
  server = await localServer();
});

afterAll(() => server.stop());

/** Joins, asks and asks, and never reads an answer. */
async function deafSpectator(table: string): Promise<Socket> {
  const socket = await rawSocket(server.url);
  socket.on('error', () => {});
  socket.pause();
  socket.write(textFrame(JSON.stringify({ type: 'join', protocol: 1, table, since: 0 })));
  return socket;
}

describe('whoever does not read', () => {
  it('is let go before anything piles up, and nobody else notices', async () => {
    const created = await createTable(server.url, { game: 'warehouse-wars' });
    const table = created.table.id;
    const a = new Watcher({ server: server.url, table, secret: created.seats[0]?.secret ?? null });
    await a.until(({ state }) => state !== null);
    const deaf = await deafSpectator(table);
    await a.until(({ heard }) => heard.includes('presence true,false 1'), 'the spectator');
    const before = a.heard.length;
    const isGone = () => a.heard.slice(before).includes('presence true,false 0');
    const question = { type: 'act', id: 'not-mine-to-act', action: 'anything', seen: 0 };
    const questions = Buffer.concat(Array(2000).fill(textFrame(JSON.stringify(question))));
    for (let i = 0; i < 200 && !isGone(); i++) {
      deaf.write(questions);
      await pause(10);
    }
    await a.until(isGone, 'it to be let go', 20_000);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/hearthside_errors_total\{code="too-slow"\} \d/);
    deaf.destroy();
    a.client.leave();
  }, 60_000);
});

describe('whoever is gone without a word', () => {
  it('is let go when it did not answer by the next beat; whoever answers stays', async () => {
    const watched = await localServer({ heartbeatSeconds: 1 });
    const { table } = await createTable(watched.url, { game: 'warehouse-wars' });
    const [there, gone] = [spectate(watched.url, table.id), spectate(watched.url, table.id, false)];
    await gone.closed;
    expect(gone.pings()).toBe(1);
    expect(there.pings()).toBeGreaterThanOrEqual(1);
    expect(there.socket.readyState).toBe(WebSocket.OPEN);
    there.socket.close();
    await watched.stop();
  });

  function spectate(url: string, table: string, autoPong = true) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${PATHS.socket}`, { autoPong });
    let pings = 0;
    socket.on('ping', () => pings++);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', protocol: 1, table })));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    return { socket, closed, pings: () => pings };
  }
});

describe('a crowd', () => {
  it('finds a seat taken after some devices, and a table full after some spectators', async () => {
    const created = await createTable(server.url, { game: 'warehouse-wars' });
    const sit = (secret: string | null) =>
      new Watcher({ server: server.url, table: created.table.id, secret });
    for (const [secret, limit] of [
      [created.seats[0]?.secret ?? null, LIMITS.connectionsPerSeat],
      [null, LIMITS.spectatorsPerTable],
    ] as const) {
      const all = Array.from({ length: limit }, () => sit(secret));
      await Promise.all(all.map((each) => each.until(({ state }) => state !== null)));
      const code = await new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
        const join = { type: 'join', protocol: 1, table: created.table.id };
        socket.on('open', () => {
          socket.send(JSON.stringify(secret === null ? join : { ...join, secret }));
        });
        socket.on('close', resolve);
      });
      expect(code).toBe(4429);
      for (const each of all) each.client.leave();
    }
  }, 30_000);
});

describe('whoever never joins', () => {
  it(`is closed after ${LIMITS.joinSeconds} seconds`, async () => {
    const began = Date.now();
    const code = await new Promise<number>((resolve) => {
      new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`).on('close', resolve);
    });
    expect(code).toBe(4408);
    expect(Date.now() - began).toBeGreaterThan(LIMITS.joinSeconds * 900);
  }, 30_000);
});

describe('addresses', () => {
  it('are counted by what one visitor has: one of IPv4, a whole network of IPv6', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:aaaa::1'));
    expect(networkOf('2001:db8:1:2::')).not.toBe(networkOf('2001:db8:1:3::'));
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:9::'));
    expect(networkOf('::1')).toBe(networkOf('::1'));
    expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
    expect(networkOf('')).toBe('');
    expect(networkOf('nonsense')).toBe('nonsense');
  });
});
