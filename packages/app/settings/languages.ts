/** The languages that the app speaks. */

export type Language = 'en' | 'fr' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};
