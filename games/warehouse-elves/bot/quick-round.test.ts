import { pick, seededDice } from '@hearthside/table';
import { expect, it } from 'vitest';
import { game, type Position, PROGRAMS, type Program, ROLLS } from '../rules/index.ts';
import { QuickRound, type Rolls, rollsOf } from './quick-round.ts';
import { greedyProgram, playRound } from './rounds.ts';

/** Everything of a position between rounds that the quick round knows. */
const factsOf = (p: Position) => ({
  trucks: p.trucks.map(({ at, facing, toys, completed, wishlist }) =>
    // A winner keeps the third card.
    [at, facing, toys, completed.length, wishlist].join(' '),
  ),
  snowman: p.snowman,
  winner: p.winner ?? -1,
});

const quickFacts = (quick: QuickRound) => ({
  trucks: ([0, 1] as const).map((team) =>
    [
      quick.at[team],
      quick.facing[team],
      quick.toys[team],
      quick.done[team],
      quick.wishlist[team],
    ].join(' '),
  ),
  snowman: quick.snowman,
  winner: quick.winner,
});

it.each([2, 3] as const)('a quick round ends as the rules do, with stocks %s', (stocks) => {
  let rounds = 0;
  let wins = 0;
  for (let seed = 0; seed < 60; seed++) {
    const dice = seededDice(`quick ${seed}`);
    const p = game.setup({ stocks }, dice);
    const quick = new QuickRound(stocks);
    while (p.phase === 'program' && p.round < 60) {
      quick.set(p);
      // One drives for its Wishlists, so that some are brought home; the other anywhere.
      const programs: [Program, Program] = [greedyProgram(p, 0, dice), pick(PROGRAMS, dice)];
      const rolls = [pick(ROLLS, dice), pick(ROLLS, dice), pick(ROLLS, dice)] as const;
      let rolled = 0;
      const replay = { below: () => (rolls[rolled++]?.direction as number) - 1 };
      playRound(p, programs, replay);
      const directions = rolls.map(({ direction }) => direction) as unknown as Rolls;
      quick.play(PROGRAMS.indexOf(programs[0]), PROGRAMS.indexOf(programs[1]), directions);
      expect(quickFacts(quick)).toEqual(factsOf(p));
      if (p.winner === null) expect(quick.santa).toBe(p.santa);
      else wins++;
      rounds++;
    }
  }
  expect(rounds).toBeGreaterThan(500);
  expect(wins).toBeGreaterThan(30);
});

it('rolls of imagined rounds: every face in six, every luck in 216, from any of them on', () => {
  for (const first of [0, 6, 100, 213]) {
    const lucks = Array.from({ length: 216 }, (_, n) => rollsOf(first + n));
    expect(new Set(lucks.map((rolls) => rolls.join(' '))).size).toBe(216);
  }
  for (const roll of [0, 1, 2]) {
    const faces = Array.from({ length: 6 }, (_, n) => rollsOf(n)[roll]);
    expect(faces.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
