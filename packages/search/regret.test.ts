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

  describe('with a rival of habits', () => {
    const pennies = {
      ...world(1, [
        [1, -1],
        [-1, 1],
      ]),
      habit: Float64Array.from([0.9, 0.1]),
    };

    it('answers them as far as it trusts in them', () => {
      expect(solve(2, [pennies], 400, 0.8).shares[0]).toBeGreaterThan(0.95);
    });

    it('gives nothing away where it trusts too little for that', () => {
      const { shares, values } = solve(2, [pennies], 4000, 0.1);
      expect(shares[0]).toBeCloseTo(0.5, 1);
      expect(values[0]).toBeCloseTo(values[1] as number, 1);
    });
  });
});
