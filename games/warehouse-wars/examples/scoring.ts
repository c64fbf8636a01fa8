import type { RuleExample } from '@hearthside/table';
import { stacked } from '../stages/pallet.ts';
import { allButOne, BRIDGE, LAST_CRATE, TEAL } from './teal.ts';

/** White has two side by side, teal none. */
const ONE_PAIR = allButOne('b1');

export const scoring: readonly RuleExample[] = [
  {
    // One column, one row and one level on: a direction of space like any other.
    ...TEAL,
    rule: 'WW-50',
    position: stacked(['crate b2', 'crate b3', 'crate e1', 'crate d3, plank b3-e3']),
    actions: ['crate c3'],
    shows: { is: 'event', event: { type: 'line', cells: ['b2', 'c3'], levels: [0, 1] } },
  },
  {
    ...TEAL,
    rule: 'WW-51',
    position: stacked(['crate b3', 'crate a1', 'crate c3', 'crate e1', 'crate d3', 'crate c5']),
    actions: ['crate e3'],
    shows: { is: 'event', event: { type: 'line', seat: 'teal', length: 4, points: 5 } },
  },
  {
    // The fourth of a square counts in a row, a column and a diagonal.
    ...TEAL,
    rule: 'WW-52',
    position: stacked(['crate b2', 'crate a5', 'crate c2', 'crate e1', 'crate b3', 'crate e4']),
    actions: ['crate c3'],
    shows: { is: 'event', event: { type: 'score', seat: 'teal', gained: 3, total: 6 } },
  },
  {
    // Straight up, the plank between.
    ...TEAL,
    rule: 'WW-53',
    position: stacked(BRIDGE),
    actions: ['crate b2'],
    shows: { is: 'event', event: { type: 'line', cells: ['b2', 'b2'], levels: [0, 1] } },
  },
  {
    // One point each.
    options: LAST_CRATE,
    seat: 0,
    rule: 'WW-54',
    position: stacked(ONE_PAIR, LAST_CRATE),
    actions: ['crate c6'],
    shows: { is: 'outcome', outcome: { winner: null, why: 'draw', points: [1, 1] } },
  },
];
