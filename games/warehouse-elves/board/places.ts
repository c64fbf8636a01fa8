/** Where things lie on the drawn board. A hex has an outer radius of 50. */

import type { Axial, Direction } from '../rules/index.ts';

const WIDTH = 86.6;
const ROW = 75;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = ([q, r]: Axial): Point => ({ x: WIDTH * (q + r / 2), y: ROW * r });

/** Trucks are drawn facing direction 2, east; directions go clockwise. */
export const degreesOf = (facing: Direction): number => (facing - 2) * 60;

/** The same turn by the shorter way, so that a truck never spins the long way round. */
export function nearestDegrees(facing: Direction, from: number): number {
  const wanted = degreesOf(facing);
  return wanted + 360 * Math.round((from - wanted) / 360);
}

export const HEXAGON = '0,-50 43.3,-25 43.3,25 0,50 -43.3,25 -43.3,-25';
export const BOARD_VIEW_BOX = '-356 -406 712 812';

export const translate = (at: Axial): { transform: string } => {
  const { x, y } = pointOf(at);
  return { transform: `translate(${x} ${y})` };
};
