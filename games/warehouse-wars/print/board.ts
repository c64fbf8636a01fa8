import { type LineStyle, type Piece, points, setLine } from '@hearthside/kit';
import { cellsOfSide, columnOf, nameOf, rowOf } from '../rules/index.ts';
import { CELL, INK, KRAFT_DEEP, KRAFT_LIGHT } from './measure.ts';

/** The rim of the pallet, with the names of rows and columns on it. */
const RIM = 6;
const BLEED = 3;

/** A cell has the size of a crate; row 1 is the nearest, as in records. */
export function boardPiece(side: number): Piece {
  const size = side * CELL + 2 * RIM;
  return {
    component: 'board',
    name: `${side} by ${side}`,
    width: size,
    height: size,
    cut: 'marks',
    folds: [],
    bleed: BLEED,
    front:
      `<rect x="${-BLEED}" y="${-BLEED}" width="${size + 2 * BLEED}" height="${size + 2 * BLEED}" fill="${KRAFT_LIGHT}"/>` +
      cellsOfSide(side)
        .map((cell) => drawCell(columnOf(cell), side - 1 - rowOf(cell)))
        .join('') +
      `<rect x="${RIM}" y="${RIM}" width="${side * CELL}" height="${side * CELL}" fill="none" stroke="${INK}" stroke-width="0.8"/>` +
      names(side, size),
  };
}

function drawCell(column: number, row: number): string {
  const fill = (column + row) % 2 === 0 ? '#fff8e8' : '#f3e4c5';
  return `<rect x="${RIM + column * CELL}" y="${RIM + row * CELL}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="${KRAFT_DEEP}" stroke-width="0.3"/>`;
}

/** On all four sides, since the players sit opposite each other. */
function names(side: number, size: number): string {
  const style: LineStyle = { face: 'display', size: points(11), anchor: 'middle' };
  const drop = style.size * 0.35;
  const middle = (index: number): number => RIM + (index + 0.5) * CELL;
  return Array.from({ length: side }, (_, i) => {
    const corner = cellsOfSide(side).find((cell) => columnOf(cell) === i && rowOf(cell) === i);
    const [column = '', row = ''] = corner === undefined ? '' : nameOf(corner);
    const y = size - middle(i);
    return (
      setLine(column, middle(i), RIM / 2 + drop, style) +
      setLine(column, middle(i), size - RIM / 2 + drop, style) +
      setLine(row, RIM / 2, y + drop, style) +
      setLine(row, size - RIM / 2, y + drop, style)
    );
  }).join('');
}
