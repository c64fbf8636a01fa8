import { facts } from './facts.ts';

/** The rooms of this game; the shelf in `packages/shelf` says what each is for. */
export const box = {
  facts,
  variants: [{}, { stocks: 3 }],
  rules: () => import('./rules/index.ts'),
  terminal: () => import('./board/terminal.ts'),
  text: { en: () => import('./text/en.json') },
  ruleText: { en: () => import('./text/rules.en.json') },
};
