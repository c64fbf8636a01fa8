import type { SeenStep } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, RED, TEAM_NAMES, toyBit, toyBits } from '../rules/index.ts';
import { at, position } from '../rules/testing/situation.ts';
import { guessWishlist } from './guess.ts';
import { roundsSeen } from './rounds-seen.ts';

const step = (...events: SeenStep['events']): SeenStep => ({ n: 1, by: 1, action: null, events });

describe('guessing the rival’s Wishlist', () => {
  const view = game.view(position({ green: { wishlist: ['ball', 'bear', 'car'] } }), 0);

  it('gives every card that nobody has seen the same chance at first', () => {
    const guesses = guessWishlist(view, RED, roundsSeen([]));
    expect(guesses).toHaveLength(9);
    for (const { likely } of guesses) expect(likely).toBeCloseTo(1 / 9, 6);
    expect(guesses.map(({ wishlist }) => wishlist)).not.toContain(toyBits(['ball', 'bear', 'car']));
  });

  it('thinks a toy that was left alone is hardly wanted', () => {
    const left = { type: 'leave-stock', rule: 'WE-50', seat: TEAM_NAMES[RED], toy: 'car' };
    const guesses = guessWishlist(view, RED, roundsSeen([step(left)]));
    const car = guesses.filter(({ wishlist }) => wishlist & toyBit('car'));
    const sum = car.reduce((total, { likely }) => total + likely, 0);
    expect(sum).toBeLessThan(0.05);
  });

  it('reads where the rival drives', () => {
    // Red drives from its bay straight on towards the ball, away from every outer Stock.
    const seat = TEAM_NAMES[RED];
    const over = (card: string, nth: number) => ({
      type: 'turn-over',
      rule: 'WE-22',
      seat,
      card,
      nth,
    });
    const events = [
      over('F2', 1),
      { type: 'drive', rule: 'WE-30', seat, from: [3, 0], to: [2, 0] },
      { type: 'drive', rule: 'WE-30', seat, from: [2, 0], to: [1, 0] },
      over('F1', 2),
      { type: 'drive', rule: 'WE-30', seat, from: [1, 0], to: [0, 0] },
      over('R1', 3),
      { type: 'pass-santa', rule: 'WE-23', seat: 'green', rival: 'red', round: 2 },
    ];
    const guesses = guessWishlist(view, RED, roundsSeen([step(...events)]));
    const withBall = guesses.filter(({ wishlist }) => wishlist & toyBit('ball'));
    const sum = withBall.reduce((total, { likely }) => total + likely, 0);
    // Five of the nine unseen cards have the ball.
    expect(sum).toBeGreaterThan(5 / 9 + 0.05);
  });

  it('rules out what a truck at home would have turned over (WE-52)', () => {
    const home = position({ red: { at: at(3, 0), toys: ['bear', 'doll', 'robot'] } });
    const cards = guessWishlist(game.view(home, 0), RED, roundsSeen([])).map(
      ({ wishlist }) => wishlist,
    );
    expect(cards).not.toContain(toyBits(['bear', 'doll', 'robot']));
  });
});
