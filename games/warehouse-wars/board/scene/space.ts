/** Where pieces are in space. A cell is one unit wide; the board's middle is the origin; y is up. */

import type { Cell } from '../../rules/index.ts';
import { type PilePiece, place } from '../pile.ts';

export const CRATE = 0.92;
export const CRATE_HEIGHT = 0.92;
export const PLANK_THICKNESS = 0.12;
export const PLANK_WIDTH = 0.86;
const LEVEL = CRATE_HEIGHT + PLANK_THICKNESS;

export type Vec = readonly [x: number, y: number, z: number];

/** The middle of a cell's floor on a level. */
export function floorOf(cell: Cell, level: number, side: number): Vec {
  const { column, row } = place(cell);
  return [column - (side - 1) / 2, level * LEVEL, (side - 1) / 2 - row];
}

/** The middle of a piece. */
export function middleOf(piece: PilePiece, side: number): Vec {
  const lift = piece.raised ? PLANK_THICKNESS : 0;
  if (piece.kind === 'crate') {
    const [x, y, z] = floorOf(piece.cell, piece.level, side);
    return [x, y + CRATE_HEIGHT / 2 + lift, z];
  }
  const ends = [piece.cells[0] as Cell, piece.cells.at(-1) as Cell].map((cell) =>
    floorOf(cell, piece.level, side),
  );
  const [first, last] = ends as [Vec, Vec];
  const y = first[1] + CRATE_HEIGHT + PLANK_THICKNESS / 2 + lift;
  return [(first[0] + last[0]) / 2, y, (first[2] + last[2]) / 2];
}
