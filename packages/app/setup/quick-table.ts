import type { Box } from '@hearthside/shelf';
import { readOptions } from '@hearthside/table';
import { goTo } from '../router.ts';
import { type NewTable, newTable } from '../session/kept-table.ts';
import type { SeatKeeper } from '../session/table-session.ts';
import { settings } from '../settings/settings.ts';
import { tables } from '../storage/tables.ts';

/** Keeps a new table on the device and goes there. */
export async function beginTable(wanted: NewTable): Promise<void> {
  const table = newTable(wanted);
  await tables.extend(table, 0);
  goTo(`/play/${table.id}`);
}

/** You in the first seat, friendly bots in the others, the usual options: nothing to fill in. */
export async function beginQuickTable(box: Box): Promise<void> {
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const name = settings().names[0] ?? null;
  const keepers = game
    .seats(options.value)
    .map(
      (_, seat): SeatKeeper =>
        seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'easy' },
    );
  await beginTable({ game: box.facts.id, options: {}, keepers, diceMode: 'app' });
}
