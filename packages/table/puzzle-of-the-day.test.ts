import { describe, expect, it } from 'vitest';
import { dayNumber, daysInARow, puzzleOfDay } from './puzzle-of-the-day.ts';

const GAMES = [
  { game: 'one', count: 48 },
  { game: 'two', count: 45 },
];

describe('the puzzle of the day', () => {
  it('is the same all day long, and another one tomorrow', () => {
    const morning = dayNumber(new Date(2026, 10, 16, 0, 1));
    expect(dayNumber(new Date(2026, 10, 16, 23, 59))).toBe(morning);
    expect(dayNumber(new Date(2026, 10, 17, 0, 1))).toBe(morning + 1);
    expect(puzzleOfDay(morning + 1, GAMES)).not.toEqual(puzzleOfDay(morning, GAMES));
  });

  it('comes to every puzzle of a game before one comes again', () => {
    const days = Array.from({ length: 48 }, (_, nth) => puzzleOfDay(20_000 + 2 * nth, GAMES));
    expect(new Set(days.map(({ game }) => game))).toEqual(new Set(['one']));
    expect(new Set(days.map(({ index }) => index)).size).toBe(48);
  });
});

describe('the fire', () => {
  it('burns on for whoever skips a day, and goes out after two', () => {
    expect(daysInARow(new Set([10, 9, 7, 6]), 10)).toBe(4);
    expect(daysInARow(new Set([10, 9, 6]), 10)).toBe(2);
  });

  it('waits today for what was not solved yet', () => {
    expect(daysInARow(new Set([9, 8]), 10)).toBe(2);
    expect(daysInARow(new Set(), 10)).toBe(0);
  });
});
