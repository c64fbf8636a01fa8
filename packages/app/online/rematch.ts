import { rematch } from '@hearthside/client';
import { goTo } from '../router.ts';
import { keepMyTable, myTable } from './my-tables.ts';

/** The next game at a new table, seats moved on by one; everyone's secret opens it too. */
export async function rematchOnline(table: string, secret: string): Promise<void> {
  const { table: next } = await rematch(location.origin, table, secret, true);
  goToNext(table, next, secret);
}

/** Follows the others to a rematch that was set up. */
export function goToNext(table: string, next: string, secret: string): void {
  const kept = myTable(table);
  if (kept) keepMyTable({ ...kept, table: next, at: Date.now() });
  goTo(`/t/${next}#${secret}`);
}
