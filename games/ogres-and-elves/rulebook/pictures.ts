/** The first page of the rules in pictures, in pieces of the sheet. */

import type { RulebookPicture } from '@hearthside/screen';

const use = (id: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><use href="#oe-${id}"/></g>`;

/** A yellow arrow in a bow, with its head at the end. */
function hop(x1: number, y1: number, x2: number, y2: number, height: number): string {
  const [x, y] = [(x1 + x2) / 2, Math.min(y1, y2) - height];
  const d = `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
  const turn = Math.round((Math.atan2(y2 - y, x2 - x) * 180) / Math.PI);
  return (
    `<path d="${d}" fill="none" stroke-width="24" stroke-linecap="round" style="stroke:var(--ink)"/>` +
    `<path d="${d}" fill="none" stroke-width="14" stroke-linecap="round" style="stroke:var(--lamp)"/>` +
    `<g transform="translate(${x2} ${y2}) rotate(${turn})"><path d="M-14-30L34 0L-14 30Z" stroke-width="6" stroke-linejoin="round" style="fill:var(--lamp);stroke:var(--ink)"/></g>`
  );
}

const road = (length: number, y: number): string =>
  `<path d="M0 ${y}H${length}" stroke-width="58" style="stroke:var(--red-deep)"/><path d="M0 ${y}H${length}" stroke-width="46" style="stroke:var(--red)"/>`;

export const win: readonly RulebookPicture[] = [
  {
    id: 'fetch',
    svg:
      use('mine', 130, 250) +
      use('gem-ruby', 130, 268, 0.85) +
      hop(160, 150, 330, 150, 90) +
      use('elf-berry', 400, 352),
    width: 510,
    height: 370,
  },
  {
    id: 'chests',
    svg:
      use('chest-king', 120, 280) + use('chest-prince', 350, 280) + use('gem-ruby', 236, 70, 0.7),
    width: 470,
    height: 300,
  },
  {
    id: 'together',
    svg:
      use('elf-berry', 110, 240) +
      use('elf-marigold', 320, 240) +
      use('elf-pine', 530, 240) +
      use('elf-sky', 740, 240),
    width: 850,
    height: 260,
  },
];

export const round: readonly RulebookPicture[] = [
  {
    id: 'walk',
    svg:
      road(960, 300) +
      [130, 480, 830].map((x) => use('mine', x, 270)).join('') +
      use('gem-ruby', 830, 292, 0.85) +
      use('elf-berry', 130, 380) +
      hop(160, 140, 440, 130, 120) +
      hop(510, 140, 790, 130, 120),
    width: 960,
    height: 400,
  },
  {
    id: 'handle',
    svg:
      use('mine', 130, 270) +
      use('gem-emerald', 130, 288, 0.85) +
      hop(170, 160, 400, 160, 100) +
      use('bag', 490, 260, 0.9),
    width: 620,
    height: 400,
  },
  {
    id: 'roll',
    svg: use('die-3', 160, 160, 2.2, -9) + use('die-O', 420, 160, 2.2, 8),
    width: 580,
    height: 320,
  },
  {
    id: 'ogres',
    svg:
      road(720, 330) +
      use('ogre-3', 180, 362) +
      hop(270, 140, 480, 130, 80) +
      use('mine', 580, 290),
    width: 720,
    height: 400,
  },
];
