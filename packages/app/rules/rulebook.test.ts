/** Rules to be read: every statement has its place, its short line and its pictures, in every language. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';
import { momentsOf } from './diagram-drawing.ts';
import { bySection, isIn } from './sections.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const books = shelf.flatMap((box) => (box.rulebook ? [[box.facts.id, box] as const] : []));

describe.each(books)('the rulebook of %s', (id, box) => {
  const opened = async () => {
    const [book, rules, examples] = await Promise.all([
      box.rulebook?.(),
      box.ruleText['en']?.(),
      box.examples?.(),
    ]);
    if (!book || !rules) throw new Error(`${id} has no rulebook`);
    return {
      rulebook: book.rulebook,
      ids: Object.keys(rules.default),
      examples: examples?.examples ?? [],
    };
  };

  it('has every statement in one section, and a diagram only of its own', async () => {
    const { rulebook, ids } = await opened();
    for (const rule of ids) {
      const homes = rulebook.sections.filter((section) => isIn(section, rule));
      expect([rule, homes.length]).toEqual([rule, 1]);
    }
    for (const section of rulebook.sections) {
      for (const rule of section.diagrams) {
        expect([rule, ids.includes(rule) && isIn(section, rule)]).toEqual([rule, true]);
      }
    }
    const statements = ids.map((rule) => ({ id: rule, short: '', text: '' }));
    expect(bySection(rulebook, statements).flatMap((each) => each.statements)).toHaveLength(
      ids.length,
    );
  });

  it.each(LANGUAGES)('says all of it in %s, and nothing else', async (language) => {
    const { rulebook, ids } = await opened();
    const { default: text } = (await rulebook.text[language]?.()) ?? { default: {} };
    const wanted = [
      'round',
      ...rulebook.win.map((each) => `win.${each.id}`),
      ...rulebook.round.flatMap((each) => [`round.${each.id}`, `round.${each.id}.more`]),
      ...rulebook.sections.flatMap((each) => [`section.${each.id}`, `section.${each.id}.more`]),
      ...ids.map((rule) => `short.${rule}`),
    ];
    expect(Object.keys(text).sort()).toEqual(wanted.sort());
    for (const [key, said] of Object.entries(text)) {
      // A short line is one that a child can read in a breath.
      const most = key.startsWith('short.') ? 70 : 90;
      expect([key, said.length > 3 && said.length <= most]).toEqual([key, true]);
    }
  });

  it('says it in three pictures how to win and in four what a round is, of pieces that there are', async () => {
    const { rulebook } = await opened();
    expect([rulebook.win.length, rulebook.round.length]).toEqual([3, 4]);
    const sheet = readFileSync(`${root}games/${id}/art/pieces.svg`, 'utf8');
    const used = [
      ...rulebook.sections.map(({ icon }) => icon.piece),
      ...[...rulebook.win, ...rulebook.round].flatMap(({ svg }) =>
        [...svg.matchAll(/href="#([^"]+)"/g)].map(([, piece]) => piece as string),
      ),
    ];
    expect(used.filter((piece) => !sheet.includes(`id="${piece}"`))).toEqual([]);
  });

  it('draws the moment that each diagram is about', async () => {
    const { rulebook, examples } = await opened();
    const [{ game }, { boardModule }] = await Promise.all([box.rules(), box.board()]);
    const drawn = rulebook.sections.flatMap(({ diagrams }) => diagrams);
    expect(drawn.length).toBeGreaterThan(5);
    for (const rule of drawn) {
      const example = examples.find((each) => each.rule === rule);
      if (!example) throw new Error(`${rule} has no example`);
      const { before, after } = momentsOf(game, boardModule, example);
      expect([rule, before === null]).toEqual([rule, false]);
      if (example.shows.is === 'refusal') expect([rule, after]).toEqual([rule, null]);
    }
  });
});
