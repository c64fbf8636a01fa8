/** Who walks the board. */

import { type Piece, standee } from '@hearthside/kit';
import type { Edition, Ogre } from '../rules/index.ts';
import { MOST_SEATS, OGRES } from '../rules/pieces.ts';
import { use } from './measure.ts';

/** By seat. Their hats tell them apart without colour: mushroom, feather, pointed, turban. */
const ELVES = ['berry', 'marigold', 'pine', 'sky'] as const;
export const elfArt = (seat: number): string => `oe-elf-${ELVES[seat] ?? 'berry'}`;

/** The middle of each Ogre's belly, where what it wants is shown. */
const BELLIES: Readonly<Record<Ogre, readonly [x: number, y: number]>> = {
  1: [-2, -56],
  2: [-2, -53],
  3: [0, -31],
  4: [-2, -52],
  5: [0, -103],
};

/** OE-12: the Ogre with its gem dots, feet at the origin. */
export function ogreArt({ tastes }: Edition, ogre: Ogre): string {
  const wanted = tastes[`${ogre}`];
  const [x, y] = BELLIES[ogre];
  const gap = wanted.length > 2 ? 40 : 51;
  const dots = wanted.map((gem, i) => {
    const left = x + (i - (wanted.length - 1) / 2) * gap;
    return (
      `<circle cx="${left}" cy="${y}" r="23.5" fill="#fffdf7" stroke="#2b1e16" stroke-width="4"/>` +
      use(`oe-gem-${gem}-dot`, left, y)
    );
  });
  return `<use href="#oe-ogre-${ogre}-plain"/>${dots.join('')}`;
}

/** How far each leans to the right of its feet, so that it stands in the middle of its panel. */
const LEANS: Readonly<Record<Ogre, number>> = { 1: 0, 2: 15, 3: 2, 4: 0, 5: 22 };

const OGRE = { width: 36, height: 36, scale: 0.113 };
const ELF = { width: 25, height: 28, scale: 0.124 };
/** Feet are drawn a little below the origin. */
const LIFT = 2.6;

export const ogres = (edition: Edition): Piece[] =>
  OGRES.map((ogre) => {
    const figure = lifted(ogreArt(edition, ogre), OGRE.scale, LEANS[ogre]);
    // Not mirrored behind: its number must be read from both sides.
    return standee({
      component: 'ogre',
      name: `${ogre}`,
      width: OGRE.width,
      height: OGRE.height,
      figure,
      behind: figure,
    });
  });

export const elves = (): Piece[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) =>
    standee({
      component: 'elf',
      name: `${seat}`,
      width: ELF.width,
      height: ELF.height,
      figure: lifted(`<use href="#${elfArt(seat)}"/>`, ELF.scale),
    }),
  );

const lifted = (art: string, scale: number, lean = 0): string =>
  `<g transform="translate(${-lean * scale} ${-LIFT}) scale(${scale})">${art}</g>`;
