import type { Box } from '@hearthside/shelf';
import { goTo } from '../router.ts';
import { type NewTable, newTable } from '../session/kept-table.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { tables } from '../storage/tables.ts';
import { seatsOf } from './seat-count.ts';
import { type Answers, fitting, keepersFor } from './sitting-answers.ts';

/** Keeps a new table on the device and goes there. */
export async function beginTable(wanted: NewTable): Promise<void> {
  const table = newTable(wanted);
  await tables.extend(table, 0);
  changeSettings({ offeredLearn: true });
  goTo(`/play/${table.id}`);
}

/** Sits down at once, as the opened box was answered: nothing else to fill in. */
export async function beginQuickTable(box: Box, answers: Answers): Promise<void> {
  const { game } = await box.rules();
  const options = fitting(game, answers.chosen);
  if (answers.company === 'friends') {
    // Only a table with friends needs to know of servers.
    const { beginOnlineTable } = await import('../online/begin-online.ts');
    await beginOnlineTable({ game: box.facts.id, options });
    return;
  }
  const keepers = keepersFor(answers, seatsOf(game, options).length, settings().names);
  await beginTable({ game: box.facts.id, options, keepers, diceMode: 'app' });
}
