import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

const roundsOf = (clock: Clock): number => {
  while (clock.goOn());
  return clock.done;
};

describe('a clock', () => {
  it('grants exactly the rounds of its budget', () => {
    expect(roundsOf(new Clock({ iterations: 7 }))).toBe(7);
  });

  it('grants one round even when there is no time at all', () => {
    expect(roundsOf(new Clock({ milliseconds: 0 }))).toBe(1);
  });

  it('stops when its time is over', () => {
    const began = performance.now();
    const rounds = roundsOf(new Clock({ milliseconds: 20 }));
    expect(performance.now() - began).toBeLessThan(200);
    expect(rounds).toBeGreaterThan(10);
  });

  it('stops at whichever comes first', () => {
    expect(roundsOf(new Clock({ milliseconds: 60_000, iterations: 3 }))).toBe(3);
  });

  it('lends a part of what is left', () => {
    const clock = new Clock({ iterations: 10 });
    clock.goOn();
    clock.goOn();
    expect(roundsOf(clock.part(0.5))).toBe(4);
    const began = performance.now();
    roundsOf(new Clock({ milliseconds: 60 }).part(0.25));
    expect(performance.now() - began).toBeLessThan(50);
  });
});
