/**
 * What every table on screen promises, wherever its authority is: in this page, behind a line that
 * fails in every way a line can, or in a record. One suite for all of them, as for storages and games.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { shelf } from '@hearthside/shelf';
import { Referee, readOptions } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import type { TableSession, TableState } from '../table-session.ts';
import { History, luckOf, Player } from './player.ts';
import { type Scene, type Truth, until } from './scene.ts';

export interface TableKind {
  readonly name: string;
  /** How many choices a test makes: a bad line takes its time. */
  readonly choices: number;
  open(game: string): Promise<Scene>;
}

const GAMES = shelf.map(({ facts }) => facts.id);

/** Words that are no action of any game. */
const NONSENSE = 'no such thing';

export function tablePromises(kind: TableKind): void {
  describe.each(GAMES)(`${kind.name}, %s`, (game) => {
    it.concurrent('what is shown is the view after every step, once, in order and from its true beginning', () =>
      withScene(kind, game, async (scene) => {
        const history = new History(scene.table);
        const rival = scene.rival && new Player(scene.rival, 7);
        const rivalPlays = rival?.play(Number.POSITIVE_INFINITY);
        const player = new Player(scene.table, 3);
        await player.play(kind.choices);
        rival?.stop();
        await rivalPlays;
        history.end();
        expect(player.confirmed.length).toBeGreaterThan(0);
        await checkHistory(scene, history.states);
      }));

    it.concurrent('a choice that is confirmed is played once, and nothing else is', () =>
      withScene(kind, game, async (scene) => {
        const rival = scene.rival && new Player(scene.rival, 5);
        const rivalPlays = rival?.play(Number.POSITIVE_INFINITY);
        const player = new Player(scene.table, 11);
        await player.play(kind.choices);
        rival?.stop();
        await rivalPlays;
        const seats = new Set(player.confirmed.map(({ seat }) => seat));
        for (const seat of seats) {
          const { entries } = await scene.truth(seat);
          const own = entries.filter(({ by }) => by === seat).map(({ action }) => action);
          const confirmed = player.confirmed.filter((each) => each.seat === seat);
          expect(own).toEqual(confirmed.map(({ action }) => action));
        }
      }));

    it.concurrent('a choice is refused with its reason, two at once are one, and one can go on after that', () =>
      withScene(kind, game, async (scene) => {
        const { table } = scene;
        await chooses(scene);
        expect(await table.submit(NONSENSE)).toEqual({ why: 'unreadable' });
        await chooses(scene);
        const forbidden = anyForbidden(scene);
        if (forbidden !== null) {
          expect(await table.submit(forbidden)).toMatchObject({
            why: 'rule',
            refusal: { rule: expect.stringMatching(/^[A-Z]{2}-\d+$/) },
          });
          await chooses(scene);
        }
        const { legal, n } = table.state.value;
        const action = legal[luckOf(1)(legal.length)] as string;
        const [first, second] = await Promise.all([table.submit(action), table.submit(action)]);
        expect(first).toBeNull();
        expect(second).toMatchObject({ why: expect.stringMatching(/^(still-sending|stale)$/) });
        await until(table, (state) => state.n > n, 'the choice to be shown');
      }));

    it.concurrent('a second tab follows, and of two choices at once one counts: the table never forks', () =>
      withScene(kind, game, async (scene) => {
        const { table } = scene;
        const second = await scene.again();
        const history = new History(second);
        for (let turn = 0; turn < 3 && (await chooses(scene)); turn++) {
          await together(table, second);
          const { legal } = table.state.value;
          const answers = await Promise.all([
            table.submit(legal[0] as string),
            second.submit(legal.at(-1) as string),
          ]);
          // Where both may count (an answer to one's own choice), both are true; else one is told that it came late.
          for (const answer of answers) {
            if (answer) expect(['stale', 'rule', 'no-such-seat', 'over']).toContain(answer.why);
          }
          expect(answers).toContain(null);
        }
        await chooses(scene);
        await together(table, second);
        history.end();
        const log = (state: TableState) => state.steps.map(({ n, by }) => `${n} ${by}`);
        expect(log(second.state.value)).toEqual(log(table.state.value));
        await checkHistory(scene, history.states);
        second.leave();
      }));

    it.concurrent('nothing leaks to whoever looks at the screen', () =>
      withScene(kind, game, async (scene) => {
        const history = new History(scene.table);
        const rival = scene.rival && new Player(scene.rival, 2);
        const rivalPlays = rival?.play(Number.POSITIVE_INFINITY);
        await new Player(scene.table, 23).play(Math.min(kind.choices, 8));
        rival?.stop();
        await rivalPlays;
        history.end();
        for (const state of history.states) {
          if (state.phase.is === 'handing-over') {
            expect(state.audience).toBe('spectator');
            expect(state.legal).toEqual([]);
            expect(state.seat).toBeNull();
          }
          // Every action that is told is one that this audience may know.
          const { entries } = await scene.truth(state.audience);
          for (const { n, action } of state.steps) {
            if (action !== null) expect(entries[n - 1]?.action).toBe(action);
          }
        }
      }));
  });
}

