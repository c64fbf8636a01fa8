import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import type { SeatKeeper } from '../session/table-session.ts';
import { nextKeyAfter } from './after-the-game.ts';

const [box] = shelf;
if (!box) throw new Error('the shelf is empty');
const { boardModule } = await box.board();

const ada: SeatKeeper = { kind: 'person', name: 'Ada' };
const bot = (level: 'easy' | 'master'): SeatKeeper => ({ kind: 'bot', level });

const after = (keepers: readonly SeatKeeper[], winner: number | null) =>
  nextKeyAfter({
    board: boardModule,
    options: {},
    keepers,
    outcome: { kind: 'versus', winner, why: 'wishlists', points: null },
    reader: 0,
  });

describe('after a game of two', () => {
  it('a winner is offered the next stronger bot', () => {
    expect(after([ada, bot('easy')], 0)).toMatchObject({
      key: 'stronger-bot',
      table: { keepers: [ada, { kind: 'bot', level: 'medium' }] },
    });
  });

  it('a winner over the strongest, and whoever lost, is offered the other side', () => {
    const swapped = { key: 'swap-sides', table: { keepers: [bot('master'), ada] } };
    expect(after([ada, bot('master')], 0)).toMatchObject(swapped);
    expect(after([ada, bot('master')], 1)).toMatchObject(swapped);
  });
});

describe('after a game of a team', () => {
  const over = {
    options: { game: 'first' },
    keepers: [ada],
    outcome: { kind: 'team', why: 'full', score: 12, top: 16 },
    reader: 0,
  } as const;

  it('the next game is offered, where there is one', () => {
    const next = { game: 'second' };
    const board = { ...boardModule, nextGame: () => next };
    expect(nextKeyAfter({ ...over, board })).toMatchObject({
      key: 'next-game',
      table: { options: next },
    });
    expect(nextKeyAfter({ ...over, board: { ...board, nextGame: () => null } })).toBeNull();
  });
});
