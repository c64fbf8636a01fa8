/** How large things are on paper. */

/** Along one side of the board. */
export const BOARD_SIDE = 256;

/** The board is drawn 2000 units wide and high. */
export const BOARD_SCALE = BOARD_SIDE / 2000;

/** A Valuable or a Shield: small enough for pockets and slots, large enough for small hands. */
export const TOKEN_SIZE = 15;

/** Chests are drawn with slots 70 units apart, and a token must fit into each. */
export const CHEST_SCALE = (TOKEN_SIZE + 0.5) / 70;

/** A piece of the sheet with its own origin at `x`, `y`. */
export const use = (id: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#${id}"/></g>`;
