import { describe, expect, it } from 'vitest';
import { pick, seededDice, shuffled } from './index.ts';

const rolls = (seed: number | string, count: number, sides = 6): number[] => {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => dice.below(sides));
};

describe('seeded dice', () => {
  it('repeat for the same seed and differ for another', () => {
    expect(rolls(1, 50)).toEqual(rolls(1, 50));
    expect(rolls(1, 50)).not.toEqual(rolls(2, 50));
    expect(rolls('1', 50)).toEqual(rolls(1, 50));
  });

  it('roll as they always did: puzzles, fixtures and figures are named by their seeds', () => {
    const dice = seededDice('bench');
    const few = Array.from({ length: 12 }, () => dice.below(120));
    expect(few).toEqual([90, 90, 48, 17, 51, 24, 30, 20, 29, 61, 46, 117]);
    const many = Array.from({ length: 3 }, () => dice.below(1e9));
    expect(many).toEqual([182085229, 585467072, 112122760]);
  });

  it('show every face about equally often', () => {
    const counts = new Array(6).fill(0);
    for (const face of rolls(9, 60_000)) counts[face]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffle to every order, and pick every item', () => {
    const dice = seededDice(4);
    const orders = new Set(
      Array.from({ length: 300 }, () => shuffled(['a', 'b', 'c'], dice).join('')),
    );
    expect(orders.size).toBe(6);
    expect(new Set(Array.from({ length: 100 }, () => pick([1, 2, 3], dice)))).toEqual(
      new Set([1, 2, 3]),
    );
    expect(() => pick([], dice)).toThrow('nothing');
  });
});
