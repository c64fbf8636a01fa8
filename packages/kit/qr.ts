/** An address as squares that a phone can read. */

import { encode } from 'uqr';
import { PALETTE } from './palette.ts';
import type { Picture } from './picture.ts';
import { round } from './type/setting.ts';

/** White round the code, in its own squares: less, and some phones miss it. */
const QUIET = 3;

/** So wide that a square is half a millimetre or more for any address that people type. */
export const CODE_WIDTH = 25;

/** The code in a card of its own. */
export function codePicture(address: string, width = CODE_WIDTH): Picture {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const scale = width / size;
  const runs = data.flatMap((row, y) =>
    rowRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`),
  );
  return {
    svg:
      `<rect width="${round(width)}" height="${round(width)}" rx="1.6" fill="#ffffff" stroke="${PALETTE.ink}" stroke-width="0.5"/>` +
      `<g transform="scale(${round(scale * 1000) / 1000})"><path d="${runs.join('')}" fill="${PALETTE.ink}"/></g>`,
    width,
    height: width,
  };
}

/** Dark squares side by side as one: white hairs between them would confuse a phone. */
function rowRuns(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
