import type { RuleExample } from '@hearthside/table';
import { PARKED, warehouse } from '../stages/warehouse.ts';
import { GREEN, redAt, WISHLIST } from './green.ts';

export const round: readonly RuleExample[] = [
  {
    // Three different cards: there is only one of each.
    options: {},
    seat: 0,
    rule: 'WE-20',
    position: warehouse({
      green: { at: [-3, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    actions: ['program F1 F1 L1'],
    shows: { is: 'refusal' },
  },
  {
    // He stands in the way, and the roll before the first card takes him out of it.
    ...GREEN,
    rule: 'WE-21',
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: WISHLIST },
      red: PARKED,
      snowman: [0, 0],
    }),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'drive', seat: 'green', to: [0, 0] } },
  },
  {
    // Both want the same hex with their first card; green has Santa.
    ...GREEN,
    rule: 'WE-22',
    others: ['program F1 L1 L2'],
    position: warehouse({
      green: { at: [-1, 1], facing: 2, wishlist: WISHLIST },
      red: redAt(1, 1),
      snowman: [0, -1],
    }),
    rolls: ['roll 6'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'red', at: [1, 1], into: 'truck' } },
  },
  {
    // The same cards twice: the second time Santa is with red, who is first.
    ...GREEN,
    rule: 'WE-23',
    others: ['program F1 L1 R1', 'program F1 L1 R1'],
    position: warehouse({
      green: { at: [-2, 1], facing: 2, wishlist: WISHLIST },
      red: redAt(2, 1),
      snowman: [0, -1],
    }),
    rolls: ['roll 6', 'roll 6'],
    actions: ['program F1 L1 R1', 'program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'green', at: [-1, 1], into: 'truck' } },
  },
];
