import type { JsonObject } from '@hearthside/table';
import { facts } from './facts.ts';

const variants: readonly JsonObject[] = [{}, { cargo: 'secured' }];

/** The rooms of this game; the shelf in `packages/shelf` says what each is for. */
export const box = {
  facts,
  variants,
  rules: () => import('./rules/index.ts'),
  cover: () => import('./art/cover.svg?raw'),
  art: () => import('./art/index.ts'),
  board: () => import('./board/index.ts'),
  bot: () => import('./bot/index.ts'),
  terminal: () => import('./board/terminal.ts'),
  print: () => import('./print/index.ts'),
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
