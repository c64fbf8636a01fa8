import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';

describe('memory', () => {
  it('gives back what it was told, false included', () => {
    const memory = new Memory<boolean>(10);
    expect(memory.recall('pile')).toBeUndefined();
    expect(memory.keep('pile', false)).toBe(false);
    expect(memory.recall('pile')).toBe(false);
  });

  it('never holds more than both halves, and keeps what is in use', () => {
    const memory = new Memory<number>(10);
    memory.keep('in use', -1);
    for (let i = 0; i < 1000; i++) {
      memory.keep(`pile ${i}`, i);
      expect(memory.recall('in use')).toBe(-1);
      expect(memory.size).toBeLessThanOrEqual(20);
    }
    expect(memory.recall('pile 0')).toBeUndefined();
  });
});
