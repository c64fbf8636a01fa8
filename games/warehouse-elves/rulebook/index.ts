/** The rules of Warehouse Elves, to be read. */

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
      id: 'warehouse',
      icon: { piece: 'we-hex-stock', viewBox: '-46 -52 92 104' },
      numbers: [[1, 7]],
      diagrams: ['WE-4', 'WE-2'],
    },
    {
      id: 'setup',
      icon: { piece: 'we-card-back', viewBox: '-61 -81 122 162' },
      numbers: [[10, 13]],
      diagrams: ['WE-11'],
    },
    {
      id: 'round',
      icon: { piece: 'we-card-F1', viewBox: '-61 -81 122 162' },
      numbers: [[20, 23]],
      diagrams: ['WE-21', 'WE-22'],
    },
    {
      id: 'driving',
      icon: { piece: 'we-truck-green', viewBox: '-48 -42 96 84' },
      numbers: [[30, 36]],
      diagrams: ['WE-30', 'WE-32', 'WE-33'],
    },
    {
      id: 'snowman',
      icon: { piece: 'we-snowman', viewBox: '-46.6 -52 95.3 98.5' },
      numbers: [[40, 45]],
      diagrams: ['WE-42', 'WE-41', 'WE-43'],
    },
    {
      id: 'toys',
      icon: { piece: 'we-bear', viewBox: '-46 -46 92 92' },
      numbers: [[50, 54]],
      diagrams: ['WE-50', 'WE-52'],
    },
  ],
};
