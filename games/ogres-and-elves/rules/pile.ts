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

export const size = (pile: Pile): number =>
  (pile & 7) +
  ((pile >> 3) & 7) +
  ((pile >> 6) & 7) +
  ((pile >> 9) & 7) +
  ((pile >> 12) & 7) +
  ((pile >> 15) & 7) +
  ((pile >> 18) & 7);

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
function kindBits(pile: Pile): number {
  let bits = 0;
  for (let item = 0; item < ITEMS.length; item++) if (has(pile, item)) bits |= 1 << item;
  return bits;
}

const KIND_LISTS: readonly (readonly number[])[] = Array.from(
  { length: 1 << (VALUABLES.length + 1) },
  (_, bits) => ITEMS.map((_, item) => item).filter((item) => (bits >> item) & 1),
);
