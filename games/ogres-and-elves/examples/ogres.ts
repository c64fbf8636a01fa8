/** The first elf stands somewhere safe and rolls, unless it is the Ogre's business to find it. */

import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST } from './elf.ts';

const ROLL = { ...FIRST, actions: ['roll'] };
/** An elf with something to do beside rolling. */
const WATCHING = { phase: 'handle', elves: ['home gold', 'home'] } as const;

export const ogres: readonly RuleExample[] = [
  {
    ...ROLL,
    rule: 'OE-80',
    position: valley(WATCHING),
    rolls: ['die 3'],
    shows: { is: 'event', event: { type: 'ogre-moved', ogre: 3, from: 'castle-b' } },
  },
  {
    // From 16 over 1, where another sits, to 2.
    ...ROLL,
    rule: 'OE-81',
    position: valley({ ...WATCHING, ogres: { 2: '1', 3: '16' } }),
    rolls: ['die 3'],
    shows: {
      is: 'event',
      event: { type: 'ogre-moved', ogre: 3, from: '16', hopped: [1], mine: 2 },
    },
  },
  {
    // Right past the empty castle.
    ...ROLL,
    rule: 'OE-82',
    position: valley({ ...WATCHING, ogres: { 3: '6' } }),
    rolls: ['die 3'],
    shows: { is: 'event', event: { type: 'ogre-moved', ogre: 3, from: '6', mine: 7 } },
  },
  {
    // Gold is gone; the emerald lies under it.
    ...ROLL,
    rule: 'OE-90',
    position: valley({ ...WATCHING, ogres: { 3: '7' }, mines: { 8: 'emerald gold', 9: 'ruby' } }),
    rolls: ['die 3'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'grabbed', ogre: 3, items: ['gold'], mine: 8 } },
        { is: 'position', path: 'mines.8', value: ['emerald'] },
      ],
    },
  },
  {
    // The gold is lost, the emerald is kept.
    ...FIRST,
    rule: 'OE-91',
    position: valley({
      elves: ['8 emerald gold', 'home'],
      ogres: { 3: '7' },
      mines: { 9: 'ruby' },
    }),
    rolls: ['die 3'],
    actions: ['move 8', 'roll'],
    shows: {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'robbed', seat: 0, ogre: 3, items: ['gold'] } },
        { is: 'position', path: 'elves.0.bag', value: ['emerald'] },
      ],
    },
  },
  {
    ...FIRST,
    rule: 'OE-92',
    position: valley({ elves: ['8 gold', 'home'], ogres: { 3: '7' }, mines: { 9: 'ruby' } }),
    rolls: ['die 3'],
    actions: ['move 8', 'roll', 'flee castle-b'],
    shows: { is: 'event', event: { type: 'fled', seat: 0, from: 8, castle: 'castle-b' } },
  },
  {
    ...ROLL,
    rule: 'OE-93',
    position: valley({ elves: ['7 @3', 'home'], ogres: { 3: '7' }, chests: { king: 'gold' } }),
    rolls: ['die 3'],
    shows: { is: 'event', event: { type: 'freed', seat: 0, ogre: 3, mine: 7 } },
  },
];
