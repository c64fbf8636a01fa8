import { think } from '@hearthside/search';
import { describe, expect, it } from 'vitest';
import type { Position } from '../rules/position.ts';
import { bot } from './index.ts';
import { scene, turnOf } from './testing/scene.ts';

const SMALL = { iterations: 6 };

/** Two held elves; the first asks for a gift out of a chest. */
const bothHeld = (): Position =>
  scene({
    elves: [
      { at: '6', heldBy: 2 },
      { at: '7', heldBy: 3 },
    ],
    ogres: { '2': '6', '3': '7' },
    chests: { prince: ['gold', 'ruby'], king: ['ruby'] },
    mines: { '12': ['emerald'], '14': ['amethyst'], '2': ['gold'] },
    proposal: { by: 0, action: 'ransom ruby king castle-a', waiting: [1] },
  });

describe('a bot of Ogres & Elves', () => {
  it('brings home what it carries', () => {
    const p = scene({ elves: [{ at: '3', bag: ['gold', 'ruby'] }, { at: 'home' }] });
    for (const level of ['hard', 'master'] as const) {
      expect(bot.player(level, 's', SMALL).choose(turnOf(p))).toBe('move home');
    }
  });

  it('frees a teammate with a gift that it can spare', () => {
    const p = scene({
      elves: [
        { at: '4', bag: ['ruby'] },
        { at: '6', heldBy: 2 },
      ],
      ogres: { '2': '6' },
      chests: { prince: ['gold', 'ruby'], king: ['gold', 'ruby'] },
      mines: { '12': ['emerald'], '14': ['amethyst'] },
    });
    const turn = turnOf(p);
    expect(bot.player('hard', 's', SMALL).choose(turn)).toBe('move 6');
    expect(bot.player('master', 's', SMALL).choose(turn)).toBe('move 6');
    const { reason } = bot.advise(turn, [], 's', SMALL);
    expect(reason).toEqual({ key: 'free', values: { item: 'ruby', ogre: 2, other: 1 } });
  });

  it('judges the whole turn, and tells what was left undone', () => {
    const p = scene({
      elves: [{ at: 'home' }, { at: 'home' }],
      mines: { '3': ['emerald'], '12': ['ruby'] },
    });
    const turn = turnOf(p);
    const rate = (...plan: string[]) => bot.rate(turn, [], 'move 3', 's', SMALL, plan);
    expect(rate('take emerald', 'roll').key).toBe('best');
    const left = rate('roll');
    expect(left.key).not.toBe('best');
    expect(left.worth).toBeGreaterThan(0);
    expect(left.better?.plan).toContain('take emerald');
  });

  it('agrees to what helps, and says what the team can expect', () => {
    const p = bothHeld();
    const turn = turnOf(p);
    const advice = bot.advise(turn, [], 's', SMALL);
    expect(['agree', 'refuse']).toContain(advice.action);
    expect(advice.reason.values).toHaveProperty('with');
    expect(advice.reason.values).toHaveProperty('without');
  });

  it('tells whoever asked why it says yes or no, and is silent about its own moves', async () => {
    const p = bothHeld();
    const asked = { game: 'ogres-and-elves', seed: 's', steps: [], budget: SMALL };
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      for (const seed of ['s', 't', 'u', 'v']) {
        const { action, remark } = await think(bot, { ...asked, seed, level, turn: turnOf(p) });
        expect(remark?.key).toMatch(new RegExp(`^${action}(-|$)`));
        // A reason with figures never speaks for the other answer.
        const { with: agreed = 0, without = 0 } = (remark?.values ?? {}) as Record<string, number>;
        const isFor = action === 'agree' ? agreed > without : without > agreed;
        expect(isFor || remark?.key === `${action}-either`).toBe(true);
        if (p.rules.level === 'first') expect(remark?.key).not.toBe(action);
      }
    }
    const own = scene({ elves: [{ at: '3', bag: ['gold', 'ruby'] }, { at: 'home' }] });
    const { remark } = await think(bot, { ...asked, level: 'hard', turn: turnOf(own) });
    expect(remark).toBeNull();
  });

  it('tells the odds of an Ogre that is coming', () => {
    const p = scene({
      elves: [{ at: 'home' }, { at: 'home' }],
      ogres: { '2': '6' },
      chests: { prince: ['gold'] },
      mines: { '7': ['ruby'] },
    });
    const { action, reason } = bot.advise(turnOf(p), [], 's', SMALL);
    expect(action).toBe('move 7');
    const values = { item: 'ruby', mine: 7, ogre: 2, faces: [2, 'O'], chances: 2 };
    expect(reason).toEqual({ key: 'take-first', values });
  });

  it('does not end the game while more can be won, at any level', () => {
    // Nothing fits a chest any more, but an Ogre still wants the ruby that lies near.
    const p = scene({
      elves: [{ at: '5' }, { at: 'home' }],
      ogres: { '2': '12' },
      chests: {
        prince: ['gold', 'ruby'],
        king: ['amethyst', 'emerald', 'gold', 'ruby'].slice(0, 3),
      },
      mines: { '6': ['ruby'] },
    });
    const turn = turnOf(p);
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      for (let seed = 0; seed < 6; seed++) {
        expect(bot.player(level, `${seed}`, SMALL).choose(turn)).not.toBe('call-end');
      }
    }
  });

  it('gives nobody up while a gift can free everybody, at any level', () => {
    const p = scene({
      phase: 'rescue',
      elves: [
        { at: '6', heldBy: 2 },
        { at: '7', heldBy: 3 },
      ],
      ogres: { '2': '6', '3': '7' },
      chests: { prince: ['gold', 'ruby'], king: ['ruby'] },
      mines: { '12': ['emerald'], '14': ['amethyst'], '2': ['gold'] },
    });
    const turn = turnOf(p);
    expect(turn.legal).toContain('give-up');
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      expect(bot.player(level, 's', SMALL).choose(turn)).toMatch(/^rescue /);
    }
    expect(bot.advise(turn, [], 's', SMALL).action).toMatch(/^rescue /);
  });
});
