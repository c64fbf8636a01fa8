/** The games on the shelf, their rules loaded once at start. */

import { shelf } from '@hearthside/shelf';
import type { AnyGame } from '@hearthside/table';

export interface ServedGame {
  readonly game: AnyGame;
  readonly hasBots: boolean;
}

export type ServedGames = ReadonlyMap<string, ServedGame>;

export async function loadGames(): Promise<ServedGames> {
  const games = new Map<string, ServedGame>();
  for (const box of shelf) {
    const { game } = await box.rules();
    games.set(box.facts.id, { game, hasBots: box.bot !== undefined });
  }
  return games;
}
