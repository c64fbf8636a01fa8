import { describe, expect, it } from 'vitest';
import type { Space } from '../rules/index.ts';
import { ALL_SPACES, castleRoad, neighbourTowards, pointOf, standsOf } from './places.ts';
import { moments } from './testing/random-table.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

describe('places on the board', () => {
  it('OE-1 stand in a ring, mine 16 on top and 4 at the right', () => {
    expect(pointOf('16')).toEqual({ x: expect.closeTo(1000), y: expect.closeTo(236) });
    expect(pointOf('4')).toEqual({ x: expect.closeTo(1764), y: expect.closeTo(1000) });
  });

  it('can all be walked to with the arrow keys from Home, and back', () => {
    for (const start of ALL_SPACES) {
      const seen = new Set<Space>([start]);
      for (const space of seen) {
        for (const arrow of ARROWS) seen.add(neighbourTowards(space, arrow));
      }
      expect(seen.size).toBe(ALL_SPACES.length);
    }
  });

  it('go round the ring with the arrows that point along it', () => {
    expect(neighbourTowards('16', 'ArrowRight')).toBe('1');
    expect(neighbourTowards('4', 'ArrowDown')).toBe('5');
    expect(neighbourTowards('8', 'ArrowLeft')).toBe('9');
    expect(neighbourTowards('12', 'ArrowUp')).toBe('13');
    expect(neighbourTowards('16', 'ArrowDown')).toBe('home');
  });

  it('give every figure a spot of its own on the board', () => {
    for (const { view } of moments(1, 3)) {
      const spots = [...standsOf(view).values()];
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(50);
        expect(x).toBeLessThan(1990);
        expect(y).toBeLessThan(1990);
      }
    }
  });

  it('OE-2 join a castle to whatever exit an edition gives it', () => {
    expect(castleRoad('castle-a', 1)).toMatch(/^M1676 300C/);
    const road =
      castleRoad('castle-a', 2)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(road.slice(0, 2)).toEqual([1806, 222]);
    const { x, y } = pointOf('2');
    expect(road.slice(-2)).toEqual([x, y]);
  });
});
