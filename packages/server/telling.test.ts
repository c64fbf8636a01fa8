/** The texts that go over the socket: put together by hand, so held here to schema and to the host. */

import { bodyReader, SERVER_MESSAGES } from '@hearthside/protocol';
import { shelf } from '@hearthside/shelf';
import { type Audience, Host, pick, readOptions, type Step, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { loadGames } from './games.ts';
import { Standing, Telling } from './telling.ts';
import { textIn } from './testing/text-in.ts';

const games = await loadGames();
const readSteps = bodyReader(SERVER_MESSAGES.steps);
const extras = { secondsLeft: 12.5, takeBack: true };

/** What the message must say, from the host alone. */
function expected(host: Host, steps: readonly Step[], audience: Audience) {
  const seat = audience === 'spectator' ? null : audience;
  const over = host.outcome !== null;
  return {
    type: 'steps',
    steps: steps.map((step, index) => ({
      ...host.seen(step, audience),
      ...(index < steps.length - 1 ? { view: host.viewAfter(step, audience) } : {}),
    })),
    state: {
      n: host.n,
      actors: host.actors,
      legal: seat !== null && host.actors.includes(seat) ? host.legal(seat) : [],
      rolls: host.diceMode === 'typed' && host.awaitsRoll ? host.rolls() : [],
      canTakeBack: seat !== null && host.canTakeBack(seat),
      outcome: host.outcome,
      secondsLeft: extras.secondsLeft,
      fair: over && host.diceMode === 'app' ? host.proof : null,
      view: host.view(audience),
    },
  };
}

describe.each(shelf.map(({ facts }) => facts.id))('%s', (id) => {
  it.each(['app', 'typed'] as const)('%s dice: each is told what the host says', (diceMode) => {
    const game = games.get(id)?.game;
    if (!game) throw new Error('no such game');
    const options = readOptions(game, {});
    if (!options.ok) throw new Error(options.error);
    const audiences: Audience[] = [...game.seats(options.value).keys(), 'spectator'];
    for (let round = 0; round < 3; round++) {
      const dice = seededDice(`${id}/${round}`);
      const secret = 'cd'.repeat(32);
      const host = new Host({ game, options: options.value, table: 'any', secret, diceMode });
      for (let i = 0; i < 150 && host.outcome === null; i++) {
        const weighed = host.awaitsRoll
          ? host.submitRoll(pick(host.rolls(), dice))
          : submitAny(host, dice.below(host.actors.length), dice.below(1e6));
        if (!weighed.ok) throw new Error(weighed.rejection.why);
        const telling = new Telling(host, weighed.steps, new Standing(host, extras));
        for (const audience of audiences) {
          const [message, ...more] = telling.frames(audience, true).map(messageIn);
          expect(more).toEqual([]);
          expect(readSteps(message)).toMatchObject({ ok: true });
          expect(message).toEqual(
            JSON.parse(JSON.stringify(expected(host, weighed.steps, audience))),
          );
        }
      }
    }
  });
});

const messageIn = (frame: Buffer) => JSON.parse(textIn(frame));

function submitAny(host: Host, actor: number, choice: number) {
  const seat = host.actors[actor] as number;
  const legal = host.legal(seat);
  return host.submit(seat, legal[choice % legal.length] as string, host.n);
}

it('a long catching-up comes in several messages, and only the last says how the table stands', () => {
  const game = games.get('warehouse-elves')?.game;
  if (!game) throw new Error('no such game');
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const host = new Host({ game, options: options.value, table: 'any', secret: 'cd'.repeat(32) });
  const steps: Step[] = [];
  while (steps.length < 250) {
    const weighed = submitAny(host, 0, steps.length * 7);
    if (!weighed.ok) throw new Error(weighed.rejection.why);
    steps.push(...weighed.steps);
    if (host.outcome !== null) throw new Error('a game too short for this test');
  }
  const messages = new Telling(host, steps, new Standing(host, extras))
    .frames(0, false)
    .map(messageIn);
  expect(messages.map(({ steps: some }) => some.length)).toEqual([100, 100, steps.length - 200]);
  expect(messages.map(({ state }) => state === null)).toEqual([true, true, false]);
  expect(messages.flatMap(({ steps: some }) => some.map(({ n }: Step) => n))).toEqual(
    steps.map(({ n }) => n),
  );
});
