/** The numbered statements under their headings. */

import type { Catalogue, Words } from '@hearthside/text';
import type { BookletBlock } from './pages.ts';

export interface RuleSection {
  /** Key of the heading. */
  readonly heading: string;
  /** The numbers of its first and last statement: 10 for `WE-10`. */
  readonly from: number;
  readonly to: number;
}

export const ruleNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0]);

/**
 * Every statement in its section, in the order of the catalogue; one that has none is an error.
 * Those of the screen alone are left out.
 */
export function ruleBlocks(
  statements: Catalogue,
  sections: readonly RuleSection[],
  words: Words,
  screenOnly: readonly string[] = [],
): BookletBlock[] {
  const blocks: BookletBlock[] = [];
  let current: RuleSection | null = null;
  for (const [id, text] of Object.entries(statements)) {
    if (screenOnly.includes(id)) continue;
    const number = ruleNumber(id);
    const section = sections.find(({ from, to }) => number >= from && number <= to);
    if (!section) throw new Error(`no section of the booklet takes ${id}`);
    if (section !== current) {
      blocks.push({ kind: 'heading', text: words.say(section.heading) });
      current = section;
    }
    blocks.push({ kind: 'statement', id, text });
  }
  return blocks;
}

/** Things to do in order, as many as the words have: `make.1`, `make.2` … */
export function steps(words: Words, key: string): BookletBlock[] {
  const blocks: BookletBlock[] = [];
  for (let number = 1; words.has(`${key}.${number}`); number++) {
    blocks.push({ kind: 'step', number, text: words.say(`${key}.${number}`) });
  }
  return blocks;
}
