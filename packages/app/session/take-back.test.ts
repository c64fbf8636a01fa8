/** Taking back at one device, as people mean it: a step, or a whole turn with what bots answered. */

import { standingSteps } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { MemoryTables, SafeTables } from '../storage/kept-tables.ts';
import { openLocalScene } from './testing/local-scene.ts';
import { until } from './testing/scene.ts';

const fresh = () => new SafeTables(new MemoryTables());

const viewOf = (table: Awaited<ReturnType<typeof openLocalScene>>['table']) =>
  table.state.value.steps.at(-1)?.view ?? table.state.value.start;

describe('take back at one device', () => {
  it('takes a whole turn of a person, and what the bot answered', async () => {
    const { table, close } = await openLocalScene('warehouse-wars', 'bots', fresh());
    await until(table, ({ phase }) => phase.is === 'choosing', 'the first choice');
    expect(await table.takeBack()).toEqual({ why: 'stays', because: 'nothing' });
    const before = viewOf(table);
    const { seat } = table.state.value;
    const own = () => table.state.value.steps.filter(({ by }) => by === seat).length;
    // A turn is over when somebody else has acted.
    const others = () => table.state.value.steps.filter(({ by }) => by !== seat).length;
    while (others() === 0) {
      await until(table, ({ phase }) => phase.is === 'choosing', 'a choice');
      if (others() > 0) break;
      const { legal } = table.state.value;
      const action = legal.find((text) => text === 'end') ?? (legal[0] as string);
      expect(await table.submit(action)).toBeNull();
      await until(table, ({ phase }) => phase.is === 'choosing', 'what follows');
    }
    expect(own()).toBeGreaterThan(0);
    await until(table, (state) => state.seat === seat, 'the person’s turn again');
    expect(await table.takeBack()).toBeNull();
    expect(viewOf(table)).toEqual(before);
    expect(table.state.value.seat).toBe(seat);
    expect(standingSteps(table.state.value.steps)).toEqual([]);
    await close();
  });

  it('takes a step of the turn under way, and says that a roll stays', async () => {
    const { table, close } = await openLocalScene('ogres-and-elves', 'people', fresh());
    await until(table, ({ phase }) => phase.is === 'choosing', 'the first choice');
    const before = viewOf(table);
    expect(await table.submit('move 3')).toBeNull();
    expect(table.state.value.canTakeBack).toBe(true);
    expect(await table.takeBack()).toBeNull();
    expect(viewOf(table)).toEqual(before);
    expect(await table.submit('move 3')).toBeNull();
    expect(await table.submit('roll')).toBeNull();
    expect(table.state.value.canTakeBack).toBe(false);
    expect(await table.takeBack()).toEqual({ why: 'stays', because: 'rolled' });
    await close();
  });

  it('is kept: a table opened again shows the same', async () => {
    const scene = await openLocalScene('ogres-and-elves', 'people', fresh());
    await until(scene.table, ({ phase }) => phase.is === 'choosing', 'the first choice');
    await scene.table.submit('move 3');
    await scene.table.takeBack();
    const again = await scene.again();
    expect(viewOf(again)).toEqual(viewOf(scene.table));
    expect(again.state.value.legal).toEqual(scene.table.state.value.legal);
    await scene.close();
  });
});
