import type { RuleExample } from '@hearthside/table';
import { PARKED, warehouse } from '../stages/warehouse.ts';
import { GREEN, redAt, WISHLIST } from './green.ts';

export const toys: readonly RuleExample[] = [
  {
    ...GREEN,
    rule: 'WE-50',
    position: warehouse({
      green: { at: [0, 1], facing: 3, wishlist: ['bear', 'car', 'robot'], toys: ['car'] },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 6'],
    actions: ['program F1 L1 R1', 'load'],
    shows: { is: 'event', event: { type: 'load', seat: 'green', toy: 'bear' } },
  },
  {
    // A second ball has no place.
    ...GREEN,
    rule: 'WE-51',
    position: warehouse({
      green: { at: [-1, 1], facing: 2, wishlist: WISHLIST, toys: ['ball'] },
      red: redAt(0, 1, ['ball', 'car']),
      snowman: [1, -1],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1', 'take ball'],
    shows: { is: 'refusal' },
  },
  {
    // Three toys go back; the doll, which is on another list, stays.
    ...GREEN,
    rule: 'WE-52',
    position: warehouse({
      green: { at: [-2, 0], facing: 5, wishlist: WISHLIST, toys: ['ball', 'car', 'doll', 'robot'] },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'position', path: 'trucks.green.toys', value: ['doll'] },
  },
  {
    ...GREEN,
    rule: 'WE-53',
    position: warehouse({
      green: { at: [-2, 0], facing: 5, wishlist: WISHLIST, toys: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'view', path: 'trucks.green.wishlist', value: ['ball', 'bear', 'car'] },
  },
  {
    // With one hex of the card still to drive.
    ...GREEN,
    rule: 'WE-54',
    position: warehouse({
      green: {
        at: [-2, 0],
        facing: 5,
        wishlist: WISHLIST,
        toys: WISHLIST,
        completed: [
          ['bear', 'car', 'doll'],
          ['bear', 'doll', 'robot'],
        ],
      },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1', 'roll 1'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'outcome', outcome: { winner: 0, why: 'wishlists' } },
  },
];
