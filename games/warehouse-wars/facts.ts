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
  rulings: {
    whole: ['WW-3', 'WW-33', 'WW-41'],
    part: ['WW-1', 'WW-12', 'WW-13', 'WW-30', 'WW-32', 'WW-50', 'WW-54'],
  },
};
