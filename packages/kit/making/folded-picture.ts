/** Pictures of a piece on its way from net to thing, folded by computation and seen from one side. */

import { drawDrops, drawGlue } from '../glue.ts';
import { PALETTE } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { outlineOf, type Piece, type Point } from '../sheet.ts';
import { cutAndFolds } from '../sheet-drawing.ts';
import { round } from '../type/setting.ts';
import { type Face, type FoldedNet, faceAt, facesOf, type Hinge } from './faces.ts';
import { foldNet, inSpace, middleOf, type Pose, type Vector } from './folding.ts';

/** How a folded net is looked at, in degrees. */
export interface View {
  /** The thing is tipped towards us: 90 makes a lying picture stand, 180 turns it upside down. */
  readonly tip?: number;
  /** Then turned about the upright. */
  readonly turn: number;
  /** Seen from so far above. */
  readonly above: number;
}

export interface FoldStage {
  /** A point of the face that stays where it is. */
  readonly root: Point;
  /** How far the folds are done; one number for all, or told for each. */
  readonly share: number | ((hinge: Hinge) => number);
  readonly view: View;
  /** Finished: the tabs are inside and are not seen. */
  readonly glued?: boolean;
}

/** A piece with what its pictures share: faces, and the art each is cut from. */
export class FoldingPiece {
  readonly #piece: Piece;
  readonly #id: string;
  readonly #net: FoldedNet;

  /** `id` names its definitions within the kit. */
  constructor(piece: Piece, id: string) {
    this.#piece = piece;
    this.#id = id;
    this.#net = facesOf(piece);
  }

  /** What the pictures `use`: goes into the art of the kit. */
  art(): string {
    const { front, glue = [] } = this.#piece;
    const clips = this.#net.faces.map(
      (face, i) => `<clipPath id="${this.#id}-${i}"><path d="${pathOf(face)}"/></clipPath>`,
    );
    return (
      `<g id="${this.#id}"><path d="${pathOf(outlineOf(this.#piece))}" fill="${PALETTE.paperEdge}"/>` +
      `${front}${glue.map(drawGlue).join('')}</g>${clips.join('')}`
    );
  }

  /** Cut out and lying, with its lines. */
  flat(): Picture {
    const { width, height } = this.#piece;
    const outline = pathOf(outlineOf(this.#piece));
    return {
      svg:
        `<use href="#${this.#id}"/>${cutAndFolds({ piece: this.#piece })}` +
        `<path d="${outline}" fill="none" stroke="${PALETTE.ink}" stroke-width="${round(Math.max(width, height) / 130)}" stroke-linejoin="round"/>`,
      width,
      height,
    };
  }

  /** On its way, or finished. */
  folded({ root, share, view, glued = false }: FoldStage): Picture {
    const shareOf = typeof share === 'number' ? () => share : share;
    const poses = foldNet(this.#net, faceAt(this.#net.faces, root), shareOf);
    const shown = this.#net.faces
      .map((face, i) => ({ face, i, pose: poses[i] as Pose }))
      .filter(({ face }) => !glued || !this.#isTab(face))
      .map(({ face, i, pose }) => ({ face, i, seen: seenFrom(view, pose, face) }))
      .sort((one, other) => one.seen.depth - other.seen.depth);
    const corners = shown.flatMap(({ seen }) => seen.corners);
    const [left, top] = [
      Math.min(...corners.map((p) => p.x)),
      Math.min(...corners.map((p) => p.y)),
    ];
    const width = Math.max(...corners.map((p) => p.x)) - left;
    const height = Math.max(...corners.map((p) => p.y)) - top;
    const stroke = round(Math.max(width, height) / 110);
    const drawn = shown.map(({ i, seen }) => this.#face(i, seen, stroke));
    return {
      svg: `<g transform="translate(${round(-left)} ${round(-top)})">${drawn.join('')}</g>`,
      width,
      height,
    };
  }

  #isTab(face: Face): boolean {
    const middle = middleOf(face);
    return (this.#piece.glue ?? []).some(({ outline, inside }) => {
      if (inside) return false;
      const centre = middleOf(outline);
      return Math.hypot(centre.x - middle.x, centre.y - middle.y) < 0.5;
    });
  }

  /** Seen from the white side, glue that goes there is simply glue. */
  #gluedInside(index: number): string {
    const face = this.#net.faces[index] ?? [];
    return (this.#piece.glue ?? [])
      .filter(
        ({ outline, inside }) =>
          inside && faceAt([...this.#net.faces], middleOf(outline)) === index && face.length > 0,
      )
      .map(({ outline }) => drawDrops({ outline }))
      .join('');
  }

  #face(index: number, { corners, matrix, printed, light }: Seen, stroke: number): string {
    const path = pathOf(corners);
    const line = `stroke="${PALETTE.ink}" stroke-width="${stroke}" stroke-linejoin="round"`;
    const plane = `<g transform="matrix(${matrix.map(round6).join(' ')})">`;
    if (!printed) {
      const glue = this.#gluedInside(index);
      return (
        `<path d="${path}" fill="${light > 0.6 ? '#f7f1e4' : '#e9e0cf'}" ${line}/>` +
        (glue === '' ? '' : `${plane}${glue}</g>`)
      );
    }
    const shade =
      light > 0.8
        ? ''
        : `<path d="${path}" fill="${PALETTE.ink}" opacity="${round(0.22 * (1 - light))}"/>`;
    return (
      `${plane}<g clip-path="url(#${this.#id}-${index})">` +
      `<use href="#${this.#id}"/></g></g>${shade}<path d="${path}" fill="none" ${line}/>`
    );
  }
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

interface Seen {
  readonly corners: readonly Point[];
  /** From the net's measure to the picture's. */
  readonly matrix: readonly number[];
  /** Is it the printed side that is seen? */
  readonly printed: boolean;
  /** How near the middle of the face is. */
  readonly depth: number;
  /** How much of the lamp falls on it, 0 to 1. */
  readonly light: number;
}

/** The lamp is above, to the left and before us. */
const LAMP: Vector = [-0.42, 0.36, 0.83];

function seenFrom(view: View, pose: Pose, face: Face): Seen {
  const turned = (v: Vector): Vector => turnedBy(view, v);
  const above = radians(view.above);
  const onPaper = ([x, y, z]: Vector): Point => ({
    x,
    y: y * Math.sin(above) - z * Math.cos(above),
  });
  const toUs: Vector = [0, Math.cos(above), Math.sin(above)];
  const place = (point: Point): Vector => turned(inSpace(pose, point));
  const [right, down] = [onPaper(turned(pose.right)), onPaper(turned(pose.down))];
  const origin = onPaper(turned(pose.origin));
  const over = turned(pose.over);
  const printed = dot(over, toUs) > 0;
  const facing = printed ? dot(over, LAMP) : -dot(over, LAMP);
  return {
    corners: face.map((point) => onPaper(place(point))),
    matrix: [right.x, right.y, down.x, down.y, origin.x, origin.y],
    printed,
    depth: dot(place(middleOf(face)), toUs),
    light: Math.max(0, facing),
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function turnedBy({ tip = 0, turn }: View, [x, y, z]: Vector): Vector {
  const [a, b] = [radians(tip), radians(turn)];
  const [ty, tz] = [y * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - y * Math.sin(a)];
  return [x * Math.cos(b) - ty * Math.sin(b), x * Math.sin(b) + ty * Math.cos(b), tz];
}
