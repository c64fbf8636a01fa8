/** Each shows him on the roll of a card, which is the player's own doing. */

import type { RuleExample } from '@hearthside/table';
import { PARKED, warehouse } from '../stages/warehouse.ts';
import { GREEN, redAt, WISHLIST } from './green.ts';

export const snowman: readonly RuleExample[] = [
  {
    // Two hexes west, into a Loading Bay.
    ...GREEN,
    rule: 'WE-40',
    position: warehouse({
      green: { at: [-1, -1], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [-1, 0],
    }),
    rolls: ['roll 5', 'roll 5'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'snowman-moves', direction: 5, to: [-3, 0] } },
  },
  {
    ...GREEN,
    rule: 'WE-41',
    position: warehouse({
      green: { at: [-1, -1], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [-2, 0],
    }),
    rolls: ['roll 5', 'roll 5'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'snowman-stays', at: [-3, 0], hold: 'wall' } },
  },
  {
    ...GREEN,
    rule: 'WE-42',
    position: warehouse({
      green: { at: [-1, 0], facing: 1, wishlist: WISHLIST },
      red: redAt(1, 1),
      snowman: [1, -1],
    }),
    rolls: ['roll 3', 'roll 3'],
    actions: ['program F2 L1 R1'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'push', seat: 'red', from: [1, 1], to: [1, 2] } },
        { is: 'position', path: 'trucks.red.at', value: [1, 2] },
        { is: 'position', path: 'snowman', value: [1, 1] },
      ],
    },
  },
  {
    ...GREEN,
    rule: 'WE-43',
    position: warehouse({
      green: { at: [-3, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [1, 0],
    }),
    rolls: ['roll 2', 'roll 2'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'snowman-stays', at: [2, 0], hold: 'truck-at-wall' } },
  },
  {
    ...GREEN,
    rule: 'WE-44',
    position: warehouse({
      green: { at: [-1, 1], facing: 6, wishlist: WISHLIST },
      red: redAt(0, 1),
      snowman: [2, 1],
    }),
    rolls: ['roll 5', 'roll 5'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'snowman-stays', at: [1, 1], hold: 'truck-at-truck' } },
  },
  {
    // Home with everything, were he not standing in the door.
    ...GREEN,
    rule: 'WE-45',
    position: warehouse({
      green: { at: [-2, 0], facing: 5, wishlist: WISHLIST, toys: WISHLIST },
      red: PARKED,
      snowman: [-2, -1],
    }),
    rolls: ['roll 4'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'green', at: [-2, 0], into: 'snowman' } },
  },
];
