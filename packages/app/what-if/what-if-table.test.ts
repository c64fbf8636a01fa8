import { findBox, shelf } from '@hearthside/shelf';
import {
  CHANCE,
  type GameRecord,
  Referee,
  readBranches,
  readOptions,
  writeBranches,
} from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { RecordTable } from '../replay/record-table.ts';
import { directThinking } from '../session/testing/direct-thinking.ts';
import { luckOf } from '../session/testing/player.ts';
import { until } from '../session/testing/scene.ts';
import { WhatIfTable } from './what-if-table.ts';

async function played(id: string, entries: number): Promise<GameRecord> {
  const rules = await findBox(id)?.rules();
  if (!rules) throw new Error(`no game ${id}`);
  const { game } = rules;
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const referee = new Referee({
    game,
    options: options.value,
    table: 'what-if',
    secret: 'cd'.repeat(32),
  });
  const luck = luckOf(3);
  while (referee.n < entries && referee.outcome === null) {
    const seat = referee.actors[0] ?? 0;
    const legal = referee.legal(seat);
    referee.submit(seat, legal[luck(legal.length)] as string, referee.n);
  }
  return referee.record();
}

const person = { kind: 'person', name: null } as const;
const bot = { kind: 'bot', level: 'easy' } as const;

describe.each(shelf)('what if, at a table of $facts.id', ({ facts: { id } }) => {
  it('goes on from any position with bots, and leaves the real record alone', async () => {
    const record = await played(id, 12);
    const before = JSON.stringify(record.entries);
    const real = new RecordTable(record, []);
    const table = new WhatIfTable(record, 6, [person, bot], directThinking);
    table.wakeBots();
    await until(table, ({ phase }) => phase.is === 'choosing', 'a choice');
    expect(table.state.value.start).not.toEqual(undefined);
    const [first] = table.state.value.legal;
    expect(await table.submit(first as string)).toBeNull();
    await until(table, ({ phase }) => phase.is !== 'waiting', 'the bots');
    expect(table.branch.from).toBe(record.entries[6]?.by === CHANCE ? 7 : 6);
    expect(table.branch.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(real.written.entries)).toBe(before);
    // What is kept beside the game is legal there.
    const extra = writeBranches(record.game, record.options, [table.branch]);
    expect(readBranches({ ...record, extra })).toEqual({ ok: true, value: [table.branch] });
    table.leave();
  });

  it('can be played by oneself for every seat, and taken back', async () => {
    const record = await played(id, 12);
    const table = new WhatIfTable(record, 5, [person, person], directThinking);
    const choices = 6;
    for (let i = 0; i < choices; i++) {
      const { legal, outcome } = table.state.value;
      if (outcome) break;
      expect(await table.submit(legal.at(-1) as string)).toBeNull();
    }
    const { length } = table.branch.entries;
    expect(await table.takeBack()).toBeNull();
    expect(table.branch.entries.length).toBeLessThan(length);
    while (table.state.value.canTakeBack) await table.takeBack();
    expect(table.branch.entries).toEqual([]);
    expect(await table.takeBack()).toEqual({ why: 'cannot-take-back' });
    table.leave();
  });

  it('does first what the coach would have done, and opens as it was kept', async () => {
    const record = await played(id, 12);
    const probe = new WhatIfTable(record, 5, [person, person], directThinking);
    const [first] = probe.state.value.legal;
    const table = new WhatIfTable(record, 5, [person, person], directThinking, {
      first: [first as string],
    });
    const again = new WhatIfTable(record, 5, [person, person], directThinking, {
      played: table.branch.entries,
    });
    expect(again.branch.entries).toEqual(table.branch.entries);
    again.leave();
    expect(table.branch.entries[0]?.action).toBe(first);
    probe.leave();
    table.leave();
  });

  it('a seat changes hands at any moment', async () => {
    const record = await played(id, 12);
    const table = new WhatIfTable(record, 5, [person, person], directThinking);
    table.seat(0, bot);
    table.seat(1, bot);
    await until(table, ({ steps }) => steps.length > 2, 'the bots to play');
    table.seat(0, person);
    table.seat(1, person);
    await until(table, ({ phase }) => phase.is !== 'waiting', 'a person to be asked');
    table.leave();
  });
});
