/** The tools and signs of the making sheet, each drawn round its middle, in millimetres. */

import { drop } from '../glue.ts';
import { PALETTE } from '../palette.ts';

const { ink, paperEdge, paper, lamp, green, red, steel, steelDeep, toyBlue, toyBlueDeep } = PALETTE;

const at = (x: number, y: number, scale: number, turn: number, svg: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${svg}</g>`;

const outlined = (width: number, svg: string): string =>
  `<g stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${svg}</g>`;

const leaf = (y: number): string =>
  `<path d="M-10 ${y}L0 ${y + 5}L10 ${y}L0 ${y - 5}Z" fill="${paperEdge}"/>`;

export const cardStack = (): string => outlined(0.6, leaf(3) + leaf(1.3) + leaf(-0.4));
export const paperSheet = (): string => outlined(0.6, leaf(2));

export const scissors = (x = 0, y = 0, scale = 0.8, turn = -25): string => {
  const loops =
    '<ellipse cx="-4.6" cy="-3.4" rx="3" ry="2.2" transform="rotate(28 -4.6 -3.4)"/>' +
    '<ellipse cx="-4.6" cy="3.4" rx="3" ry="2.2" transform="rotate(-28 -4.6 3.4)"/>';
  return at(
    x,
    y,
    scale,
    turn,
    outlined(
      0.7,
      '<path d="M0 0L11-3.4C11.8-3.6 12-2.6 11.3-2.2L-.4 2.6Z" fill="#cfdde0"/>' +
        '<path d="M0 0L11 3.4C11.8 3.6 12 2.6 11.3 2.2L-.4-2.6Z" fill="#e6eef0"/>' +
        `<g fill="none" stroke-width="3.1">${loops}</g>` +
        `<g fill="none" stroke="${red}" stroke-width="1.8">${loops}</g><circle r=".9" fill="${steelDeep}"/>`,
    ),
  );
};

export const pen = (x: number, y: number, scale: number, turn: number): string =>
  at(
    x,
    y,
    scale,
    turn,
    outlined(
      0.55,
      `<path d="M0 0L3.2-1.5V1.5Z" fill="${steel}"/><rect x="3.2" y="-1.6" width="12" height="3.2" rx=".5" fill="${toyBlue}"/>` +
        `<rect x="15.2" y="-1.3" width="2.4" height="2.6" rx="1" fill="${toyBlueDeep}"/>`,
    ),
  );

const TICKS = Array.from({ length: 10 }, (_, i) => `M${-9 + 2 * i}-2.3v${i % 4 === 0 ? 2 : 1.1}`);

export const rulerTool = (x: number, y: number, scale: number, turn: number): string =>
  at(
    x,
    y,
    scale,
    turn,
    outlined(
      0.5,
      `<rect x="-10" y="-2.3" width="20" height="4.6" rx=".6" fill="#ffdd8a"/><path d="${TICKS.join('')}" fill="none" stroke-width=".35"/>`,
    ),
  );

export const rulerAndPen = (): string => rulerTool(0, -2.5, 1, -14) + pen(-6, 5, 0.75, -14);

export const glueStick = (): string =>
  at(
    0,
    0,
    0.86,
    14,
    outlined(
      0.7,
      `<rect x="-2.6" y="-9.4" width="5.2" height="4.5" rx="1" fill="${paper}"/>` +
        `<rect x="-3.4" y="-5" width="6.8" height="11" rx=".8" fill="${toyBlue}"/>` +
        `<rect x="-3.9" y="6" width="7.8" height="3.4" rx="1" fill="${toyBlueDeep}"/>`,
    ) + drop(0, 0.6, 4.4, true),
  );

export const clock = (): string =>
  outlined(
    0.9,
    `<circle r="7.8" fill="${paper}"/><path d="M0-6.2v1M0 5.2v1M-6.2 0h1M5.2 0h1" fill="none" stroke-width=".7"/>` +
      '<path d="M0 0V-4.6M0 0L3.4 2" fill="none" stroke-width="1.1"/>',
  );

export const printer = (): string =>
  outlined(
    0.7,
    `<path d="M-6-4V-11H6V-4" fill="${paperEdge}"/><rect x="-10" y="-5" width="20" height="10" rx="1.6" fill="${steel}"/>` +
      `<rect x="-10" y="-5" width="20" height="3" rx="1.4" fill="${steelDeep}"/><circle cx="6.8" cy="-3.5" r=".7" fill="${lamp}" stroke-width=".3"/>` +
      `<path d="M-6.4 1.5H6.4V9H-6.4Z" fill="${paperEdge}"/><path d="M-4 4h8M-4 6.4h5" fill="none" stroke-width=".5"/>`,
  );

export const turnedPage = (): string =>
  outlined(
    0.6,
    `<path d="M0-9H-12V9H0Z" fill="${PALETTE.paperShade}"/><path d="M0-9L10-6.4V11.4L0 9Z" fill="${paperEdge}"/>` +
      `<path d="M0-10.5V10.5" fill="none" stroke="${red}" stroke-width="1.1"/>` +
      `<g fill="none" stroke="${PALETTE.cutLine}" stroke-width=".5"><path d="M2-5l6 1.6M2-2l6 1.6M2 1l4 1.1M-10-5h8M-10-2h8M-10 1h5"/></g>`,
  ) + bow('M-9-11C-3-15 6-15 10-10.5', 11, -9.6, 52);

/** A bent yellow arrow; its head at `x`, `y`. */
export function bow(d: string, x: number, y: number, turn: number, scale = 1): string {
  const line = (stroke: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    line(ink, 1.9 * scale) +
    line(lamp, 1 * scale) +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${0.8 * scale})"><path d="M-1.6-2.2L2.4 0L-1.6 2.2Z" fill="${lamp}" stroke="${ink}" stroke-width=".5" stroke-linejoin="round"/></g>`
  );
}

/** From one step to the next. */
export const nextArrow = (x: number, y: number): string =>
  at(
    x,
    y,
    0.8,
    0,
    `<path d="M-4-1.1H.6V-3.4L5 0L.6 3.4V1.1H-4Z" fill="${lamp}" stroke="${ink}" stroke-width=".6" stroke-linejoin="round"/>`,
  );

/** Right or wrong, by sign as well as by colour. */
export function badge(kind: 'yes' | 'no', x: number, y: number, scale = 1): string {
  const d = kind === 'yes' ? 'M-1.7.1L-.4 1.5L1.8-1.3' : 'M-1.4-1.4L1.4 1.4M1.4-1.4L-1.4 1.4';
  // The dark rim shows the sign where the ink saver leaves the disc white.
  const sign = (stroke: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return at(
    x,
    y,
    scale,
    0,
    `<circle r="3.4" fill="${kind === 'yes' ? green : red}" stroke="${ink}" stroke-width=".5"/>` +
      sign(ink, 1.8) +
      sign('#ffffff', 1.1),
  );
}

export const warning = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    0,
    `<path d="M0-3.6L4 3.2H-4Z" fill="${lamp}" stroke="${ink}" stroke-width=".6" stroke-linejoin="round"/>` +
      `<path d="M0-1.4V1" fill="none" stroke="${ink}" stroke-width=".9" stroke-linecap="round"/><circle cy="2.2" r=".5" fill="${ink}"/>`,
  );
