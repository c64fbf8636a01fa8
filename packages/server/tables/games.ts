/** The games on the shelf, their rules loaded once at start. */

import { type Box, shelf } from '@hearthside/shelf';
import type { AnyGame } from '@hearthside/table';

export interface ServedGame {
  readonly game: AnyGame;
  readonly hasBots: boolean;
  /** What the game itself calls its seats, in every language: no person there is called so. */
  readonly seatNames: readonly string[];
}

export type ServedGames = ReadonlyMap<string, ServedGame>;

export async function loadGames(): Promise<ServedGames> {
  const games = new Map<string, ServedGame>();
  for (const box of shelf) {
    const { game } = await box.rules();
    const seatNames = await seatNamesOf(box);
    games.set(box.facts.id, { game, hasBots: box.bot !== undefined, seatNames });
  }
  return games;
}

async function seatNamesOf({ text }: Box): Promise<string[]> {
  const catalogues = await Promise.all(Object.values(text).map((load) => load()));
  return catalogues.flatMap(({ default: sentences }) =>
    Object.entries(sentences).flatMap(([key, name]) => (/^seat\.[^.]+$/.test(key) ? name : [])),
  );
}
