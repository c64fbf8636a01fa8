/**
 * Some programs offer HTTP/2 with every plain request (`Upgrade: h2c`: the client of Java, curl --http2) and
 * expect an answer as if they had not. Node takes any offer for the wish to leave HTTP, so the
 * request is read once more without it.
 */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export const wantsWebSocket = ({ headers }: IncomingMessage): boolean =>
  String(headers.upgrade).toLowerCase() === 'websocket';

const OFFERS = new Set(['upgrade', 'http2-settings']);

export function readWithoutOffer(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  rest: Buffer,
): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    const value = rawHeaders[at + 1] as string;
    if (OFFERS.has(name.toLowerCase())) continue;
    lines.push(`${name}: ${name.toLowerCase() === 'connection' ? otherWishes(value) : value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
  server.emit('connection', socket);
}

/** What `Connection` says beside the offer. */
const otherWishes = (value: string): string =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !OFFERS.has(each.toLowerCase()))
    .join(', ') || 'keep-alive';
