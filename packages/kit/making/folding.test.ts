import { describe, expect, it } from 'vitest';
import { cube } from '../nets/cube.ts';
import { standee } from '../nets/standee.ts';
import { trayNet } from '../nets/tray.ts';
import type { Piece, Point } from '../sheet.ts';
import { faceAt, facesOf } from './faces.ts';
import { FoldingPiece } from './folded-picture.ts';
import { foldNet, inSpace, middleOf, type Pose } from './folding.ts';

const crate = cube({ component: 'crate', name: '1', edge: 18, tab: 4, faces: [] });
const tray: Piece = {
  component: 'tray',
  name: '1',
  ...trayNet({ length: 60, width: 40, height: 20, tab: 8 }),
  cut: 'line',
  bleed: 0,
  front: '',
};
const figure = standee({ component: 'figure', name: '1', width: 25, height: 28, figure: '' });

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The corners of all faces but the tabs once folded, each place once. */
function cornersOf(piece: Piece, root: Point): string[] {
  const net = facesOf(piece);
  const poses = foldNet(net, faceAt(net.faces, root), () => 1);
  const isTab = (face: readonly Point[]): boolean =>
    (piece.glue ?? []).some(({ outline }) => apart(middleOf(outline), middleOf(face)) < 0.5);
  const places = net.faces.flatMap((face, i) =>
    isTab(face)
      ? []
      : face.map((point) =>
          inSpace(poses[i] as Pose, point)
            .map((value) => Math.round(value * 100) / 100 + 0)
            .join(' '),
        ),
  );
  return [...new Set(places)];
}

describe('a net folded in space', () => {
  it('a crate has six faces and seven tabs, and closes into eight corners', () => {
    expect(facesOf(crate).faces.length).toBe(6 + 7);
    expect(cornersOf(crate, { x: 27, y: 31 }).length).toBe(8);
  });

  it('a tray has a floor, four walls and four tabs, and its walls meet', () => {
    expect(facesOf(tray).faces.length).toBe(1 + 4 + 4);
    // Four at the floor, four at the rim.
    expect(cornersOf(tray, { x: 50, y: 40 }).length).toBe(8);
  });

  it('a figure closes into a tent: the flaps come to lie on one another', () => {
    const net = facesOf(figure);
    expect(net.faces.length).toBe(4);
    const poses = foldNet(net, faceAt(net.faces, { x: 12, y: 50 }), () => 1);
    const at = (y: number) => inSpace(poses[faceAt(net.faces, { x: 12, y })] as Pose, { x: 12, y });
    const [one, other] = [at(4.5), at(figure.height - 4.5)];
    expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeLessThan(0.01);
  });

  it('shows another picture when the net is another', () => {
    const view = { turn: 38, above: 32 };
    const drawn = (tab: number) =>
      new FoldingPiece(cube({ component: 'c', name: '', edge: 18, tab, faces: [] }), 'c').folded({
        root: { x: 27, y: tab + 9 },
        share: 0.5,
        view,
      }).svg;
    expect(drawn(4)).toBe(drawn(4));
    expect(drawn(4)).not.toBe(drawn(5));
  });

  it('hides the tabs of a finished thing', () => {
    const picture = new FoldingPiece(crate, 'crate');
    const faces = (glued: boolean) =>
      picture
        .folded({ root: { x: 27, y: 31 }, share: 1, view: { turn: 38, above: 32 }, glued })
        .svg.match(/stroke-linejoin="round"\/>/g)?.length;
    expect(faces(true)).toBe(6);
    expect(faces(false)).toBe(13);
  });
});
