/** Limits hold, and whoever meets one is told which: slow readers, crowds, those who never join. */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable } from '@hearthside/client';
import { LIMITS, PATHS } from '@hearthside/protocol';
import { type Host, pick, seededDice } from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from './callers.ts';
import { hostFor, layTable } from './testing/laid-table.ts';
import { type LocalServer, localServer, Watcher } from './testing/local-server.ts';
import { rawSocket } from './testing/raw-socket.ts';

let server: LocalServer;

beforeAll(async () => {
  server = await localServer();
});

afterAll(() => server.stop());

/** A game with a long past: nobody ever loads a toy. */
async function longGame(actions: number): Promise<Host> {
  const host = await hostFor('warehouse-elves', 'a-long-game');
  const dice = seededDice('long');
  while (host.n < actions) {
    const seat = pick(host.actors, dice);
    const legal = host.legal(seat);
    const action = legal.includes('pass') ? 'pass' : pick(legal, dice);
    const weighed = host.submit(seat, action, host.n);
    if (!weighed.ok) throw new Error(weighed.rejection.why);
  }
  return host;
}

/** Joins, and reads nothing from then on. */
async function deafSpectator(table: string): Promise<Socket> {
  const socket = await rawSocket(server.url);
  socket.on('error', () => {});
  socket.pause();
  const text = Buffer.from(JSON.stringify({ type: 'join', protocol: 1, table, since: 0 }));
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  return socket;
}

describe('whoever does not read', () => {
  it('is let go before anything piles up, and nobody else notices', async () => {
    const host = await longGame(9000);
    const { table } = host.proof;
    const secrets = await layTable(server.storage, host, [{ kind: 'person' }, { kind: 'person' }]);
    const players = secrets.map((secret) => new Watcher({ server: server.url, table, secret }));
    const [a] = players as [Watcher];
    await Promise.all(players.map((each) => each.until(({ state }) => state !== null)));
    const deaf = await deafSpectator(table);
    await a.until(({ heard }) => heard.includes('presence true,true 1'), 'the spectator');
    const before = a.heard.length;
    const isGone = () => a.heard.slice(before).includes('presence true,true 0');
    for (let i = 0; i < 40 && !isGone(); i++) {
      const { n, actors } = a.state ?? { n: 0, actors: [] };
      const mover = players[actors[0] as number] as Watcher;
      await mover.until(({ state }) => state?.n === n);
      expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
      await a.until(({ state }) => (state?.n ?? 0) > n);
      await pause(50);
    }
    await a.until(isGone, 'it to be let go');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/hearthside_errors_total\{code="too-slow"\} \d/);
    // One who reads gets all of it, however much that is.
    const reader = new Watcher({ server: server.url, table, since: 0 });
    await reader.until(({ state }) => state !== null, 'the whole past', 20_000);
    expect(reader.steps.map(({ n }) => n)).toEqual(reader.steps.map((_, index) => index + 1));
    expect(reader.steps.length).toBe(reader.state?.n);
    deaf.destroy();
    for (const each of [...players, reader]) each.client.leave();
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
