/** A closed cube: four faces in a row, one above and one below the second, and tabs to glue. */

import type { Fold, Piece, Point } from '../sheet.ts';
import type { Net } from './tray.ts';

/** Where a face lies in the net, by its column and row in squares. */
export const CUBE_FACES = [
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 1, row: 0 },
  { column: 1, row: 2 },
] as const;

export interface CubeNet extends Net {
  /** The corner of the square in this column and row. */
  corner(face: { readonly column: number; readonly row: number }): Point;
}

/** `edge` is the length of a cube's edge, `tab` that of a glue tab. */
export function cubeNet(edge: number, tab: number): CubeNet {
  const slant = tab * 0.6;
  const top = tab;
  const [row1, row2, row3] = [top + edge, top + 2 * edge, top + 3 * edge];
  const [c1, c2, c4] = [edge, 2 * edge, 4 * edge];
  const p = (x: number, y: number): Point => ({ x, y });
  const fold = (x1: number, y1: number, x2: number, y2: number): Fold => ({
    from: p(x1, y1),
    to: p(x2, y2),
  });
  return {
    width: c4 + tab,
    height: row3 + tab,
    outline: [
      // The upper arm with its three tabs, then the row to the right.
      p(0, row1),
      p(c1, row1),
      p(c1 - tab, row1 - slant),
      p(c1 - tab, top + slant),
      p(c1, top),
      p(c1 + slant, 0),
      p(c2 - slant, 0),
      p(c2, top),
      p(c2 + tab, top + slant),
      p(c2 + tab, row1 - slant),
      p(c2, row1),
      p(c4, row1),
      p(c4 + tab, row1 + slant),
      p(c4 + tab, row2 - slant),
      p(c4, row2),
      p(c2, row2),
      p(c2 + tab, row2 + slant),
      p(c2 + tab, row3 - slant),
      p(c2, row3),
      p(c2 - slant, row3 + tab),
      p(c1 + slant, row3 + tab),
      p(c1, row3),
      p(c1 - tab, row3 - slant),
      p(c1 - tab, row2 + slant),
      p(c1, row2),
      p(0, row2),
    ],
    folds: [
      fold(c1, top, c1, row3),
      fold(c2, top, c2, row3),
      fold(3 * edge, row1, 3 * edge, row2),
      fold(c4, row1, c4, row2),
      fold(c1, top, c2, top),
      fold(c1, row1, c2, row1),
      fold(c1, row2, c2, row2),
      fold(c1, row3, c2, row3),
    ],
    // On the lid and the bottom three each, and one that closes the row.
    glue: [
      [p(c1, row1), p(c1 - tab, row1 - slant), p(c1 - tab, top + slant), p(c1, top)],
      [p(c1, top), p(c1 + slant, 0), p(c2 - slant, 0), p(c2, top)],
      [p(c2, top), p(c2 + tab, top + slant), p(c2 + tab, row1 - slant), p(c2, row1)],
      [p(c4, row1), p(c4 + tab, row1 + slant), p(c4 + tab, row2 - slant), p(c4, row2)],
      [p(c2, row2), p(c2 + tab, row2 + slant), p(c2 + tab, row3 - slant), p(c2, row3)],
      [p(c2, row3), p(c2 - slant, row3 + tab), p(c1 + slant, row3 + tab), p(c1, row3)],
      [p(c1, row3), p(c1 - tab, row3 - slant), p(c1 - tab, row2 + slant), p(c1, row2)],
    ].map((outline) => ({ outline })),
    corner: ({ column, row }) => p(column * edge, top + row * edge),
  };
}

export interface CubePlan {
  readonly component: string;
  readonly name: string;
  readonly edge: number;
  readonly tab: number;
  /** What is printed on each face, from its corner on, in the order of `CUBE_FACES`. */
  readonly faces: readonly string[];
}

/** A cube to cut out, fold and glue: crate or die. */
export function cube({ component, name, edge, tab, faces }: CubePlan): Piece {
  const { corner, ...net } = cubeNet(edge, tab);
  const drawn = CUBE_FACES.map((face, i) => {
    const { x, y } = corner(face);
    return `<g transform="translate(${x} ${y})">${faces[i] ?? ''}</g>`;
  });
  return { component, name, ...net, cut: 'line', bleed: 0, front: drawn.join('') };
}
