/** Who calls: from which address, and from a page of which origin. */

import type { IncomingMessage } from 'node:http';

/** The client's address. Behind a proxy it is the last one that our own proxy added. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && forwarded !== undefined) {
    return String(forwarded).split(',').at(-1)?.trim() ?? '';
  }
  return request.socket.remoteAddress ?? '';
}

/** Programs send no origin; pages do, and must be ours or one of those allowed. */
export function isOwnOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The path that was asked for, without its query. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? '/').split('?')[0] ?? '/';
