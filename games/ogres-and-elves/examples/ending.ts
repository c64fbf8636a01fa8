import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST } from './elf.ts';

const KING = 'amethyst emerald gold ruby';

export const ending: readonly RuleExample[] = [
  {
    ...FIRST,
    rule: 'OE-110',
    position: valley({
      phase: 'handle',
      elves: ['home gold', 'home'],
      chests: { king: KING, prince: 'ruby' },
    }),
    actions: ['deliver gold prince'],
    shows: { is: 'outcome', outcome: { why: 'filled' } },
  },
  {
    // Both emeralds are grabbed, so the King's last place stays empty; the ruby fits nowhere.
    ...FIRST,
    rule: 'OE-111',
    position: valley({
      mines: { 9: 'ruby' },
      chests: { king: 'amethyst gold ruby', prince: 'gold ruby' },
      grabbed: 'emerald emerald',
    }),
    others: ['agree'],
    actions: ['call-end'],
    shows: { is: 'outcome', outcome: { why: 'called' } },
  },
  {
    // Two delivered and a chest full: two points, and two more.
    ...FIRST,
    rule: 'OE-112',
    position: valley({
      phase: 'handle',
      elves: ['home gold', 'home'],
      chests: { prince: 'ruby' },
    }),
    actions: ['deliver gold prince'],
    shows: { is: 'position', path: 'score', value: 4 },
  },
];
