import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { cardNames } from './actions.ts';
import { game } from './index.ts';
import { position, roll } from './testing/situation.ts';
import { toyNames } from './toys.ts';

/** How often each thing came up in so many imagined positions. */
function count<T>(times: number, what: () => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (let i = 0; i < times; i++) {
    const each = what();
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts;
}

describe('an imagined position', () => {
  it('keeps what the view shows', () => {
    const p = position({ green: { program: 'L1 F2 R1' }, red: { program: 'R2 L2 F2' } });
    roll(p, 6);
    const dice = seededDice(1);
    for (const audience of [0, 1, 'spectator'] as const) {
      const view = game.view(p, audience);
      for (let i = 0; i < 50; i++) {
        expect(game.view(game.imagine(view, dice), audience)).toEqual(view);
      }
    }
  });

  it('has every unseen Wishlist in the other hand equally often', () => {
    const view = game.view(position({ green: { wishlist: ['ball', 'bear', 'car'] } }), 0);
    const dice = seededDice(2);
    const counts = count(4500, () => game.imagine(view, dice).trucks[1].wishlist);
    expect(counts.size).toBe(9);
    for (const times of counts.values()) expect(Math.abs(times - 500)).toBeLessThan(100);
  });

  it('has every program that begins with the cards in sight equally often', () => {
    const p = position({ green: { program: 'L1 F2 R1' }, red: { program: 'R2 L2 F2' } });
    roll(p, 6);
    const view = game.view(p, 0);
    const dice = seededDice(3);
    const counts = count(4000, () => {
      const { program } = game.imagine(view, dice).trucks[1];
      return program ? cardNames(program).join(' ') : '';
    });
    expect(counts.size).toBe(20);
    for (const [program, times] of counts) {
      expect(program.startsWith('R2 ')).toBe(true);
      expect(Math.abs(times - 200)).toBeLessThan(70);
    }
  });

  it('WE-52 never gives a truck at home a Wishlist that it would have completed', () => {
    const p = position({
      red: { toys: ['ball', 'bear', 'car', 'doll'], wishlist: ['bear', 'car', 'robot'] },
      green: { wishlist: ['bear', 'doll', 'robot'] },
    });
    const dice = seededDice(4);
    const counts = count(2000, () =>
      toyNames(game.imagine(game.view(p, 0), dice).trucks[1].wishlist).join(' '),
    );
    // The six with a robot, without green's own.
    expect([...counts.keys()].sort()).toEqual([
      'ball bear robot',
      'ball car robot',
      'ball doll robot',
      'bear car robot',
      'car doll robot',
    ]);
    for (const times of counts.values()) expect(Math.abs(times - 400)).toBeLessThan(100);
  });
});
