/** Who calls: from which address, and from a page of which origin. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** What limits are counted by. Behind a proxy it is the last address that our own proxy added. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && forwarded !== undefined) {
    return networkOf(String(forwarded).split(',').at(-1)?.trim() ?? '');
  }
  return networkOf(request.socket.remoteAddress ?? '');
}

/** Whoever has one address of IPv6 has 2^64 of them: the first half of it stands for all. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  // What `::` stands for reaches into the first half only where little stands before and after it.
  const missing =
    after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(after ?? '').split(':')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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
