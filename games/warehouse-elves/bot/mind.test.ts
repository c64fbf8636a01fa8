import { describe, expect, it } from 'vitest';
import { game, type Position, TEAM_NAMES, type Team } from '../rules/index.ts';
import { act, at, mayDo, position, roll } from '../rules/testing/situation.ts';
import { bot } from './index.ts';

const turnOf = (p: Position, seat: Team) => ({
  seat,
  view: game.view(p, seat),
  legal: mayDo(p, TEAM_NAMES[seat]),
  n: 1,
});

const FEW = { iterations: 60 };

describe('a bot of Warehouse Elves', () => {
  it('is not predictable: master varies its first program', () => {
    const start = turnOf(position({ snowman: at(0, 0) }), 0);
    const chosen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      chosen.add(bot.player('master', `seed ${i}`, FEW).choose(start) as string);
    }
    expect(chosen.size).toBeGreaterThan(1);
  });

  it('drives home when the last two hexes win', () => {
    const p = position({
      green: {
        at: at(-1, 0),
        facing: 5,
        toys: ['ball', 'bear', 'car'],
        wishlist: ['ball', 'bear', 'car'],
        completed: 2,
      },
      red: { at: at(3, 0), facing: 5 },
    });
    const wins = (level: 'hard' | 'master', seed: string): boolean => {
      const text = bot.player(level, seed, FEW).choose(turnOf(p, 0)) as string;
      const after = game.clone(p);
      act(after, 'green', text);
      act(after, 'red', 'program L1 L2 R1');
      // The Snowman stays far off whatever the die says.
      for (let n = 0; after.phase === 'roll' && n < 3; n++) roll(after, 1);
      return after.winner === 0;
    };
    for (const seed of ['a', 'b', 'c']) expect(wins('master', seed)).toBe(true);
  });

  it('loads what its Wishlist needs, and says so', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, wishlist: ['ball', 'bear', 'car'], program: 'F1 L1 R1' },
      red: { program: 'L1 L2 R1' },
    });
    roll(p, 1);
    expect(p.phase).toBe('load');
    const turn = turnOf(p, 0);
    expect(bot.player('hard', 's', FEW).choose(turn)).toBe('load');
    const { reason } = bot.advise(turn, [], 's', FEW);
    expect(reason).toEqual({ key: 'load-needed', values: { toy: 'ball', toys: ['bear', 'car'] } });
  });

  it('rates a program that drives the same way no worse for its order of cards', () => {
    const p = position({
      green: {
        at: at(-1, 0),
        facing: 5,
        toys: ['ball', 'bear', 'car'],
        wishlist: ['ball', 'bear', 'car'],
        completed: 2,
      },
      red: {
        at: at(1, 0),
        facing: 2,
        toys: ['bear', 'doll', 'robot'],
        wishlist: ['bear', 'doll', 'robot'],
        completed: 2,
      },
    });
    const turn = turnOf(p, 0);
    for (const last of ['L1', 'L2', 'R1', 'R2']) {
      const { key } = bot.rate(turn, [], `program F2 F1 ${last}`, 's', FEW);
      expect(['best', 'good']).toContain(key);
    }
    expect(bot.rate(turn, [], 'program L1 R1 L2', 's', FEW).key).toBe('weak');
  });

  /** Red needs one hex more for its third Wishlist. */
  const lastHex = (green: { at: number; facing: 1 | 2 | 3 | 4 | 5 | 6 }, santa: 'green' | 'red') =>
    position({
      santa,
      green: { ...green, wishlist: ['ball', 'bear', 'car'] },
      red: {
        at: at(2, 0),
        facing: 2,
        toys: ['bear', 'doll', 'robot'],
        wishlist: ['bear', 'doll', 'robot'],
        completed: 2,
      },
    });

  /** How many of red's programs bring it home at once, whatever green had planned. */
  function redIsHome(p: Position, program: string): number {
    let home = 0;
    for (const theirs of mayDo(p, 'red')) {
      const after = game.clone(p);
      act(after, 'green', program);
      act(after, 'red', theirs);
      for (let n = 0; after.phase === 'roll' && n < 3; n++) roll(after, 1);
      if (after.winner === 1) home++;
    }
    return home;
  }

  it('advises nothing that loses at once while something stands in the way', () => {
    const p = lastHex({ at: at(3, -1), facing: 3 }, 'green');
    const notInTheWay = redIsHome(p, 'program L1 R1 L2');
    expect(notInTheWay).toBeGreaterThan(30);
    const turn = turnOf(p, 0);
    const programs = [1, 2, 3, 4].map((seed) => bot.advise(turn, [], `${seed}`, FEW).action);
    for (const level of ['hard', 'master'] as const) {
      programs.push(bot.player(level, 'lost', FEW).choose(turn) as string);
    }
    for (const program of programs) expect(redIsHome(p, program)).toBeLessThan(notInTheWay);
  });

  it('says kindly that all is lost, and still advises something', () => {
    const p = lastHex({ at: at(-3, 0), facing: 2 }, 'red');
    const { action, reason } = bot.advise(turnOf(p, 0), [], 's', { iterations: 300 });
    expect(turnOf(p, 0).legal).toContain(action);
    expect(reason).toEqual({ key: 'lost', values: { seat: 'red' } });
  });
});
