import type { Facts } from '@hearthside/table';

export const facts: Facts = {
  id: 'ogres-and-elves',
  rulePrefix: 'OE',
  title: 'Ogres & Elves',
  designers: 'Jim Deacove, Family Pastimes',
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  age: 5,
  chance: true,
  secrets: false,
  cooperative: true,
  longestRandomGame: 20_000,
};
