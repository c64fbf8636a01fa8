import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { SECOND } from './elf.ts';

export const shields: readonly RuleExample[] = [
  {
    // Behind the Shield the elf stays where it is; the Ogre hops over.
    ...SECOND,
    rule: 'OE-40',
    position: valley({
      level: 'second',
      elves: ['5 shield', 'home'],
      ogres: { 4: '4' },
      mines: { 9: 'gold' },
    }),
    rolls: ['die 4'],
    actions: ['shield 5', 'move 5', 'roll'],
    shows: { is: 'event', event: { type: 'ogre-moved', ogre: 4, hopped: [5], mine: 6 } },
  },
  {
    ...SECOND,
    rule: 'OE-41',
    position: valley({ level: 'second', elves: ['5 shield', 'home'], ogres: { 4: '4' } }),
    actions: ['shield 4'],
    shows: { is: 'refusal' },
  },
  {
    // One and the same Shield, twice in a turn.
    ...SECOND,
    rule: 'OE-42',
    position: valley({ level: 'second', elves: ['5', 'home'], shields: [6] }),
    actions: ['shield 6>5', 'shield 5>4'],
    shows: { is: 'refusal' },
  },
  {
    ...SECOND,
    rule: 'OE-43',
    position: valley({ level: 'second', elves: ['4', 'home'], shields: [5] }),
    actions: ['move 5', 'recover'],
    shows: { is: 'event', event: { type: 'shield-recovered', seat: 0, from: 5 } },
  },
];
