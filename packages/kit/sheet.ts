/**
 * A kit as data: pieces with their cuts and folds, placed on sheets, in millimetres from the
 * top left corner. Preview, PDF and checks all read this and nothing else.
 */

import type { InkMode, Paper, Rect } from './paper.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** A line to fold along, away from the printed side. */
export interface Fold extends Segment {
  /** By so many degrees when the thing is finished; a right angle when absent. */
  readonly angle?: number;
}

/** Where glue goes. */
export interface GlueArea {
  readonly outline: readonly Point[];
  /** On the white side, under this place: what is folded onto itself. */
  readonly inside?: boolean;
}

/** One thing to cut out. Its own measure starts at its top left corner. */
export interface Piece {
  /** What it is, the same for all alike: `movement-card`. Counts go by this. */
  readonly component: string;
  /** What a list of the sheet calls it, where that is finer: `crate-white`. */
  readonly sort?: string;
  /** Which one: `green F2`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What the scissors follow; the rectangle when absent. */
  readonly outline?: readonly Point[];
  /** A printed line, or crop marks beside it where art runs over the edge; a page is not cut. */
  readonly cut: 'line' | 'marks' | 'none';
  readonly folds: readonly Fold[];
  readonly glue?: readonly GlueArea[];
  /** How far the art runs over the cut. */
  readonly bleed: number;
  /** Art as an SVG fragment; it may `use` what the kit defines. */
  readonly front: string;
  /** The other side, upright when the sheet is turned over its long edge. */
  readonly back?: string;
}

/** Clockwise degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

export interface PlacedPiece {
  readonly piece: Piece;
  /** The top left corner on the sheet, after turning. */
  readonly x: number;
  readonly y: number;
  readonly turn: QuarterTurn;
}

export type Medium = 'card' | 'paper';

/** One side of one sheet: a page of the PDF. A back follows its front. */
export interface Sheet {
  /** Counts sheets of paper, from 0, the guide to making; front and back share it. */
  readonly number: number;
  readonly side: 'front' | 'back';
  readonly medium: Medium;
  /** What is on it, for a list: "Cards". */
  readonly title: string;
  readonly pieces: readonly PlacedPiece[];
  /** Crop marks, which are not part of any piece. */
  readonly marks: readonly Segment[];
  /** What is printed beside the pieces: label, key to the lines, ruler, credits. */
  readonly beside: string;
  /** Turned so far clockwise the page can be read. */
  readonly reading: QuarterTurn;
}

export interface Kit {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly paper: Paper;
  readonly ink: InkMode;
  /** Art that fragments `use`, as SVG texts. */
  readonly art: readonly string[];
  readonly sheets: readonly Sheet[];
}

const isAcross = (turn: QuarterTurn): boolean => turn === 90 || turn === 270;

export function rectOf({ piece, x, y, turn }: PlacedPiece): Rect {
  const [width, height] = isAcross(turn)
    ? [piece.height, piece.width]
    : [piece.width, piece.height];
  return { x, y, width, height };
}

/** The SVG transform from a piece's own measure to the sheet's. */
export function transformOf({ piece, x, y, turn }: PlacedPiece): string {
  switch (turn) {
    case 0:
      return `translate(${x} ${y})`;
    case 90:
      return `translate(${x + piece.height} ${y}) rotate(90)`;
    case 180:
      return `translate(${x + piece.width} ${y + piece.height}) rotate(180)`;
    case 270:
      return `translate(${x} ${y + piece.width}) rotate(270)`;
  }
}

/** A point of the piece, on the sheet. */
export function onSheet({ piece, x, y, turn }: PlacedPiece, point: Point): Point {
  switch (turn) {
    case 0:
      return { x: x + point.x, y: y + point.y };
    case 90:
      return { x: x + piece.height - point.y, y: y + point.x };
    case 180:
      return { x: x + piece.width - point.x, y: y + piece.height - point.y };
    case 270:
      return { x: x + point.y, y: y + piece.width - point.x };
  }
}

export const rectangle = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

export const outlineOf = ({ width, height, outline }: Piece): readonly Point[] =>
  outline ?? rectangle(width, height);

/** Does anything of a piece come on this page? A back without is white but for its label. */
export const isBlank = ({ side, pieces }: Sheet): boolean => side === 'back' && pieces.length === 0;

/** How many of each component the kit has, by the fronts. */
export function countComponents(kit: Kit): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { side, pieces } of kit.sheets) {
    if (side === 'back') continue;
    for (const { piece } of pieces) {
      counts.set(piece.component, (counts.get(piece.component) ?? 0) + 1);
    }
  }
  return counts;
}

/** Sheets of paper by what they are printed on. */
export function countSheets(kit: Kit): Readonly<Record<Medium, number>> {
  const numbers = (medium: Medium) =>
    new Set(kit.sheets.filter((sheet) => sheet.medium === medium).map(({ number }) => number)).size;
  return { card: numbers('card'), paper: numbers('paper') };
}
