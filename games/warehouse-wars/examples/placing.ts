import type { RuleExample } from '@hearthside/table';
import { stacked } from '../stages/pallet.ts';
import { BRIDGE, TEAL } from './teal.ts';

export const placing: readonly RuleExample[] = [
  {
    ...TEAL,
    rule: 'WW-20',
    position: stacked(['crate b2', 'crate d3']),
    actions: ['crate d3'],
    shows: { is: 'refusal' },
  },
  {
    // Under the plank there is room to be seen, yet the crate stands on top.
    ...TEAL,
    rule: 'WW-21',
    position: stacked(BRIDGE),
    actions: ['crate c2'],
    shows: { is: 'event', event: { type: 'crate', at: 'c2', level: 1 } },
  },
  {
    // White's plank, and its very end.
    ...TEAL,
    rule: 'WW-22',
    position: stacked(BRIDGE),
    actions: ['crate e2'],
    shows: { is: 'event', event: { type: 'crate', seat: 'teal', at: 'e2', level: 1 } },
  },
  {
    ...TEAL,
    rule: 'WW-30',
    position: stacked(['crate a1', 'crate c3']),
    actions: ['plank a1-d4'],
    shows: { is: 'refusal' },
  },
  {
    // One crate is not enough to rest on.
    ...TEAL,
    rule: 'WW-31',
    position: stacked(['crate b2', 'crate d3']),
    actions: ['plank b2-e2'],
    shows: { is: 'refusal' },
  },
  {
    // Over the crate at d2 the second plank crosses the first.
    ...TEAL,
    rule: 'WW-32',
    position: stacked(['crate b2', 'crate d2', 'crate d4', 'crate a5, plank b2-e2']),
    actions: ['plank d1-d4'],
    shows: { is: 'event', event: { type: 'plank', from: 'd1', to: 'd4', level: 0 } },
  },
  {
    ...TEAL,
    rule: 'WW-33',
    position: stacked(BRIDGE),
    actions: ['plank b2-e2'],
    shows: { is: 'refusal' },
  },
];
