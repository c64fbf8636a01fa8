/** Cut paper: boxes with printed faces, an inked outline and a white cut edge around it. */

import {
  BackSide,
  BoxGeometry,
  type BufferAttribute,
  type BufferGeometry,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from 'three';
import type { SeatColour } from '../../rules/index.ts';
import { cratePrint, INK, PAPER_EDGE, PLANK_EDGE, plankPrint } from './prints.ts';
import {
  CRATE,
  CRATE_HEIGHT,
  PLANK_LENGTH,
  PLANK_THICKNESS,
  PLANK_WIDTH,
  type Vec,
} from './space.ts';

/** A rectangle of a print: from left to right, from bottom to top, in parts of one. */
type Window = readonly [left: number, bottom: number, right: number, top: number];

/** A box whose faces each show a window of one print. Faces come as +x, -x, +y, -y, +z, -z. */
export function printedBox(size: Vec, windows: readonly Window[]): BoxGeometry {
  const box = new BoxGeometry(...size);
  const uv = box.getAttribute('uv') as BufferAttribute;
  for (let i = 0; i < uv.count; i++) {
    const [left, bottom, right, top] = windows[Math.floor(i / 4)] as Window;
    uv.setXY(i, left + uv.getX(i) * (right - left), bottom + uv.getY(i) * (top - bottom));
  }
  return box;
}

/** The outline is the inside of a slightly larger box, seen past the piece. */
const grown = ([x, y, z]: Vec, by: number): BoxGeometry =>
  new BoxGeometry(x + 2 * by, y + 2 * by, z + 2 * by);

const INK_WIDTH = 0.018;
const EDGE_WIDTH = 0.055;

export interface Cutout {
  readonly body: BufferGeometry;
  readonly ink: BufferGeometry;
  readonly edge: BufferGeometry;
  readonly size: Vec;
}

export const cutout = (size: Vec, windows: readonly Window[]): Cutout => ({
  body: printedBox(size, windows),
  ink: grown(size, INK_WIDTH),
  edge: grown(size, EDGE_WIDTH),
  size,
});

const SIDE: Window = [0, 0, 0.5, 1];
const LID: Window = [0.5, 0, 1, 1];
const BOARD: Window = [0, PLANK_EDGE, 1, 1];
const CUT: Window = [0.02, 0.02, 0.98, PLANK_EDGE - 0.02];

export const CRATE_CUTOUT = cutout(
  [CRATE, CRATE_HEIGHT, CRATE],
  [SIDE, SIDE, LID, LID, SIDE, SIDE],
);
/** Along a row; one along a column is turned. */
export const PLANK_CUTOUT = cutout(
  [PLANK_LENGTH, PLANK_THICKNESS, PLANK_WIDTH],
  [CUT, CUT, BOARD, BOARD, CUT, CUT],
);

export const INK_OUTLINE = new MeshBasicMaterial({ color: INK, side: BackSide });
export const PAPER_OUTLINE = new MeshBasicMaterial({ color: PAPER_EDGE, side: BackSide });

const materials = new Map<string, Material>();

/** The printed paper of a crate or a plank; a planned one is see-through. */
export function paperOf(what: SeatColour | 'plank', planned: boolean): Material {
  const key = `${what} ${planned}`;
  const known = materials.get(key);
  if (known) return known;
  const map = what === 'plank' ? plankPrint() : cratePrint(what);
  const opacity = what === 'plank' ? 0.82 : 0.68;
  const look = planned ? { transparent: true, opacity, depthWrite: false } : {};
  const material = new MeshLambertMaterial({ map, ...look });
  materials.set(key, material);
  return material;
}
