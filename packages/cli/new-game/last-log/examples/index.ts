/** Every statement of the rules, with a pile for which it matters. */

import type { Json, RuleExample } from '@hearthside/table';

const pile = (left: number): Json => ({ left, toAct: 'ember', winner: null, resigned: false });
const EMBER = { options: {}, seat: 0 };

export const examples: readonly RuleExample[] = [
  {
    // The Ember takes the first of thirteen.
    ...EMBER,
    rule: 'LL-1',
    position: pile(13),
    actions: ['take 1'],
    shows: { is: 'event', event: { type: 'took', seat: 'ember', left: 12 } },
  },
  {
    ...EMBER,
    rule: 'LL-2',
    position: pile(8),
    actions: ['take 3'],
    shows: { is: 'event', event: { type: 'took', seat: 'ember', count: 3 } },
  },
  {
    ...EMBER,
    rule: 'LL-3',
    position: pile(2),
    actions: ['take 3'],
    shows: { is: 'refusal' },
  },
  {
    ...EMBER,
    rule: 'LL-4',
    position: pile(3),
    actions: ['take 3'],
    shows: { is: 'outcome', outcome: { winner: 0, why: 'last' } },
  },
  {
    ...EMBER,
    rule: 'LL-5',
    position: pile(4),
    actions: ['resign'],
    shows: { is: 'outcome', outcome: { winner: 1, why: 'resigned' } },
  },
];
