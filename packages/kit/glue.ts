/** How glue is marked: a blue drop where it goes; a hollow one where it goes on the white side. */

import { PALETTE } from './palette.ts';
import type { GlueArea, Point } from './sheet.ts';
import { round } from './type/setting.ts';

const TINT = '#e6f0f8';
/** A tab is small, a board's edge is not: drops keep to these heights. */
const SMALLEST = 1.8;
const LARGEST = 4.4;
/** On a long area one drop follows another after so many millimetres. */
const PITCH = 24;

/** A drop with its middle at `x`, `y`. */
export function drop(x: number, y: number, height: number, inside = false): string {
  const s = round(height / 2);
  const [a, b] = [round(0.68 * s), round(0.35 * s)];
  const look = inside
    ? `fill="${PALETTE.paperEdge}" stroke="${PALETTE.toyBlueDeep}" stroke-width="${round(0.3 * s)}"`
    : `fill="${PALETTE.toyBlue}" stroke="${PALETTE.toyBlueDeep}" stroke-width="${round(0.14 * s)}"`;
  return `<path d="M${round(x)} ${round(y - s)}C${round(x + 0.3 * s)} ${round(y - b)} ${round(x + a)} ${round(y)} ${round(x + a)} ${round(y + b)}A${a} ${a} 0 0 1 ${round(x - a)} ${round(y + b)}C${round(x - a)} ${round(y)} ${round(x - 0.3 * s)} ${round(y - b)} ${round(x)} ${round(y - s)}Z" ${look}/>`;
}

export const drawGlue = (area: GlueArea): string =>
  (area.inside ? '' : tinted(area.outline)) + drawDrops(area);

export function drawDrops({ outline, inside = false }: GlueArea): string {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = Math.min(LARGEST, Math.max(SMALLEST, short * 0.66));
  const count = Math.max(1, Math.round(long / PITCH));
  const drops = Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) * long) / count;
    return width >= height
      ? drop(left + along, top + height / 2, size, inside)
      : drop(left + width / 2, top + along, size, inside);
  });
  return drops.join('');
}

const tinted = (outline: readonly Point[]): string =>
  `<path d="M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${TINT}"/>`;
