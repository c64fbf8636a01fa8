import type { LessonMap } from '@hearthside/screen';
import { ICON_BOX } from './showing.ts';

const TREES = [
  [40, 330],
  [210, 300],
  [420, 330],
  [640, 320],
  [800, 280],
  [250, 520],
  [470, 545],
  [700, 530],
] as const;
const trees = TREES.map(
  ([x, y]) => `<g transform="translate(${x} ${y}) scale(.55)"><use href="#oe-tree"/></g>`,
).join('');

/** The red road through the valley. */
export const lessonMap: LessonMap = {
  ground: 'ogre-light',
  land: `<path d="M0 340Q200 270 430 330T860 310V560H0Z" opacity=".35" style="fill:var(--ogre)"/>${trees}`,
  road: [
    { colour: 'red-deep', width: 44 },
    { colour: 'red', width: 34 },
    { colour: 'paper', width: 7, dashes: '0 26' },
  ],
  shape: 'disc',
  stops: {
    walk: { piece: 'oe-icon-move', viewBox: ICON_BOX },
    fetch: { piece: 'oe-bag', viewBox: '-128 -152 256 288' },
    deliver: { piece: 'oe-chest-king', viewBox: '-114 -260 228 274' },
    die: { piece: 'oe-die-O', viewBox: '-72 -72 144 144' },
    gift: { piece: 'oe-icon-gift', viewBox: ICON_BOX },
    hug: { piece: 'oe-icon-hug', viewBox: ICON_BOX },
    shield: { piece: 'oe-shield', viewBox: '-80 -90 160 180' },
  },
  end: { piece: 'oe-home', viewBox: '-470 -620 940 1000' },
  traveller: { piece: 'oe-elf-berry', viewBox: '-104 -210 208 226' },
};
