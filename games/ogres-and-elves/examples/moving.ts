import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST } from './elf.ts';

export const moving: readonly RuleExample[] = [
  {
    // Three steps.
    ...FIRST,
    rule: 'OE-50',
    position: valley({ mines: { 9: 'gold' } }),
    actions: ['move 9'],
    shows: { is: 'refusal' },
  },
  {
    // Two steps, and an Ogre on the first.
    ...FIRST,
    rule: 'OE-51',
    position: valley({
      elves: ['3', 'home'],
      ogres: { 2: '4' },
      mines: { 5: 'gold', 9: 'ruby' },
    }),
    actions: ['move 5'],
    shows: { is: 'refusal' },
  },
  {
    ...FIRST,
    rule: 'OE-52',
    position: valley({ elves: ['6', 'home'] }),
    actions: ['move castle-b'],
    shows: { is: 'refusal' },
  },
  {
    // Straight through Home.
    ...FIRST,
    rule: 'OE-53',
    position: valley({ elves: ['3', 'home'], mines: { 7: 'gold', 9: 'ruby' } }),
    actions: ['move 7'],
    shows: { is: 'event', event: { type: 'moved', path: ['3', 'home', '7'] } },
  },
  {
    ...FIRST,
    rule: 'OE-54',
    position: valley({ phase: 'handle', elves: ['7 gold', '7 ruby'] }),
    others: ['agree'],
    actions: ['ask ruby 1'],
    shows: { is: 'event', event: { type: 'granted', seat: 1, item: 'ruby', other: 0 } },
  },
  {
    ...FIRST,
    rule: 'OE-55',
    position: valley({ elves: ['7 @3', 'home'], ogres: { 3: '7' } }),
    actions: ['move home'],
    shows: { is: 'refusal' },
  },
];
