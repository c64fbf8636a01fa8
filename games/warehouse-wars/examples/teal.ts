import { SMALL } from '../stages/pallet.ts';

/** Teal tries it on a small board. */
export const TEAL = { options: SMALL, seat: 0 };
/** On a board with so many planks. */
export const tealWith = (planks: number) => ({ options: { ...SMALL, planks }, seat: 0 });

/** Crates at b2 and d2 bear a plank, which white has laid; its end at e2 juts out. */
export const BRIDGE = ['crate b2', 'crate d2', 'crate a4', 'crate e5, plank b2-e2'];
/** Crates side by side bear a plank of which half juts out, to e2. */
export const OVERHANG = ['crate b2', 'crate c2', 'crate a4', 'crate e5, plank b2-e2'];

/** A short game without planks, in which teal has the last crate. */
export const LAST_CRATE = { crates: 8, planks: 0, starter: 'white' };
const WHITE = ['a1', '', 'e1', 'a3', 'c3', 'e3', 'a5', 'c5'];
const SEVEN_TEAL = ['b2', 'd2', 'f2', 'b4', 'd4', 'f4', 'b6'];

/** All turns but the last; none of the crates touches another of its colour unless white's second does. */
export const allButOne = (second: string): string[] =>
  WHITE.flatMap((white, i) => [white || second, ...SEVEN_TEAL.slice(i, i + 1)]).map(
    (at) => `crate ${at}`,
  );
