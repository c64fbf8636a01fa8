import type { RuleExample } from '@hearthside/table';
import { SMALL, stacked } from '../stages/pallet.ts';
import { allButOne, LAST_CRATE, TEAL } from './teal.ts';

const WHITE_BEGINS = { ...SMALL, starter: 'white' };
/** None beside another of its colour. */
const SCATTERED = allButOne('c1');

export const turns: readonly RuleExample[] = [
  {
    // White began; this is white's second turn, and the fourth is teal's.
    options: WHITE_BEGINS,
    seat: 1,
    rule: 'WW-10',
    position: stacked(['crate b2', 'crate e4'], WHITE_BEGINS),
    actions: ['crate c5'],
    shows: { is: 'event', event: { type: 'turn', seat: 'teal', turn: 4 } },
  },
  {
    ...TEAL,
    rule: 'WW-11',
    position: stacked([]),
    actions: ['plank b2-e2'],
    shows: { is: 'refusal' },
  },
  {
    // One crate is placed, and a plank could be laid: but no second crate.
    ...TEAL,
    rule: 'WW-12',
    position: stacked(['crate b2', 'crate d4']),
    actions: ['crate c2', 'crate d2'],
    shows: { is: 'refusal' },
  },
  {
    // The last crate of all makes three in a row, and that is the end.
    options: LAST_CRATE,
    seat: 0,
    rule: 'WW-13',
    position: stacked(SCATTERED, LAST_CRATE),
    actions: ['crate c2'],
    shows: { is: 'outcome', outcome: { winner: 0, why: 'score' } },
  },
];
