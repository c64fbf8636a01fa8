import type { Catalogue, Words } from '@hearthside/text';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

export const KIT_LANGUAGES = ['en', 'fr', 'de'] as const;
type Language = (typeof KIT_LANGUAGES)[number];
export type Catalogues = Readonly<Record<Language, Catalogue>>;

const KIT_TEXT: Catalogues = { en: english, fr: french, de: german };

/** The game's words with the sentences of the kit and of the game's print module. */
export function printWords(words: Words, room: Catalogues): Words {
  const language = KIT_LANGUAGES.find((each) => each === words.locale) ?? 'en';
  return words.with({ ...KIT_TEXT[language], ...room[language] });
}
