import { describe, expect, it } from 'vitest';
import { sheet } from './index.ts';

const all = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, found]) => found ?? '');

describe('the sheet of pieces', () => {
  const ids = all(/\bid="([^"]+)"/g);

  it('names every piece once, with the prefix of this game', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^oe-/);
  });

  it('says each attribute of an element once', () => {
    for (const [tag] of sheet.matchAll(/<[a-z][^<>]*>/g)) {
      const names = [...tag.matchAll(/\s([a-z-]+)="/g)].map(([, name]) => name);
      expect([tag, names.length]).toEqual([tag, new Set(names).size]);
    }
  });

  it('refers only to what is on it', () => {
    const used = [...all(/href="#([^"]+)"/g), ...all(/url\(#([^)]+)\)/g)];
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('carries its colours itself, so that it looks the same in print', () => {
    expect(sheet).not.toMatch(/\bclass=|<style|<script|\bon\w+=/);
    // The one colour that a page may choose is the ribbon of a bag, and it has a default.
    expect(all(/var\(([^)]*)\)/g)).toEqual(['--team, #b98c55']);
  });

  it('has every Ogre awake, plain and asleep', () => {
    for (const ogre of [1, 2, 3, 4, 5]) {
      for (const pose of ['', '-plain', '-asleep']) expect(ids).toContain(`oe-ogre-${ogre}${pose}`);
    }
  });
});
