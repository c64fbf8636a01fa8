import { keepRecords } from '../replay/keep-records.ts';
import { importRecords } from '../replay/kept-records.ts';
import { goTo } from '../router.ts';
import { tables } from '../storage/tables.ts';
import type { OnlineTable } from './online-table.ts';

/** A game with friends that is over, kept on this device and opened there. */
export async function watchOnline(
  session: OnlineTable,
  also: '' | 'review' | 'share',
): Promise<void> {
  const read = await importRecords(await session.record());
  if (!read.ok) throw new Error(read.error);
  const { keepers } = session;
  const { kept } = await keepRecords(
    read.value.map((table) => ({ ...table, keepers })),
    tables,
  );
  const [table] = kept;
  if (table) goTo(`/records/${table.id}${also && `/${also}`}`);
}
