/** How large things are on paper. */

/** The edge of a crate, and so of a cell of the board. */
export const CELL = 18;

/** Glue tabs of a crate. */
export const TAB = 4;

export const INK = '#2b1e16';
export const KRAFT = '#dcba87';
export const KRAFT_LIGHT = '#ecd5ae';
export const KRAFT_DEEP = '#b98c55';

/** A drawn piece with its own origin at `x`, `y`. */
export const use = (id: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#${id}"/></g>`;
