/** Every statement of the rules, in a warehouse in which it matters. */

import type { RuleExample } from '@hearthside/table';
import { components } from './components.ts';
import { driving } from './driving.ts';
import { round } from './round.ts';
import { setUp } from './set-up.ts';
import { snowman } from './snowman.ts';
import { toys } from './toys.ts';

export const examples: readonly RuleExample[] = [
  ...components,
  ...setUp,
  ...round,
  ...driving,
  ...snowman,
  ...toys,
];
