import { findBox } from '@hearthside/shelf';
import { type Outcome, playMatch, Referee, readOptions, writeRecord } from '@hearthside/table';
import { expect, it } from 'vitest';
import { MemoryTables } from '../storage/kept-tables.ts';
import { teamRecords } from './best-team-score.ts';
import { bringIn } from './bring-in.ts';

/** A team of bots plays a game to its end, and the device keeps it. */
async function played(tables: MemoryTables, seats: number): Promise<Outcome> {
  const box = findBox('ogres-and-elves');
  const { game } = (await box?.rules()) ?? {};
  const { bot } = (await box?.bot()) ?? {};
  if (!game || !bot) throw new Error('no such game');
  const options = readOptions(game, { seats });
  if (!options.ok) throw new Error(options.error);
  const table = `team of ${seats}`;
  const secret = 'ab'.repeat(32);
  const referee = new Referee({ game, options: options.value, table, secret });
  const players = game
    .seats(options.value)
    .map((_, seat) => bot.player('hard', `${table}/${seat}`));
  const outcome = await playMatch(referee, players);
  await bringIn(`${writeRecord(referee.record()).join('\n')}\n`, tables);
  return outcome;
}

it('the record to beat is that of finished games with as many elves, this one left out', async () => {
  const tables = new MemoryTables();
  const two = await played(tables, 2);
  const three = await played(tables, 3);
  const kept = await tables.all();
  const records = await teamRecords('ogres-and-elves', kept);
  expect(records).toHaveLength(2);
  for (const [outcome, seats] of [
    [two, 2],
    [three, 3],
  ] as const) {
    if (outcome.kind !== 'team') throw new Error('a team game ends for a team');
    const { score, top } = outcome;
    expect(records).toContainEqual({ score, top, seats });
  }
  expect(await teamRecords('ogres-and-elves', kept, kept[0]?.id)).toHaveLength(1);
  expect(await teamRecords('warehouse-elves', kept)).toEqual([]);
});
