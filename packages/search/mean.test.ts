import { expect, it } from 'vitest';
import { Mean } from './mean.ts';

it('a mean knows its standard error', () => {
  const mean = new Mean();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(value);
  expect(mean.mean).toBe(5);
  expect(mean.error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
});

it('one value says nothing about how far off it is', () => {
  const mean = new Mean();
  mean.add(3);
  expect(mean.error).toBe(Number.POSITIVE_INFINITY);
});
