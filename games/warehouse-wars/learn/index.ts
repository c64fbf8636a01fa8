/** Seven stops: what a stacker must know before the first game. */

import type { LessonStop } from '@hearthside/table';
import { pallet, SMALL } from '../stages/pallet.ts';

const TEAL = { options: SMALL, seat: 0 };
/** Two crates bear a plank whose other end hangs in the air. */
const OVERHANG = pallet({ teal: ['b2', 'a4'], white: ['c2', 'e5'], planks: [['b2', 'e2']] });

export const stops: readonly LessonStop[] = [
  {
    ...TEAL,
    id: 'place',
    rules: ['WW-11', 'WW-20'],
    position: pallet({ teal: [], white: [] }),
    goal: { type: 'crate', seat: 'teal' },
    solution: ['crate c3'],
    mistakes: [{ id: 'plank', rule: 'WW-11', actions: ['plank a1-d1'] }],
  },
  {
    ...TEAL,
    id: 'line',
    rules: ['WW-20', 'WW-50', 'WW-51'],
    position: pallet({
      teal: ['b2', 'c2'],
      white: ['a1', 'e4'],
      score: { teal: 1, white: 0 },
    }),
    goal: { type: 'line', seat: 'teal', length: 3 },
    solution: ['crate d2'],
    mistakes: [{ id: 'on-crate', rule: 'WW-20', actions: ['crate a1'] }],
  },
  {
    ...TEAL,
    id: 'plank',
    rules: ['WW-3', 'WW-31'],
    position: pallet({ teal: ['b2', 'a4'], white: ['d2', 'e5'] }),
    goal: { type: 'plank', seat: 'teal' },
    solution: ['plank b2-e2'],
    mistakes: [{ id: 'rests', rule: 'WW-31', actions: ['plank a1-d1'] }],
  },
  {
    ...TEAL,
    id: 'up',
    rules: ['WW-20', 'WW-30'],
    position: pallet({ teal: ['b2', 'a4'], white: ['d2', 'e5'], planks: [['b2', 'e2']] }),
    goal: { type: 'crate', seat: 'teal', level: 1 },
    solution: ['crate c2'],
    mistakes: [{ id: 'on-crate', rule: 'WW-20', actions: ['crate a4'] }],
  },
  {
    ...TEAL,
    id: 'balance',
    rules: ['WW-40', 'WW-41'],
    position: OVERHANG,
    goal: { type: 'crate', seat: 'teal', level: 1 },
    solution: ['crate b2'],
    mistakes: [
      {
        id: 'fall',
        rule: 'WW-40',
        actions: ['crate e2'],
        event: { type: 'fall', seat: 'teal' },
      },
    ],
  },
  {
    ...TEAL,
    id: 'fall',
    rules: ['WW-13', 'WW-40'],
    position: OVERHANG,
    goal: { type: 'fall', seat: 'teal' },
    solution: ['crate e2'],
    mistakes: [
      {
        id: 'holds',
        rule: 'WW-40',
        actions: ['crate b2'],
        event: { type: 'crate', seat: 'teal', at: 'b2' },
      },
    ],
  },
  {
    ...TEAL,
    id: 'count',
    rules: ['WW-50', 'WW-51', 'WW-53'],
    position: pallet({
      teal: ['b3', 'c3', 'd3'],
      white: ['a1', 'e1', 'c5'],
      score: { teal: 3, white: 0 },
    }),
    goal: { type: 'line', seat: 'teal', length: 4 },
    solution: ['crate e3'],
    mistakes: [{ id: 'taken', rule: 'WW-20', actions: ['crate e1'] }],
  },
];
