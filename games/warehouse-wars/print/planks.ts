import { type Piece, rectangle } from '@hearthside/kit';
import { PLANK_LENGTH } from '../rules/spans.ts';
import { CELL, INK, KRAFT, KRAFT_DEEP } from './measure.ts';

/** WW-3: four cells long and one wide. Folded once along the middle it is twice as stiff. */
export const LENGTH = PLANK_LENGTH * CELL;

export const planks = (count: number): Piece[] =>
  Array.from({ length: count }, (_, i) => ({
    component: 'plank',
    name: `${i + 1}`,
    width: LENGTH,
    height: 2 * CELL,
    cut: 'line',
    folds: [{ from: { x: 0, y: CELL }, to: { x: LENGTH, y: CELL }, angle: 180 }],
    // Folded onto itself: the half below is glued to the one above.
    glue: [
      { outline: rectangle(LENGTH, CELL).map(({ x, y }) => ({ x, y: y + CELL })), inside: true },
    ],
    bleed: 0,
    front: `<use href="#ww-print-plank"/><g transform="translate(0 ${2 * CELL}) scale(1 -1)"><use href="#ww-print-plank"/></g>`,
  }));

/** Where the grain runs, in tenths of the plank's breadth. */
const GRAIN = [
  [2, 2.2, 45],
  [50, 2.4, 70],
  [4, 5.2, 30],
  [33, 4.9, 68],
  [3, 8, 50],
  [54, 7.8, 70],
] as const;

/** One side of a plank: grain, nails, and where one cell ends and the next begins. */
export function plankArt(): string {
  const grain = GRAIN.map(([from, tenth, to]) => {
    const [y, third] = [(tenth * CELL) / 10, (to - from) / 3];
    return `M${from} ${y}c${third}-1 ${2 * third} 1 ${to - from}-0.2`;
  });
  const borders = Array.from(
    { length: PLANK_LENGTH - 1 },
    (_, i) => `M${(i + 1) * CELL} 1.4v${CELL - 2.8}`,
  );
  const nails = [2.2, LENGTH - 2.2].flatMap((x) =>
    [2.4, CELL - 2.4].map((y) => `<circle cx="${x}" cy="${y}" r="0.45" fill="${INK}"/>`),
  );
  return (
    `<g id="ww-print-plank"><rect width="${LENGTH}" height="${CELL}" fill="${KRAFT}"/>` +
    `<path d="${grain.join('')}" fill="none" stroke="${KRAFT_DEEP}" stroke-width="0.35" stroke-linecap="round"/>` +
    `<path d="${borders.join('')}" fill="none" stroke="${INK}" stroke-width="0.25" stroke-linecap="round" stroke-dasharray="0 1.6"/>` +
    `${nails.join('')}<rect x="0.4" y="0.4" width="${LENGTH - 0.8}" height="${CELL - 0.8}" fill="none" stroke="${INK}" stroke-width="0.5"/></g>`
  );
}
