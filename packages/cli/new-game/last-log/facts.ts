import type { Facts } from '@hearthside/table';

export const facts: Facts = {
  id: 'last-log',
  rulePrefix: 'LL',
  title: 'Last Log',
  seats: { min: 2, max: 2 },
  minutes: { min: 5, max: 5 },
  age: 6,
  chance: false,
  secrets: false,
  cooperative: false,
  // The most logs there can be, one at a time.
  longestRandomGame: 21,
};
