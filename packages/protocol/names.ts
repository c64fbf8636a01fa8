/**
 * What people at a table may be called. The server and the page read a name by the same rule, so
 * that the page can say at once what the server would.
 */

import { LIMITS, LISTED_NAMES, type NameRule } from './constants.ts';
import { lookOf, namesAnOffice } from './lookalikes.ts';

export type ReadName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'bad-name' | 'unlisted-name' };

/** Letters and numbers of any script with their marks, and what stands between them in names. */
const CHARACTERS = /^[\p{L}\p{M}\p{N} '’.-]+$/u;
/** Some letters and marks of Unicode show nothing at all. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** No name in any language needs a taller pile of marks; a joker may. */
const PILE_OF_MARKS = /\p{M}{5}/u;
const LONE_MARK = /^\p{M}|[ '’.-]\p{M}/u;

/** The name as it is stored and shown, or why it cannot be. */
export function readName(text: string, rule: NameRule = 'any'): ReadName {
  const name = text.normalize('NFC').trim();
  if (!isName(name)) return { ok: false, code: 'bad-name' };
  if (rule === 'list' && !isListedName(name)) return { ok: false, code: 'unlisted-name' };
  return { ok: true, name };
}

export const isListedName = (name: string): boolean =>
  (LISTED_NAMES as readonly string[]).includes(name);

/** Would a reader take it for somebody else at the table, by these names, or for a bot? */
export function isTakenName(name: string, others: Iterable<string>): boolean {
  if (namesAnOffice(name)) return true;
  const look = lookOf(name);
  for (const other of others) if (lookOf(other) === look) return true;
  return false;
}

/** Scripts that one name may be written in; letters of two of them in one name only deceive. */
const SCRIPTS: readonly RegExp[] = [
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

function isOneScript(name: string): boolean {
  if (SCRIPTS.some((script) => script.test(name))) return true;
  const letters = name.match(/\p{L}/gu) ?? [];
  const [first] = letters;
  return first === undefined || scriptOf(first).test(letters.join(''));
}

/** All the scripts of Unicode that have names, more or less; a letter of none of them stands alone. */
const KNOWN_SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Cherokee',
  'Khmer',
  'Mongolian',
  'Tifinagh',
  'Nko',
  'Adlam',
].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
);

const NO_SCRIPT = /^$/;
const scriptOf = (letter: string): RegExp =>
  KNOWN_SCRIPTS.find((script) => script.test(letter)) ?? NO_SCRIPT;

function isName(name: string): boolean {
  if (name.length > LIMITS.nameUnits || !CHARACTERS.test(name)) return false;
  if (INVISIBLE.test(name) || PILE_OF_MARKS.test(name) || LONE_MARK.test(name)) return false;
  if (name.includes('  ') || !/\p{L}/u.test(name) || !isOneScript(name)) return false;
  if ((name.match(/\p{N}/gu) ?? []).length > LIMITS.nameDigits) return false;
  return lengthToTheEye(name) <= LIMITS.nameCharacters;
}

/** Browsers that cannot tell characters apart count letters; the server, which can, has the last word. */
const lengthToTheEye = (name: string): number =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length
    : [...name.replace(/\p{M}/gu, '')].length;
