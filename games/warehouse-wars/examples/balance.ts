import type { ExampleSign, RuleExample } from '@hearthside/table';
import { SMALL, stacked } from '../stages/pallet.ts';
import { OVERHANG, tealWith } from './teal.ts';

const SECURED = { ...SMALL, cargo: 'secured', planks: 1 };

/** The crate at the far end is placed, and the game goes on. */
const STANDS: ExampleSign = {
  is: 'all',
  of: [
    { is: 'event', event: { type: 'crate', at: 'e2', level: 1 } },
    { is: 'event', event: { type: 'turn', seat: 'white' } },
  ],
};

/** Two planks of which half juts out; the lower one on the screen has a weight on its other end. */
const WEIGHED = [
  'crate b2',
  'crate c2',
  'crate b4, plank b2-e2',
  'crate c4',
  'crate b2, plank b4-e4',
  'crate a5',
];

export const balance: readonly RuleExample[] = [
  {
    // Teal has made a line and leads; it does not help.
    ...tealWith(2),
    rule: 'WW-40',
    position: stacked(['crate b2', 'crate c2', 'crate b3', 'crate e5, plank b2-e2'], {
      ...SMALL,
      planks: 2,
    }),
    actions: ['crate e2'],
    shows: { is: 'outcome', outcome: { winner: 1, why: 'fall' } },
  },
  {
    // With the weight at b2 it is exactly on the edge, and stands; at e4 it would fall.
    ...tealWith(2),
    rule: 'WW-41',
    position: stacked(WEIGHED, { ...SMALL, planks: 2 }),
    actions: ['crate e2'],
    shows: STANDS,
  },
  {
    // What the warning means on the table: wobbly cargo stands, and the next crate brings it down.
    ...tealWith(1),
    rule: 'WW-42',
    position: stacked(OVERHANG, { ...SMALL, planks: 1 }),
    actions: ['crate c2'],
    others: ['crate e2'],
    shows: { is: 'outcome', outcome: { winner: 0, why: 'fall' } },
  },
  {
    // What would fall otherwise stays where it is put, and the turn passes.
    options: SECURED,
    seat: 0,
    rule: 'WW-43',
    position: stacked(OVERHANG, SECURED),
    actions: ['crate e2'],
    shows: STANDS,
  },
];
