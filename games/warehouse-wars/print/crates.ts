/** Crates: their prints, their nets, and how nets lie close together on a sheet. */

import {
  type Block,
  cube,
  labelledSize,
  PALETTE,
  type Paper,
  type Piece,
  SCISSORS,
  turnedBlock,
} from '@hearthside/kit';
import type { SeatColour } from '../rules/index.ts';
import { CELL, INK, KRAFT, KRAFT_DEEP, TAB } from './measure.ts';

interface Print {
  readonly lid: string;
  readonly lidLine: string;
  readonly side: string;
  readonly sideLine: string;
  readonly stamped: boolean;
}

/** Teal is ring-stamped, white is plain: colour is not needed. */
const PRINTS: Readonly<Record<SeatColour, Print>> = {
  teal: {
    lid: PALETTE.tealLight,
    lidLine: PALETTE.teal,
    side: PALETTE.teal,
    sideLine: PALETTE.tealDeep,
    stamped: true,
  },
  white: {
    lid: PALETTE.paperEdge,
    lidLine: PALETTE.kraftDeep,
    side: PALETTE.paperEdge,
    sideLine: PALETTE.kraftDeep,
    stamped: false,
  },
};

/** The faces as definitions, each a square of the crate's edge with its corner at 0,0. */
export const crateArt = (): string =>
  (Object.keys(PRINTS) as SeatColour[])
    .map((colour) => drawSide(colour) + drawLid(colour))
    .join('');

const square = (fill: string): string =>
  `<rect width="${CELL}" height="${CELL}" fill="${fill}" stroke="${INK}" stroke-width="0.6"/>`;

const tape = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${KRAFT}" stroke="${KRAFT_DEEP}" stroke-width="0.2"/>`;

/** A dark rim shows the stamp even where ink is saved. */
const stamp = ({ stamped, sideLine }: Print): string => {
  const ring = (width: number, stroke: string): string =>
    `<circle cx="${CELL / 2}" cy="${CELL / 2}" r="4" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return stamped ? ring(2.6, sideLine) + ring(1.7, PALETTE.paperEdge) : '';
};

const slats = (stroke: string): string =>
  `<path d="M0.6 ${CELL * 0.34}h${CELL - 1.2}M0.6 ${CELL * 0.67}h${CELL - 1.2}" fill="none" stroke="${stroke}" stroke-width="0.35"/>`;

function drawSide(colour: SeatColour): string {
  const print = PRINTS[colour];
  const nails = [0.45, 0.56, 0.78, 0.9].flatMap((y) =>
    [1.5, CELL - 1.5].map(
      (x) => `<circle cx="${x}" cy="${y * CELL}" r="0.3" fill="${print.sideLine}"/>`,
    ),
  );
  return (
    `<g id="ww-print-side-${colour}">${square(print.side)}${slats(print.sideLine)}` +
    `${tape(0.3, 0.3, 2.3, 4.2)}${tape(CELL - 2.6, 0.3, 2.3, 4.2)}${nails.join('')}${stamp(print)}</g>`
  );
}

function drawLid(colour: SeatColour): string {
  const print = PRINTS[colour];
  const corners = [0.3, CELL - 3.1].flatMap((x) =>
    [0.3, CELL - 3.1].map((y) => tape(x, y, 2.8, 2.8)),
  );
  return (
    `<g id="ww-print-lid-${colour}">${square(print.lid)}${slats(print.lidLine)}` +
    `${corners.join('')}${stamp(print)}</g>`
  );
}

export function crates(colour: SeatColour, count: number): Piece[] {
  const [side, lid] = ['side', 'lid'].map(
    (face) => `<use href="#ww-print-${face}-${colour}"/>`,
  ) as [string, string];
  return Array.from({ length: count }, (_, i) => ({
    ...cube({
      component: 'crate',
      name: `${colour} ${i + 1}`,
      edge: CELL,
      tab: TAB,
      faces: [side, side, side, side, lid, lid],
    }),
    sort: `crate-${colour}`,
  }));
}

const GAP = 2 * SCISSORS;

/** From one net to the next in a column: the row of four, and room for an arm. */
const PITCH = 2 * CELL + TAB + GAP;
/** Every other net stands on its head, so that its arms reach in between its neighbours'. */
const SHIFT = TAB + GAP;

/** Nets of one colour in columns, or in rows across where the paper then takes more of them. */
export function crateColumns(pieces: readonly Piece[], paper: Paper): Block[] {
  const [first] = pieces;
  if (!first) return [];
  const { width, height } = labelledSize(paper);
  const long = (room: number): number => Math.floor((room - first.height) / PITCH) + 1;
  const beside = (room: number): number => Math.floor((room + GAP) / (first.width + SHIFT + GAP));
  const [upright, across] = [long(height) * beside(width), long(width) * beside(height)];
  const [length, many] = upright >= across ? [long(height), upright] : [long(width), across];
  const inColumns = (nets: readonly Piece[]): Block[] =>
    Array.from({ length: Math.ceil(nets.length / length) }, (_, column) =>
      crateColumn(nets.slice(column * length, (column + 1) * length), first),
    );
  // A sheet that is full of them stays one block, so that a colour is not torn apart.
  const sheets = Math.floor(pieces.length / many);
  const blocks = [
    ...Array.from({ length: sheets }, (_, i) =>
      sideBySide(inColumns(pieces.slice(i * many, (i + 1) * many))),
    ),
    ...inColumns(pieces.slice(sheets * many)),
  ];
  return upright >= across ? blocks : blocks.map(turnedBlock);
}

function sideBySide(columns: readonly Block[]): Block {
  const pitch = (columns[0]?.width ?? 0) + GAP;
  return {
    width: columns.length * pitch - GAP,
    height: Math.max(...columns.map(({ height }) => height)),
    moat: SCISSORS,
    parts: columns.flatMap(({ parts }, i) =>
      parts.map((part) => ({ ...part, x: part.x + i * pitch })),
    ),
  };
}

const crateColumn = (nets: readonly Piece[], first: Piece): Block => ({
  width: first.width + (nets.length > 1 ? SHIFT : 0),
  height: (nets.length - 1) * PITCH + first.height,
  moat: SCISSORS,
  parts: nets.map((piece, i) => ({
    piece,
    x: i % 2 === 0 ? 0 : SHIFT,
    y: i * PITCH,
    turn: i % 2 === 0 ? 0 : 180,
  })),
});
