import { Clock } from '@hearthside/search';
import { describe, expect, it } from 'vitest';
import { score } from '../rules/position.ts';
import { solveEnding } from './ending.ts';
import { bot } from './index.ts';
import { scene, turnOf } from './testing/scene.ts';

const ENOUGH = new Clock({ iterations: 20_000 });

/** The king's chest lacks one gold bar, and an elf has it in its bag. */
const lastBar = (at: string, ogres: Readonly<Record<string, string>> = {}) =>
  scene({
    elves: [{ at, bag: ['gold'] }, { at: 'home' }],
    ogres,
    chests: { prince: ['gold', 'ruby'], king: ['ruby'] },
    mines: { '12': ['emerald'] },
  });

describe('the last chest', () => {
  it('is not looked at while two are open', () => {
    const p = scene({ elves: [{ at: '3', bag: ['gold'] }, { at: 'home' }] });
    expect(solveEnding(p, ENOUGH)).toBeNull();
  });

  it('knows what the best plan comes to, whatever the die shows', () => {
    const p = lastBar('3');
    const [best] = solveEnding(p, ENOUGH) ?? [];
    expect(best?.actions[0]).toMatchObject({ kind: 'move', space: 'home' });
    expect(best?.high).toBeCloseTo(best?.low ?? 0, 1);
    expect(best?.low).toBeGreaterThan(score(p));
  });

  it('is the same to bots, coach and whoever asks for a solution', () => {
    const turn = turnOf(lastBar('3'));
    const [solved] = bot.solve(turn, [], 's', { iterations: 20_000 }) ?? [];
    expect(bot.advise(turn, [], 's', { iterations: 20_000 }).action).toBe(solved?.action);
  });
});
