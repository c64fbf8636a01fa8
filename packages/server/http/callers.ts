/** Who calls: from which address, and from a page of which origin. */

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/**
 * What limits are counted by. Behind proxies of our own it is the address that the outermost of them
 * saw: each adds one at the end, and what stands before those the client may have made up.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(own);
  const added = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => withoutPort(each.trim()))
    .filter((each) => each !== '');
  return networkOf(added.at(-proxies) ?? added[0] ?? own);
}

/** Some proxies write the port too: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
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
export function isOwnOrigin(
  request: IncomingMessage,
  { origins, proxies }: Pick<Config, 'origins' | 'proxies'>,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  // A proxy that asks us by another name tells by which it was asked itself.
  const told = proxies > 0 ? request.headers['x-forwarded-host'] : undefined;
  return new URL(origin).host === (told === undefined ? host : String(told));
}

/** The path that was asked for, without its query. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? '/').split('?')[0] ?? '/';
