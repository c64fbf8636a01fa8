import type { RuleExample } from '@hearthside/table';
import { valley } from '../stages/valley.ts';
import { FIRST } from './elf.ts';

export const handling: readonly RuleExample[] = [
  {
    ...FIRST,
    rule: 'OE-60',
    position: valley({ mines: { 8: 'ruby', 9: 'gold' } }),
    actions: ['move 8', 'take ruby'],
    shows: { is: 'event', event: { type: 'took', seat: 0, item: 'ruby', mine: 8 } },
  },
  {
    // The bag is full, so one treasure stays for the other.
    ...FIRST,
    rule: 'OE-61',
    position: valley({
      phase: 'handle',
      elves: ['7 amethyst emerald gold gold', 'home'],
      mines: { 7: 'ruby', 9: 'gold' },
    }),
    actions: ['trade gold ruby'],
    shows: { is: 'event', event: { type: 'traded', leave: 'gold', item: 'ruby', mine: 7 } },
  },
  {
    ...FIRST,
    rule: 'OE-62',
    position: valley({ elves: ['7 gold ruby', 'home'] }),
    actions: ['move home', 'deliver ruby king'],
    shows: { is: 'event', event: { type: 'delivered', item: 'ruby', chest: 'king' } },
  },
];
