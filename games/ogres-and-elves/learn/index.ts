/** Six stops for the First game, and one for those who are seven or older. */

import type { LessonStop } from '@hearthside/table';
import { atHome, firstGame, hugged, secondGame, withGift } from '../stages/valleys.ts';

const FIRST = { options: { level: 'first' }, seat: 0 };

export const stops: readonly LessonStop[] = [
  {
    ...FIRST,
    id: 'walk',
    rules: ['OE-50'],
    position: firstGame(),
    goal: { type: 'moved', seat: 0 },
    solution: ['move 7'],
    mistakes: [{ id: 'too-far', rule: 'OE-50', actions: ['move 9'] }],
  },
  {
    ...FIRST,
    id: 'fetch',
    rules: ['OE-50', 'OE-60'],
    position: firstGame(),
    goal: { type: 'took', seat: 0, item: 'ruby' },
    solution: ['move 8', 'take ruby'],
    mistakes: [{ id: 'too-far', rule: 'OE-50', actions: ['move 9'] }],
  },
  {
    ...FIRST,
    id: 'deliver',
    rules: ['OE-62'],
    position: atHome,
    goal: { type: 'delivered', seat: 0 },
    solution: ['deliver ruby king'],
    mistakes: [
      { id: 'roll', rule: 'OE-62', actions: ['roll'], event: { type: 'rolled', face: 1 } },
    ],
    rolls: ['die 1'],
  },
  {
    ...FIRST,
    id: 'die',
    rules: ['OE-30', 'OE-80'],
    position: firstGame(),
    goal: { type: 'ogre-moved', ogre: 4 },
    solution: ['move 7', 'roll'],
    rolls: ['die 4'],
    mistakes: [{ id: 'walk-first', rule: 'OE-30', actions: ['roll'] }],
  },
  {
    ...FIRST,
    id: 'gift',
    rules: ['OE-70', 'OE-71'],
    position: withGift,
    goal: { type: 'gift-given', seat: 0 },
    solution: ['gift gold castle-c'],
    mistakes: [{ id: 'gift-first', rule: 'OE-70', actions: ['roll'] }],
  },
  {
    ...FIRST,
    id: 'hug',
    rules: ['OE-75', 'OE-101'],
    position: hugged,
    goal: { type: 'gift-given', seat: 0 },
    solution: ['ransom ruby prince castle-a'],
    others: ['agree'],
    rolls: ['die 1'],
    mistakes: [{ id: 'walk', rule: 'OE-55', actions: ['move 15'] }],
  },
  {
    id: 'shield',
    age: 7,
    rules: ['OE-40', 'OE-41'],
    options: { level: 'second' },
    seat: 0,
    position: secondGame,
    goal: { type: 'shield-deployed', seat: 0 },
    solution: ['shield 5'],
    mistakes: [{ id: 'ogre', rule: 'OE-41', actions: ['shield 1'] }],
  },
];
