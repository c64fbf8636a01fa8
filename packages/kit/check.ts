/** What can be wrong with the sheets of a kit, each told in a sentence; an empty list is a good kit. */

import { printableArea, type Rect } from './paper.ts';
import {
  type Kit,
  onSheet,
  outlineOf,
  type PlacedPiece,
  type Point,
  rectOf,
  type Sheet,
} from './sheet.ts';

const CLOSE = 1e-3;
/** So far apart scissors can go between two nets. */
const NET_GAP = 3;

export function kitProblems(kit: Kit): readonly string[] {
  const area = printableArea(kit.paper);
  return kit.sheets.flatMap((sheet, i) => [
    ...outsideProblems(sheet, area),
    ...overlapProblems(sheet),
    ...nearProblems(sheet),
    ...(sheet.side === 'back' ? backProblems(sheet, kit.sheets[i - 1], kit.paper.width) : []),
  ]);
}

const nameOf = ({ piece }: PlacedPiece): string => `${piece.component} "${piece.name}"`;
const on = ({ number, side }: Sheet): string => `sheet ${number} ${side}`;

/** The box of a piece with all that is printed of it. */
export function printedRect(placed: PlacedPiece): Rect {
  const { x, y, width, height } = rectOf(placed);
  const { bleed } = placed.piece;
  return { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

function outsideProblems(sheet: Sheet, area: Rect): string[] {
  const isOut = (x: number, y: number): boolean =>
    x < area.x - CLOSE ||
    y < area.y - CLOSE ||
    x > area.x + area.width + CLOSE ||
    y > area.y + area.height + CLOSE;
  const pieces = sheet.pieces.flatMap((placed) => {
    const { x, y, width, height } = printedRect(placed);
    return isOut(x, y) || isOut(x + width, y + height)
      ? [`${on(sheet)}: ${nameOf(placed)} reaches outside the printable area`]
      : [];
  });
  const marks = sheet.marks.some(({ from, to }) => isOut(from.x, from.y) || isOut(to.x, to.y));
  return marks ? [...pieces, `${on(sheet)}: a crop mark is outside the printable area`] : pieces;
}

/** Two pieces may share an edge, never more; art that runs over a cut must not reach a neighbour. */
function overlapProblems(sheet: Sheet): string[] {
  const problems: string[] = [];
  const polygons = sheet.pieces.map(printedPolygon);
  sheet.pieces.forEach((one, i) => {
    for (let j = i + 1; j < sheet.pieces.length; j++) {
      const other = sheet.pieces[j] as PlacedPiece;
      if (!rectsMeet(printedRect(one), printedRect(other))) continue;
      if (polygonsMeet(polygons[i] as Point[], polygons[j] as Point[])) {
        problems.push(`${on(sheet)}: ${nameOf(one)} overlaps ${nameOf(other)}`);
      }
    }
  });
  return problems;
}

/** A net is cut out along its outline on its own, so nothing else may be near. */
function nearProblems(sheet: Sheet): string[] {
  if (sheet.side === 'back') return [];
  const problems: string[] = [];
  const cut = sheet.pieces.filter(({ piece }) => piece.cut !== 'none');
  cut.forEach((one, i) => {
    for (const other of cut.slice(i + 1)) {
      if (one.piece.folds.length === 0 && other.piece.folds.length === 0) continue;
      if (!rectsMeet(widened(rectOf(one), NET_GAP), rectOf(other))) continue;
      if (distance(outlineOnSheet(one), outlineOnSheet(other)) < NET_GAP - CLOSE) {
        problems.push(
          `${on(sheet)}: ${nameOf(one)} is less than ${NET_GAP} mm from ${nameOf(other)}`,
        );
      }
    }
  });
  return problems;
}

const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const outlineOnSheet = (placed: PlacedPiece): Point[] =>
  outlineOf(placed.piece).map((point) => onSheet(placed, point));

/** Between two outlines that do not meet: from some corner to some edge. */
function distance(one: readonly Point[], other: readonly Point[]): number {
  const from = (corners: readonly Point[], polygon: readonly Point[]): number =>
    Math.min(
      ...corners.flatMap((corner) => edges(polygon).map(([a, b]) => toSegment(corner, a, b))),
    );
  return Math.min(from(one, other), from(other, one));
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const square = x * x + y * y;
  const along = square === 0 ? 0 : ((p.x - a.x) * x + (p.y - a.y) * y) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - share * x, p.y - a.y - share * y);
}

/** Pieces with bleed are rectangles; the others reach to their outline. */
function printedPolygon(placed: PlacedPiece): Point[] {
  if (placed.piece.bleed === 0) {
    return outlineOnSheet(placed);
  }
  const { x, y, width, height } = printedRect(placed);
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const rectsMeet = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width - CLOSE &&
  other.x < one.x + one.width - CLOSE &&
  one.y < other.y + other.height - CLOSE &&
  other.y < one.y + one.height - CLOSE;

function polygonsMeet(one: readonly Point[], other: readonly Point[]): boolean {
  const crossing = edges(one).some(([a, b]) => edges(other).some(([c, d]) => cross(a, b, c, d)));
  return crossing || contains(one, inside(other)) || contains(other, inside(one));
}

const edges = (polygon: readonly Point[]): [Point, Point][] =>
  polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] as Point]);

const side = (a: Point, b: Point, p: Point): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Do the segments cross, each well on both sides of the other? */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < -CLOSE && side(c, d, a) * side(c, d, b) < -CLOSE;

/** A point well inside: the middle of a short step inwards from an edge. */
function inside(polygon: readonly Point[]): Point {
  for (const [a, b] of edges(polygon)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < CLOSE) continue;
    for (const step of [0.05, -0.05]) {
      const point = {
        x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * step,
        y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * step,
      };
      if (contains(polygon, point)) return point;
    }
  }
  throw new Error('a polygon without an inside');
}

function contains(polygon: readonly Point[], point: Point): boolean {
  let odd = false;
  for (const [a, b] of edges(polygon)) {
    if (a.y > point.y === b.y > point.y) continue;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** Turned over its long edge, a back must lie under its front. */
function backProblems(back: Sheet, front: Sheet | undefined, width: number): string[] {
  if (!front || front.number !== back.number || front.side !== 'front') {
    return [`${on(back)} does not follow its front`];
  }
  return back.pieces.flatMap((placed) => {
    const mine = rectOf(placed);
    const found = front.pieces.some((other) => {
      const box = rectOf(other);
      return (
        other.piece === placed.piece &&
        Math.abs(width - box.x - box.width - mine.x) < CLOSE &&
        Math.abs(box.y - mine.y) < CLOSE
      );
    });
    return found ? [] : [`${on(back)}: ${nameOf(placed)} does not lie behind its front`];
  });
}
