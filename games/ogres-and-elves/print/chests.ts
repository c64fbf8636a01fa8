/** Where Valuables are put: the Royals' chests and the elves' bags. */

import {
  type Fonts,
  fitLine,
  type InkMode,
  type LineStyle,
  type Piece,
  type PrintRequest,
  points,
  setLine,
} from '@hearthside/kit';
import type { Words } from '@hearthside/text';
import type { Chest, Edition, Options } from '../rules/index.ts';
import { CHESTS, MOST_SEATS } from '../rules/pieces.ts';
import { elfArt } from './figures.ts';
import { CHEST_SCALE, use } from './measure.ts';

type Place = readonly [x: number, y: number];

/** Where the slots of a chest are, by how many it has. */
const SLOT_PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [
    [-35, -110],
    [35, -110],
  ],
  3: [
    [-35, -110],
    [35, -110],
    [0, -178],
  ],
  4: [
    [-35, -110],
    [35, -110],
    [-35, -178],
    [35, -178],
  ],
  5: [
    [-70, -110],
    [0, -110],
    [70, -110],
    [-35, -178],
    [35, -178],
  ],
};

/** How wide and high each is drawn, its feet in the middle of the lower edge. */
const DRAWN: Readonly<Record<Chest, Place>> = {
  prince: [230, 200],
  princess: [230, 268],
  king: [230, 268],
  queen: [300, 270],
};

const NAME_HEIGHT = 5.2;
const NAME: LineStyle = { face: 'display', size: points(11), anchor: 'middle' };

/** OE-11: each with a slot for everything it wants. */
export const chests = (edition: Edition, { words, fonts, ink }: PrintRequest<Options>): Piece[] =>
  CHESTS.map((chest) => {
    const [drawnWidth, drawnHeight] = DRAWN[chest];
    const [width, height] = [drawnWidth * CHEST_SCALE, drawnHeight * CHEST_SCALE];
    const name = words.say(`chest-name.${chest}`);
    return {
      component: 'chest',
      name: chest,
      width,
      height: height + NAME_HEIGHT,
      cut: 'line',
      folds: [],
      bleed: 0,
      front:
        `<g transform="translate(${width / 2} ${height - 23 * CHEST_SCALE}) scale(${CHEST_SCALE})">` +
        `${chestArt(edition, chest, ink)}</g>` +
        setLine(name, width / 2, height + NAME_HEIGHT - 1.8, fitLine(fonts, name, NAME, width - 4)),
    };
  });

/** An empty slot shows the shape of what it wants; in black and white the Valuable itself, pale. */
const slotArt = (gem: string, [x, y]: Place, ink: InkMode): string =>
  ink === 'saver'
    ? `<g opacity="0.55">${use(`oe-gem-${gem}`, x, y, 0.68)}</g>`
    : use(`oe-slot-${gem}`, x, y, 0.74);

function chestArt({ chests: wants }: Edition, chest: Chest, ink: InkMode): string {
  const slots = wants[chest];
  const places = SLOT_PLACES[slots.length] ?? [];
  const drawn = slots.map((gem, i) => slotArt(gem, places[i] ?? [0, 0], ink));
  return `<use href="#oe-chest-${chest}-plain"/>${drawn.join('')}`;
}

const CARD = { width: 84, height: 68 };
/** The bag's four pockets take a token at this scale. */
const BAG_SCALE = 0.21;
/** Behind the elf of each seat. */
const TINTS = ['#f3d3df', '#fae6bf', '#cfe3cf', '#cfe0ee'] as const;
const DEEPS = ['#94274f', '#8a5a00', '#215626', '#1a4f78'] as const;

/** OE-13: a bag with four pockets for each elf. */
export const collectorCards = (words: Words, fonts: Fonts): Piece[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => {
    const name = words.say(`seat.${seat}`);
    const style: LineStyle = { face: 'title', size: points(15), anchor: 'middle' };
    const art =
      `<rect x="2.5" y="2.5" width="${CARD.width - 5}" height="${CARD.height - 5}" rx="5" fill="${TINTS[seat]}" stroke="${DEEPS[seat]}" stroke-width="1"/>` +
      use(elfArt(seat), 16, 47, 0.135) +
      setLine(name, 16, 57.5, {
        ...fitLine(fonts, name, style, 24),
        fill: DEEPS[seat] ?? '#2b1e16',
      }) +
      use('oe-bag', 54.3, 35.6, BAG_SCALE);
    return {
      component: 'collector-card',
      name: `${seat}`,
      ...CARD,
      cut: 'line',
      folds: [],
      bleed: 0,
      front: art,
    };
  });
