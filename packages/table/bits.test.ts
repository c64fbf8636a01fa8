import { describe, expect, it } from 'vitest';
import { bitsIn, lowestBit, nthBit } from './bits.ts';
import { seededDice } from './dice.ts';

/** The same by looking at one bit after another. */
const setBits = (bits: number): number[] =>
  Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (bits >>> bit) & 1);

const dice = seededDice('bits');
/** Thin and thick sets, with and without the highest bit. */
const sets = [
  ...[0, 1, -1, 1 << 31, ~(1 << 31), 0x55555555, ~0x55555555],
  ...Array.from({ length: 200 }, () => word() & word()),
  ...Array.from({ length: 200 }, () => word() | word()),
];

function word(): number {
  return (dice.below(0x10000) << 16) | dice.below(0x10000);
}

describe('bits', () => {
  it('are counted', () => {
    for (const bits of sets) expect([bits, bitsIn(bits)]).toEqual([bits, setBits(bits).length]);
  });

  it('are found by how many are below them, the lowest first', () => {
    for (const bits of sets) {
      const all = setBits(bits);
      expect([bits, all.map((_, n) => nthBit(bits, n))]).toEqual([bits, all]);
      if (bits !== 0) expect(lowestBit(bits)).toBe(all[0]);
    }
  });
});
