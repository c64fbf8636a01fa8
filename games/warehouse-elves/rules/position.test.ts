import { type Dice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { axial, CENTRE } from './board.ts';
import { game } from './index.ts';
import { clone, GREEN, RED, setup } from './position.ts';
import { act, position, roll } from './testing/situation.ts';
import { WISHLISTS } from './toys.ts';

const options = { stocks: 2 } as const;

/** Dice that shuffle as usual and then show these faces. */
function diceShowing(...faces: readonly number[]): Dice {
  const shuffle = seededDice(1);
  let used = 0;
  return { below: (sides) => (used++ < 9 ? shuffle.below(sides) : (faces[used - 10] ?? 0) - 1) };
}

describe('set-up', () => {
  it('WE-10 deals one Wishlist to each team and leaves eight in the deck, every card once', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { trucks, deck, drawn } = setup(options, seededDice(seed));
      expect(deck).toHaveLength(8);
      expect(drawn).toBe(0);
      const cards = [...trucks.map((truck) => truck.wishlist), ...deck];
      expect(cards.sort((a, b) => a - b)).toEqual([...WISHLISTS].sort((a, b) => a - b));
    }
  });

  it('WE-10 shuffles: every Wishlist comes to green about equally often', () => {
    const dice = seededDice('shuffle');
    const counts = new Map(WISHLISTS.map((card) => [card, 0]));
    for (let i = 0; i < 5000; i++) {
      const card = setup(options, dice).trucks[GREEN].wishlist;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('WE-10 a Wishlist is secret and so is the deck', () => {
    const start = setup(options, seededDice(3));
    const view = game.view(start, GREEN);
    expect(view.trucks.green.wishlist).not.toBeNull();
    expect(view.trucks.red.wishlist).toBeNull();
    expect(view.deck).toBeNull();
    expect(view.deckSize).toBe(8);
  });

  it('WE-11 trucks start on their bays and face the centre', () => {
    const { trucks } = setup(options, seededDice(1));
    expect(trucks.map(({ at, facing }) => [axial(at), facing])).toEqual([
      [[-3, 0], 2],
      [[3, 0], 5],
    ]);
    expect(trucks.map(({ toys, completed }) => [toys, completed])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('WE-12 the Snowman starts in the centre', () => {
    expect(setup(options, seededDice(1)).snowman).toBe(CENTRE);
  });

  it('WE-13 the higher roll gets Santa; ties roll again', () => {
    expect(setup(options, diceShowing(5, 2)).santa).toBe(GREEN);
    expect(setup(options, diceShowing(2, 5)).santa).toBe(RED);
    expect(setup(options, diceShowing(4, 4, 1, 1, 3, 6)).santa).toBe(RED);
    expect(setup(options, diceShowing(6, 6, 2, 1)).santa).toBe(GREEN);
  });

  it('WE-13 is fair', () => {
    const dice = seededDice('santa');
    let green = 0;
    for (let i = 0; i < 4000; i++) if (setup(options, dice).santa === GREEN) green++;
    expect(Math.abs(green - 2000)).toBeLessThan(200);
  });
});

describe('a clone', () => {
  it('is equal and goes its own way', () => {
    const original = position({ green: { program: 'L1 F2 R1' }, red: { program: 'F1 R1 L1' } });
    const before = JSON.stringify(game.canonical(original));
    const copy = clone(original);
    expect(copy).toEqual(original);
    roll(copy, 4, 4);
    act(copy, 'green', 'program F1 F2 L1');
    expect(JSON.stringify(game.canonical(original))).toBe(before);
    expect(JSON.stringify(game.canonical(copy))).not.toBe(before);
  });
});
