import { describe, expect, it } from 'vitest';
import { END } from '../rules/index.ts';
import { advised, planOf } from './advised.ts';
import { linesOf } from './lit-lines.ts';
import { isPlacement, piecesOf } from './pile.ts';
import { read, watch } from './testing/random-games.ts';

describe('a hint', () => {
  it('is drawn where the piece comes to stand, with the points it brings', () => {
    let told = 0;
    watch(20, ({ before, action, now }) => {
      const advice = advised({ view: before, hint: [action, END] });
      if (!isPlacement(action) || before.toAct === null) {
        expect(advice).toBeNull();
        return;
      }
      const known = new Set(piecesOf(before).map(({ name }) => name));
      const { name: _, ...placed } = piecesOf(now).find(({ name }) => !known.has(name)) ?? {
        name: '',
      };
      expect(advice?.steps[0]?.piece).toMatchObject(placed);
      if (now.result?.why !== 'fall') {
        const gain = now.score[before.toAct] - before.score[before.toAct];
        expect(advice?.steps[0]?.gain).toBe(gain);
        told += gain > 0 ? 1 : 0;
      }
    });
    expect(told).toBeGreaterThan(20);
  });

  it('is laid out by its key for the player to decide; an end of the turn is not', () => {
    const crate = read('crate c3');
    watch(1, ({ before }) => {
      expect(planOf(before, [crate, END])).toMatchObject({ tool: 'crate', plan: [crate] });
      expect(planOf(before, [END])).toBeNull();
    });
  });
});

describe('the lines of a seat', () => {
  it('are told one by one, long ones last', () => {
    watch(5, ({ now }) => {
      const lengths = linesOf(now, 'teal').map(({ length }) => length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    });
  });
});
