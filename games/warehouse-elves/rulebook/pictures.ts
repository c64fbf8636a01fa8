/** The first page of the rules in pictures, in pieces of the sheet. */

import type { RulebookPicture } from '@hearthside/screen';
import { drawFloor } from '../art/floor-drawing.ts';

const use = (id: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><use href="#we-${id}"/></g>`;

const ARROW = 'stroke-linecap="round" fill="none"';
/** A yellow arrow to the right. */
const arrow = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y}h${length}" ${ARROW} stroke-width="15" style="stroke:var(--ink)"/>` +
  `<path d="M${x} ${y}h${length}" ${ARROW} stroke-width="9" style="stroke:var(--lamp)"/>` +
  `<path d="M${x + length - 4} ${y - 18}l28 18l-28 18Z" stroke-width="3" stroke-linejoin="round" style="fill:var(--lamp);stroke:var(--ink)"/>`;

/** A letter with its three wishes. */
const letter = (x: number, toys: readonly string[]): string =>
  use('wishlist', x, 82, 0.96) + toys.map((toy, i) => use(toy, x + 18, 56 + i * 36, 0.4)).join('');

const card = (team: 'green' | 'red', name: string, x: number, y: number, turn = 0): string =>
  `<g style="--team:var(--${team});--team-light:var(--${team}-light)">${use(`card-${name}`, x, y, 0.82, turn)}</g>`;

const home = drawFloor(
  {
    hexes: [
      { at: [-3, 0], kind: 'bay-green' },
      { at: [-2, 0], kind: 'plain' },
    ],
    tokens: [{ piece: 'truck-green', at: [-2, 0], facing: 5 }],
  },
  { beside: 44, above: 6, below: 6 },
);

const slide = drawFloor(
  {
    hexes: [
      { at: [0, 0], kind: 'plain' },
      { at: [1, 0], kind: 'plain' },
      { at: [2, 0], kind: 'plain' },
    ],
    tokens: [
      { piece: 'snowman', at: [0, 0], faint: true },
      { piece: 'snowman', at: [1, 0] },
    ],
    arrows: [{ from: [1.35, 0], to: [1.95, 0] }],
    over: use('die-2', 178, -36, 0.6, 8),
  },
  { beside: 6, above: 18, below: 6 },
);

export const win: readonly RulebookPicture[] = [
  {
    id: 'load',
    svg: use('ball', 46, 44) + use('bear', 130, 44) + use('car', 220, 46),
    width: 268,
    height: 88,
  },
  { id: 'home', ...home },
  {
    id: 'three',
    svg:
      letter(62, ['bear', 'car', 'robot']) +
      letter(188, ['ball', 'doll', 'car']) +
      letter(314, ['ball', 'bear', 'doll']),
    width: 376,
    height: 164,
  },
];

export const round: readonly RulebookPicture[] = [
  {
    id: 'pick',
    svg:
      card('green', 'L1', 84, 92, -14) +
      card('green', 'F2', 216, 92, 14) +
      card('green', 'F1', 150, 82),
    width: 300,
    height: 170,
  },
  { id: 'snowman', ...slide },
  {
    id: 'turn',
    svg:
      card('green', 'F1', 56, 80) +
      use('card-back-red', 164, 80, 0.82) +
      use('truck-green', 268, 80, 1.1),
    width: 330,
    height: 160,
  },
  {
    id: 'santa',
    svg:
      use('truck-green', 54, 74, 1, -90) +
      use('santa', 148, 74, 1) +
      arrow(208, 74, 34) +
      use('truck-red', 322, 74, 1, -90),
    width: 376,
    height: 148,
  },
];
