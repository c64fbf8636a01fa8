/** Outlines that are no rectangle and no net. */

import type { Point } from '../sheet.ts';

/** A regular polygon within a square of twice the radius; it starts at the top. */
export function regularPolygon(corners: number, radius: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return { x: radius + radius * Math.sin(angle), y: radius - radius * Math.cos(angle) };
  });
}

/** So many corners that no eye sees them. */
export const circle = (radius: number): Point[] => regularPolygon(72, radius);
