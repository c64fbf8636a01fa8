/** Every statement of the rules, on a pallet on which it matters. */

import type { RuleExample } from '@hearthside/table';
import { balance } from './balance.ts';
import { components } from './components.ts';
import { placing } from './placing.ts';
import { scoring } from './scoring.ts';
import { turns } from './turns.ts';

export const examples: readonly RuleExample[] = [
  ...components,
  ...turns,
  ...placing,
  ...balance,
  ...scoring,
];
