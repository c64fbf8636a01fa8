import { CHANCE, pick, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { PROGRAMS, programOf } from './actions.ts';
import { game } from './index.ts';
import { clone } from './position.ts';
import { cardsBeforeDrive, turnsBetween } from './turning.ts';

/** A random game to its end, and what came of its actions when somebody watched and when nobody did. */
function bothWays(seed: number): { watched: string[]; unwatched: string[] } {
  const dice = seededDice(seed);
  const position = game.setup({ stocks: seed % 2 === 0 ? 2 : 3 }, dice);
  const found = { watched: [] as string[], unwatched: [] as string[] };
  for (;;) {
    const [seat] = game.actors(position);
    const choices = seat === undefined ? game.chance(position) : game.legal(position, seat);
    if (choices.length === 0) return found;
    const action = pick(choices, dice);
    const copy = clone(position);
    game.play(copy, seat ?? CHANCE, action, () => {});
    game.play(position, seat ?? CHANCE, action);
    found.watched.push(JSON.stringify(game.canonical(copy)));
    found.unwatched.push(JSON.stringify(game.canonical(position)));
  }
}

describe('cards that only turn', () => {
  it.each([1, 2, 3, 4, 5, 6])('WE-30 come to the same at once as one by one: game %i', (seed) => {
    const { watched, unwatched } = bothWays(seed);
    expect(unwatched).toEqual(watched);
    expect(unwatched.length).toBeGreaterThan(200);
  });

  it('WE-22 are counted from the first of the round on, both programs in turn', () => {
    const { drives } = programOf(['L1', 'F1', 'R1']);
    const none = programOf(['L1', 'R1', 'L2']).drives;
    expect([0, 1, 2, 3, 6].map((over) => cardsBeforeDrive(drives, none, over))).toEqual([
      2, 2, 2, 6, 6,
    ]);
    expect([0, 3, 4].map((over) => cardsBeforeDrive(none, drives, over))).toEqual([3, 3, 6]);
  });

  it('WE-30 add up in every program', () => {
    for (const { cards, turns } of PROGRAMS) {
      for (let from = 0; from <= 3; from++) {
        for (let to = from; to <= 3; to++) {
          const sixths = cards.slice(from, to).reduce((sum, { turn }) => sum + turn, 0);
          expect((turnsBetween(turns, from, to) + 6) % 6).toBe(sixths % 6);
        }
      }
    }
  });
});
