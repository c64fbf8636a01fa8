/** Everything the rules of a game are read with, fetched side by side. */

import type { Rulebook } from '@hearthside/screen';
import { type Box, findBox } from '@hearthside/shelf';
import type { RuleExample } from '@hearthside/table';
import type { Catalogue } from '@hearthside/text';
import { use } from 'react';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import type { Language } from '../settings/languages.ts';
import { ruleText } from '../words.tsx';
import type { Statement } from './rule-search.ts';

export interface OpenedRules extends Unpacked {
  readonly box: Box;
  /** Absent for a game that has none: its statements are simply listed. */
  readonly rulebook: Rulebook | null;
  /** By statement. */
  readonly examples: ReadonlyMap<string, RuleExample>;
}

const openings = new Openings(async (id): Promise<OpenedRules | null> => {
  const box = findBox(id);
  if (!box) return null;
  const [unpacked, book, module] = await Promise.all([
    unpack(box),
    box.rulebook?.(),
    box.examples?.(),
  ]);
  const examples = new Map((module?.examples ?? []).map((example) => [example.rule, example]));
  return { ...unpacked, box, rulebook: book?.rulebook ?? null, examples };
});

/** Null: there is no such game. */
export const useOpenedRules = (game: string): OpenedRules | null => use(openings.get(game));

const texts = new Openings(async (key): Promise<Catalogue> => {
  const [game = '', language = ''] = key.split(' ');
  const book = await findBox(game)?.rulebook?.();
  const load = book?.rulebook.text[language] ?? book?.rulebook.text['en'];
  return (await load?.())?.default ?? {};
});

/** The words of a game's rulebook. */
export const useRulebookText = (game: string, language: string): Catalogue =>
  use(texts.get(`${game} ${language}`));

/** Every statement with its short line; where nobody has written one, its first sentence. */
export function useStatements(game: string, language: string): readonly Statement[] {
  const book = useRulebookText(game, language);
  const statements = use(ruleText(game, language as Language));
  return Object.entries(statements).map(([id, text]) => ({
    id,
    text,
    short: book[`short.${id}`] ?? (/^.*?[.:!?](?=\s|$)/.exec(text)?.[0] || text),
  }));
}
