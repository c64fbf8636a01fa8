/** A figure that stands: two pictures back to back, folded at the head, on two flaps glued together. */

import type { Piece } from '../sheet.ts';

export interface StandeePlan {
  readonly component: string;
  readonly name: string;
  /** One panel. */
  readonly width: number;
  readonly height: number;
  /** What stands on the panel, its feet at the middle of the panel's lower edge. */
  readonly figure: string;
  /** The same seen from behind; the figure mirrored when absent. */
  readonly behind?: string;
  /** What is printed on the flap under the figure. */
  readonly flap?: string;
}

/** How far the two panels stand apart on the table. */
const FLAP = 9;

export function standee({
  component,
  name,
  width,
  height,
  figure,
  behind,
  flap,
}: StandeePlan): Piece {
  const ridge = FLAP + height;
  const foot = ridge + height;
  const back = behind ?? `<g transform="scale(-1 1)">${figure}</g>`;
  // It stands on a triangle: two panels, and the flaps on one another between them.
  const half = (Math.asin(FLAP / 2 / height) * 180) / Math.PI;
  const line = (y: number, angle: number) => ({ from: { x: 0, y }, to: { x: width, y }, angle });
  return {
    component,
    name,
    width,
    height: 2 * (FLAP + height),
    cut: 'line',
    folds: [line(FLAP, 90 + half), line(ridge, 180 - 2 * half), line(foot, 90 + half)],
    // The flap behind comes to lie on the one in front.
    glue: [
      {
        outline: [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: width, y: FLAP },
          { x: 0, y: FLAP },
        ],
      },
    ],
    bleed: 0,
    front:
      `<g transform="translate(${width / 2} ${FLAP}) rotate(180)">${back}</g>` +
      `<g transform="translate(${width / 2} ${foot})">${figure}</g>` +
      (flap === undefined
        ? ''
        : `<g transform="translate(${width / 2} ${foot + FLAP / 2})">${flap}</g>`),
  };
}
