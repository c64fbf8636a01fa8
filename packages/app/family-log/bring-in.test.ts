import { shelf } from '@hearthside/shelf';
import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { exportRecord } from '../replay/kept-records.ts';
import { type KeptTable, newTable } from '../session/kept-table.ts';
import { LocalTable } from '../session/local-table.ts';
import { directThinking } from '../session/testing/direct-thinking.ts';
import { MemoryTables } from '../storage/kept-tables.ts';
import { bringIn } from './bring-in.ts';

/** A table of this device at which two people have made some choices. */
async function playedHere(box: (typeof shelf)[number], tables: MemoryTables): Promise<KeptTable> {
  const { game } = await box.rules();
  const kept = newTable({
    game: box.facts.id,
    options: {},
    keepers: [
      { kind: 'person', name: 'Nora' },
      { kind: 'person', name: null },
    ],
    diceMode: 'app',
  });
  await tables.extend(kept, 0);
  const table = new LocalTable(kept, game, {
    thinking: directThinking,
    tables,
    isVisible: () => true,
  });
  const dice = seededDice('brought');
  for (let i = 0; i < 12; i++) {
    table.liftCurtain();
    const { legal, outcome } = table.state.value;
    if (outcome || legal.length === 0) break;
    await table.submit(legal[dice.below(legal.length)] as string);
  }
  table.leave();
  return (await tables.find(kept.id)) as KeptTable;
}

describe.each(shelf)('a record of $facts.id that is brought in', (box) => {
  it('is one game however often it comes, from here or from elsewhere', async () => {
    const here = new MemoryTables();
    const kept = await playedHere(box, here);
    const text = await exportRecord(kept);
    const again = await bringIn(text, here);
    expect(again).toMatchObject({ is: 'kept', fresh: 0 });
    expect(again.is === 'kept' && again.kept[0]?.id).toBe(kept.id);

    const elsewhere = new MemoryTables();
    expect(await bringIn(text, elsewhere)).toMatchObject({ is: 'kept', fresh: 1 });
    // Twice in one file, and the file twice.
    expect(await bringIn(text + text, elsewhere)).toMatchObject({ is: 'kept', fresh: 0 });
    expect(await elsewhere.all()).toHaveLength(1);
  });

  it('comes with its players, its day and its branches', async () => {
    const here = new MemoryTables();
    const played = await playedHere(box, here);
    const kept: KeptTable = {
      ...played,
      branches: [{ from: 0, entries: [] }],
      begunAt: 86_400_000,
    };
    const there = new MemoryTables();
    await bringIn(await exportRecord(kept), there);
    const [found] = await there.all();
    expect(found).toMatchObject({ keepers: kept.keepers, begunAt: kept.begunAt });
    expect(found?.branches).toEqual(kept.branches);
    // And goes on with all of it.
    expect(await exportRecord(found as KeptTable)).toBe(await exportRecord(kept));
  });

  it('says which line is wrong, and by which rule', async () => {
    const here = new MemoryTables();
    const lines = (await exportRecord(await playedHere(box, here))).trim().split('\n');
    const broken = lines.map((line, i) => (i === 2 ? line.replace('"n":2', '"n":7') : line));
    expect(await bringIn(broken.join('\n'), here)).toMatchObject({
      is: 'bad',
      say: { key: 'line-number', values: { line: 3 } },
    });
  });
});

it('a link that is pasted leads to its game', async () => {
  const tables = new MemoryTables();
  expect(await bringIn(' https://example.org/#/g/AQJX_-1 \n', tables)).toEqual({
    is: 'link',
    path: '/g/AQJX_-1',
  });
  expect(await bringIn('hello', tables)).toMatchObject({ is: 'bad' });
});
