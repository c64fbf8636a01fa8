/**
 * A turn in pictures, for those who cannot read yet: one word each, a grown-up reads the small line.
 * Everything shown has been played by the rules with this edition's Ogres and their tastes.
 */

import { PALETTE, type Picture, type PicturePage } from '@hearthside/kit';
import type { Words } from '@hearthside/text';
import type { Edition, Event, Ogre, Valuable } from '../rules/index.ts';
import { CHESTS, type Chest } from '../rules/pieces.ts';
import { consequences, FREE_CASTLE, staged } from '../rules/staged.ts';
import { elfArt, ogreArt } from './figures.ts';
import { use } from './measure.ts';

/** The consequence of this kind; the picture tells of it, so it must be there. */
function happening<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> {
  const event = events.find((each) => each.type === type);
  if (!event) throw new Error(`no ${type} happens`);
  return event as Extract<Event, { type: Type }>;
}

const ROAD = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${PALETTE.redDeep}" stroke-width="58"/><path d="${d}" fill="none" stroke="${PALETTE.red}" stroke-width="46"/>`;

/** A yellow arrow in a bow, with its head at the end. */
function hop(x1: number, y1: number, x2: number, y2: number, height: number): string {
  const d = `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - height} ${x2} ${y2}`;
  const turn = (Math.atan2(y2 - (Math.min(y1, y2) - height), x2 - (x1 + x2) / 2) * 180) / Math.PI;
  return (
    `<path d="${d}" fill="none" stroke="${PALETTE.ink}" stroke-width="24" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${PALETTE.lamp}" stroke-width="14" stroke-linecap="round"/>` +
    `<g transform="translate(${x2} ${y2}) rotate(${Math.round(turn)})"><path d="M-14-30L34 0L-14 30Z" fill="${PALETTE.lamp}" stroke="${PALETTE.ink}" stroke-width="6" stroke-linejoin="round"/></g>`
  );
}

