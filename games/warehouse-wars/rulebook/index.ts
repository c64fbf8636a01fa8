/** The rules of Warehouse Wars, to be read. */

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
      id: 'parts',
      icon: { piece: 'ww-crate-teal', viewBox: '-54 -92 108 124' },
      numbers: [[1, 3]],
      diagrams: ['WW-2', 'WW-3'],
    },
    {
      id: 'turns',
      icon: { piece: 'ww-flat-white', viewBox: '-14 -14 28 28' },
      numbers: [[10, 13]],
      diagrams: ['WW-11', 'WW-12'],
    },
    {
      id: 'crates',
      icon: { piece: 'ww-icon-down', viewBox: '-26 -22 52 44' },
      numbers: [[20, 22]],
      diagrams: ['WW-20', 'WW-22'],
    },
    {
      id: 'planks',
      icon: { piece: 'ww-icon-plank', viewBox: '-26 -20 52 40' },
      numbers: [[30, 33]],
      diagrams: ['WW-31', 'WW-32', 'WW-33'],
    },
    {
      id: 'balance',
      icon: { piece: 'ww-crate-white', viewBox: '-54 -92 108 124' },
      numbers: [[40, 43]],
      diagrams: ['WW-40', 'WW-41'],
    },
    {
      id: 'lines',
      icon: { piece: 'ww-flat-teal', viewBox: '-14 -14 28 28' },
      numbers: [[50, 54]],
      diagrams: ['WW-50', 'WW-51', 'WW-53'],
    },
  ],
};
