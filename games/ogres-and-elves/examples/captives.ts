import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST, SECOND } from './elf.ts';

export const captives: readonly RuleExample[] = [
  {
    // Straight to the die; the elf is hugged as before.
    ...SECOND,
    rule: 'OE-100',
    position: valley({ level: 'second', elves: ['7 shield @3', 'home'], ogres: { 3: '7' } }),
    rolls: ['die 2'],
    actions: ['roll'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'rolled', face: 2 } },
        { is: 'position', path: 'elves.0', value: { at: '7', bag: ['shield'], heldBy: 3 } },
      ],
    },
  },
  {
    // The Queen's gold is what Ogre 3 wants; it does not even rest, as it would with a gift from a bag.
    ...SECOND,
    rule: 'OE-101',
    position: valley({
      level: 'second',
      elves: ['7 @3', 'home'],
      ogres: { 3: '7' },
      chests: { queen: 'gold' },
    }),
    others: ['agree'],
    rolls: ['die 2'],
    actions: ['ransom gold queen castle-b'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'gift-given', seat: 0, ogre: 3, chest: 'queen' } },
        { is: 'event', event: { type: 'ogre-out', ogre: 3 } },
      ],
    },
  },
  {
    // Both are hugged; the Prince's ruby frees the other elf.
    ...FIRST,
    rule: 'OE-102',
    position: valley({
      elves: ['7 @3', '12 @2'],
      ogres: { 2: '12', 3: '7' },
      chests: { prince: 'ruby' },
    }),
    others: ['agree'],
    rolls: ['die 1'],
    actions: ['roll', 'rescue 1 ruby prince castle-b'],
    shows: { is: 'event', event: { type: 'gift-given', seat: 1, ogre: 2, chest: 'prince' } },
  },
];
