import { expect, it } from 'vitest';
import { readSteps } from './seat-client.ts';

const legal = ['program F1 F2 L1', 'program F1 L1 F2', 'pass'];
const view = { toAct: ['red'], note: '"legal":[ "actors":[9] ' };
const step = { n: 7, by: 1, action: null, events: [{ type: 'lock', cards: null }], view };

const message = (steps: readonly object[], state: object) =>
  Buffer.from(
    JSON.stringify({
      type: 'steps',
      steps,
      state: {
        n: 8,
        actors: [0, 1],
        legal,
        rolls: [],
        canTakeBack: false,
        outcome: null,
        secondsLeft: null,
        fair: null,
        view,
        ...state,
      },
    }),
  );

it('reads who acted, how far the table is, and something legal when it is its turn', () => {
  const picked = new Set<string | null>();
  for (let i = 0; i < 200; i++) {
    const { choice, ...rest } = readSteps(message([step, { ...step, n: 8, by: -1 }], {}), 0);
    expect(rest).toEqual({ by: 1, n: 8, over: false });
    picked.add(choice);
  }
  expect([...picked].sort()).toEqual([...legal].sort());
});

it('has nothing to do when it is another’s turn, and when the game is over', () => {
  expect(readSteps(message([], { actors: [1], legal: [] }), 0)).toEqual({
    by: null,
    n: 8,
    over: false,
    choice: null,
  });
  const outcome = { kind: 'versus', winner: 0, why: 'done', points: null };
  expect(readSteps(message([step], { outcome, actors: [], legal: [] }), 0)).toMatchObject({
    over: true,
    choice: null,
  });
});
