/**
 * What people at a table may be called. The server and the page read a name by the same rule, so
 * that the page can say at once what the server would.
 */

import { LIMITS, LISTED_NAMES, type NameRule } from './constants.ts';

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
  if (rule === 'list' && !(LISTED_NAMES as readonly string[]).includes(name)) {
    return { ok: false, code: 'unlisted-name' };
  }
  return { ok: true, name };
}

function isName(name: string): boolean {
  if (name.length > LIMITS.nameUnits || !CHARACTERS.test(name)) return false;
  if (INVISIBLE.test(name) || PILE_OF_MARKS.test(name) || LONE_MARK.test(name)) return false;
  if (name.includes('  ') || !/[\p{L}\p{N}]/u.test(name)) return false;
  return lengthToTheEye(name) <= LIMITS.nameCharacters;
}

const lengthToTheEye = (name: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
