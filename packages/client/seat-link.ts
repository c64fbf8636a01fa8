/** A seat's link: the secret stands behind `#`, which browsers never send. */

export interface SeatLink {
  /** Where the server is: `https://example.org`. */
  readonly server: string;
  readonly table: string;
  /** Null in a link for spectators. */
  readonly secret: string | null;
}

export const writeSeatLink = ({ server, table, secret }: SeatLink): string =>
  `${server}/t/${table}${secret === null ? '' : `#${secret}`}`;

/** The link's parts, or null when it is none. */
export function readSeatLink(link: string): SeatLink | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, hash } = new URL(link);
  const table = /^\/t\/([A-Za-z0-9_-]{22})$/.exec(pathname)?.[1];
  if (table === undefined) return null;
  const secret = /^#([A-Za-z0-9_-]{32})$/.exec(hash)?.[1] ?? null;
  return { server: origin, table, secret };
}
