/** For what no proper client would send: a connection without a library in between. */

import { connect, type Socket } from 'node:net';
import { PATHS } from '@hearthside/protocol/constants';

const HANDSHAKE = `GET ${PATHS.socket} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/** A WebSocket that was let in; its bytes are the test's own business from then on. */
export function rawSocket(server: string): Promise<Socket> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  socket.write(HANDSHAKE);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.removeListener('error', reject);
      if (answer.toString('latin1').startsWith('HTTP/1.1 101')) resolve(socket);
      else reject(new Error(`not let in: ${answer}`));
    });
  });
}

/** All that comes back over a connection on which `words` were said, until it is closed. */
export function answerTo(server: string, words: string): Promise<string> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      if (words !== '') socket.write(words);
    });
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

const MASKED = 0x80;
const TWO_BYTES = 126;

/** A text as a client's frame, masked by nothing. */
export function textFrame(text: string, head = 0x81): Buffer {
  const bytes = Buffer.from(text);
  const start =
    bytes.length < TWO_BYTES
      ? [head, MASKED | bytes.length]
      : [head, MASKED | TWO_BYTES, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([...start, 0, 0, 0, 0]), bytes]);
}
