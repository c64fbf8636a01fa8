import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST, SECOND } from './elf.ts';

export const gifts: readonly RuleExample[] = [
  {
    // No way round the gift.
    ...FIRST,
    rule: 'OE-70',
    position: valley({ elves: ['home gold', 'home'], ogres: { 3: '7' } }),
    actions: ['move 7', 'roll'],
    shows: { is: 'refusal' },
  },
  {
    // An Ogre stands in Castle C.
    ...FIRST,
    rule: 'OE-71',
    position: valley({ elves: ['home gold', 'home'], ogres: { 3: '7' } }),
    actions: ['move 7', 'gift gold castle-c'],
    shows: { is: 'refusal' },
  },
  {
    // It rests beside the castle; its number comes up, and it steps in.
    ...SECOND,
    rule: 'OE-72',
    position: valley({ level: 'second', elves: ['home gold', 'home'], ogres: { 3: '7' } }),
    rolls: ['die 3'],
    actions: ['move 7', 'gift gold castle-b'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'ogre-rests', ogre: 3, castle: 'castle-b' } },
        { is: 'event', event: { type: 'ogre-woke', ogre: 3, castle: 'castle-b' } },
      ],
    },
  },
  {
    // The Ogre steps in beside the elf, and leaves it alone.
    ...SECOND,
    rule: 'OE-73',
    position: valley({ level: 'second', elves: ['castle-b', 'home'], ogres: { 3: 'resting-b' } }),
    rolls: ['die 3'],
    actions: ['move castle-b', 'roll'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'ogre-woke', ogre: 3, castle: 'castle-b' } },
        { is: 'position', path: 'elves.0', value: { at: 'castle-b', bag: [], heldBy: null } },
      ],
    },
  },
  {
    ...FIRST,
    rule: 'OE-74',
    position: valley({
      elves: ['home gold', '7 @3'],
      ogres: { 3: '7' },
      mines: { 7: 'ruby', 9: 'gold' },
    }),
    rolls: ['die 1'],
    actions: ['move 7', 'gift gold castle-b'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'freed', seat: 1, mine: 7 } },
        { is: 'position', path: 'mines.7', value: ['ruby'] },
      ],
    },
  },
  {
    // Emeralds are not what Ogre 3 wants.
    ...FIRST,
    rule: 'OE-75',
    position: valley({ elves: ['home emerald', 'home'], ogres: { 3: '7' } }),
    rolls: ['die 1'],
    actions: ['move 7'],
    shows: { is: 'event', event: { type: 'captured', seat: 0, ogre: 3, mine: 7 } },
  },
  {
    // The ruby on the mine stays out of reach: the die is rolled at once.
    ...FIRST,
    rule: 'OE-76',
    position: valley({
      elves: ['home emerald', 'home'],
      ogres: { 3: '7' },
      mines: { 7: 'ruby', 9: 'gold' },
    }),
    rolls: ['die 1'],
    actions: ['move 7'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'captured', seat: 0, ogre: 3 } },
        { is: 'event', event: { type: 'rolled', face: 1 } },
      ],
    },
  },
];
