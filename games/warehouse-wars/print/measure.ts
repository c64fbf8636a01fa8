/** How large things are on paper. */

import { PALETTE } from '@hearthside/kit';

/** The edge of a crate, and so of a cell of the board. */
export const CELL = 18;

/** Glue tabs of a crate. */
export const TAB = 4;

export const { ink: INK, kraft: KRAFT, kraftLight: KRAFT_LIGHT, kraftDeep: KRAFT_DEEP } = PALETTE;

/** A drawn piece with its own origin at `x`, `y`. */
export const use = (id: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#${id}"/></g>`;
