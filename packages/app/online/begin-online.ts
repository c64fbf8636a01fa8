import { createTable, giveSeat } from '@hearthside/client';
import type { CreatedTable, CreateTable } from '@hearthside/protocol';
import { goTo } from '../router.ts';
import { type Invitation, keepMyTable } from './my-tables.ts';

/** The table that was just set up here, and whose invitations nobody has seen yet. */
let fresh: string | null = null;

/** Was this table just set up here? Until the game begins. */
export const isFresh = (table: string): boolean => fresh === table;

/** The people are at their places. */
export function isArranged(): void {
  fresh = null;
}

const invitationsOf = ({ seats }: CreatedTable): Invitation[] =>
  seats.flatMap(({ seat, secret }) => (secret === null ? [] : [{ seat, secret }]));

/** Sets up a table on the server that served this page, sits down in the first free seat, and goes there. */
export async function beginOnlineTable(wish: CreateTable): Promise<void> {
  const created = await createTable(location.origin, wish);
  const { table, host } = created;
  const [mine, ...invitations] = invitationsOf(created);
  if (!mine) throw new Error('a table of bots alone needs no server');
  keepMyTable({
    table: table.id,
    game: table.game,
    secret: mine.secret,
    host,
    invitations,
    at: Date.now(),
  });
  fresh = table.id;
  goTo(`/t/${table.id}#${mine.secret}`);
}

/** Seats that wait for a phone, by table; gone with the page. */
const waiting = new Map<string, readonly OpenInvitation[]>();

interface OpenInvitation extends Invitation {
  /** Whoever was sent away is still there, as far as the screen has heard. */
  readonly beforeLeaving?: boolean;
}

/**
 * Sets up a table that this screen only shows: a code for each seat, and whoever scans it sits
 * there. The screen keeps none of them; it keeps the host's key, for when the wrong person did.
 */
export async function beginOnBigScreen(wish: CreateTable): Promise<void> {
  const created = await createTable(location.origin, wish);
  waiting.set(created.table.id, invitationsOf(created));
  keepScreenHost(created.table.id, created.host);
  goTo(`/tv/${created.table.id}`);
}

const SCREEN_HOST = 'hearthside.tv.';

/** The host's key of a table that this screen set up, until the screen is closed. */
export const screenHost = (table: string): string | null => {
  try {
    return sessionStorage.getItem(`${SCREEN_HOST}${table}`);
  } catch {
    return null;
  }
};

export function keepScreenHost(table: string, host: string): void {
  try {
    sessionStorage.setItem(`${SCREEN_HOST}${table}`, host);
  } catch {
    // Without storage nobody can be sent away; all else goes on.
  }
}

/** Whoever sat there is sent away, and the seat's new code is shown. */
export async function sendAway(table: string, seat: number): Promise<void> {
  const host = screenHost(table);
  if (host === null) return;
  const { secret } = await giveSeat(location.origin, table, host, seat, { kind: 'person' });
  if (secret === null) return;
  const others = seatsWaiting(table).filter((each) => each.seat !== seat);
  waiting.set(table, [...others, { seat, secret, beforeLeaving: true }]);
}

/** Bots sit down where nobody has come. */
export async function letBotsIn(table: string): Promise<void> {
  const host = screenHost(table);
  if (host === null) return;
  for (const { seat } of seatsWaiting(table)) {
    await giveSeat(location.origin, table, host, seat, { kind: 'bot', level: 'medium' });
    waiting.set(
      table,
      seatsWaiting(table).filter((each) => each.seat !== seat),
    );
  }
}

/** Codes that the big screen still has to show. */
export const seatsWaiting = (table: string): readonly Invitation[] => waiting.get(table) ?? [];

/** Somebody sits there: the screen forgets the way in. */
export function seatTaken(table: string, isTaken: (seat: number) => boolean): void {
  const left = (waiting.get(table) ?? []).flatMap(({ seat, secret, beforeLeaving = false }) => {
    if (isTaken(seat)) return beforeLeaving ? { seat, secret, beforeLeaving } : [];
    return { seat, secret };
  });
  waiting.set(table, left);
}
