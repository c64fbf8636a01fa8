import { Clock } from '@hearthside/search';
import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { GREEN, PROGRAMS, RED } from '../rules/index.ts';
import { at, position } from '../rules/testing/situation.ts';
import { type Mix, meet } from './meeting.ts';
import { QuickRound, type Rolls } from './quick-round.ts';
import { raceOf } from './value.ts';

/** Green has all it needs for its third Wishlist; red, far from its own, could stand in the way. */
const LAST_DRIVE = position({
  santa: 'red',
  green: {
    at: at(0, 0),
    facing: 5,
    toys: ['ball', 'bear', 'car'],
    wishlist: ['ball', 'bear', 'car'],
    completed: 2,
  },
  red: {
    at: at(-2, -1),
    facing: 3,
    toys: ['doll'],
    wishlist: ['bear', 'doll', 'robot'],
    completed: 2,
  },
});

function mixOf(trust: number): Mix {
  const guesses = [{ wishlist: LAST_DRIVE.trucks[RED].wishlist, likely: 1 }];
  const meeting = { position: LAST_DRIVE, team: GREEN as 0, guesses };
  const depth = { ours: 120, theirs: 120, trust };
  return meet(meeting, depth, new Clock({ iterations: 200 }), seededDice('mix'));
}

/** Red's chance to win when it knows the mix and drives what is best against it. */
function bestAnswerTo({ programs, shares }: Mix): number {
  const [start, after] = [new QuickRound(2), new QuickRound(2)];
  start.set(LAST_DRIVE);
  const total = shares.reduce((sum, each) => sum + each, 0);
  const face = (n: number) => (Math.floor(n) % 6) + 1;
  const lucks = Array.from({ length: 216 }, (_, n) => [face(n), face(n / 6), face(n / 36)]);
  const chances = PROGRAMS.map((_, theirs) => {
    let chance = 0;
    programs.forEach((ours, i) => {
      if (shares[i] === 0) return;
      for (const rolls of lucks) {
        after.copy(start);
        after.playAs(GREEN, ours, theirs, rolls as unknown as Rolls);
        const share = (shares[i] as number) / total / lucks.length;
        chance += share * raceOf(2).chance(after, RED);
      }
    });
    return chance;
  });
  return Math.max(...chances);
}

describe('programs that meet', () => {
  it('give a rival that knows our mix far less when we trust in no habits', () => {
    expect(bestAnswerTo(mixOf(0))).toBeLessThan(bestAnswerTo(mixOf(1)) - 0.05);
  });

  it('are each looked at once, and what is hardly worth it is not driven', () => {
    for (const trust of [0, 0.8]) {
      const { programs, shares } = mixOf(trust);
      expect(new Set(programs).size).toBe(programs.length);
      for (const share of shares) expect(share === 0 || share >= 0.02).toBe(true);
      expect(Math.max(...shares)).toBeGreaterThan(0);
    }
  });
});
