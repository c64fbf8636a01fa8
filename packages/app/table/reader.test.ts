import { describe, expect, it } from 'vitest';
import type { SeatKeeper } from '../session/table-session.ts';
import { readerOf } from './reader.ts';

const person: SeatKeeper = { kind: 'person', name: null };
const bot: SeatKeeper = { kind: 'bot', level: 'easy' };

describe('who is called “you”', () => {
  it('is the one person who plays against bots', () => {
    expect(readerOf({ keepers: [bot, person], audience: 1, apart: false })).toBe(1);
  });

  it('is nobody where several people share the screen', () => {
    // Without secrets their views are those of the first seat, but the winner may be the second.
    expect(readerOf({ keepers: [person, person], audience: 0, apart: false })).toBe('spectator');
  });

  it('is whoever has the seat on a device of their own', () => {
    expect(readerOf({ keepers: [person, person], audience: 1, apart: true })).toBe(1);
    expect(readerOf({ keepers: [person, person], audience: 'spectator', apart: true })).toBe(
      'spectator',
    );
  });
});
