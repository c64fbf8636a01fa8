import type { Facts } from '@hearthside/table';

export const facts: Facts = {
  id: 'ogres-and-elves',
  rulePrefix: 'OE',
  title: 'Ogres & Elves',
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  age: 5,
  chance: true,
  secrets: false,
  cooperative: true,
  longestRandomGame: 20_000,
  counts: { in: 'turns', from: 'turn' },
};
