/** Programs of different ages at one table: each skips what it does not know, in both directions. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTable, giveSeat, TableClient } from '@hearthside/client';
import { closeCodeOf } from '@hearthside/protocol';
import { PATHS } from '@hearthside/protocol/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { TableDoc } from '../tables/table-doc.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { SteadyPlayer } from '../testing/steady-player.ts';
import { nodeSocket } from './node-socket.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

const game = 'warehouse-wars';
/** WW-43: no random game is over by a fall before it was watched long enough. */
const options = { cargo: 'secured' };
const FUTURE = { mood: 'brave', deep: { list: [1, { two: 2 }] } };

describe('a page that is newer than its node', () => {
  it('sets a table up, joins and plays with fields that the node does not know', async () => {
    const answer = await fetch(`${server.url}${PATHS.tables}`, {
      method: 'POST',
      body: JSON.stringify({
        game,
        options,
        keepers: [{ kind: 'person', ...FUTURE }, { kind: 'person' }],
        ...FUTURE,
      }),
    });
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as Awaited<ReturnType<typeof createTable>>;
    expect(created.table.seats[0]?.keeper).toEqual({ kind: 'person' });
    const rules = await fetch(`${server.url}${PATHS.tables}/${created.table.id}/rules`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${created.host}` },
      // What is not known of a request must not get into the document.
      body: JSON.stringify({ absent: null, hostHash: '00', next: 'T'.repeat(22), ...FUTURE }),
    });
    expect(rules.status).toBe(200);
    expect(((await rules.json()) as { next: unknown }).next).toBeNull();
    const newer = (url: string) => {
      const socket = nodeSocket(url);
      const send = socket.send.bind(socket);
      socket.send = (text) => send(JSON.stringify({ ...JSON.parse(text), ...FUTURE }));
      return socket;
    };
    const players = created.seats.map(
      ({ seat, secret }) => new SteadyPlayer(server.url, created.table.id, seat, secret, newer),
    );
    await expect.poll(() => players[0]?.state?.n ?? 0, { timeout: 10_000 }).toBeGreaterThan(10);
    for (const player of players) player.leave();
    expect(players.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('sends messages and emotes that the node does not know: each is said to be unknown, and the table goes on', async () => {
    const created = await createTable(server.url, { game });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
    const heard: { type: string; code?: string; id?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'open');
    const secret = created.seats[0]?.secret;
    socket.send(JSON.stringify({ type: 'join', protocol: 1, table: created.table.id, secret }));
    for (let i = 0; i < 20; i++) socket.send(JSON.stringify({ type: 'dance', id: 'dance-dance' }));
    socket.send(JSON.stringify({ type: 'ping' }));
    await expect.poll(() => heard.some(({ type }) => type === 'pong')).toBe(true);
    const unknown = heard.filter(({ code }) => code === 'bad-message');
    expect(unknown.map(({ id }) => id)).toEqual(Array(20).fill('dance-dance'));
    for (let i = 0; i < 20; i++)
      socket.send(JSON.stringify({ type: 'emote', emote: 'somersault' }));
    socket.send(JSON.stringify({ type: 'ping' }));
    await expect.poll(() => heard.filter(({ type }) => type === 'pong').length).toBe(2);
    expect(heard.filter(({ code }) => code === 'bad-message')).toHaveLength(40);
    // What breaks the rules of this very version is another matter.
    for (let i = 0; i < 5; i++) socket.send(JSON.stringify({ type: 'act' }));
    await once(socket, 'close');
  });

  it('joins by another version in another shape, and reads that the node does not speak it', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'join', protocol: 2, room: 'abc' }));
    const [data] = await once(socket, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ code: 'unsupported-protocol', retry: false });
    const [code] = await once(socket, 'close');
    expect(code).toBe(closeCodeOf('unsupported-protocol'));
  });
});

describe('a page that is older than its node', () => {
  it('plays on among fields, messages, greetings and errors that it does not know', async () => {
    const created = await createTable(server.url, { game, options });
    const between = new WebSocketServer({ port: 0 });
    let refused = 0;
    between.on('connection', (page) => {
      const node = new WebSocket(`${server.url.replace('http', 'ws')}${PATHS.socket}`);
      const toPage = (message: object) => page.send(JSON.stringify({ ...message, ...FUTURE }));
      node.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.state) Object.assign(message.state, FUTURE);
        if (message.table) Object.assign(message.table, FUTURE);
        for (const step of message.steps ?? []) Object.assign(step, FUTURE);
        toPage({ type: 'weather', is: 'fine' });
        toPage({ type: 'emote', seat: 0, emote: 'somersault' });
        toPage(message);
      });
      page.on('message', async (data) => {
        const message = JSON.parse(String(data));
        if (node.readyState !== WebSocket.OPEN) await once(node, 'open');
        // Now and then a no of a kind that only newer pages know.
        if (message.type === 'act' && refused++ % 4 === 0) {
          toPage({ type: 'error', code: 'tea-time', message: '…', retry: true, id: message.id });
        } else node.send(String(data));
      });
      page.on('close', () => node.close());
    });
    const { port } = between.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const emotes: string[] = [];
    const watcher = new TableClient(
      { server: url, table: created.table.id, open: nodeSocket },
      { emote: (_, emote) => emotes.push(emote) },
    );
    const players = created.seats.map(
      ({ seat, secret }) => new SteadyPlayer(url, created.table.id, seat, secret),
    );
    await expect.poll(() => players[0]?.state?.n ?? 0, { timeout: 20_000 }).toBeGreaterThan(6);
    for (const player of players) player.leave();
    watcher.leave();
    between.close();
    expect(players.flatMap(({ errors }) => errors)).toEqual([]);
    expect(emotes).toEqual([]);
  }, 30_000);

  it('is told whether an error it does not know is worth another try', async () => {
    const answer = await fetch(`${server.url}${PATHS.tables}/${'T'.repeat(22)}`);
    expect(await answer.json()).toMatchObject({ error: { code: 'no-such-table', retry: false } });
  });
});

it('what a newer node wrote into a document is passed on by an older one', async () => {
  const created = await createTable(server.url, { game, names: 'any' });
  const { id } = created.table;
  const stored = await server.storage.read(id);
  const newer = { ...(stored?.doc as TableDoc), weather: FUTURE };
  expect(await server.storage.revise(id, stored?.revision ?? 0, newer)).toBe(true);
  const player = new Watcher({
    server: server.url,
    table: id,
    secret: created.seats[0]?.secret ?? '',
  });
  await player.until(({ state }) => state !== null);
  expect(await player.client.setName('Zoë')).toBe('Zoë');
  await giveSeat(server.url, id, created.host, 1, { kind: 'person' });
  expect((await server.storage.read(id))?.doc).toMatchObject({ weather: FUTURE });
  player.client.leave();
});
