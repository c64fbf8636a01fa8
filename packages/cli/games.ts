/** From names on the command line to games and tables. */

import { type Box, findBox, shelf } from '@hearthside/shelf';
import { type AnyGame, type FindGame, type OptionSpec, readOptions } from '@hearthside/table';
import { Words } from '@hearthside/text';
import { type Flags, textFlag, UsageError } from './command.ts';

const LANGUAGE = 'en';

export function boxNamed(id: string | undefined): Box {
  const box = id === undefined ? undefined : findBox(id);
  if (box) return box;
  const ids = shelf.map(({ facts }) => facts.id).join(', ');
  throw new UsageError(
    id === undefined ? `which game? --game ${ids}` : `unknown game "${id}" (there are: ${ids})`,
  );
}

export const gameNamed = async (id: string | undefined): Promise<AnyGame> =>
  (await boxNamed(id).rules()).game;

export async function wordsOf(box: Box): Promise<Words> {
  const text = await box.text[LANGUAGE]?.();
  return new Words(LANGUAGE, text?.default ?? {});
}

export async function ruleTextOf(box: Box): Promise<Readonly<Record<string, string>>> {
  return (await box.ruleText[LANGUAGE]?.())?.default ?? {};
}

/** All games, for reading records of any. */
export async function everyGame(): Promise<FindGame> {
  const games = new Map<string, AnyGame>();
  for (const box of shelf) games.set(box.facts.id, (await box.rules()).game);
  return (id) => games.get(id);
}

/** `--options JSON`, read strictly. */
export function optionsFlag(game: AnyGame, flags: Flags): unknown {
  const text = textFlag(flags, 'options') ?? '{}';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    const [[name = 'name', spec] = []] = Object.entries<OptionSpec>(game.options);
    const example = JSON.stringify({ [name]: spec?.default ?? 1 });
    throw new UsageError(`--options must be JSON, such as '${example}', not ${text}`);
  }
  const options = readOptions(game, given);
  if (!options.ok) throw new UsageError(options.error);
  return options.value;
}
