import { describe, expect, it } from 'vitest';
import { solve } from './regret.ts';

const world = (likely: number, rows: readonly (readonly number[])[]) => ({
  likely,
  theirs: rows[0]?.length ?? 0,
  payoffs: Float64Array.from(rows.flat()),
});

describe('regret matching', () => {
  it('mixes stone, paper and scissors evenly', () => {
    const { shares } = solve(
      3,
      [
        world(1, [
          [0, -1, 1],
          [1, 0, -1],
          [-1, 1, 0],
        ]),
      ],
      2000,
    );
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('finds the odd mix of matching pennies with uneven stakes', () => {
    // We gain 3 for heads on heads, 1 for tails on tails, and lose 1 otherwise: heads 1 in 3.
    const { shares, values } = solve(
      2,
      [
        world(1, [
          [3, -1],
          [-1, 1],
        ]),
      ],
      4000,
    );
    expect(shares[0]).toBeCloseTo(1 / 3, 1);
    expect(values[0]).toBeCloseTo(1 / 3, 1);
  });

  it('plays what is always better every time', () => {
    const { shares } = solve(
      2,
      [
        world(1, [
          [1, 2],
          [0, 1],
        ]),
      ],
      200,
    );
    expect(shares[0]).toBeGreaterThan(0.98);
  });

  it('weighs worlds by how likely they are', () => {
    const { shares } = solve(2, [world(0.9, [[1], [0]]), world(0.1, [[0], [5]])], 400);
    expect(shares[0]).toBeGreaterThan(0.95);
    const turned = solve(2, [world(0.5, [[1], [0]]), world(0.5, [[0], [5]])], 400);
    expect(turned.shares[1]).toBeGreaterThan(0.95);
  });

  describe('with a rival of a kind', () => {
    // Up wins against what is sensible; against the odd third choice only down is safe.
    const odd = {
      ...world(1, [
        [1, 1, -9],
        [0, 0, 0],
      ]),
      sensible: 2,
    };

    it('does not fear what no sensible rival thinks of', () => {
      expect(solve(2, [odd], 400).shares[0]).toBeGreaterThan(0.98);
    });

    it('is on its guard against one that stops at nothing', () => {
      const { shares, values } = solve(2, [odd], 400, { habit: 0, cunning: 0.5 });
      expect(shares[1]).toBeGreaterThan(0.98);
      expect(values[1]).toBeCloseTo(0, 6);
    });

    it('answers habits', () => {
      const pennies = world(1, [
        [1, -1],
        [-1, 1],
      ]);
      const habit = Float64Array.from([0.9, 0.1]);
      const { shares } = solve(2, [{ ...pennies, habit }], 400, { habit: 0.8, cunning: 0 });
      expect(shares[0]).toBeGreaterThan(0.95);
    });
  });
});
