/** How many may sit at a table, and what has to be chosen for one more or one less. */

import type { Seating } from '@hearthside/screen';
import { type AnyGame, type Json, type OptionSpec, readOptions } from '@hearthside/table';
import { valuesOf } from './option-values.ts';
import { type Chosen, fitting } from './sitting-answers.ts';

/** The choices with so many seats more (or less); null where the game has no such table. */
export function withSeats(
  game: AnyGame,
  { countedBy }: Seating,
  chosen: Chosen,
  more: 1 | -1,
): Chosen | null {
  if (countedBy === undefined) return null;
  const wanted = seatsOf(game, chosen).length + more;
  const spec = (game.options as Readonly<Record<string, OptionSpec>>)[countedBy];
  for (const value of (spec && valuesOf(spec)) ?? []) {
    const next = changed(game, chosen, countedBy, value);
    if (seatsOf(game, next).length === wanted) return next;
  }
  return null;
}

/** The choices with another one; an older one that does not go with it is let go of. */
export const changed = (game: AnyGame, chosen: Chosen, option: string, value: Json): Chosen =>
  fitting(game, { [option]: value, ...without(chosen, option) });

const without = (chosen: Chosen, option: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== option));

/** The seats of a table with these options, which fit. */
export function seatsOf(game: AnyGame, chosen: Chosen) {
  const options = readOptions(game, chosen);
  if (!options.ok) throw new Error(options.error);
  return game.seats(options.value);
}
