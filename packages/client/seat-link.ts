/** A seat's link: the secret stands behind `#`, which browsers never send, and after it perhaps the key. */

export interface SeatLink {
  /** Where the server is: `https://example.org`. */
  readonly server: string;
  readonly table: string;
  /** Null in a link for spectators. */
  readonly secret: string | null;
  /** Of the device that a seat is bound to: for its player's own devices alone. */
  readonly key?: string | null;
}

export const writeSeatLink = ({ server, table, secret, key = null }: SeatLink): string =>
  `${server}/t/${table}${secret === null ? '' : `#${secret}${key === null ? '' : `.${key}`}`}`;

/** The link's parts, or null when it is none. */
export function readSeatLink(link: string): SeatLink | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, hash } = new URL(link);
  const table = /^\/t\/([A-Za-z0-9_-]{22})$/.exec(pathname)?.[1];
  if (table === undefined) return null;
  const { secret = null, key = null } = readSeatHash(hash);
  return { server: origin, table, secret, ...(key === null ? {} : { key }) };
}

/** What stands behind an address, `#` included. */
export function readSeatHash(hash: string): { secret?: string; key?: string } {
  return /^#(?<secret>[A-Za-z0-9_-]{32})(?:\.(?<key>[0-9a-f]{32}))?$/.exec(hash)?.groups ?? {};
}
