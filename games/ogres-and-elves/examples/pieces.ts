import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST, SECOND } from './elf.ts';

export const pieces: readonly RuleExample[] = [
  {
    // The sixth face of the die, and the fifth Ogre.
    ...SECOND,
    rule: 'OE-10',
    position: valley({
      level: 'second',
      phase: 'handle',
      elves: ['3', 'home'],
      mines: { 3: 'ruby', 9: 'gold' },
    }),
    rolls: ['die O'],
    actions: ['roll'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'rolled', face: 'O' } },
        { is: 'event', event: { type: 'ogre-moved', ogre: 5 } },
      ],
    },
  },
  {
    // A ruby and a gold bar: nothing more is missing for the Prince.
    ...FIRST,
    rule: 'OE-11',
    position: valley({ phase: 'handle', elves: ['home gold', 'home'], chests: { prince: 'ruby' } }),
    actions: ['deliver gold prince'],
    shows: { is: 'event', event: { type: 'chest-filled', chest: 'prince' } },
  },
  {
    // Ogre 4 does not care for gold.
    ...FIRST,
    rule: 'OE-12',
    position: valley({ elves: ['home emerald gold', 'home'], ogres: { 4: '7' } }),
    rolls: ['die 1'],
    actions: ['move 7', 'gift emerald castle-c'],
    shows: { is: 'event', event: { type: 'gift-given', ogre: 4, item: 'emerald' } },
  },
  {
    ...SECOND,
    rule: 'OE-13',
    position: valley({
      level: 'second',
      phase: 'handle',
      elves: ['3 emerald gold shield shield', 'home'],
      mines: { 3: 'ruby', 9: 'gold' },
    }),
    actions: ['take ruby'],
    shows: { is: 'refusal' },
  },
];
