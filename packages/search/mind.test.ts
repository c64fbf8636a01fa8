import { seededDice, type Turn } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { botOf, type Mind, pickBest, pickByShare, pickWithSlips } from './mind.ts';

const turn = (n: number, legal: readonly string[]): Turn => ({ seat: 0, view: null, legal, n });

/** Thinks of `a` with `b` and `c` to follow; counts how often it is asked. */
function planner() {
  const asked: number[] = [];
  const mind: Mind<null> = {
    budgets: { easy: {}, medium: {}, hard: {}, master: {} },
    grades: { best: 0, good: 1, fair: 2 },
    weigh({ turn: { n }, also }) {
      asked.push(n);
      const rated = also === 'e' ? [{ action: 'e', value: 4.8 }] : [];
      return [
        { action: 'a', value: 5, plan: ['b', 'c'] },
        { action: 'b', value: 4.5 },
        { action: 'c', value: 3 },
        ...rated,
      ];
    },
    choose: (weighed, { dice }) => pickBest(weighed, dice),
    explain: () => ({ key: 'because' }),
  };
  return { bot: botOf(mind), asked };
}

describe('a bot with a plan', () => {
  it('thinks a turn through once', () => {
    const { bot, asked } = planner();
    const player = bot.player('hard', 'seed');
    const legal = ['a', 'b', 'c'];
    expect([5, 6, 7, 8].map((n) => player.choose(turn(n, legal)))).toEqual(['a', 'b', 'c', 'a']);
    expect(asked).toEqual([5, 8]);
  });

  it('keeps its plan when it is woken anew for each action', () => {
    const { bot, asked } = planner();
    const legal = ['a', 'b', 'c'];
    const choose = (n: number) => bot.player('hard', 'seed').choose(turn(n, legal));
    expect([5, 6].map(choose)).toEqual(['a', 'b']);
    expect(asked).toEqual([5]);
  });

  it('drops the plan when something else happened or it is no longer allowed', () => {
    const { bot, asked } = planner();
    const player = bot.player('hard', 'seed');
    player.choose(turn(5, ['a', 'b']));
    player.choose(turn(7, ['a', 'b']));
    player.choose(turn(8, ['a', 'c']));
    expect(asked).toEqual([5, 7, 8]);
  });

  it('takes no longer than its level does, however much time it is given', () => {
    const seen: boolean[] = [];
    const mind: Mind<null> = {
      budgets: { easy: { iterations: 2 }, medium: {}, hard: {}, master: {} },
      grades: { best: 0, good: 1, fair: 2 },
      weigh({ clock }) {
        while (clock.goOn()) seen.push(true);
        return [{ action: 'a', value: 1 }];
      },
      choose: (weighed, { dice }) => pickBest(weighed, dice),
      explain: () => ({ key: 'because' }),
    };
    botOf(mind)
      .player('easy', 's', { milliseconds: 60_000 })
      .choose(turn(1, ['a', 'b']));
    expect(seen).toHaveLength(2);
    botOf(mind)
      .player('easy', 's', { iterations: 5 })
      .choose(turn(1, ['a', 'b']));
    expect(seen).toHaveLength(7);
  });

  it('does not think where there is nothing to choose', () => {
    const { bot, asked } = planner();
    expect(bot.player('easy', 'seed').choose(turn(1, ['roll']))).toBe('roll');
    expect(asked).toEqual([]);
  });
});

describe('a coach', () => {
  const { bot } = planner();
  const at = turn(1, ['a', 'b', 'c', 'd']);
  const better = { action: 'a', plan: ['b', 'c'], reason: { key: 'because' } };

  it('advises the best action with its reason', () => {
    expect(bot.advise(at, [], 's')).toEqual(better);
  });

  it('rates by how much was given away, and says what was better', () => {
    expect(bot.rate(at, [], 'a', 's')).toEqual({ key: 'best', better: null });
    expect(bot.rate(at, [], 'b', 's')).toEqual({ key: 'good', better });
    expect(bot.rate(at, [], 'c', 's')).toEqual({ key: 'fair', better });
    expect(bot.rate(at, [], 'd', 's')).toEqual({ key: 'weak', better });
  });

  it('has the action weighed that it is asked about', () => {
    expect(bot.rate(at, [], 'e', 's').key).toBe('good');
  });
});

describe('choosing among weighed actions', () => {
  const weighed = [
    { action: 'best', value: 1, share: 0.75 },
    { action: 'near', value: 0.9, share: 0.25 },
    { action: 'bad', value: 0, share: 0 },
  ];
  const often = (choose: (i: number) => string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (let i = 0; i < 1000; i++) counts[choose(i)] = (counts[choose(i)] ?? 0) + 1;
    return counts;
  };

  it('plays each as often as its share', () => {
    const counts = often((i) => pickByShare(weighed, seededDice(i)).action);
    expect(counts['best']).toBeGreaterThan(700);
    expect(counts['near']).toBeGreaterThan(200);
    expect(counts['bad']).toBeUndefined();
  });

  it('slips a little, never badly', () => {
    const counts = often((i) => pickWithSlips(weighed, 0.1, 0.5, seededDice(i)).action);
    expect(counts['near']).toBeGreaterThan(200);
    expect(counts['best']).toBeGreaterThan(counts['near'] ?? 0);
    expect(counts['bad']).toBeUndefined();
  });
});
