/** Crates: their prints, their nets, and how nets lie close together on a sheet. */

import { type Block, CUBE_FACES, cubeNet, type Piece } from '@hearthside/kit';
import type { SeatColour } from '../rules/index.ts';
import { CELL, INK, KRAFT, KRAFT_DEEP, TAB, use } from './measure.ts';

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
    lid: '#3fa5a1',
    lidLine: '#147574',
    side: '#147574',
    sideLine: '#0c5556',
    stamped: true,
  },
  white: {
    lid: '#fffdf7',
    lidLine: '#b98c55',
    side: '#fffdf7',
    sideLine: '#b98c55',
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
  return stamped ? ring(2.6, sideLine) + ring(1.7, '#fffdf7') : '';
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
  const net = cubeNet(CELL, TAB);
  const faces = CUBE_FACES.map((face) => {
    const { x, y } = net.corner(face);
    return use(`ww-print-${face.row === 1 ? 'side' : 'lid'}-${colour}`, x, y);
  });
  return Array.from({ length: count }, (_, i) => ({
    component: 'crate',
    name: `${colour} ${i + 1}`,
    width: net.width,
    height: net.height,
    outline: net.outline,
    folds: net.folds,
    cut: 'line',
    bleed: 0,
    front: faces.join(''),
  }));
}

const GAP = 0.8;

/** From one net to the next in a column: the row of four, and room for an arm. */
const PITCH = 2 * CELL + TAB + GAP;
/** Every other net stands on its head, so that its arms reach in between its neighbours'. */
const SHIFT = TAB + GAP;

/** As many nets of one colour as a column of this height takes. */
export const crateColumns = (pieces: readonly Piece[], height: number): Block[] => {
  const [first] = pieces;
  if (!first) return [];
  const room = height - 2 * GAP - first.height;
  const length = Math.floor(room / PITCH) + 1;
  return Array.from({ length: Math.ceil(pieces.length / length) }, (_, column) => {
    const nets = pieces.slice(column * length, (column + 1) * length);
    return {
      width: first.width + (nets.length > 1 ? SHIFT : 0),
      height: (nets.length - 1) * PITCH + first.height,
      moat: GAP,
      parts: nets.map((piece, i) => ({
        piece,
        x: i % 2 === 0 ? 0 : SHIFT,
        y: i * PITCH,
        turn: i % 2 === 0 ? 0 : 180,
      })),
    };
  });
};
