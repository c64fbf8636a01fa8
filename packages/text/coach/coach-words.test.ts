import { describe, expect, it } from 'vitest';
import { sayReason } from '../sayings.ts';
import { Words } from '../words.ts';
import { COACH_SENTENCES } from './coach-words.ts';

describe('what a coach can say of any game', () => {
  it.each(['fr', 'de'] as const)('is all there in %s, with the same gaps', (language) => {
    const other = COACH_SENTENCES[language];
    expect(Object.keys(other)).toEqual(Object.keys(COACH_SENTENCES.en));
    const gaps = (text: string | undefined) => [...new Set(text?.match(/\{\w+[,}]/g))].sort();
    for (const [key, text] of Object.entries(COACH_SENTENCES.en)) {
      expect(gaps(other[key]), key).toEqual(gaps(text));
    }
  });

  it('is said in the language of the game, unless the game has a sentence of its own', () => {
    const reason = { key: 'search-score', values: { score: 12, top: 16 } };
    expect(sayReason(new Words('de', {}), reason)).toContain('12 von 16 Punkten');
    const own = { 'coach.search-score': 'Own: {score}' };
    expect(sayReason(new Words('de', own), reason)).toBe('Own: 12');
    expect(sayReason(new Words('en', {}), { key: 'never-written' })).toBe('⟦coach.never-written⟧');
  });
});
