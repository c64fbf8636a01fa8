import type { RuleExample } from '@hearthside/table';
import { stacked } from '../stages/pallet.ts';
import { BRIDGE, TEAL } from './teal.ts';

export const components: readonly RuleExample[] = [
  {
    // Six columns, a to f: there is no g.
    options: {},
    seat: 0,
    rule: 'WW-1',
    position: stacked(['crate c3', 'crate d4'], {}),
    actions: ['crate g3'],
    shows: { is: 'refusal' },
  },
  {
    // Two crates over the same space, each on a level of its own.
    ...TEAL,
    rule: 'WW-2',
    position: stacked(BRIDGE),
    actions: ['crate b2'],
    shows: { is: 'event', event: { type: 'crate', at: 'b2', level: 1 } },
  },
  {
    // Three spaces are no plank.
    ...TEAL,
    rule: 'WW-3',
    position: stacked(['crate b2', 'crate d2']),
    actions: ['plank b2-d2'],
    shows: { is: 'refusal' },
  },
];
