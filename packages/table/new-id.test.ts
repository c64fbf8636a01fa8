import { describe, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

describe('a new id', () => {
  it('is another one each time, and safe in an address', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('needs nothing that a page over plain http does not have', () => {
    const { crypto } = globalThis;
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    try {
      expect(newId()).toHaveLength(32);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
