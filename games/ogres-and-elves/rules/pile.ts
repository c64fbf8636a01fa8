/**
 * A pile of items in one small integer: three bits for how many there are of each kind,
 * in the order of `ITEMS`. Bags, mines, chests, gifts, grabbed Valuables, chest slots and
 * tastes are all piles, so "does it hold anything the Ogre wants" is one bitwise AND.
 */

import { ITEMS, type Item, SHIELD, VALUABLES } from './pieces.ts';

export type Pile = number;

const EMPTY: Pile = 0;
/** No pile can count more of one kind. */
const MOST_OF_A_KIND = 7;

/** One item of that kind. */
export const one = (item: number): Pile => 1 << (3 * item);

/** As many of that kind as a pile can count: a mask for all items of the kind. */
const all = (item: number): Pile => MOST_OF_A_KIND << (3 * item);

export const ALL_VALUABLES: Pile = one(SHIELD) - 1;

export const count = (pile: Pile, item: number): number => (pile >> (3 * item)) & MOST_OF_A_KIND;

export const has = (pile: Pile, item: number): boolean => (pile & all(item)) !== 0;

/** How many items there are: counts by twos, then the four sums by one multiplication. */
export function size(pile: Pile): number {
  const sums = (pile & 0o7070707) + ((pile >> 3) & 0o0070707);
  return (Math.imul(sums, 0o1010101) >> 18) & 0o77;
}

/** The mask of all kinds that are in the pile, however many. */
export const kinds = (pile: Pile): Pile => ((pile | (pile >> 1) | (pile >> 2)) & 0o1111111) * 7;

export const pileOf = (items: readonly Item[]): Pile =>
  items.reduce((pile, item) => pile + one(ITEMS.indexOf(item)), EMPTY);

/** The items by name, sorted, each as often as it is there. */
export function itemsIn(pile: Pile): Item[] {
  const items: Item[] = [];
  ITEMS.forEach((item, index) => {
    for (let n = count(pile, index); n > 0; n--) items.push(item);
  });
  return items;
}

/** The mask of some kinds by name. */
export const maskOf = (names: readonly Item[]): Pile => kinds(pileOf(names));

/** The different kinds in a pile, in order; one shared list for each set of kinds. */
export const kindsIn = (pile: Pile): readonly number[] => KIND_LISTS[kindBits(pile)] as number[];

/** One bit a kind instead of three. */
export const kindBits = (pile: Pile): number =>
  (OF_THREE[pile & 0o777] as number) |
  ((OF_THREE[(pile >> 9) & 0o777] as number) << 3) |
  ((OF_THREE[pile >> 18] as number) << 6);

/** The same for any three kinds next to each other. */
const OF_THREE: readonly number[] = [...Array(0o1000).keys()].map(
  (pile) => Number(has(pile, 0)) | (Number(has(pile, 1)) << 1) | (Number(has(pile, 2)) << 2),
);

const KIND_LISTS: readonly (readonly number[])[] = Array.from(
  { length: 1 << (VALUABLES.length + 1) },
  (_, bits) => ITEMS.map((_, item) => item).filter((item) => (bits >> item) & 1),
);
