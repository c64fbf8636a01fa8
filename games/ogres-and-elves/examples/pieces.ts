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
    // One of each kind, of which Ogre 4 wants two.
    ...FIRST,
    rule: 'OE-12',
    position: valley({
      phase: 'handle',
      elves: ['home gold', 'home'],
      ogres: { 4: '7' },
      mines: { 8: 'amber amethyst emerald gold ruby sapphire' },
    }),
    rolls: ['die 4'],
    actions: ['roll'],
    shows: { is: 'event', event: { type: 'grabbed', ogre: 4, items: ['emerald', 'sapphire'] } },
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
