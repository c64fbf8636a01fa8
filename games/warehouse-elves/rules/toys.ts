/** Toys and Wishlists as sets of five bits. */

/** In order of name, which is the order records list them in. */
export const TOYS = ['ball', 'bear', 'car', 'doll', 'robot'] as const;
export type Toy = (typeof TOYS)[number];

/** A set of toys: bit 0 is the first of `TOYS`. */
export type ToyBits = number;

export const ALL_TOYS: ToyBits = (1 << TOYS.length) - 1;

export const toyBit = (toy: Toy): ToyBits => 1 << TOYS.indexOf(toy);

/** The names of each of the 32 sets. */
const NAMES: readonly (readonly Toy[])[] = Array.from({ length: ALL_TOYS + 1 }, (_, bits) =>
  Object.freeze(TOYS.filter((_toy, i) => bits & (1 << i))),
);

/** The toys of a set in order of name. */
export const toyNames = (toys: ToyBits): readonly Toy[] => NAMES[toys] as readonly Toy[];

export const toyBits = (toys: readonly Toy[]): ToyBits =>
  toys.reduce((bits, toy) => bits | toyBit(toy), 0);

/** WE-51: a toy is aboard or it is not, so the set says all. */
export const holdsAll = (held: ToyBits, wanted: ToyBits): boolean => (held & wanted) === wanted;

/** WE-5: ten cards, every set of 3 of the 5 toys once. */
export const WISHLISTS: readonly ToyBits[] = NAMES.flatMap((names, bits) =>
  names.length === 3 ? [bits] : [],
);
