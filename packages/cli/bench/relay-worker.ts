/** A thread that passes on what it hears to the other of two, and does nothing else. */

import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';

const port = parentPort;
if (!port) throw new Error('relay-worker runs in a worker thread only');

const waiting = new Map<string, WebSocket>();
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '' }) => {
  const other = waiting.get(url);
  if (!other) {
    waiting.set(url, socket);
    return;
  }
  waiting.delete(url);
  socket.on('message', (data) => other.send(data.toString()));
  other.on('message', (data) => socket.send(data.toString()));
});
sockets.on('listening', () => port.postMessage((sockets.address() as AddressInfo).port));
