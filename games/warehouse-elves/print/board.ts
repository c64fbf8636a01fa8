import { type Block, type Piece, regularPolygon, SCISSORS } from '@hearthside/kit';
import { HEXES, type Options, stockAt, toyNames } from '../rules/index.ts';
import { BOARD_SCALE, use } from './measure.ts';

/** From the middle of the board to the cut, in the drawing's measure: walls and a paper edge. */
const CUT_RADIUS = 342.5 / Math.cos(Math.PI / 6);
/** Snow hangs over the walls; so much of it is printed beyond the cut. */
const BLEED = 1.1;

/** The warehouse floor with its Stocks; folded across the middle it fits an envelope. */
export function boardPiece({ stocks }: Options): Piece {
  const radius = CUT_RADIUS * BOARD_SCALE;
  const half = radius * Math.cos(Math.PI / 6);
  const outline = regularPolygon(6, radius).map(({ x, y }) => ({ x: x - radius + half, y }));
  const drawn = HEXES.flatMap((at, hex) =>
    toyNames(stockAt(stocks, hex)).map((toy) => ({ toy, ...pointOf(at) })),
  );
  return {
    component: 'board',
    name: 'warehouse',
    width: 2 * half,
    height: 2 * radius,
    outline,
    cut: 'line',
    // Only at the walls, so that no line runs through the floor.
    folds: [foldMark(0, radius), foldMark(2 * half - 9, radius)],
    bleed: BLEED,
    front:
      `<g transform="translate(${half} ${radius}) scale(${BOARD_SCALE})"><g clip-path="url(#we-print-board)">` +
      '<use href="#we-warehouse"/>' +
      drawn.map(({ x, y }) => use('we-hex-stock', x, y, 1)).join('') +
      drawn.map(({ toy, x, y }) => use(`we-${toy}`, x, y, 0.92)).join('') +
      '</g></g>',
  };
}

const foldMark = (x: number, y: number) => ({ from: { x, y }, to: { x: x + 9, y } });

const pointOf = ([q, r]: readonly [number, number]) => ({ x: 86.6 * (q + r / 2), y: 75 * r });

/** The board takes the whole width of the paper: it keeps no more than its bleed free. */
export const boardBlock = (options: Options): Block => {
  const piece = boardPiece(options);
  return {
    width: piece.width,
    height: piece.height,
    moat: BLEED + SCISSORS,
    parts: [{ piece, x: 0, y: 0, turn: 0 }],
  };
};

/** Art runs over the cut by the bleed and no further. */
export function boardClip(): string {
  const radius = CUT_RADIUS + BLEED / BOARD_SCALE / Math.cos(Math.PI / 6);
  const points = regularPolygon(6, radius).map(({ x, y }) => `${x - radius},${y - radius}`);
  return `<clipPath id="we-print-board"><polygon points="${points.join(' ')}"/></clipPath>`;
}
