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
  rulings: {
    whole: ['OE-4', 'OE-12', 'OE-52'],
    part: [
      'OE-11',
      'OE-23',
      'OE-25',
      'OE-41',
      'OE-42',
      'OE-54',
      'OE-61',
      'OE-71',
      'OE-102',
      'OE-111',
    ],
  },
};
