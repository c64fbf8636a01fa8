/** What a coach can say of any game: the reasons of a search that knows nothing but the rules. */

import { type Catalogue, Words } from '../words.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

export const COACH_SENTENCES: Readonly<Record<'en' | 'fr' | 'de', Catalogue>> = {
  en: english,
  fr: french,
  de: german,
};

const made = new Map<string, Words>();

/** Those sentences in a language that has them, else in English. */
export function coachWords(locale: string): Words {
  const language = locale === 'fr' || locale === 'de' ? locale : 'en';
  const words = made.get(language) ?? new Words(language, COACH_SENTENCES[language]);
  made.set(language, words);
  return words;
}
