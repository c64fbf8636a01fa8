/** What stands in front of what, from where somebody looks. */

import type { PilePiece } from '../pile.ts';
import { halfSizeOf, middleOf, type Vec } from './space.ts';

/** From inside a piece's rim, so that what only touches it hides nothing. */
const INSIDE = 0.8;

/** Points of a piece that should be seen: the middle and the corners of its top. */
function pointsOf(piece: PilePiece, side: number): Vec[] {
  const [x, y, z] = middleOf(piece, side);
  const [dx, dy, dz] = halfSizeOf(piece).map((half) => half * INSIDE) as [number, number, number];
  const corners = [-1, 1].flatMap((a) => [-1, 1].map((b): Vec => [x + a * dx, y + dy, z + b * dz]));
  return [[x, y + dy, z], ...corners];
}

/** Does a beam from a point towards the eye go through a piece? */
function isIn(piece: PilePiece, from: Vec, towards: Vec, side: number): boolean {
  const [middle, half] = [middleOf(piece, side), halfSizeOf(piece)];
  let [enters, leaves] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    const [away, speed] = [middle[axis] - from[axis], towards[axis]];
    if (speed === 0) {
      if (Math.abs(away) > half[axis]) return false;
      continue;
    }
    const [a, b] = [(away - half[axis]) / speed, (away + half[axis]) / speed];
    enters = Math.max(enters, Math.min(a, b));
    leaves = Math.min(leaves, Math.max(a, b));
  }
  return enters < leaves;
}

/** How much of some pieces is hidden by others, from 0 to 1. `towards` points to the eye. */
export function hiddenShare(
  matters: readonly PilePiece[],
  pieces: readonly PilePiece[],
  side: number,
  towards: Vec,
): number {
  const points = matters.flatMap((piece) =>
    pointsOf(piece, side).map((point) => {
      const others = pieces.filter(({ name }) => name !== piece.name);
      return others.some((other) => isIn(other, point, towards, side));
    }),
  );
  return points.length === 0 ? 0 : points.filter(Boolean).length / points.length;
}

/** Where the eye is, as a direction, for a turn about the board and a height. */
export const directionOf = (around: number, down: number): Vec => [
  Math.sin(down) * Math.sin(around),
  Math.cos(down),
  Math.sin(down) * Math.cos(around),
];

const QUARTERS = [0, 1, -1, 2];
/** Less than so much of it in sight is too little; and the other side must be so much better. */
const TOO_MUCH = 0.5;
const BETTER = 0.25;

/** By how many quarter turns to step aside so that what matters is seen; 0 where it is seen, or no side is better. */
export function quartersAside(
  matters: readonly PilePiece[],
  pieces: readonly PilePiece[],
  side: number,
  { around, down }: { readonly around: number; readonly down: number },
): number {
  const share = (quarters: number) =>
    hiddenShare(matters, pieces, side, directionOf(around + (quarters * Math.PI) / 2, down));
  const now = share(0);
  if (now < TOO_MUCH) return 0;
  const [best = 0] = [...QUARTERS].sort((a, b) => share(a) - share(b));
  return now - share(best) >= BETTER ? best : 0;
}
