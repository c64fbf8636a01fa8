/** Something drawn, of a known size, from its top left corner on. */

import type { Rect } from './paper.ts';
import { round } from './type/setting.ts';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** As large as the room allows, in its middle; never larger than `most` times. */
export function placePicture(
  { svg, width, height }: Picture,
  room: Rect,
  most = Number.POSITIVE_INFINITY,
): string {
  const scale = Math.min(room.width / width, room.height / height, most);
  const x = room.x + (room.width - width * scale) / 2;
  const y = room.y + (room.height - height * scale) / 2;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${svg}</g>`;
}

/** Pictures on one another, each with its corner moved so far. */
export function layered(
  width: number,
  height: number,
  ...parts: readonly (readonly [picture: Picture | string, x: number, y: number, scale?: number])[]
): Picture {
  const svg = parts.map(([part, x, y, scale = 1]) => {
    const drawn = typeof part === 'string' ? part : part.svg;
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${drawn}</g>`;
  });
  return { svg: svg.join(''), width, height };
}
