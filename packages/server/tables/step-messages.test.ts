/** The texts that go over the socket: put together by hand, so held here to schema and to the referee. */

import { bodyReader, SERVER_MESSAGES } from '@hearthside/protocol';
import { shelf } from '@hearthside/shelf';
import {
  type Audience,
  pick,
  Referee,
  readOptions,
  type Step,
  seededDice,
} from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { textIn } from '../testing/text-in.ts';
import { loadGames } from './games.ts';
import { StepMessages } from './step-messages.ts';

const games = await loadGames();
const readSteps = bodyReader(SERVER_MESSAGES.steps);
const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties: object }).properties).sort();
/** The schema says by itself what a message is: no field less, and none more. */
const { steps: stepsSchema, state: stateSchema } = SERVER_MESSAGES.steps.properties;
const STEP_FIELDS = fieldsOf((stepsSchema as unknown as { items: unknown }).items);
const STATE_FIELDS = fieldsOf((stateSchema as unknown as { anyOf: unknown[] }).anyOf[0]);
const extras = { secondsLeft: 12.5, takeBack: true };

/** What the message must say, from the referee alone. */
function expected(referee: Referee, steps: readonly Step[], audience: Audience) {
  const seat = audience === 'spectator' ? null : audience;
  const over = referee.outcome !== null;
  return {
    type: 'steps',
    steps: steps.map((step, index) => ({
      ...referee.seen(step, audience),
      ...(index < steps.length - 1 ? { view: referee.viewAfter(step, audience) } : {}),
    })),
    state: {
      n: referee.n,
      actors: referee.actors,
      legal: seat !== null && referee.actors.includes(seat) ? referee.legal(seat) : [],
      rolls: referee.diceMode === 'typed' && referee.awaitsRoll ? referee.rolls() : [],
      canTakeBack: seat !== null && referee.canTakeBack(seat),
      canAskBack: seat !== null && referee.canAskBack(seat),
      askedBack: null,
      outcome: referee.outcome,
      secondsLeft: extras.secondsLeft,
      fair: over && referee.diceMode === 'app' ? referee.proof : null,
      view: referee.view(audience),
    },
  };
}

function expectFields({ state, steps }: { state: object; steps: readonly object[] }): void {
  expect(Object.keys(state).sort()).toEqual(STATE_FIELDS);
  for (const step of steps) {
    expect(Object.keys({ ...step, view: null }).sort()).toEqual(STEP_FIELDS);
  }
}

describe.each(shelf.map(({ facts }) => facts.id))('%s', (id) => {
  it.each(['app', 'typed'] as const)('%s dice: each is told what the referee says', (diceMode) => {
    const game = games.get(id)?.game;
    if (!game) throw new Error('no such game');
    const options = readOptions(game, {});
    if (!options.ok) throw new Error(options.error);
    const audiences: Audience[] = [...game.seats(options.value).keys(), 'spectator'];
    for (let round = 0; round < 3; round++) {
      const dice = seededDice(`${id}/${round}`);
      const secret = 'cd'.repeat(32);
      const referee = new Referee({ game, options: options.value, table: 'any', secret, diceMode });
      for (let i = 0; i < 150 && referee.outcome === null; i++) {
        const verdict = referee.awaitsRoll
          ? referee.submitRoll(pick(referee.rolls(), dice))
          : submitAny(referee, dice.below(referee.actors.length), dice.below(1e6));
        if (!verdict.ok) throw new Error(verdict.rejection.why);
        const messages = new StepMessages(referee, verdict.steps, extras);
        for (const audience of audiences) {
          const [message, ...more] = messages.frames(audience, true).map(messageIn);
          expect(more).toEqual([]);
          expect(readSteps(structuredClone(message))).toEqual({ ok: true, value: message });
          expectFields(message);
          expect(message).toEqual(
            JSON.parse(JSON.stringify(expected(referee, verdict.steps, audience))),
          );
        }
      }
    }
  });
});

const messageIn = (frame: Buffer) => JSON.parse(textIn(frame));

function submitAny(referee: Referee, actor: number, choice: number) {
  const seat = referee.actors[actor] as number;
  const legal = referee.legal(seat);
  return referee.submit(seat, legal[choice % legal.length] as string, referee.n);
}

it('a long catching-up comes in several messages, and only the last says how the table stands', () => {
  const game = games.get('warehouse-elves')?.game;
  if (!game) throw new Error('no such game');
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const referee = new Referee({
    game,
    options: options.value,
    table: 'any',
    secret: 'cd'.repeat(32),
  });
  const steps: Step[] = [];
  while (steps.length < 250) {
    const verdict = submitAny(referee, 0, steps.length * 7);
    if (!verdict.ok) throw new Error(verdict.rejection.why);
    steps.push(...verdict.steps);
    if (referee.outcome !== null) throw new Error('a game too short for this test');
  }
  const messages = new StepMessages(referee, steps, extras).frames(0, false).map(messageIn);
  expect(messages.map(({ steps: some }) => some.length)).toEqual([100, 100, steps.length - 200]);
  expect(messages.map(({ state }) => state === null)).toEqual([true, true, false]);
  expect(messages.flatMap(({ steps: some }) => some.map(({ n }: Step) => n))).toEqual(
    steps.map(({ n }) => n),
  );
});
