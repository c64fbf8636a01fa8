/** One side of a sheet as an SVG fragment: pieces, cuts, folds, marks and what stands beside them. */

import { drawGlue } from './glue.ts';
import {
  outlineOf,
  type Piece,
  type PlacedPiece,
  type Segment,
  type Sheet,
  transformOf,
} from './sheet.ts';
import { round } from './type/setting.ts';

/** Cut lines are solid, fold lines dashed; the white under a fold shows it on dark art. */
export const CUT_STYLE =
  'fill="none" stroke="#2b1e16" stroke-width="0.2" stroke-linejoin="round" stroke-linecap="butt"';
export const FOLD_STYLE =
  'fill="none" stroke="#2b1e16" stroke-width="0.25" stroke-linecap="butt" stroke-dasharray="1.8 1.2"';
const FOLD_UNDER_STYLE = 'fill="none" stroke="#fffdf7" stroke-width="0.5" stroke-linecap="butt"';
const MARK_STYLE = 'fill="none" stroke="#2b1e16" stroke-width="0.15" stroke-linecap="butt"';

export function sheetFragment(sheet: Sheet): string {
  const pieces = sheet.pieces.map((placed) => drawPiece(placed, sheet.side));
  const marks = sheet.marks.length > 0 ? `<path d="${linesPath(sheet.marks)}" ${MARK_STYLE}/>` : '';
  return `${pieces.join('')}${marks}${sheet.beside}`;
}

function drawPiece(placed: PlacedPiece, side: Sheet['side']): string {
  const { piece } = placed;
  const art = side === 'front' ? piece.front : piece.back;
  // Cutting and folding is done from the front; lines on the back would not meet them.
  const lines = side === 'front' ? cutAndFolds(placed) : '';
  return `<g transform="${transformOf(placed)}">${art ?? ''}${lines}</g>`;
}

/** What the hands follow: glue, folds and cut of a piece, in its own measure. */
export function cutAndFolds({ piece }: { readonly piece: Piece }): string {
  const glue = (piece.glue ?? []).map(drawGlue).join('');
  const folds = linesPath(piece.folds);
  const folding =
    folds === ''
      ? ''
      : `<path d="${folds}" ${FOLD_UNDER_STYLE}/><path d="${folds}" ${FOLD_STYLE}/>`;
  if (piece.cut !== 'line') return glue + folding;
  const corners = outlineOf(piece).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `${glue}${folding}<path d="M${corners.join('L')}Z" ${CUT_STYLE}/>`;
}

const linesPath = (lines: readonly Segment[]): string =>
  lines
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join('');
