/**
 * Cargo coming down. The rules have decided that it falls, and which plank gives way to which side;
 * from there on it is pieces of paper under their own weight.
 */

import { type Quaternion, Vector3 } from 'three';
import { type Fall, fallen } from '../fall.ts';
import type { PilePiece } from '../pile.ts';
import { type Body, bodyOf, liveliness, STEP, step } from './rigid.ts';
import {
  CRATE,
  CRATE_HEIGHT,
  DIRECTIONS,
  halfSizeOf,
  middleOf,
  PALLET,
  RIM,
  type Vec,
} from './space.ts';

/** After so long everything lies still. */
export const SETTLED = 4.5;
/** How fast the plank begins to tip. */
const START = 0.7;
/** A piece that was still standing gives way when it is hit harder than a resting load presses. */
const KNOCK = 0.55;
/** Slower than this for so many seconds, and it lies. */
const STILL = 0.06;
const CALM = 0.25;
const TABLE: Vec = [40, 1, 40];

export interface Pose {
  readonly position: Vector3;
  readonly orientation: Quaternion;
}

export interface Collapse {
  readonly poses: ReadonlyMap<PilePiece, Pose>;
  /** Lets time pass up to so many seconds from the start. */
  advance(seconds: number): void;
}

export function collapseOf(pieces: readonly PilePiece[], fall: Fall, side: number): Collapse {
  const loose = fallen(pieces, fall);
  const bodies = new Map<PilePiece, Body>(
    pieces.map((piece) => [
      piece,
      bodyOf(halfSizeOf(piece), middleOf(piece, side), surfaceOf(piece), !loose.has(piece)),
    ]),
  );
  begin(pieces, loose, bodies, fall, side);
  const wide = side / 2 + RIM;
  const ground = [
    bodyOf([wide, PALLET / 2, wide], [0, -PALLET / 2, 0], [], true),
    bodyOf(TABLE, [0, -PALLET - TABLE[1], 0], [], true),
  ];
  const all = [...bodies.values(), ...ground];
  let passed = 0;
  let quiet = 0;
  return {
    poses: bodies,
    advance(seconds) {
      for (; passed + STEP <= Math.min(seconds, SETTLED); passed += STEP) {
        if (quiet > CALM) continue;
        const pushed = step(all);
        quiet = liveliness(all) < STILL ? quiet + STEP : 0;
        for (const [piece, body] of bodies)
          if ((pushed.get(body) ?? 0) > KNOCK) release(piece, pieces, bodies);
      }
    },
  };
}

/** Lets a piece go that stood so far, and what stands on it. */
function release(
  piece: PilePiece,
  pieces: readonly PilePiece[],
  bodies: ReadonlyMap<PilePiece, Body>,
): void {
  const above = pieces.filter(
    (other) =>
      other.level > piece.level && cellsOf(other).some((cell) => cellsOf(piece).includes(cell)),
  );
  for (const each of [piece, ...above]) {
    const body = bodies.get(each);
    if (body) body.frozen = false;
  }
}

const cellsOf = (piece: PilePiece) => (piece.kind === 'crate' ? [piece.cell] : piece.cells);

/** Everything that hangs together with the plank begins to turn about the edge that gives way. */
function begin(
  pieces: readonly PilePiece[],
  loose: ReadonlySet<PilePiece>,
  bodies: ReadonlyMap<PilePiece, Body>,
  fall: Fall,
  side: number,
): void {
  const towards = new Vector3(...DIRECTIONS[fall.towards]);
  const spin = new Vector3(0, START, 0).cross(towards);
  const pivot = pivotOf(pieces, loose, fall, side, towards);
  for (const piece of loose) {
    const body = bodies.get(piece);
    if (!body) continue;
    body.spin.copy(spin);
    body.velocity.crossVectors(spin, body.position.clone().sub(pivot));
  }
}

/** The outermost edge, to the side it tips to, of what the plank rests on. */
function pivotOf(
  pieces: readonly PilePiece[],
  loose: ReadonlySet<PilePiece>,
  fall: Fall,
  side: number,
  towards: Vector3,
): Vector3 {
  const [plank] = loose;
  const own = plank ? cellsOf(plank) : [];
  const feet = pieces
    .filter((piece) => !loose.has(piece) && piece.level === fall.level)
    .filter((piece) => cellsOf(piece).some((cell) => own.includes(cell)))
    .map((piece) => new Vector3(...middleOf(piece, side)));
  const middle = plank ? new Vector3(...middleOf(plank, side)) : new Vector3();
  const reach = Math.max(...feet.map((foot) => foot.dot(towards) + CRATE / 2), -Infinity);
  if (reach === -Infinity) return middle;
  return middle.addScaledVector(towards, reach - middle.dot(towards));
}

/** Points all over a piece's surface, just inside its edges so that stacked pieces find each other. */
function surfaceOf(piece: PilePiece): Vec[] {
  const [x, y, z] = halfSizeOf(piece);
  if (piece.kind === 'crate') {
    const inset = CRATE / 2 - 0.04;
    const ring: readonly (readonly [number, number])[] = [
      [x, inset],
      [inset, z],
      [x, z],
      [x, 0],
      [0, z],
    ];
    const flat = ring.flatMap(([u, w]) => [
      [u, w],
      [-u, w],
      [u, -w],
      [-u, -w],
    ]) as [number, number][];
    const upright = [-1, 1].flatMap((u) => [-1, 1].map((w): Vec => [u * x, 0, w * z]));
    return [
      ...flat.flatMap(([u, w]): Vec[] => [
        [u, CRATE_HEIGHT / 2, w],
        [u, -y, w],
      ]),
      ...upright,
    ];
  }
  const steps = 12;
  const [long, wide] = [Math.max(x, z), Math.min(x, z)];
  const points: Vec[] = [];
  for (let i = 0; i <= steps; i++) {
    const along = long * (-1 + (2 * i) / steps);
    for (const across of [-wide, 0, wide])
      for (const up of [-y, y])
        points.push(piece.alongRow ? [along, up, across] : [across, up, along]);
  }
  return points;
}
