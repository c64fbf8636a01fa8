import type { Facts } from '@hearthside/table';

export const facts: Facts = {
  id: 'warehouse-elves',
  rulePrefix: 'WE',
  title: 'Warehouse Elves',
  seats: { min: 2, max: 2 },
  minutes: { min: 10, max: 20 },
  age: 8,
  chance: true,
  secrets: true,
  cooperative: false,
  longestRandomGame: 12_000,
  counts: { in: 'rounds', from: 'pass-santa' },
  rulings: {
    whole: ['WE-2', 'WE-44'],
    part: ['WE-3', 'WE-4', 'WE-13', 'WE-35', 'WE-52'],
  },
};
