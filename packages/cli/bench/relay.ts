/**
 * The yardstick: how much a server could do on this machine, now, that did nothing but pass messages
 * on. Machines differ and are shared; what our server makes of that is worth more than a bare figure.
 */

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { type Percentiles, percentiles } from './figures.ts';

const WARM_UP_SECONDS = 1;
/** Beside us in the bundle. */
const WORKER = new URL('./relay-worker.js', import.meta.url);

export interface RelayFigures {
  readonly perSecond: number;
  readonly otherScreenMs: Percentiles;
}

/** As many pairs as there would be tables; one message of each is under way, to and fro. */
export async function measureRelay(pairs: number, seconds: number): Promise<RelayFigures> {
  const relay = new Worker(WORKER);
  const [port] = (await once(relay, 'message')) as [number];
  const taken: number[] = [];
  const sockets: WebSocket[] = [];
  const say = (socket: WebSocket) => socket.send(JSON.stringify({ at: performance.now() }));
  for (let pair = 0; pair < pairs; pair++) {
    const both = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/${pair}`));
    for (const socket of both) {
      socket.on('message', (data) => {
        taken.push(performance.now() - JSON.parse(data.toString()).at);
        if (socket.readyState === WebSocket.OPEN) say(socket);
      });
    }
    await Promise.all(both.map((socket) => once(socket, 'open')));
    sockets.push(...both);
  }
  for (let pair = 0; pair < pairs; pair++) say(sockets[2 * pair] as WebSocket);
  await pause(WARM_UP_SECONDS * 1000);
  taken.length = 0;
  const began = performance.now();
  await pause(seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  const figures = {
    perSecond: Math.round(taken.length / elapsed),
    otherScreenMs: percentiles(taken),
  };
  for (const socket of sockets) socket.terminate();
  await relay.terminate();
  return figures;
}
