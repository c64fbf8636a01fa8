import type { SeenStep } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { bot } from './index.ts';
import { hopeGivenUp } from './patience.ts';
import { scene, turnOf } from './testing/scene.ts';

const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
const SMALL = { iterations: 6 };

/** Actions with who took them, oldest first: `1:move home`. */
const steps = (...told: string[]): SeenStep[] =>
  told.map((each, n) => {
    const [by, action] = each.split(':') as [string, string];
    return { n, by: Number(by), action, events: [] };
  });

/** So many rounds in which both stay where they are. */
const waiting = (rounds: number): string[] =>
  Array.from({ length: rounds }, () => [
    '0:move home',
    '0:roll',
    '-1:die 1',
    '1:move home',
    '1:roll',
    '-1:die 1',
  ]).flat();

/** What is left is one ruby for the last chest, here, and a gift, if seat 1 ever gives it. */
const lastRuby = (proposal?: { by: number; action: string; waiting: number[] }) =>
  scene({
    elves: [
      { at: 'home', bag: proposal ? ['amber'] : ['ruby'] },
      { at: 'home', bag: proposal ? [] : ['amber'] },
    ],
    ogres: { '5': '9' },
    chests: { king: ['amethyst', 'emerald', 'gold', 'ruby'], prince: proposal ? [] : ['gold'] },
    ...(proposal && { proposal }),
  });

describe('hope', () => {
  it('is kept for two turns in which nothing moves, and fades by each more', () => {
    const after = (...told: string[]) => hopeGivenUp(steps(...told), 1);
    expect(after(...waiting(2))).toBe(0);
    expect(after(...waiting(3))).toBe(0.5);
    expect(after(...waiting(5))).toBe(1.5);
  });

  it('begins anew with whatever anybody brings, and not with words', () => {
    const after = (...told: string[]) => hopeGivenUp(steps(...told), 1);
    expect(after(...waiting(4), '0:move 3', '0:take gold', '0:roll', '-1:die 2')).toBe(0);
    expect(after(...waiting(4), '0:call-end', '1:refuse')).toBe(1);
    expect(after(...waiting(4), '0:ask gold 1', '1:refuse')).toBe(1);
  });
});

describe('a bot that waits for what a friend may bring', () => {
  it('leaves the friend a little time, then fills the last chest itself, at any level', () => {
    const turn = turnOf(lastRuby());
    for (const level of LEVELS) {
      const actions = (rounds: number): string[] => {
        const player = bot.player(level, 's', SMALL);
        for (const step of steps(...waiting(rounds))) player.notice?.(step);
        const first = player.choose(turn) as string;
        const next = { ...turn, n: 2, legal: ['deliver ruby prince', 'roll'] };
        return [first, player.choose(next) as string];
      };
      expect(actions(8)).toEqual(['move home', 'deliver ruby prince']);
    }
    expect(bot.advise(turn, [], 's', SMALL).plan ?? []).not.toContain('deliver ruby prince');
    const { plan } = bot.advise(turn, steps(...waiting(8)), 's', SMALL);
    expect(plan).toContain('deliver ruby prince');
  });

  it('lets friends end the game who have asked long enough, at any level', () => {
    const turn = turnOf(lastRuby({ by: 0, action: 'call-end', waiting: [1] }));
    for (const level of LEVELS) {
      const answer = (rounds: number) => {
        const player = bot.player(level, 's', SMALL);
        for (const step of steps(...waiting(rounds))) player.notice?.(step);
        return player.choose(turn);
      };
      expect(answer(8)).toBe('agree');
      if (level === 'hard' || level === 'master') expect(answer(0)).toBe('refuse');
    }
  });
});
