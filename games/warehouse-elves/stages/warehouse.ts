/** Warehouses for lessons and examples, laid out in few words. */

import { type Json, seededDice } from '@hearthside/table';
import { game, type Options, TOYS, type Toy } from '../rules/index.ts';

type Place = readonly [q: number, r: number];

interface Truck {
  readonly at: Place;
  readonly facing: number;
  readonly wishlist: readonly Toy[];
  readonly toys?: readonly Toy[];
  readonly completed?: readonly (readonly Toy[])[];
}

interface Laid {
  readonly green: Truck;
  readonly red: Truck;
  readonly snowman: Place;
  readonly santa?: 'green' | 'red';
}

const truck = ({ at, facing, wishlist, toys = [], completed = [] }: Truck): Json => ({
  at: [...at],
  facing,
  toys: [...toys],
  wishlist: [...wishlist],
  completed: completed.map((each) => [...each]),
  program: null,
  played: 0,
});

/** WE-5: every set of three of the five toys, once. */
const WISHLISTS: readonly (readonly Toy[])[] = TOYS.flatMap((first, i) =>
  TOYS.slice(i + 1).flatMap((second, j) =>
    TOYS.slice(i + j + 2).map((third) => [first, second, third]),
  ),
);

/** A warehouse in which both choose their cards. */
export function warehouse({ green, red, snowman, santa = 'green' }: Laid): Json {
  const dealt = [green, red].flatMap(({ wishlist, completed = [] }) => [wishlist, ...completed]);
  const names = dealt.map((each) => each.join());
  return {
    round: 1,
    phase: 'program',
    toAct: ['green', 'red'],
    santa,
    snowman: [...snowman],
    left: 0,
    trucks: { green: truck(green), red: truck(red) },
    deck: WISHLISTS.filter((each) => !names.includes(each.join())).map((each) => [...each]),
    winner: null,
  };
}

/** The warehouse as a game begins; the seed says what the die and the shuffle bring. */
export const opening = (seed: string, options: Options = { stocks: 2 }): Json =>
  game.canonical(game.setup(options, seededDice(seed)));

/** The other truck, out of the way in its bay. */
export const PARKED: Truck = { at: [3, 0], facing: 5, wishlist: ['ball', 'bear', 'doll'] };
/** It turns on the spot. */
export const TURNING = 'program L1 L2 R1';
