import { describe, expect, it } from 'vitest';
import { standardEdition } from '../rules/index.ts';
import {
  chestsOf,
  GAME_LEVELS,
  mostGifts,
  NOTHING,
  pointsOf,
  type Treasure,
  withGem,
} from './treasure.ts';

const points = (treasure: Partial<Treasure>): number =>
  pointsOf({ ...NOTHING, ...treasure }).points;

describe('treasure at a paper table', () => {
  it('OE-112: one for each delivered, one more in a full chest, one for a gift, one less for a hug', () => {
    expect(points({})).toBe(0);
    expect(points({ chests: { prince: ['gold'] } })).toBe(1);
    expect(points({ chests: { prince: ['gold', 'ruby'] } })).toBe(4);
    expect(points({ gifts: 7 })).toBe(7);
    expect(points({ gifts: 2, hugged: 3 })).toBe(-1);
  });

  it.each(GAME_LEVELS)('reaches the highest score of the %s game and no more', (level) => {
    const full = chestsOf({ ...NOTHING, level }).reduce<Treasure>(
      (treasure, [chest, wanted]) =>
        wanted.reduce((all, gem) => withGem(all, chest, gem), treasure),
      { ...NOTHING, level },
    );
    const { top, mines } = standardEdition.levels[level];
    const delivered = Object.values(full.chests).flat().length;
    // What is out and fits no chest can still be given.
    const gifts = Math.min(mines.length - delivered, mostGifts(full));
    expect(pointsOf({ ...full, gifts })).toEqual({ points: top, top });
  });

  it('takes a gem out again by a second tap', () => {
    const once = withGem(NOTHING, 'king', 'gold');
    expect(withGem(once, 'king', 'gold').chests.king).toEqual([]);
  });
});
