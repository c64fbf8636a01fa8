/** What each game has in it; where set-up is told of, the valley is that of a real beginning. */

import type { RuleExample } from '@hearthside/table';
import { opening, valley } from '../stages/valley.ts';
import { FIRST, SECOND } from './elf.ts';

const THIRD = { level: 'third' };
const THREE_ELVES = { level: 'second', seats: 3 };
const SECOND_BEGINS = { level: 'first', seats: 3, starter: 1 };

export const levels: readonly RuleExample[] = [
  {
    // Ogre 1 is not in it.
    ...FIRST,
    rule: 'OE-20',
    position: valley({ phase: 'handle', elves: ['7', 'home'], mines: { 7: 'gold', 9: 'ruby' } }),
    rolls: ['die 1'],
    actions: ['roll'],
    shows: { is: 'event', event: { type: 'nobody-moved', face: 1 } },
  },
  {
    // The Queen is there, and waits for amber.
    ...SECOND,
    rule: 'OE-21',
    position: valley({ level: 'second', phase: 'handle', elves: ['home amber', 'home'] }),
    actions: ['deliver amber queen'],
    shows: { is: 'event', event: { type: 'delivered', item: 'amber', chest: 'queen' } },
  },
  {
    // Mine 2 has two treasures to take.
    options: THIRD,
    seat: 0,
    rule: 'OE-22',
    position: opening('OE-22', THIRD),
    others: ['ready'],
    actions: ['ready', 'move 2', 'take amber', 'take sapphire'],
    shows: {
      is: 'position',
      path: 'elves.0.bag',
      value: ['amber', 'sapphire', 'shield', 'shield'],
    },
  },
  {
    // Nothing needs to be done to see who shares Castle A.
    ...SECOND,
    rule: 'OE-23',
    position: opening('OE-23', SECOND.options),
    actions: [],
    shows: {
      is: 'all',
      of: [
        { is: 'position', path: 'ogres.2', value: 'castle-a' },
        { is: 'position', path: 'ogres.5', value: 'castle-a' },
      ],
    },
  },
  {
    // Four Shields for three elves.
    options: THREE_ELVES,
    seat: 0,
    rule: 'OE-24',
    position: opening('OE-24', THREE_ELVES),
    actions: [],
    shows: {
      is: 'position',
      path: 'elves',
      value: [
        { at: 'home', bag: ['shield', 'shield'], heldBy: null },
        { at: 'home', bag: ['shield'], heldBy: null },
        { at: 'home', bag: ['shield'], heldBy: null },
      ],
    },
  },
  {
    // The second elf was chosen to begin; it is the third who walks next.
    options: SECOND_BEGINS,
    seat: 1,
    rule: 'OE-25',
    position: opening('OE-25', SECOND_BEGINS),
    rolls: ['die 1'],
    others: ['move 8'],
    actions: ['move 7', 'roll'],
    shows: { is: 'event', event: { type: 'moved', seat: 2, space: '8' } },
  },
  {
    ...SECOND,
    rule: 'OE-26',
    position: opening('OE-26', SECOND.options),
    actions: ['shield 5'],
    shows: { is: 'event', event: { type: 'shield-deployed', seat: 0, mine: 5 } },
  },
  {
    // The die comes last.
    ...FIRST,
    rule: 'OE-30',
    position: valley({ elves: ['home', 'home'], mines: { 7: 'gold', 9: 'ruby' } }),
    actions: ['roll'],
    shows: { is: 'refusal' },
  },
];
