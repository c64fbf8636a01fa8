import { expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

const PACE = { first: 100, longest: 3000 };

it('each pause may be twice as long as the one before, up to the longest', () => {
  const backoff = new Backoff(PACE, () => 1);
  const pauses = Array.from({ length: 7 }, () => backoff.next());
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3000, 3000]);
});

it('those who were cut off together do not come back together', () => {
  const pauses = Array.from({ length: 1000 }, () => {
    const backoff = new Backoff(PACE);
    for (let i = 0; i < 4; i++) backoff.next();
    return backoff.next();
  });
  const tenths = Array.from(
    { length: 10 },
    (_, i) => pauses.filter((ms) => Math.floor((ms - 400) / 120) === i).length,
  );
  // 1600 ms at most and a quarter of it at least: every tenth of that gets its share.
  for (const count of tenths) expect(count).toBeGreaterThan(50);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
});

it('what the server asks is a floor, and the crowd is spread over as long again', () => {
  expect(new Backoff(PACE, () => 0).after(5000)).toBe(5000);
  expect(new Backoff(PACE, () => 1).after(5000)).toBe(10_000);
});

it('after something went well it begins anew', () => {
  const backoff = new Backoff(PACE, () => 1);
  backoff.next();
  backoff.next();
  expect(backoff.failures).toBe(2);
  backoff.reset();
  expect(backoff.next()).toBe(100);
});
