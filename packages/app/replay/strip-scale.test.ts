import { expect, it } from 'vitest';
import { entryAt, stripScale, ticks } from './strip-scale.ts';

it('gives every turn the same width, however many entries it has', () => {
  const scale = stripScale([1, 1, 1, 1, 2, 3, 3]);
  expect(scale.turns).toBe(3);
  expect(scale.places.map((place) => Math.round(place * 24))).toEqual([0, 2, 4, 6, 8, 16, 20, 24]);
});

it('finds the entry nearest to where somebody points', () => {
  const scale = stripScale([1, 2, 3, 4]);
  expect([0, 0.1, 0.2, 0.6, 1].map((place) => entryAt(scale, place))).toEqual([0, 0, 1, 2, 4]);
});

it('a game without an entry has one place', () => {
  expect(stripScale([])).toEqual({ turns: 0, places: [0] });
});

it('writes no more turns than fit, the first among them', () => {
  expect(ticks(6, 8)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ticks(24, 6)).toEqual([1, 5, 10, 15, 20]);
  expect(ticks(240, 6)).toEqual([1, 50, 100, 150, 200]);
});
