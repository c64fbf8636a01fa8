import type { RuleExample } from '@hearthside/table';
import { PARKED, warehouse } from '../stages/warehouse.ts';
import { GREEN, redAt, WISHLIST } from './green.ts';

export const components: readonly RuleExample[] = [
  {
    // North-east first; the card's own roll then sends him east.
    ...GREEN,
    rule: 'WE-1',
    position: warehouse({
      green: { at: [-2, 1], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1', 'roll 2'],
    actions: ['program F2 L1 R1'],
    shows: {
      is: 'event',
      event: { type: 'snowman-moves', direction: 2, from: [1, -1], to: [2, -1] },
    },
  },
  {
    // A last full hex, and half a hex ahead.
    ...GREEN,
    rule: 'WE-2',
    position: warehouse({
      green: { at: [2, 2], facing: 3, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 6'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'green', at: [2, 2], into: 'wall' } },
  },
  {
    // Frosty's own bay, which is not green's.
    ...GREEN,
    rule: 'WE-3',
    seat: 1,
    position: warehouse({
      green: { at: [-3, 0], facing: 2, wishlist: WISHLIST },
      red: { ...redAt(2, 0, ['ball', 'bear', 'doll']), facing: 2 },
      snowman: [0, 0],
    }),
    rolls: ['roll 6'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'complete', seat: 'red' } },
  },
  {
    ...GREEN,
    rule: 'WE-4',
    position: warehouse({
      green: { at: [1, -1], facing: 1, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 4'],
    actions: ['program F1 L1 R1', 'load'],
    shows: { is: 'event', event: { type: 'load', seat: 'green', toy: 'car' } },
  },
  {
    // Ten cards, two dealt and one drawn: seven are left.
    ...GREEN,
    rule: 'WE-5',
    position: warehouse({
      green: { at: [-2, 0], facing: 5, wishlist: WISHLIST, toys: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'draw', seat: 'green', deck: 7 } },
  },
  {
    // A sharp left, then two ahead.
    ...GREEN,
    rule: 'WE-6',
    position: warehouse({
      green: { at: [-1, 1], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [1, 0],
    }),
    rolls: ['roll 1', 'roll 1'],
    actions: ['program L2 F2 R1'],
    shows: { is: 'event', event: { type: 'drive', seat: 'green', to: [-1, -1] } },
  },
  {
    // Its highest face; the spinner has it too.
    ...GREEN,
    rule: 'WE-7',
    position: warehouse({
      green: { at: [-3, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 3', 'roll 6'],
    actions: ['program F2 L1 R1'],
    shows: { is: 'event', event: { type: 'roll', direction: 6 } },
  },
];
