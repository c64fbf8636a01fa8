import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const catalogue = JSON.parse(read('./en.json')) as Record<string, string>;
const rules = JSON.parse(read('./rules.en.json')) as Record<string, string>;
const statements = read('../../../docs/rules/warehouse-wars.md');

describe('texts', () => {
  it('every statement has its plain words, and none is made up', () => {
    const ids = [...statements.matchAll(/\*\*(WW-\d+)\*\*/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(Object.keys(rules)).toEqual(ids);
  });

  it('a sentence of a few words for everything, without blanks at its ends', () => {
    for (const [key, text] of Object.entries({ ...catalogue, ...rules })) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect(text).not.toBe('');
    }
  });
});
