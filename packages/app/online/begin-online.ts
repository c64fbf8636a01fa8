import { createTable } from '@hearthside/client';
import type { CreateTable } from '@hearthside/protocol';
import { goTo } from '../router.ts';
import { keepMyTable } from './my-tables.ts';

/** The table that was just set up here, and whose invitations nobody has seen yet. */
let fresh: string | null = null;

/** Was this table just set up here? True once. */
export function isFresh(table: string): boolean {
  const is = fresh === table;
  if (is) fresh = null;
  return is;
}

/** Sets up a table on the server that served this page, sits down in the first free seat, and goes there. */
export async function beginOnlineTable(wish: CreateTable): Promise<void> {
  const { table, host, seats } = await createTable(location.origin, wish);
  const people = seats.flatMap(({ seat, secret }) => (secret === null ? [] : [{ seat, secret }]));
  const [mine, ...invitations] = people;
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
