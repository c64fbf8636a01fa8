import { readOptions, seededDice } from '@hearthside/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { VALUABLES, type Valuable } from '../rules/pieces.ts';
import type { Position } from '../rules/position.ts';
import { lookAhead } from './prospects.ts';
import { addSurvivor, forgetSurvivors, hopedScore } from './survivors.ts';

/** OE-20: what is in play in the First game. */
const IN_PLAY = { amber: 1, amethyst: 2, emerald: 2, gold: 3, ruby: 3, sapphire: 1 } as const;

function firstGame(): Position {
  const options = readOptions(game, { level: 'first' });
  if (!options.ok) throw new Error(options.error);
  return game.setup(options.value, seededDice('survivors'));
}

/** The score to hope for when each Valuable has its own chance, all others being safe. */
function hoped(risky: Partial<Record<Valuable, readonly number[]>>): number {
  const p = firstGame();
  VALUABLES.forEach((valuable, kind) => {
    for (let i = 0; i < IN_PLAY[valuable]; i++) addSurvivor(kind, risky[valuable]?.[i] ?? 1);
  });
  return hopedScore(p, lookAhead(p));
}

describe('the score to hope for in the First game', () => {
  beforeEach(forgetSurvivors);

  it('is the top when nothing can be lost', () => {
    expect(hoped({})).toBe(16);
  });

  it('loses nothing with one emerald, which can be spared', () => {
    expect(hoped({ emerald: [0] })).toBe(16);
  });

  it('loses the King’s chest with both: his bonus of four and a slot', () => {
    expect(hoped({ emerald: [0, 0] })).toBe(11);
  });

  it('weighs both emeralds by the chance that both are lost', () => {
    expect(hoped({ emerald: [0.5, 0.6] })).toBeCloseTo(16 - 0.5 * 0.4 * 5);
  });

  it('weighs kinds together: the sapphire is missed only without a second emerald', () => {
    expect(hoped({ sapphire: [0], emerald: [0.5] })).toBeCloseTo(15.5);
  });
});
