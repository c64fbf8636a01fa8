/**
 * Imposition: which pages lie beside each other on which sheet, so that the sheets, printed
 * on both sides, laid on top of one another and folded once, read in order.
 */

import type { Paper } from '../paper.ts';
import type { Piece, PlacedPiece } from '../sheet.ts';

/** White around the text of a page. */
const PAGE_MARGIN = 10;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The room for text and pictures on one page: half a sheet, less its margins. */
export const bookletPage = (paper: Paper): PageSize => ({
  width: paper.height / 2 - 2 * PAGE_MARGIN,
  height: paper.width - 2 * PAGE_MARGIN,
});

/** How many pages the booklet has once every sheet is full. */
export const fullPages = (pages: number): number => Math.ceil(pages / 4) * 4;

/** The page numbers of each sheet, from the outermost in: front left and right, back left and right. */
export function imposition(
  pages: number,
): { readonly front: readonly [number, number]; readonly back: readonly [number, number] }[] {
  const all = fullPages(pages);
  return Array.from({ length: all / 4 }, (_, k) => ({
    front: [all - 2 * k, 2 * k + 1],
    back: [2 * k + 2, all - 2 * k - 1],
  }));
}

/**
 * The leaves on each sheet. Pages stand sideways on an upright sheet, their heads to the right
 * on the front and to the left on the back: so even the booklet is turned over the long edge.
 */
export function impose(pages: readonly string[], paper: Paper): PlacedPiece[][] {
  const size = bookletPage(paper);
  const art = (page: number): string => pages[page - 1] ?? '';
  const leaf = (front: number, back: number): Piece => ({
    component: 'booklet-leaf',
    name: `${front} ${back}`,
    ...size,
    cut: 'none',
    folds: [],
    bleed: 0,
    front: art(front),
    back: art(back),
  });
  return imposition(pages.length).map(({ front, back }) =>
    [leaf(front[0], back[1]), leaf(front[1], back[0])].map((piece, half) => ({
      piece,
      x: PAGE_MARGIN,
      y: PAGE_MARGIN + (half * paper.height) / 2,
      turn: 90,
    })),
  );
}

/** Two short dashes where the sheet is folded. */
export function spineMarks({ width, height, margin }: Paper): string {
  const style = 'fill="none" stroke="#2b1e16" stroke-width="0.2" stroke-dasharray="1.2 0.8"';
  return `<path d="M${margin} ${height / 2}h4M${width - margin - 4} ${height / 2}h4" ${style}/>`;
}