async function withScene(
  kind: TableKind,
  game: string,
  play: (scene: Scene) => Promise<void>,
): Promise<void> {
  const scene = await kind.open(game);
  try {
    await play(scene);
  } finally {
    await scene.close();
  }
}

function liftCurtain(table: TableSession): void {
  if (table.state.value.phase.is === 'handing-over') table.liftCurtain();
}

/** Waits until both show the same and let somebody choose, however slow the line of one of them is. */
async function together(one: TableSession, other: TableSession): Promise<void> {
  const isReady = () => {
    const [mine, theirs] = [one.state.value, other.state.value];
    const isStill = ({ phase }: TableState) => phase.is === 'choosing' || phase.is === 'over';
    return mine.n === theirs.n && [mine, theirs].every(isStill);
  };
  for (let waited = 0; !isReady(); waited++) {
    if (waited > 4000) throw new Error('the two tabs never showed the same');
    liftCurtain(one);
    liftCurtain(other);
    await pause(5);
  }
}

/** Waits until the people here are to choose; whoever else is awaited plays on. False when it is over. */
async function chooses({ table, rival }: Scene): Promise<boolean> {
  const other = rival && new Player(rival, 13);
  const plays = other?.play(Number.POSITIVE_INFINITY);
  const isReady = ({ phase }: TableState) =>
    phase.is === 'choosing' || phase.is === 'handing-over' || phase.is === 'over';
  await until(table, isReady, 'somebody here to choose');
  liftCurtain(table);
  other?.stop();
  await plays;
  return table.state.value.phase.is !== 'over';
}

/** An action of this game that its rules forbid now: one of those that a whole game would ask for. */
function anyForbidden({ game, table }: Scene): string | null {
  const { legal } = table.state.value;
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const setup = { game, options: options.value, table: 'forbidden', secret: '00'.repeat(32) };
  const referee = new Referee(setup);
  const luck = luckOf(17);
  for (let step = 0; step < 200 && referee.outcome === null; step++) {
    const [seat] = referee.actors;
    if (seat === undefined) break;
    const choices = referee.legal(seat);
    const forbidden = choices.find((text) => !legal.includes(text));
    if (forbidden !== undefined) return forbidden;
    referee.submit(seat, choices[luck(choices.length)] as string, referee.n);
  }
  return null;
}

/** Is this history one that a true table could have shown? */
async function checkHistory(scene: Scene, states: readonly TableState[]): Promise<void> {
  const truths = new Map<unknown, Truth>();
  const truthFor = async (audience: TableState['audience']) => {
    const known = truths.get(audience) ?? (await scene.truth(audience));
    truths.set(audience, known);
    return known;
  };
  let n = 0;
  for (const { steps, start, audience, phase } of states) {
    if (phase.is === 'loading') continue;
    const { views } = await truthFor(audience);
    const [first] = steps;
    expect(start).toEqual(views[(first?.n ?? 1) - 1]);
    steps.forEach((step, at) => {
      expect(step.n).toBe((first?.n ?? 1) + at);
    });
    const last = steps.at(-1);
    expect(last?.n ?? 0).toBeGreaterThanOrEqual(n);
    n = last?.n ?? n;
    if (last) expect(last.view).toEqual(views[last.n]);
  }
  const final = states.at(-1);
  if (!final) return;
  const { views } = await truthFor(final.audience);
  for (const { n: at, view } of final.steps) expect(view).toEqual(views[at]);
}
