/** Where pieces are in space. A cell is one unit wide; the board's middle is the origin; y is up. */

import { type Cell, cellAt, type Towards } from '../../rules/index.ts';
import { type PilePiece, place } from '../pile.ts';

export const CRATE = 0.88;
export const CRATE_HEIGHT = 0.88;
export const PLANK_THICKNESS = 0.13;
export const PLANK_WIDTH = 0.84;
export const PLANK_LENGTH = 3.92;
export const LEVEL = CRATE_HEIGHT + PLANK_THICKNESS;
/** The pallet: how far its rim reaches beyond the cells, and how high it is. */
export const RIM = 0.64;
export const PALLET = 0.56;

export type Vec = readonly [x: number, y: number, z: number];

/** Column `a` is west, row `1` is south. */
export const DIRECTIONS: Readonly<Record<Towards, Vec>> = {
  west: [-1, 0, 0],
  east: [1, 0, 0],
  south: [0, 0, 1],
  north: [0, 0, -1],
};

/** The middle of a cell's floor on a level. */
export function floorOf(cell: Cell, level: number, side: number): Vec {
  const { column, row } = place(cell);
  return [column - (side - 1) / 2, level * LEVEL, (side - 1) / 2 - row];
}

/** The cell that a point is over; null beyond the cells. */
export function cellUnder(x: number, z: number, side: number): Cell | null {
  const column = Math.floor(x + side / 2);
  const row = Math.floor(side / 2 - z);
  const inside = [column, row].every((at) => at >= 0 && at < side);
  return inside ? cellAt(column, row) : null;
}

/** Half its size each way. */
export function halfSizeOf(piece: PilePiece): Vec {
  if (piece.kind === 'crate') return [CRATE / 2, CRATE_HEIGHT / 2, CRATE / 2];
  const [long, wide] = [PLANK_LENGTH / 2, PLANK_WIDTH / 2];
  return piece.alongRow ? [long, PLANK_THICKNESS / 2, wide] : [wide, PLANK_THICKNESS / 2, long];
}

/** The middle of a piece. */
export function middleOf(piece: PilePiece, side: number): Vec {
  const lift = piece.raised ? PLANK_THICKNESS : 0;
  if (piece.kind === 'crate') {
    const [x, y, z] = floorOf(piece.cell, piece.level, side);
    return [x, y + CRATE_HEIGHT / 2 + lift, z];
  }
  const [first, last] = [piece.cells[0] as Cell, piece.cells.at(-1) as Cell].map((cell) =>
    floorOf(cell, piece.level, side),
  ) as [Vec, Vec];
  const y = first[1] + CRATE_HEIGHT + PLANK_THICKNESS / 2 + lift;
  return [(first[0] + last[0]) / 2, y, (first[2] + last[2]) / 2];
}
