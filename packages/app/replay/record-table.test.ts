import { shelf } from '@hearthside/shelf';
import {
  type GameRecord,
  openView,
  positionAt,
  Referee,
  readOptions,
  type Step,
} from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { luckOf } from '../session/testing/player.ts';
import { RecordTable } from './record-table.ts';

/** A game played to its end, or only so many entries of it. */
async function played(
  box: (typeof shelf)[number],
  most = Number.POSITIVE_INFINITY,
): Promise<{ record: GameRecord; referee: Referee; steps: Step[] }> {
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const setup = { game, options: options.value, table: 'replay', secret: 'ab'.repeat(32) };
  const referee = new Referee(setup);
  const luck = luckOf(9);
  const steps: Step[] = [];
  while (steps.length < most && referee.outcome === null) {
    const seat = referee.actors[0] ?? 0;
    const legal = referee.legal(seat);
    const verdict = referee.submit(seat, legal[luck(legal.length)] as string, referee.n);
    if (verdict.ok) steps.push(...verdict.steps);
  }
  return { record: referee.record(), referee, steps };
}

describe.each(shelf)('a replayed record of $facts.id', (box) => {
  it('shows the view after every step wherever one goes, from its true beginning', async () => {
    const { record, referee, steps } = await played(box, 60);
    const table = new RecordTable(record, []);
    const luck = luckOf(4);
    const visits = [...steps.keys(), ...Array.from({ length: 30 }, () => luck(steps.length + 1))];
    for (const n of visits) {
      table.goTo(n);
      const { steps: toShow, start } = table.state.value;
      expect(toShow).toEqual([]);
      expect(table.n).toBe(n);
      const last = steps[n - 1];
      expect(start).toEqual(
        last ? referee.viewAfter(last, 'spectator') : referee.startView('spectator'),
      );
    }
  });

  it('shows what comes next event by event, on top of where one went', async () => {
    const { record, referee, steps } = await played(box, 30);
    const table = new RecordTable(record, []);
    table.goTo(5);
    const { start } = table.state.value;
    for (let n = 6; n <= 12; n++) {
      table.showNext();
      const { value } = table.state;
      expect(value.start).toEqual(start);
      expect(value.steps.map((step) => step.n)).toEqual(steps.slice(5, n).map((step) => step.n));
      expect(value.steps.at(-1)?.view).toEqual(
        referee.viewAfter(steps[n - 1] as Step, 'spectator'),
      );
    }
  });

  it('stays within the game and lets nobody choose', async () => {
    const { record, steps } = await played(box, 60);
    const table = new RecordTable(record, []);
    table.goTo(-5);
    expect(table.n).toBe(0);
    table.goTo(10_000);
    table.showNext();
    expect(table.n).toBe(steps.length);
    const { seat, legal, phase, outcome, thinking } = table.state.value;
    expect({ seat, legal, thinking }).toEqual({ seat: null, legal: [], thinking: [] });
    expect(phase.is).toBe(outcome ? 'over' : 'waiting');
    for (const answer of [table.submit, table.submitRoll, table.takeBack, table.resign]) {
      expect(await answer()).toEqual({ why: 'over' });
    }
  });

  it('tells of an unfinished game nothing that was secret when it was done', async () => {
    const { record, referee, steps } = await played(box, 8);
    expect(referee.outcome).toBeNull();
    for (const watcher of ['spectator', 0] as const) {
      const table = new RecordTable(record, [], watcher);
      const seen = steps.map((step) => referee.seen(step, watcher).events);
      expect(table.steps.map(({ events }) => events)).toEqual(seen);
      const views = steps.map((step) => referee.viewAfter(step, watcher));
      expect(table.steps.map(({ view }) => view)).toEqual(views);
    }
  });

  it('WE-54 a finished game has no secrets: what any seat knew is seen at every moment', async () => {
    const { record, steps } = await played(box);
    const table = new RecordTable(record, []);
    const seats = record.game.seats(record.options).length;
    expect(table.outcome).not.toBeNull();
    for (let n = 0; n <= steps.length; n += 7) {
      const open = openView(record.game, positionAt(record, n), seats);
      expect(table.viewAt(n)).toEqual(open);
      if (record.game.facts.secrets) {
        const text = JSON.stringify(open);
        expect(text).not.toContain('"wishlist":null');
        expect(open).toMatchObject({ you: null });
      }
    }
    expect(table.steps.map(({ events }) => events)).toEqual(steps.map(({ events }) => events));
  });
});
