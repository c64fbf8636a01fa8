import type { Facts } from '@hearthside/table';

export const facts: Facts = {
  id: 'warehouse-wars',
  rulePrefix: 'WW',
  title: 'Warehouse Wars',
  seats: { min: 2, max: 2 },
  minutes: { min: 10, max: 10 },
  age: 8,
  chance: false,
  secrets: false,
  cooperative: false,
  // 40 turns with the most crates there can be, two actions in each.
  longestRandomGame: 80,
};
