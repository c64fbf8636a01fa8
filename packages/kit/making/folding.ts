/** Folds a net in space: each face hangs from the one before it, turned back by the angle of its fold. */

import type { Point } from '../sheet.ts';
import type { FoldedNet, Hinge } from './faces.ts';

export type Vector = readonly [number, number, number];

/** Where the plane of a face lies: the net's origin, its two axes, and what is over the printed side. */
export interface Pose {
  readonly origin: Vector;
  readonly right: Vector;
  readonly down: Vector;
  readonly over: Vector;
}

const plus = (...all: readonly Vector[]): Vector => [
  all.reduce((sum, each) => sum + each[0], 0),
  all.reduce((sum, each) => sum + each[1], 0),
  all.reduce((sum, each) => sum + each[2], 0),
];
const times = (k: number, [x, y, z]: Vector): Vector => [k * x, k * y, k * z];

export const inSpace = ({ origin, right, down }: Pose, { x, y }: Point): Vector =>
  plus(origin, times(x, right), times(y, down));

/** Lying on the table, printed side up: x to the right, y towards us, z up. */
const FLAT: Pose = { origin: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0], over: [0, 0, 1] };

/**
 * The pose of every face when the fold of each hinge is done by its share, 0 to 1. `root` stays
 * where it lies.
 */
export function foldNet(
  { faces, hinges }: FoldedNet,
  root: number,
  shareOf: (hinge: Hinge) => number,
): readonly Pose[] {
  const poses = new Map<number, Pose>([[root, FLAT]]);
  const waiting = [root];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const hinge of hinges) {
      const next = hinge.faces[0] === at ? hinge.faces[1] : hinge.faces[0];
      if (!hinge.faces.includes(at) || poses.has(next)) continue;
      const angle = (hinge.angle * shareOf(hinge) * Math.PI) / 180;
      poses.set(next, hung(poses.get(at) as Pose, hinge, middleOf(faces[next] ?? []), angle));
      waiting.push(next);
    }
  }
  return faces.map((_, i) => {
    const pose = poses.get(i);
    if (!pose) throw new Error('a face of the net hangs from no other');
    return pose;
  });
}

export const middleOf = (face: readonly Point[]): Point => ({
  x: face.reduce((sum, { x }) => sum + x, 0) / face.length,
  y: face.reduce((sum, { y }) => sum + y, 0) / face.length,
});

function hung(parent: Pose, { from, to }: Hinge, inside: Point, angle: number): Pose {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const e: Point = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Across the hinge, into the face that is folded.
  const side = (inside.x - from.x) * -e.y + (inside.y - from.y) * e.x > 0 ? 1 : -1;
  const w: Point = { x: -e.y * side, y: e.x * side };
  const flat = (v: Point): Vector => plus(times(v.x, parent.right), times(v.y, parent.down));
  const [along, across] = [flat(e), flat(w)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bent = plus(times(cos, across), times(-sin, parent.over));
  const right = plus(times(e.x, along), times(w.x, bent));
  const down = plus(times(e.y, along), times(w.y, bent));
  const over = plus(times(cos, parent.over), times(sin, across));
  const hinge = inSpace(parent, from);
  const origin = plus(hinge, times(-from.x, right), times(-from.y, down));
  return { origin, right, down, over };
}
