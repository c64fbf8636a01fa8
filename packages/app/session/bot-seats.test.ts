import type { Thought } from '@hearthside/search';
import { expect, it, vi } from 'vitest';
import { MemoryTables } from '../storage/kept-tables.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { newTable } from './kept-table.ts';
import { LocalTable } from './local-table.ts';
import { directThinking } from './testing/direct-thinking.ts';
import { Player } from './testing/player.ts';
import { until } from './testing/scene.ts';

/** Warehouse Wars has no dice and no secrets: what a bot answers is all that counts here. */
async function tableWith(thinking: Thinking): Promise<LocalTable> {
  const { shelf } = await import('@hearthside/shelf');
  const box = shelf.find(({ facts }) => !facts.secrets && !facts.chance);
  if (!box) throw new Error('no game without secrets and dice');
  const { game } = await box.rules();
  const keepers = [
    { kind: 'person', name: null },
    { kind: 'bot', level: 'easy' },
  ] as const;
  const kept = newTable({ game: box.facts.id, options: {}, keepers, diceMode: 'app' });
  const tables = new MemoryTables();
  await tables.extend(kept, 0);
  return new LocalTable(kept, game, { thinking, tables, isVisible: () => true });
}

/** The real bots, but the first answers are replaced. */
function withAnswers(...answers: (() => Thought | Promise<Thought>)[]): Thinking {
  return {
    ...directThinking,
    think: async (request, signal) => {
      const answer = answers.shift();
      return answer ? answer() : directThinking.think(request, signal);
    },
  };
}

const nonsense = (): Thought => ({ action: 'crate z9' }) as Thought;
const failure = (): never => {
  throw new Error('the worker did not load');
};

it('a bot whose choice is refused is asked once more, and play goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await tableWith(withAnswers(nonsense));
  await new Player(table, 1).play(1);
  await until(table, ({ phase, n }) => phase.is === 'choosing' && n >= 2, 'the bot to move');
  table.leave();
});

it.each([
  ['refused twice', [nonsense, nonsense]],
  ['broken', [failure]],
])('a bot that is %s has failed visibly, and can be asked again', async (_, answers) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await tableWith(withAnswers(...answers));
  await new Player(table, 1).play(1);
  await until(table, ({ phase }) => phase.is === 'failed', 'the failure to be told');
  const { phase, thinking } = table.state.value;
  expect(thinking).toEqual([]);
  expect(phase).toMatchObject({ is: 'failed', seat: 1 });
  if (phase.is === 'failed') phase.again();
  await until(table, (state) => state.phase.is === 'choosing', 'the bot to move after all');
  table.leave();
});

it('whoever does not want to wait for a bot that has failed may give up the game', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await tableWith(withAnswers(failure));
  await new Player(table, 1).play(1);
  await until(table, ({ phase }) => phase.is === 'failed', 'the failure');
  expect(await table.resign()).toBeNull();
  expect(table.state.value.phase.is).toBe('over');
  table.leave();
});
