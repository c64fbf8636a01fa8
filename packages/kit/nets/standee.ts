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
  const line = (y: number) => ({ from: { x: 0, y }, to: { x: width, y } });
  return {
    component,
    name,
    width,
    height: 2 * (FLAP + height),
    cut: 'line',
    folds: [line(FLAP), line(ridge), line(foot)],
    bleed: 0,
    front:
      `<g transform="translate(${width / 2} ${FLAP}) rotate(180)">${back}</g>` +
      `<g transform="translate(${width / 2} ${foot})">${figure}</g>` +
      (flap === undefined
        ? ''
        : `<g transform="translate(${width / 2} ${foot + FLAP / 2})">${flap}</g>`),
  };
}
