import { describe, expect, it } from 'vitest';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

describe('the sentences of the kit', () => {
  it.each([
    ['French', french],
    ['German', german],
  ])('are all there in %s, with the same gaps', (_, other) => {
    expect(Object.keys(other)).toEqual(Object.keys(english));
    const gaps = (text: string) => [...new Set(text.match(/\{\w+[,}]/g))].sort();
    for (const [key, text] of Object.entries(english)) {
      expect(gaps(other[key as keyof typeof other]), key).toEqual(gaps(text));
    }
  });
});
