/** What is laid out as one: a single piece, or several that share their cuts. */

import { type Piece, type PlacedPiece, type QuarterTurn, rectOf, type Segment } from '../sheet.ts';

export interface Block {
  readonly width: number;
  readonly height: number;
  /** Kept free around it: for bleed, crop marks, and the scissors. */
  readonly moat: number;
  /** Placed within the block. */
  readonly parts: readonly PlacedPiece[];
}

export const MARK_GAP = 0.8;
export const MARK_LENGTH = 2.6;
/** Half of what scissors need between two nets. */
export const SCISSORS = 1.5;

const moatOf = (pieces: readonly Piece[]): number =>
  Math.max(
    ...pieces.map(({ cut, bleed }) =>
      cut === 'marks' ? Math.max(bleed, MARK_GAP) + MARK_LENGTH + SCISSORS : bleed + SCISSORS,
    ),
  );

export const single = (piece: Piece): Block => ({
  width: piece.width,
  height: piece.height,
  moat: moatOf([piece]),
  parts: [{ piece, x: 0, y: 0, turn: 0 }],
});

/** Pieces of one size in rows, cut to cut: one pass of the knife cuts a whole row. */
export function grid(pieces: readonly Piece[], columns: number): Block {
  const [first] = pieces;
  if (!first) throw new Error('a grid needs a piece');
  const { width, height } = first;
  const parts = pieces.map((piece, i) => ({
    piece,
    x: (i % columns) * width,
    y: Math.floor(i / columns) * height,
    turn: 0 as const,
  }));
  return {
    width: Math.min(columns, pieces.length) * width,
    height: Math.ceil(pieces.length / columns) * height,
    moat: moatOf(pieces),
    parts,
  };
}

/** The block turned clockwise by a quarter. */
export const turnedBlock = (block: Block): Block => ({
  width: block.height,
  height: block.width,
  moat: block.moat,
  parts: placeBlock(block, 0, 0, true),
});

/** The parts of a block on the sheet, the block's corner being at `x`, `y`. */
export function placeBlock(block: Block, x: number, y: number, turned: boolean): PlacedPiece[] {
  return block.parts.map((part) => {
    if (!turned) return { ...part, x: part.x + x, y: part.y + y };
    const { height } = rectOf(part);
    return {
      piece: part.piece,
      x: x + block.height - part.y - height,
      y: y + part.x,
      turn: ((part.turn + 90) % 360) as QuarterTurn,
    };
  });
}

/** Short lines outside the block at both ends of every cut through it. */
export function cropMarks(parts: readonly PlacedPiece[]): Segment[] {
  const marked = parts.filter(({ piece }) => piece.cut === 'marks');
  if (marked.length === 0) return [];
  const boxes = marked.map(rectOf);
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const gap = Math.max(MARK_GAP, ...marked.map(({ piece }) => piece.bleed));
  const distinct = (values: readonly number[]): number[] => [
    ...new Set(values.map((value) => Math.round(value * 1000) / 1000)),
  ];
  const upright = distinct(boxes.flatMap((box) => [box.x, box.x + box.width]));
  const level = distinct(boxes.flatMap((box) => [box.y, box.y + box.height]));
  const line = (x1: number, y1: number, x2: number, y2: number): Segment => ({
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
  });
  return [
    ...upright.flatMap((x) => [
      line(x, top - gap - MARK_LENGTH, x, top - gap),
      line(x, bottom + gap, x, bottom + gap + MARK_LENGTH),
    ]),
    ...level.flatMap((y) => [
      line(left - gap - MARK_LENGTH, y, left - gap, y),
      line(right + gap, y, right + gap + MARK_LENGTH, y),
    ]),
  ];
}
