import { SMALL } from '../stages/pallet.ts';

/** Teal tries it on a small board. */
export const TEAL = { options: SMALL, seat: 0 };
/** On a board with so many planks. */
export const tealWith = (planks: number) => ({ options: { ...SMALL, planks }, seat: 0 });

/** Crates at b2 and d2 bear a plank, which white has laid; its end at e2 juts out. */
export const BRIDGE = ['crate b2', 'crate d2', 'crate a4', 'crate e5, plank b2-e2'];
/** Crates side by side bear a plank of which half juts out, to e2. */
export const OVERHANG = ['crate b2', 'crate c2', 'crate a4', 'crate e5, plank b2-e2'];
