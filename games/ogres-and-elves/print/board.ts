import { type Piece, rectangle } from '@hearthside/kit';
import { BOARD_SCALE, BOARD_SIDE } from './measure.ts';

/** What the left half keeps under the right one for glue. */
const GLUE = 8;
/** So far the picture runs onto the glue, should the halves not meet to the hair. */
const OVERLAP = 2.5;

const HALF = BOARD_SIDE / 2;

/** The board is larger than a sheet: two halves, the right one glued onto the left one's edge. */
export function boardHalves(): Piece[] {
  const half = (name: string, width: number, left: number, note: string): Piece => ({
    component: 'board-half',
    name,
    width,
    height: BOARD_SIDE,
    cut: 'line',
    folds: [],
    bleed: 0,
    ...(name === 'left' && { glue: [glueStrip()] }),
    front:
      `<g clip-path="url(#oe-print-${name})"><g transform="translate(${-left} 0) scale(${BOARD_SCALE})">` +
      `<use href="#oe-print-valley"/></g></g>${note}`,
  });
  return [half('left', HALF + GLUE, 0, gluePattern()), half('right', HALF, HALF, '')];
}

/** Where the right half is glued on. */
const glueStrip = () => ({
  outline: rectangle(GLUE - OVERLAP, BOARD_SIDE).map(({ x, y }) => ({ x: x + HALF + OVERLAP, y })),
});

/** Slanted strokes mean: this goes under. */
function gluePattern(): string {
  const lines: string[] = [];
  for (let y = 4; y < BOARD_SIDE - 6; y += 5) lines.push(`M${HALF + OVERLAP + 0.5} ${y + 4}l4-4`);
  return (
    `<path d="${lines.join('')}" fill="none" stroke="#c9b48d" stroke-width="0.3"/>` +
    `<path d="M${HALF} 0v3M${HALF} ${BOARD_SIDE - 3}v3" fill="none" stroke="#2b1e16" stroke-width="0.3"/>`
  );
}

export function boardClips(): string {
  const clip = (name: string, width: number): string =>
    `<clipPath id="oe-print-${name}"><rect width="${width}" height="${BOARD_SIDE}"/></clipPath>`;
  return clip('left', HALF + OVERLAP) + clip('right', HALF);
}
