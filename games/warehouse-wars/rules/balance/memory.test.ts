import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';

const LONGEST = 6;

describe('memory', () => {
  it('gives back what it was told, false included, and knows nothing else', () => {
    const memory = new Memory(4, LONGEST);
    const question = Int32Array.of(7, -1, 5);
    expect(memory.recall(question, 3)).toBeNull();
    expect(memory.keep(question, 3, false)).toBe(false);
    expect(memory.recall(question, 3)).toBe(false);
    expect(memory.recall(question, 2)).toBeNull();
    expect(memory.keep(question, 2, true)).toBe(true);
    expect(memory.recall(question, 2)).toBe(true);
  });

  it('never mistakes a question for another, however many share a slot', () => {
    const memory = new Memory(3, LONGEST);
    const dice = seededDice('questions');
    const answers = new Map<string, boolean>();
    let remembered = 0;
    for (let i = 0; i < 20_000; i++) {
      const length = 1 + dice.below(LONGEST);
      const question = Int32Array.from({ length: LONGEST }, () => dice.below(2) - 1);
      const key = question.subarray(0, length).join();
      const verdict = memory.recall(question, length);
      if (verdict !== null) {
        remembered++;
        expect(verdict).toBe(answers.get(key));
      }
      const answer = answers.get(key) ?? dice.below(2) === 0;
      answers.set(key, answer);
      memory.keep(question, length, answer);
    }
    expect(remembered).toBeGreaterThan(100);
  });
});
