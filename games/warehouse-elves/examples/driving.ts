import type { RuleExample } from '@hearthside/table';
import { PARKED, warehouse } from '../stages/warehouse.ts';
import { GREEN, redAt, WISHLIST } from './green.ts';

export const driving: readonly RuleExample[] = [
  {
    // Round by the whole 120 degrees, then straight ahead.
    ...GREEN,
    rule: 'WE-30',
    position: warehouse({
      green: { at: [-2, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1'],
    actions: ['program R2 F1 L1'],
    shows: { is: 'event', event: { type: 'drive', seat: 'green', from: [-2, 0], to: [-3, 1] } },
  },
  {
    // He comes into the way before the cards; the card's own roll takes him out of it again.
    ...GREEN,
    rule: 'WE-31',
    position: warehouse({
      green: { at: [-2, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 5', 'roll 3'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'drive', seat: 'green', from: [-1, 0], to: [0, 0] } },
  },
  {
    // Two hexes lost, and the truck looks back.
    ...GREEN,
    rule: 'WE-32',
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 2', 'roll 5'],
    actions: ['program F2 L1 R1'],
    shows: {
      is: 'event',
      event: { type: 'bump', seat: 'green', at: [-1, 0], into: 'snowman', to: 5 },
    },
  },
  {
    ...GREEN,
    rule: 'WE-33',
    position: warehouse({
      green: { at: [-1, 1], facing: 2, wishlist: WISHLIST },
      red: redAt(0, 1, ['bear', 'car']),
      snowman: [1, -1],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1', 'take car'],
    shows: { is: 'event', event: { type: 'take', seat: 'green', toy: 'car' } },
  },
  {
    // Nothing to take, and no room either.
    ...GREEN,
    rule: 'WE-34',
    position: warehouse({
      green: { at: [-1, 1], facing: 2, wishlist: WISHLIST },
      red: redAt(0, 1),
      snowman: [1, -1],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'green', at: [-1, 1], into: 'truck' } },
  },
  {
    // Over the ball and on, without a stop.
    ...GREEN,
    rule: 'WE-35',
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, -1],
    }),
    rolls: ['roll 6', 'roll 6'],
    actions: ['program F2 L1 R1', 'load'],
    shows: { is: 'event', event: { type: 'load', seat: 'green', toy: 'ball' } },
  },
  {
    // All three toys aboard, and the wrong bay.
    ...GREEN,
    rule: 'WE-36',
    position: warehouse({
      green: { at: [2, 0], facing: 2, wishlist: WISHLIST, toys: WISHLIST },
      red: redAt(1, 1),
      snowman: [0, 0],
    }),
    rolls: ['roll 6'],
    actions: ['program F1 L1 R1'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'drive', seat: 'green', to: [3, 0] } },
        { is: 'position', path: 'trucks.green.toys', value: [...WISHLIST] },
      ],
    },
  },
];
