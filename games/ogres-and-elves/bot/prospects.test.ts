import { readOptions, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Position } from '../rules/position.ts';
import { lookAhead } from './prospects.ts';

function table(level: string): Position {
  const options = readOptions(game, { level });
  if (!options.ok) throw new Error(options.error);
  return game.setup(options.value, seededDice('prospects'));
}

describe('the best score still possible', () => {
  it.each([
    ['first', 16],
    ['second', 26],
    ['third', 34],
  ])('is the top score at the start of the %s game', (level, top) => {
    expect(lookAhead(table(level)).best).toBe(top);
  });

  it('falls by one for a spare Valuable and by more for one that a chest cannot do without', () => {
    const p = table('second');
    const before = lookAhead(p).best;
    const mine = p.mines.findIndex((pile) => pile !== 0);
    p.mines[mine] = 0;
    expect(before - lookAhead(p).best).toBeGreaterThanOrEqual(1);
  });

  it('of the First game dreads the loss of what can be spared once but not twice', () => {
    // Two emeralds, one for the King; the sapphire can be Ogre 4’s gift (OE-12, OE-20).
    const { loss } = lookAhead(table('first'));
    const EMERALD = 2;
    expect(loss[EMERALD]).toBeGreaterThan(0);
  });
});
