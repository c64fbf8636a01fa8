/** Every statement of the rules, in a valley in which it matters. */

import type { RuleExample } from '@hearthside/table';
import { board } from './board.ts';
import { captives } from './captives.ts';
import { ending } from './ending.ts';
import { gifts } from './gifts.ts';
import { handling } from './handling.ts';
import { levels } from './levels.ts';
import { moving } from './moving.ts';
import { ogres } from './ogres.ts';
import { pieces } from './pieces.ts';
import { shields } from './shields.ts';

export const examples: readonly RuleExample[] = [
  ...board,
  ...pieces,
  ...levels,
  ...shields,
  ...moving,
  ...handling,
  ...gifts,
  ...ogres,
  ...captives,
  ...ending,
];
