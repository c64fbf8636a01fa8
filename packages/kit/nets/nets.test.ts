import { describe, expect, it } from 'vitest';
import type { Point } from '../sheet.ts';
import { CUBE_FACES, cubeNet } from './cube.ts';
import { standee } from './standee.ts';
import { trayNet } from './tray.ts';

type Vector = readonly [number, number, number];
interface Placed {
  /** Where the face's top left corner is in space, and where its right and its down go. */
  readonly origin: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const negative = (a: Vector): Vector => [-a[0], -a[1], -a[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Folds every face of the net down by a right angle, as one does with paper. */
function foldUp(): Map<string, Placed> {
  const key = (column: number, row: number) => `${column} ${row}`;
  const faces = new Map<string, Placed>();
  const start: Placed = { origin: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] };
  faces.set(key(1, 1), start);
  const behind = ({ right, down }: Placed): Vector => negative(cross(right, down));
  const toRight = (face: Placed): Placed => {
    const away = behind(face);
    return { origin: add(face.origin, face.right), right: negative(away), down: face.down };
  };
  const toLeft = (face: Placed): Placed => {
    const away = negative(behind(face));
    return { origin: add(face.origin, away), right: negative(away), down: face.down };
  };
  const below = (face: Placed): Placed => {
    const away = behind(face);
    return { origin: add(face.origin, face.down), right: face.right, down: negative(away) };
  };
  const above = (face: Placed): Placed => {
    const away = negative(behind(face));
    return { origin: add(face.origin, away), right: face.right, down: negative(away) };
  };
  faces.set(key(0, 1), toLeft(start));
  faces.set(key(2, 1), toRight(start));
  faces.set(key(3, 1), toRight(faces.get(key(2, 1)) as Placed));
  faces.set(key(1, 0), above(start));
  faces.set(key(1, 2), below(start));
  return faces;
}

describe('the net of a cube', () => {
  const [edge, tab] = [18, 5];
  const net = cubeNet(edge, tab);

  it('has six squares of the cube’s edge', () => {
    const has = (x: number, y: number) =>
      [...net.outline, ...net.folds.flatMap(({ from, to }) => [from, to])].some(
        (point) => Math.hypot(point.x - x, point.y - y) < 1e-9,
      );
    for (const face of CUBE_FACES) {
      const { x, y } = net.corner(face);
      expect([has(x, y), has(x + edge, y), has(x + edge, y + edge), has(x, y + edge)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('folds into a closed cube: six faces, eight corners, no face twice', () => {
    const faces = foldUp();
    const corners = new Set<string>();
    const normals = new Set<string>();
    for (const { column, row } of CUBE_FACES) {
      const face = faces.get(`${column} ${row}`) as Placed;
      const { origin, right, down } = face;
      for (const corner of [
        origin,
        add(origin, right),
        add(origin, down),
        add(add(origin, right), down),
      ]) {
        corners.add(corner.map((value) => value + 0).join(' '));
      }
      normals.add(
        cross(right, down)
          .map((value) => value + 0)
          .join(' '),
      );
    }
    expect(normals.size).toBe(6);
    expect(corners.size).toBe(8);
  });

  it('has seven tabs, one for every edge that no fold joins', () => {
    // A cube has twelve edges, a net of six faces joins five of them.
    const tabFolds = net.folds.length;
    const joints = 5;
    expect(countTabs(net.outline, tab)).toBe(12 - joints);
    expect(tabFolds).toBeGreaterThan(0);
  });
});

/** Tabs are where the outline has an edge that is shorter than a face by both slants. */
function countTabs(outline: readonly Point[], tab: number): number {
  const face = 18 - 2 * tab * 0.6;
  return outline.filter((point, i) => {
    const next = outline[(i + 1) % outline.length] as Point;
    return Math.abs(Math.hypot(next.x - point.x, next.y - point.y) - face) < 1e-9;
  }).length;
}

describe('the net of a tray', () => {
  const size = { length: 80, width: 60, height: 40, tab: 12 };
  const net = trayNet(size);

  it('is as large as floor and walls', () => {
    expect(net.width).toBe(size.length + 2 * size.height);
    expect(net.height).toBe(size.width + 2 * size.height);
    for (const { x, y } of net.outline) {
      expect(x >= 0 && x <= net.width && y >= 0 && y <= net.height).toBe(true);
    }
  });

  it('folds round a floor of the right size', () => {
    const xs = new Set(
      net.folds.filter(({ from, to }) => from.x === to.x).map(({ from }) => from.x),
    );
    const ys = new Set(
      net.folds.filter(({ from, to }) => from.y === to.y).map(({ from }) => from.y),
    );
    expect([...xs].sort((a, b) => a - b)).toEqual([size.height, size.height + size.length]);
    expect([...ys].sort((a, b) => a - b)).toEqual([size.height, size.height + size.width]);
  });
});

describe('a standee', () => {
  it('shows the figure on both sides, feet down', () => {
    const piece = standee({
      component: 'figure',
      name: 'one',
      width: 20,
      height: 30,
      figure: '<circle cy="-10" r="5" fill="#000000"/>',
    });
    const [flap, ridge, foot] = piece.folds.map(({ from }) => from.y) as [number, number, number];
    expect(ridge - flap).toBe(30);
    expect(foot - ridge).toBe(30);
    expect(piece.height).toBe(60 + 2 * flap);
    expect(piece.front).toContain(`translate(10 ${flap}) rotate(180)`);
    expect(piece.front).toContain(`translate(10 ${foot})`);
  });
});
