/** Where phones in the same network find a server that lets them in. */

import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

const isOpen = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Addresses of this machine for others in its network; none where the server listens to itself alone. */
export function homeAddresses(host: string, port: number): string[] {
  if (!isOpen(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/**
 * Does whoever sits at this very machine ask? Only their page needs another address than its own,
 * and nobody else learns the addresses of a house.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const here = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  const near = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  return here && near && headers['x-forwarded-for'] === undefined;
}