const count = (number: number, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-family="Fredoka" font-weight="700" font-size="96" text-anchor="middle" fill="${PALETTE.ink}">${number}</text>`;

/** OE-50: two steps along the ring, and a treasure at the end. */
function walking(edition: Edition, gem: Valuable): Picture {
  const events = consequences(
    staged(edition, { elves: [{ at: '4' }], mines: { 6: [gem], 9: [gem] } }),
    '0 move 6',
  );
  const steps = happening(events, 'moved').path.filter((space) => space !== '4');
  const places = [130, 480, 830];
  return {
    svg:
      ROAD('M130 300H830') +
      places.map((x) => use('oe-mine', x, 270)).join('') +
      use(`oe-gem-${gem}`, 830, 292, 0.85) +
      use(elfArt(2), 130, 380, 1) +
      steps
        .map(
          (_, i) =>
            hop((places[i] ?? 0) + 30, 150, (places[i + 1] ?? 0) - 40, 140, 130) +
            count(i + 1, ((places[i] ?? 0) + (places[i + 1] ?? 0)) / 2, 62),
        )
        .join(''),
    width: 960,
    height: 400,
  };
}

/** OE-60, OE-62: from the mine into the bag, from the bag into a chest. */
function bringing(edition: Edition, gem: Valuable, chest: Chest): Picture {
  happening(
    consequences(
      staged(edition, { elves: [{ at: '4' }], mines: { 4: [gem], 9: [gem] } }),
      '0 move 4',
      `0 take ${gem}`,
    ),
    'took',
  );
  happening(
    consequences(
      staged(edition, {
        elves: [{ at: 'home', bag: [gem] }],
        mines: { 9: [gem] },
        phase: 'handle',
      }),
      `0 deliver ${gem} ${chest}`,
    ),
    'delivered',
  );
  return {
    svg:
      use('oe-mine', 110, 300) +
      use(`oe-gem-${gem}`, 110, 320, 0.8) +
      use('oe-bag', 400, 290, 0.8) +
      use(elfArt(2), 270, 412, 0.72) +
      use(`oe-chest-${chest}-plain`, 670, 402, 0.95) +
      hop(140, 170, 370, 170, 120) +
      hop(450, 170, 650, 180, 120) +
      use(`oe-gem-${gem}`, 252, 96, 0.5) +
      use(`oe-gem-${gem}`, 548, 100, 0.5),
    width: 800,
    height: 430,
  };
}

/** OE-70 */
function giving(edition: Edition, ogre: Ogre, gem: Valuable): Picture {
  const events = consequences(
    staged(edition, {
      elves: [{ at: '4', bag: [gem] }],
      ogres: { [ogre]: '5' },
      mines: { 9: [gem] },
    }),
    '0 move 5',
    `0 gift ${gem} ${FREE_CASTLE}`,
  );
  happening(events, 'gift-given');
  return {
    svg:
      `<g transform="translate(170 396)">${ogreArt(edition, ogre)}</g>` +
      use(elfArt(2), 420, 396, 0.86) +
      hop(410, 180, 230, 120, 90) +
      use(`oe-gem-${gem}`, 330, 70, 0.6),
    width: 520,
    height: 420,
  };
}

/** OE-80: the number tells who walks. */
function rolling(edition: Edition, ogre: Ogre): Picture {
  const events = consequences(
    staged(edition, { elves: [{ at: 'home' }], ogres: { [ogre]: '5' }, mines: { 9: ['gold'] } }),
    '0 move home',
    '0 roll',
    `die ${ogre}`,
  );
  happening(events, 'ogre-moved');
  return {
    svg:
      `<g transform="translate(120 200) rotate(-9)">${use(`oe-die-${ogre}`, 0, 0, 1.5)}</g>` +
      ROAD('M400 350H930') +
      `<g opacity="0.4"><g transform="translate(440 380) scale(0.82)">${ogreArt(edition, ogre)}</g></g>` +
      `<g transform="translate(800 386)">${ogreArt(edition, ogre)}</g>` +
      hop(450, 110, 690, 90, 90),
    width: 980,
    height: 410,
  };
}

/** OE-91, OE-92: it takes what it likes, and the elf runs. */
function taking(edition: Edition, ogre: Ogre, gem: Valuable): Picture {
  const events = consequences(
    staged(edition, {
      elves: [{ at: '5', bag: [gem] }],
      ogres: { [ogre]: '4' },
      mines: { 9: [gem] },
    }),
    '0 move 5',
    '0 roll',
    `die ${ogre}`,
    `0 flee ${FREE_CASTLE}`,
  );
  happening(events, 'robbed');
  happening(events, 'fled');
  return {
    svg:
      use('oe-castle', 480, 170, 0.8) +
      `<g transform="translate(170 470)">${ogreArt(edition, ogre)}</g>` +
      use(elfArt(0), 420, 470, 0.86) +
      hop(360, 300, 262, 214, 60) +
      use(`oe-gem-${gem}`, 236, 130, 0.6) +
      hop(500, 330, 520, 268, 20),
    width: 620,
    height: 490,
  };
}

/** OE-91, OE-92: with nothing it likes, it holds you. */
function hugging(edition: Edition, ogre: Ogre): Picture {
  const events = consequences(
    staged(edition, { elves: [{ at: '5' }], ogres: { [ogre]: '4' }, mines: { 9: ['gold'] } }),
    '0 move 5',
    '0 roll',
    `die ${ogre}`,
  );
  happening(events, 'captured');
  const heart = 'M0 34C-60-10-44-52-16-48C-4-46 0-34 0-30C0-34 4-46 16-48C44-52 60-10 0 34Z';
  return {
    svg:
      `<g transform="translate(180 470)">${ogreArt(edition, ogre)}</g>` +
      use(elfArt(0), 360, 470, 0.86) +
      `<g transform="translate(410 140)"><path d="${heart}" fill="#ef8f9c" stroke="${PALETTE.ink}" stroke-width="9" stroke-linejoin="round"/></g>`,
    width: 500,
    height: 490,
  };
}

export function picturePages(edition: Edition, words: Words): PicturePage[] {
  const { royals, ogres } = edition.levels.first;
  // A chest of this level, what it wants, and Ogres with something they like.
  const chest = CHESTS.find((each) => royals.includes(each)) as Chest;
  const gem = edition.chests[chest].at(-1) as Valuable;
  const [one = 2, two = 3, three = 5] = ogres as readonly Ogre[];
  const liked = (ogre: Ogre): Valuable => edition.tastes[`${ogre}`][0] as Valuable;
  const word = (key: string) => words.say(`word.${key}`);
  return [
    {
      title: words.say('pictures.turn'),
      rows: [
        {
          panels: [
            { picture: walking(edition, gem), word: word('walk'), number: 1, ground: '#e9efd2' },
          ],
        },
        {
          panels: [
            {
              picture: bringing(edition, gem, chest),
              word: word('take'),
              number: 2,
              caption: words.say('picture.take'),
              ground: '#e6dff1',
              weight: 1.7,
            },
            {
              picture: giving(edition, one, liked(one)),
              word: word('gift'),
              number: 2,
              caption: words.say('picture.gift'),
              ground: '#e9efd2',
            },
          ],
        },
      ],
    },
    {
      title: words.say('pictures.ogre'),
      rows: [
        {
          panels: [
            { picture: rolling(edition, two), word: word('roll'), number: 3, ground: '#fff0cf' },
          ],
        },
        {
          panels: [
            {
              picture: taking(edition, one, liked(one)),
              word: word('yum'),
              number: 4,
              caption: words.say('picture.yum'),
              ground: '#fff0cf',
            },
            {
              picture: hugging(edition, three),
              word: word('hug'),
              number: 5,
              caption: words.say('picture.hug'),
              ground: '#fdeae4',
            },
          ],
        },
      ],
    },
  ];
}
