import { describe, expect, it } from 'vitest';
import { type CratePiece, cellOf } from '../pile.ts';
import { directionOf, hiddenShare, quartersAside } from './hidden.ts';

const SIDE = 6;
/** As the board lies at first: from the south-east, and as high as the drawings look from. */
const HOME = { around: Math.PI / 4, down: Math.acos(1 / Math.sqrt(3)) };

const crate = (at: string, level: number): CratePiece => ({
  kind: 'crate',
  name: `crate ${at} ${level}`,
  cell: cellOf(at),
  level,
  colour: 'teal',
  raised: false,
});

describe('what matters', () => {
  const low = crate('c4', 0);
  const tower = ['d3', 'd4', 'c3'].flatMap((at) => [crate(at, 0), crate(at, 1), crate(at, 2)]);

  it('is seen where nothing stands before it', () => {
    expect(hiddenShare([low], [low], SIDE, directionOf(HOME.around, HOME.down))).toBe(0);
    expect(quartersAside([low], [low], SIDE, HOME)).toBe(0);
    // What stands behind hides nothing.
    expect(quartersAside([low], [low, crate('b5', 0), crate('b5', 1)], SIDE, HOME)).toBe(0);
  });

  it('behind a tower is shown by stepping aside, to where it is seen', () => {
    const pieces = [low, ...tower];
    const quarters = quartersAside([low], pieces, SIDE, HOME);
    expect(quarters).not.toBe(0);
    const from = (turns: number) => directionOf(HOME.around + (turns * Math.PI) / 2, HOME.down);
    expect(hiddenShare([low], pieces, SIDE, from(0))).toBeGreaterThan(0.5);
    expect(hiddenShare([low], pieces, SIDE, from(quarters))).toBeLessThan(0.5);
  });

  it('hidden from every side leaves the board as it is', () => {
    const around = ['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5'];
    const pit = around.flatMap((at) => [0, 1, 2, 3].map((level) => crate(at, level)));
    expect(quartersAside([low], [low, ...pit], SIDE, HOME)).toBe(0);
  });
});
