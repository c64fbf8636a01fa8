/** The words of the page, in the language of whoever sits here. */

import { findBox } from '@hearthside/shelf';
import { type Catalogue, Words } from '@hearthside/text';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Language } from './settings/languages.ts';
import { languageOf, useSettings } from './settings/settings.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>> = {
  en: () => import('./text/en.json'),
  fr: () => import('./text/fr.json'),
  de: () => import('./text/de.json'),
};

const loaded = new Map<string, Promise<Catalogue>>();

/** Each catalogue is fetched once; a failed fetch is tried again next time. */
function once(
  key: string,
  load: () => Promise<{ readonly default: Catalogue }>,
): Promise<Catalogue> {
  const known = loaded.get(key);
  if (known) return known;
  const loading = load().then(({ default: catalogue }) => catalogue);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

const appText = (language: Language): Promise<Catalogue> => once(language, CATALOGUES[language]);

export function gameText(game: string, language: Language): Promise<Catalogue> {
  const text = findBox(game)?.text;
  const load = text?.[language] ?? text?.['en'];
  if (!load) throw new Error(`${game} has no text in ${language}`);
  return once(`${game} ${language}`, load);
}

export function ruleText(game: string, language: Language): Promise<Catalogue> {
  const text = findBox(game)?.ruleText;
  const load = text?.[language] ?? text?.['en'];
  if (!load) throw new Error(`${game} has no rules in ${language}`);
  return once(`${game} rules ${language}`, load);
}

const WordsContext = createContext<Words | null>(null);

export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const language = languageOf(useSettings());
  const catalogue = use(appText(language));
  const words = useMemo(() => new Words(language, catalogue), [language, catalogue]);
  document.documentElement.lang = language;
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('no words here');
  return words;
}

/** The page's words with a game's on top. */
export function useGameWords(game: string): Words {
  const words = useWords();
  const catalogue = use(gameText(game, words.locale as Language));
  return useMemo(() => words.with(catalogue), [words, catalogue]);
}
