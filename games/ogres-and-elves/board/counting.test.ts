import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import { countOf, royalsOf, slotsOf } from './counting.ts';
import { moments } from './testing/random-table.ts';

describe('our treasure', () => {
  it('OE-112 adds up to the score of the rules at every moment', () => {
    for (const { view } of moments(3)) {
      const { delivered, bonus, gifts, captives, score } = countOf(view);
      expect(delivered + bonus + gifts - captives).toBe(score);
      expect(score).toBe(view.score);
    }
  });

  it('shows every slot once, full ones for what is there', () => {
    for (const { view } of moments(1, 5)) {
      for (const chest of royalsOf(view)) {
        const full = slotsOf(view, chest).flatMap((slot) => (slot.full ? [slot.wants] : []));
        expect(full.sort()).toEqual([...(view.chests[chest] ?? [])].sort());
      }
    }
  });

  it('knows the top of each level', () => {
    const tops = (['first', 'second', 'third'] as const).map(
      (level) => countOf(game.view(scene({ level, elves: ['home', 'home'] }).position, 0)).top,
    );
    expect(tops).toEqual([16, 26, 34]);
  });
});
