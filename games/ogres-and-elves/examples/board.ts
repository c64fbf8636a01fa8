import type { JsonObject, RuleExample } from '@hearthside/table';
import { standardEdition } from '../rules/index.ts';
import { valley } from '../stages/valley.ts';
import { FIRST } from './elf.ts';

/** A copy of the game whose roads leave Home elsewhere. */
const OWN_COPY = {
  ...standardEdition,
  name: 'Our own copy',
  board: { ...standardEdition.board, home: [1, 5, 9, 13] },
} as unknown as JsonObject;

export const board: readonly RuleExample[] = [
  {
    // After 16 comes 1.
    ...FIRST,
    rule: 'OE-1',
    position: valley({ elves: ['16', 'home'], mines: { 1: 'gold', 9: 'ruby' } }),
    actions: ['move 1'],
    shows: { is: 'event', event: { type: 'moved', seat: 0, path: ['16', '1'] } },
  },
  {
    ...FIRST,
    rule: 'OE-2',
    position: valley({ elves: ['castle-b', 'home'], ogres: { 3: 'castle-c' } }),
    actions: ['move 6'],
    shows: { is: 'event', event: { type: 'moved', seat: 0, path: ['castle-b', '6'] } },
  },
  {
    ...FIRST,
    rule: 'OE-3',
    position: valley({ mines: { 3: 'ruby', 7: 'gold', 11: 'emerald', 15: 'amber' } }),
    actions: ['move 11'],
    shows: { is: 'event', event: { type: 'moved', seat: 0, path: ['home', '11'] } },
  },
  {
    // Mine 5 is one step away on this board, and three on the usual one.
    options: { level: 'first', edition: OWN_COPY },
    seat: 0,
    rule: 'OE-4',
    position: valley({ mines: { 5: 'gold', 9: 'ruby' } }),
    actions: ['move 5'],
    shows: { is: 'event', event: { type: 'moved', seat: 0, path: ['home', '5'] } },
  },
];
