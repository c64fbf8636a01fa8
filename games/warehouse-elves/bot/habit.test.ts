import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { GREEN, PROGRAMS, type Program, programOf, RED, toyBits } from '../rules/index.ts';
import { at, position } from '../rules/testing/situation.ts';
import { costTo, Expected, habitOf, Ways } from './habit.ts';
import { numberOf } from './programs.ts';
import { QuickRound } from './quick-round.ts';
import { raceOf } from './value.ts';

describe('habit', () => {
  it('drives what costs less more often, and what costs the same as often', () => {
    const [short, same, long] = habitOf(
      Float64Array.from([2, 2, 3]),
      new Float64Array(3),
    ) as unknown as number[];
    expect(short).toBeCloseTo(same as number, 9);
    expect(short).toBeGreaterThan(20 * (long as number));
    expect((short as number) + (same as number) + (long as number)).toBeCloseTo(1, 9);
  });

  it('counts the rounds that are left, and dreads a loss more than any way round', () => {
    const quick = new QuickRound(2);
    quick.set(position({ red: { completed: 1 } }));
    const race = raceOf(2);
    const usual = costTo(RED, quick, race);
    expect(usual).toBeGreaterThan(3);
    quick.winner = RED;
    expect(costTo(RED, quick, race)).toBe(0);
    quick.winner = GREEN;
    expect(costTo(RED, quick, race)).toBeGreaterThan(usual);
  });

  it('sees ways as things stand: whoever is in the way stays there', () => {
    // Green has everything; its bay is two hexes straight ahead.
    const wanted = ['ball', 'bear', 'car'] as const;
    const nextToHome = { at: at(-1, 0), facing: 5, toys: wanted, wishlist: wanted } as const;
    const straightOn = programOf(['F2', 'L1', 'R1']) as Program;
    const rounds = (red: ReturnType<typeof at>): number => {
      const here = position({ green: nextToHome, red: { at: red } });
      return new Ways(here, GREEN).rounds(toyBits(wanted))[numberOf(straightOn)] as number;
    };
    expect(rounds(at(3, 0))).toBeCloseTo(1 / 3, 6);
    expect(rounds(at(-2, 0))).toBeGreaterThan(1);
  });

  describe('what somebody expects of the other', () => {
    // With ball and bear aboard, next to its bay: each Wishlist that the two begin calls for another way.
    const here = position({ green: { at: at(-2, 0), facing: 2, toys: ['ball', 'bear'] } });
    const expected = new Expected(here, GREEN, seededDice('expected'));

    it('is one sensible program for each Wishlist, each once', () => {
      const all = expected.all;
      expect(all.length).toBeGreaterThan(2);
      expect(new Set(all).size).toBe(all.length);
      for (const program of all) expect(PROGRAMS[program]).toBeDefined();
    });

    it('does not know the Wishlist that it is about', () => {
      const other = position({
        green: {
          at: at(-2, 0),
          facing: 2,
          toys: ['ball', 'bear'],
          wishlist: ['car', 'doll', 'robot'],
        },
      });
      const same = new Expected(other, GREEN, seededDice('expected'));
      expect(same.all.sort()).toEqual([...expected.all].sort());
    });

    it('leaves out the Wishlist that one has oneself', () => {
      const mine = toyBits(['car', 'doll', 'robot']);
      expect(expected.by(mine).length).toBeLessThanOrEqual(expected.all.length);
      for (const program of expected.by(mine)) expect(expected.all).toContain(program);
    });
  });
});
