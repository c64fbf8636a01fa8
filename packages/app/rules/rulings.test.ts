/** Where the printed rules are silent we decide, and say so by a sign: the words themselves stay free of it. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Each statement of docs/rules with its own text. */
const statementsOf = (game: string): [id: string, text: string][] =>
  [
    ...readFileSync(`${root}docs/rules/${game}.md`, 'utf8').matchAll(
      /^- \*\*([A-Z]{2}-\d+)\*\*([\s\S]*?)(?=\n- \*\*|\n\n|\n## |$(?![\s\S]))/gm,
    ),
  ].map(([, id = '', text = '']) => [id, text]);

describe.each(shelf.map((box) => [box.facts.id, box] as const))('the rulings of %s', (id, box) => {
  it('are those that docs/rules marks, whole or in part', () => {
    const statements = statementsOf(id);
    const isWhole = (text: string) => /^\s*_Ruling\._/.test(text);
    const isPart = (text: string) => !isWhole(text) && /_ruling\.?_/i.test(text);
    expect(statements.length).toBeGreaterThan(4);
    expect(box.facts.rulings?.whole ?? []).toEqual(
      statements.filter(([, text]) => isWhole(text)).map(([rule]) => rule),
    );
    expect(box.facts.rulings?.part ?? []).toEqual(
      statements.filter(([, text]) => isPart(text)).map(([rule]) => rule),
    );
  });

  it.each(LANGUAGES)('are not spelled out in the words of %s', async (language) => {
    const { default: texts } = (await box.ruleText[language]?.()) ?? { default: {} };
    for (const [rule, text] of Object.entries(texts)) {
      expect([rule, text]).toEqual([
        rule,
        expect.not.stringMatching(/house rule|maison\)|Hausregel/i),
      ]);
    }
  });
});
