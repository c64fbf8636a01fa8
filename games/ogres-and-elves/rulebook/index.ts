/** The rules of Ogres & Elves, to be read. */

import type { Rulebook } from '@hearthside/screen';
import { round, win } from './pictures.ts';

export const rulebook: Rulebook = {
  text: {
    en: () => import('./text.en.json'),
    fr: () => import('./text.fr.json'),
    de: () => import('./text.de.json'),
  },
  win,
  round,
  sections: [
    {
      id: 'board',
      icon: { piece: 'oe-mine', viewBox: '-130 -140 260 250' },
      numbers: [[1, 4]],
      diagrams: ['OE-2', 'OE-3'],
    },
    {
      id: 'pieces',
      icon: { piece: 'oe-gem-ruby', viewBox: '-60 -60 120 120' },
      numbers: [[10, 13]],
      diagrams: ['OE-11'],
    },
    {
      id: 'games',
      icon: { piece: 'oe-chest-king', viewBox: '-114 -260 228 274' },
      numbers: [[20, 26]],
      diagrams: ['OE-20', 'OE-22'],
    },
    {
      id: 'turn',
      icon: { piece: 'oe-elf-berry', viewBox: '-104 -210 208 226' },
      numbers: [
        [30, 30],
        [50, 55],
      ],
      diagrams: ['OE-50', 'OE-51', 'OE-52'],
    },
    {
      id: 'treasure',
      icon: { piece: 'oe-bag', viewBox: '-128 -152 256 288' },
      numbers: [[60, 62]],
      diagrams: ['OE-60', 'OE-62'],
    },
    {
      id: 'gifts',
      icon: { piece: 'oe-icon-gift', viewBox: '-26 -26 52 52' },
      numbers: [[70, 76]],
      diagrams: ['OE-70', 'OE-75'],
    },
    {
      id: 'ogres',
      icon: { piece: 'oe-ogre-2', viewBox: '-144 -222 289 241' },
      numbers: [
        [80, 82],
        [90, 93],
      ],
      diagrams: ['OE-80', 'OE-81', 'OE-92'],
    },
    {
      id: 'held',
      icon: { piece: 'oe-icon-hug', viewBox: '-26 -26 52 52' },
      numbers: [[100, 102]],
      diagrams: ['OE-101'],
    },
    {
      id: 'shields',
      icon: { piece: 'oe-shield', viewBox: '-80 -90 160 180' },
      numbers: [[40, 43]],
      diagrams: ['OE-40', 'OE-41'],
    },
    {
      id: 'end',
      icon: { piece: 'oe-chest-prince', viewBox: '-114 -194 228 208' },
      numbers: [[110, 112]],
      diagrams: ['OE-110'],
    },
  ],
};
