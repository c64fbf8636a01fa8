/** What may not be seen in a text that people read, whatever it says. */

import type { Language } from '../../settings/languages.ts';

interface Mark {
  readonly of: readonly Language[];
  readonly what: string;
  readonly found: RegExp;
}

const ALL = ['en', 'fr', 'de'] as const;

const MARKS: readonly Mark[] = [
  { of: ALL, what: 'a key', found: /⟦/ },
  { of: ALL, what: 'an open gap', found: /[{}]/ },
  { of: ALL, what: 'a value that is none', found: /\bundefined\b|\bnull\b|\bNaN\b|\[object/ },
  { of: ALL, what: 'a straight quote', found: /['"]/ },
  { of: ALL, what: 'three dots', found: /\.\.\./ },
  { of: ALL, what: 'two full stops', found: /[.!?…]\.(?!\w)/ },
  { of: ALL, what: 'a double space', found: / {2}/ },
  { of: ['en'], what: 'a foreign quote', found: /[„«»]/ },
  { of: ['fr'], what: 'a foreign quote', found: /[„“”]/ },
  { of: ['de'], what: 'a foreign quote', found: /[”«»]/ },
  { of: ['en', 'fr'], what: 'a space before an ellipsis', found: /\s…/ },
  { of: ['de'], what: 'a space that lets an ellipsis slip', found: / …/ },
  { of: ['fr'], what: 'a space that lets a mark slip', found: / [:;!?%»]|« / },
  {
    of: ['fr'],
    what: 'no space before a mark',
    found: /[^\s\u00a0][;!?»](?!\w)|[^\s\u00a0]:(?=\s|$)/,
  },
  {
    of: ['fr', 'de'],
    what: 'an English word',
    found: /(?<![\p{L}-])(the|and|with|your|you|are|is|of|this|from|to|not)(?![\p{L}-])/iu,
  },
];

/** What is wrong with a text, as far as its marks tell; empty when nothing is. */
export const wrongMarks = (language: Language, text: string): string[] =>
  MARKS.filter(({ of, found }) => of.includes(language) && found.test(text)).map(
    ({ what }) => what,
  );
