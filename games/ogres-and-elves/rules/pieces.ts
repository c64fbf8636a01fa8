/**
 * The names of everything on the table, in the order that records sort them, and the
 * small numbers that positions keep in their stead: an item, chest, castle or space is
 * known inside the rules by its index in these lists.
 */

/** OE-10. Sorted by name, as the record lists them. */
export const VALUABLES = ['amber', 'amethyst', 'emerald', 'gold', 'ruby', 'sapphire'] as const;
export type Valuable = (typeof VALUABLES)[number];

/** OE-13: what a bag can hold; a Shield is one item. */
export const ITEMS = [...VALUABLES, 'shield'] as const;
export type Item = (typeof ITEMS)[number];
/** A plain number, like those of places below: the bundler writes it out wherever it is used. */
export const SHIELD = 6;

export const CHESTS = ['king', 'prince', 'princess', 'queen'] as const;
export type Chest = (typeof CHESTS)[number];

export const OGRES = [1, 2, 3, 4, 5] as const;
export type Ogre = (typeof OGRES)[number];

export const MINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type Mine = (typeof MINES)[number];

export const CASTLES = ['castle-a', 'castle-b', 'castle-c', 'castle-d'] as const;
export type Castle = (typeof CASTLES)[number];

/** OE-1: Home is space 0, mine n is space n, the castles follow. */
export const SPACES = ['home', ...MINES.map((mine) => `${mine}` as const), ...CASTLES] as const;
export type Space = (typeof SPACES)[number];

export const HOME = 0;
export const FIRST_CASTLE = 17;

/** Where an Ogre can be besides the mines and castles: beside a castle (OE-72), or out of the game. */
export const FIRST_RESTING = 21;
export const OUT = 25;
export const OGRE_PLACES: readonly string[] = [
  ...SPACES,
  ...CASTLES.map((castle) => castle.replace('castle', 'resting')),
  'out',
];

export const FACES = [1, 2, 3, 4, 5, 'O'] as const;
export type Face = (typeof FACES)[number];

export const GAME_LEVELS = ['first', 'second', 'third'] as const;
export type GameLevel = (typeof GAME_LEVELS)[number];

export const MOST_SEATS = 4;
export const BAG_LIMIT = 4;
/** OE-54: at most so many items change bags in a turn. */
export const MOST_HAND_OVERS = 8;

export const isMine = (space: number): boolean => space >= 1 && space <= 16;
export const isCastle = (space: number): boolean => space >= FIRST_CASTLE && space < FIRST_RESTING;

/** Bit `n` stands for space `n`. */
export const ALL_MINES = 0x1fffe;
export const ALL_CASTLES = 0xf << FIRST_CASTLE;

const indexOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;

export const ITEM_INDEX = indexOf(ITEMS);
export const CHEST_INDEX = indexOf(CHESTS);
export const SPACE_INDEX = indexOf(SPACES as readonly Space[]);
