import { rematch } from '@hearthside/client';
import type { TableInfo } from '@hearthside/protocol';
import { goTo } from '../router.ts';
import { keepMyTable, myTable } from './my-tables.ts';
import { carryKey } from './seat-key.ts';

/** The next game at a new table, seats moved on by one; everyone's secret opens it too. */
export async function rematchOnline(table: TableInfo, secret: string): Promise<void> {
  const { table: next } = await rematch(location.origin, table.id, secret, true);
  goToNext(table, next, secret);
}

/** Follows the others to a rematch that was set up. */
export function goToNext(table: TableInfo, next: string, secret: string): void {
  carryKey(table.id, next);
  const kept = myTable(table.id);
  if (kept) {
    const { length } = table.seats;
    const invitations = kept.invitations?.map((each) => ({
      ...each,
      seat: (each.seat + 1) % length,
    }));
    // Which seat it is the next table tells.
    const { seat: _, ...rest } = kept;
    keepMyTable({ ...rest, ...(invitations && { invitations }), table: next, at: Date.now() });
  }
  goTo(`/t/${next}#${secret}`);
}
