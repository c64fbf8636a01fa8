import { describe, expect, it } from 'vitest';
import { ALL_ACTIONS } from './actions.ts';
import { readAction, writeAction } from './notation.ts';

describe('the notation', () => {
  it('has a text of its own for each action, and reads it back', () => {
    const texts = ALL_ACTIONS.map(writeAction);
    expect(new Set(texts).size).toBe(ALL_ACTIONS.length);
    for (const action of ALL_ACTIONS) expect(readAction(writeAction(action))).toBe(action);
  });

  it('is as the rules file has it', () => {
    const known = `shield 4, shield 4>7, shield 4>bag, ready, move 7, move home, move castle-b,
      take ruby, trade gold ruby, recover, deliver gold queen, hand gold 2, ask shield 2,
      gift ruby castle-b, flee castle-b, ransom ruby king castle-b, rescue 2 ruby king castle-b,
      call-end, give-up, agree, refuse, roll, die 4, die O`;
    for (const text of known.split(/,\s+/))
      expect([text, readAction(text)?.kind]).not.toContain(undefined);
  });

  it('reads what is well formed but never legal, and nothing else', () => {
    for (const text of ['trade gold gold', 'shield 4>4', 'hand gold 3', 'deliver shield king']) {
      expect(readAction(text)).not.toBeNull();
    }
    const strange = ['', 'move 0', 'move 17', 'move 07', 'move  7', ' roll', 'die 6', 'die o'];
    strange.push('shield 4 > 7', 'take diamond', 'flee castle-e', 'hand gold 4', 'constructor');
    for (const text of strange) expect([text, readAction(text)]).toEqual([text, null]);
  });
});
