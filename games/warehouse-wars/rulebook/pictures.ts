/** The first page of the rules in pictures, in pieces of the sheet. */

import type { RulebookPicture } from '@hearthside/screen';
import { type DrawnCrate, type DrawnPlank, drawPile } from '../art/pile-drawing.ts';

/** `teal a1 b1 c2+1`: crates of a colour, `+1` for one level up. */
const crates = (text: string): DrawnCrate[] => {
  const [colour, ...places] = text.split(' ');
  return places.map((place) => {
    const [at = '', level = '0'] = place.split('+');
    return { at, level: Number(level), colour: colour as DrawnCrate['colour'] };
  });
};

const plank = (from: string, to: string, level = 0): DrawnPlank => ({ from, to, level });

/** Two in a line, three, four: flat crates and what they come to. */
function points(): string {
  const rows = [
    [2, 1],
    [3, 3],
    [4, 5],
  ] as const;
  return rows
    .map(([length, worth], i) => {
      const y = 22 + i * 38;
      const line = Array.from(
        { length },
        (_, k) =>
          `<g transform="translate(${18 + k * 27} ${y}) scale(1.15)"><use href="#ww-flat-teal"/></g>`,
      );
      return (
        `${line.join('')}<circle cx="150" cy="${y}" r="16" stroke-width="2.5" style="fill:var(--lamp);stroke:var(--ink)"/>` +
        `<text x="150" y="${y + 7}" text-anchor="middle" font-family="Fredoka" font-weight="700" font-size="20" style="fill:var(--ink)">${worth}</text>`
      );
    })
    .join('');
}

const teal = crates('teal a2 b2 c2');

export const win: readonly RulebookPicture[] = [
  {
    id: 'lines',
    ...drawPile({ crates: [...teal, ...crates('white b1')], planks: [], beams: [teal], side: 3 }),
  },
  { id: 'points', svg: points(), width: 172, height: 120 },
  {
    id: 'steady',
    ...drawPile({
      crates: [
        ...crates('teal a1 c1'),
        ...crates('white d1'),
        ...crates('teal b1+1'),
        ...crates('white c1+1'),
      ],
      planks: [plank('a1', 'd1')],
    }),
  },
];

export const round: readonly RulebookPicture[] = [
  {
    id: 'crate',
    ...drawPile({
      crates: [...crates('teal a2'), ...crates('white c1'), ...crates('ghost b2')],
      planks: [],
      side: 3,
    }),
  },
  {
    id: 'plank',
    ...drawPile({
      crates: [...crates('teal a1'), ...crates('white d1')],
      planks: [{ ...plank('a1', 'd1'), faint: true }],
    }),
  },
  {
    id: 'look',
    ...drawPile({
      crates: [...crates('teal a1'), ...crates('white b1'), ...crates('ghost d1+1')],
      planks: [plank('a1', 'd1')],
    }),
  },
  {
    id: 'over',
    svg:
      '<g transform="translate(60 76)"><use href="#ww-crate-teal"/></g>' +
      '<path d="M122 58h44" fill="none" stroke-width="15" stroke-linecap="round" style="stroke:var(--ink)"/>' +
      '<path d="M122 58h44" fill="none" stroke-width="9" stroke-linecap="round" style="stroke:var(--lamp)"/>' +
      '<path d="M162 40l28 18l-28 18Z" stroke-width="3" stroke-linejoin="round" style="fill:var(--lamp);stroke:var(--ink)"/>' +
      '<g transform="translate(254 76)"><use href="#ww-crate-white"/></g>',
    width: 314,
    height: 116,
  },
];
