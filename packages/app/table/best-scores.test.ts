import { beforeEach, describe, expect, it } from 'vitest';
import { recordBefore } from './best-scores.ts';

const FIRST = { game: 'ogres-and-elves', options: { level: 'first' } };
const SECOND = { game: 'ogres-and-elves', options: { level: 'second' } };

describe('the record to beat', () => {
  beforeEach(() => {
    // What a browser keeps, for a test without one.
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });

  it('is the highest score of such a game before this one', () => {
    expect(recordBefore(FIRST, 'a', 9)).toBeNull();
    expect(recordBefore(FIRST, 'b', 13)).toBe(9);
    expect(recordBefore(FIRST, 'c', 11)).toBe(13);
    expect(recordBefore(SECOND, 'd', 5)).toBeNull();
  });

  it('stays what it was when the end of a game is looked at again', () => {
    recordBefore(FIRST, 'a', 9);
    expect(recordBefore(FIRST, 'b', 13)).toBe(9);
    expect(recordBefore(FIRST, 'b', 13)).toBe(9);
  });

  it('is not known where the device keeps nothing, or something else wrote there', () => {
    localStorage.setItem('hearthside.best', 'not json');
    expect(recordBefore(FIRST, 'a', 9)).toBeNull();
  });
});
