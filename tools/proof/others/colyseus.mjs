/** Tables of our game as rooms of Colyseus, in memory: `node colyseus.js TABLES SECONDS` prints actions a second. */

import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { anyOf, newPosition, perSecond, playText, told } from './table.mjs';

/**
 * Installed beside the built program, where it can be had; so there are no types but these.
 * @typedef {{ userData: { seat: number }, send(type: string, message: unknown): void }} Guest
 * @typedef {{ maxClients: number, clients: Guest[], onMessage(type: string, take: (client: Guest, text: string) => void): void }} AnyRoom
 */
const load = (/** @type {string} */ name) => /** @type {Promise<any>} */ (import(name));

async function serve() {
  const { Room, Server } = await load('@colyseus/core');
  const { WebSocketTransport } = await load('@colyseus/ws-transport');
  class Table extends /** @type {new () => AnyRoom} */ (Room) {
    position = newPosition();
    onCreate() {
      this.maxClients = 2;
      this.onMessage('act', (client, action) => {
        if (playText(this.position, client.userData.seat, action)) this.tellAll();
      });
    }
    onJoin(/** @type {Guest} */ client) {
      client.userData = { seat: this.clients.length - 1 };
      if (this.clients.length === 2) this.tellAll();
    }
    tellAll() {
      for (const client of this.clients) {
        client.send('told', told(this.position, client.userData.seat));
      }
      if (told(this.position, 0).isOver) this.position = newPosition();
    }
  }
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define('table', Table);
  await server.listen(0);
  const { port } = server.transport.server.address();
  parentPort?.postMessage(port);
}

async function measure(/** @type {number} */ tables, /** @type {number} */ seconds) {
  const server = new Worker(new URL(import.meta.url));
  const [port] = await once(server, 'message');
  const { Client } = await load('colyseus.js');
  let actions = 0;
  const answer = (/** @type {any} */ room) =>
    room.onMessage('told', (/** @type {any} */ { isNext, legal }) => {
      actions += 0.5;
      if (isNext) room.send('act', anyOf(legal));
    });
  for (let table = 0; table < tables; table++) {
    const host = await new Client(`ws://127.0.0.1:${port}`).create('table');
    answer(host);
    answer(await new Client(`ws://127.0.0.1:${port}`).joinById(host.roomId));
  }
  console.log(JSON.stringify({ actionsPerSecond: await perSecond(seconds, () => actions) }));
  process.exit(0);
}

if (isMainThread) await measure(Number(process.argv[2]), Number(process.argv[3]));
else await serve();
