import type { Box } from '@hearthside/box';
import { facts } from './facts.ts';
import { seating } from './seating.ts';

/** The modules of this game; `@hearthside/box` says what each is for. */
export const box: Box = {
  facts,
  seating,
  variants: [{}, { cargo: 'secured' }],
  rules: () => import('./rules/index.ts'),
  cover: () => import('./art/cover.svg?raw'),
  art: () => import('./art/index.ts'),
  board: () => import('./board/index.ts'),
  bot: () => import('./bot/index.ts'),
  terminal: () => import('./board/terminal.ts'),
  learn: () => import('./learn/index.ts'),
  examples: () => import('./examples/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  print: () => import('./print/index.ts'),
  paper: () => import('./paper/index.ts'),
  text: {
    en: () => import('./text/en.json'),
    fr: () => import('./text/fr.json'),
    de: () => import('./text/de.json'),
  },
  ruleText: {
    en: () => import('./text/rules.en.json'),
    fr: () => import('./text/rules.fr.json'),
    de: () => import('./text/rules.de.json'),
  },
};
