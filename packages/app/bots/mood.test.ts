import { describe, expect, it } from 'vitest';
import { moodAtEnd, reactionTo } from './mood.ts';

const shown = (sound: 'bell' | 'sad' | 'drop', by: number, together = false) => ({
  sound,
  by,
  together,
});

describe('how a bot takes what happens', () => {
  it('is glad of what it did well, and smiles when it is outplayed', () => {
    expect(reactionTo(shown('bell', 1), 1)).toBe('happy');
    expect(reactionTo(shown('bell', 0), 1)).toBe('oops');
  });

  it('never enjoys what goes wrong for others', () => {
    expect(reactionTo(shown('sad', 0), 1)).toBeNull();
    expect(reactionTo(shown('sad', 1), 1)).toBe('oops');
  });

  it('shares what a team does', () => {
    expect(reactionTo(shown('bell', 0, true), 1)).toBe('happy');
    expect(reactionTo(shown('sad', 0, true), 1)).toBe('oops');
  });

  it('stays calm at what is neither good nor bad', () => {
    expect(reactionTo(shown('drop', 1), 1)).toBeNull();
    expect(reactionTo({ sound: null, by: undefined, together: false }, 1)).toBeNull();
  });

  it('is happy at the end with whoever won, or with the team', () => {
    const versus = { kind: 'versus', why: 'lines', points: null } as const;
    expect(moodAtEnd({ ...versus, winner: 1 }, 1)).toBe('happy');
    expect(moodAtEnd({ ...versus, winner: 0 }, 1)).toBe('oops');
    expect(moodAtEnd({ ...versus, winner: null }, 1)).toBe('happy');
    expect(moodAtEnd({ kind: 'team', why: 'done', score: 1, top: 40 }, 1)).toBe('happy');
  });
});
