import { shelf } from '@hearthside/shelf';
import { type GameRecord, Referee, readOptions, type Step } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { luckOf } from '../session/testing/player.ts';
import { RecordTable } from './record-table.ts';

/** A game played to its end, or as far as a test needs it. */
async function played(
  box: (typeof shelf)[number],
): Promise<{ record: GameRecord; referee: Referee; steps: Step[] }> {
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const setup = { game, options: options.value, table: 'replay', secret: 'ab'.repeat(32) };
  const referee = new Referee(setup);
  const luck = luckOf(9);
  const steps: Step[] = [];
  for (let i = 0; i < 60 && referee.outcome === null; i++) {
    const seat = referee.actors[0] ?? 0;
    const legal = referee.legal(seat);
    const verdict = referee.submit(seat, legal[luck(legal.length)] as string, referee.n);
    if (verdict.ok) steps.push(...verdict.steps);
  }
  return { record: referee.record(), referee, steps };
}

describe.each(shelf)('a replayed record of $facts.id', (box) => {
  it('shows the view after every step wherever one goes, from its true beginning', async () => {
    const { record, referee, steps } = await played(box);
    const table = new RecordTable(record, []);
    const luck = luckOf(4);
    const visits = [...steps.keys(), ...Array.from({ length: 30 }, () => luck(steps.length + 1))];
    for (const n of visits) {
      table.goTo(n);
      const { steps: shown, start } = table.state.value;
      expect(start).toEqual(referee.startView('spectator'));
      expect(shown.map((step) => step.n)).toEqual(steps.slice(0, n).map((step) => step.n));
      const last = steps[n - 1];
      if (last) expect(shown.at(-1)?.view).toEqual(referee.viewAfter(last, 'spectator'));
    }
  });

  it('stays within the game and lets nobody choose', async () => {
    const { record, steps } = await played(box);
    const table = new RecordTable(record, []);
    table.goTo(-5);
    expect(table.state.value.n).toBe(0);
    table.goTo(10_000);
    expect(table.state.value.n).toBe(steps.length);
    const { seat, legal, phase, outcome } = table.state.value;
    expect({ seat, legal }).toEqual({ seat: null, legal: [] });
    expect(phase.is).toBe(outcome ? 'over' : 'waiting');
    for (const answer of [table.submit, table.submitRoll, table.takeBack, table.resign]) {
      expect(await answer()).toEqual({ why: 'over' });
    }
  });

  it('tells nothing that was secret when it was done', async () => {
    const { record, referee, steps } = await played(box);
    const table = new RecordTable(record, []);
    table.goTo(steps.length);
    const seen = steps.map((step) => referee.seen(step, 'spectator').events);
    expect(table.state.value.steps.map(({ events }) => events)).toEqual(seen);
  });
});
