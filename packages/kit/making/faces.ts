/** A net as the flat faces that its folds leave, and which of them hang together. */

import { type Fold, outlineOf, type Piece, type Point } from '../sheet.ts';

export type Face = readonly Point[];

export interface Hinge {
  readonly from: Point;
  readonly to: Point;
  /** Degrees when the thing is finished. */
  readonly angle: number;
  readonly faces: readonly [number, number];
}

export interface FoldedNet {
  readonly faces: readonly Face[];
  readonly hinges: readonly Hinge[];
}

const CLOSE = 1e-6;
const RIGHT_ANGLE = 90;

export function facesOf(piece: Piece): FoldedNet {
  let faces: Face[] = [outlineOf(piece)];
  for (const fold of piece.folds) faces = faces.flatMap((face) => split(face, fold));
  return { faces, hinges: hingesAmong(faces, piece.folds) };
}

/** Which face this point of the net lies in. */
export function faceAt(faces: readonly Face[], point: Point): number {
  const found = faces.findIndex((face) => holds(face, point));
  if (found < 0) throw new Error(`no face of the net at ${point.x} ${point.y}`);
  return found;
}

/** The face cut along the fold, as often as the fold crosses it from edge to edge. */
function split(face: Face, fold: Fold): Face[] {
  const chord = chordOf(face, fold);
  if (!chord) return [face];
  const [one, other] = chord;
  const ring = withPoint(withPoint(face, one), other);
  const [i, j] = [indexOf(ring, one), indexOf(ring, other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const halves = [ring.slice(i, j + 1), [...ring.slice(j), ...ring.slice(0, i + 1)]];
  return halves.flatMap((half) => split(half, fold));
}

/** Where the fold enters and leaves the face, if it runs through its inside. */
function chordOf(face: Face, { from, to }: Fold): readonly [Point, Point] | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = (p: Point): number => (p.x - from.x) * dx + (p.y - from.y) * dy;
  const beside = (p: Point): number => (p.x - from.x) * dy - (p.y - from.y) * dx;
  const crossings = face.flatMap((a, i) => {
    const b = face[(i + 1) % face.length] as Point;
    const [sideA, sideB] = [beside(a), beside(b)];
    if (Math.abs(sideA) < CLOSE) return [along(a)];
    if (Math.abs(sideB) < CLOSE || sideA > 0 === sideB > 0) return [];
    const share = sideA / (sideA - sideB);
    return [along({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) })];
  });
  const places = [...new Set(crossings.map((at) => Math.round(at / CLOSE) * CLOSE))].sort(
    (a, b) => a - b,
  );
  const at = (distance: number): Point => ({
    x: from.x + distance * dx,
    y: from.y + distance * dy,
  });
  for (const [i, start] of places.entries()) {
    const end = places[i + 1];
    if (end === undefined || start < -2 * CLOSE || end > length + 2 * CLOSE) continue;
    if (holds(face, at((start + end) / 2))) return [at(start), at(end)];
  }
  return null;
}

const same = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-4;
const indexOf = (face: Face, point: Point): number => face.findIndex((each) => same(each, point));

/** The outline with this point of its edge as a corner. */
function withPoint(face: Face, point: Point): Face {
  if (indexOf(face, point) >= 0) return face;
  const i = face.findIndex((a, k) => onEdge(a, face[(k + 1) % face.length] as Point, point));
  return [...face.slice(0, i + 1), point, ...face.slice(i + 1)];
}

function onEdge(a: Point, b: Point, p: Point): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const off = ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
  return Math.abs(off) < 1e-4 && along > -1e-4 && along < length + 1e-4;
}

/** Strictly inside: what lies on an edge is not. */
function holds(face: Face, point: Point): boolean {
  let odd = false;
  for (const [i, a] of face.entries()) {
    const b = face[(i + 1) % face.length] as Point;
    if (onEdge(a, b, point)) return false;
    if (a.y > point.y === b.y > point.y) continue;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

function hingesAmong(faces: readonly Face[], folds: readonly Fold[]): Hinge[] {
  const hinges: Hinge[] = [];
  faces.forEach((one, i) => {
    for (let j = i + 1; j < faces.length; j++) {
      const shared = sharedEdge(one, faces[j] as Face);
      if (!shared) continue;
      const [from, to] = shared;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const fold = folds.find((each) => onEdge(each.from, each.to, middle));
      hinges.push({ from, to, angle: fold?.angle ?? RIGHT_ANGLE, faces: [i, j] });
    }
  });
  return hinges;
}

/** Faces of one net meet in edges with the same ends, run through the other way. */
function sharedEdge(one: Face, other: Face): readonly [Point, Point] | null {
  for (const [i, a] of one.entries()) {
    const b = one[(i + 1) % one.length] as Point;
    const k = indexOf(other, a);
    if (k < 0) continue;
    const before = other[(k + other.length - 1) % other.length] as Point;
    const after = other[(k + 1) % other.length] as Point;
    if (same(before, b) || same(after, b)) return [a, b];
  }
  return null;
}
