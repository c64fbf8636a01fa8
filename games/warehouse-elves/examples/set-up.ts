/** Each begins as a real game does. */

import type { RuleExample } from '@hearthside/table';
import { opening } from '../stages/warehouse.ts';
import { GREEN } from './green.ts';

export const setUp: readonly RuleExample[] = [
  {
    // What somebody else was dealt is not to be seen: nothing needs to be done for it.
    options: {},
    seat: 0,
    rule: 'WE-10',
    position: opening('WE-10'),
    actions: [],
    shows: { is: 'view', path: 'trucks.red.wishlist', value: null },
  },
  {
    ...GREEN,
    rule: 'WE-11',
    position: opening('WE-11'),
    rolls: ['roll 1'],
    actions: ['program F1 L1 R1'],
    shows: { is: 'event', event: { type: 'drive', seat: 'green', from: [-3, 0], to: [-2, 0] } },
  },
  {
    // He goes a hex aside and comes back to where he began, right in the way.
    ...GREEN,
    rule: 'WE-12',
    position: opening('WE-12'),
    rolls: ['roll 2', 'roll 5'],
    actions: ['program F1 F2 L1'],
    shows: {
      is: 'event',
      event: { type: 'bump', seat: 'green', at: [-1, 0], into: 'snowman' },
    },
  },
  {
    // Red's roll was higher, so red is first at the ball.
    options: {},
    seat: 0,
    rule: 'WE-13',
    position: opening('Frosty'),
    rolls: ['roll 1', 'roll 1', 'roll 1'],
    others: ['program F2 F1 L1', 'load'],
    actions: ['program F2 F1 L1'],
    shows: { is: 'event', event: { type: 'bump', seat: 'green', at: [-1, 0], into: 'truck' } },
  },
];
