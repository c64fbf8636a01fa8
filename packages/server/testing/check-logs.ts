/** After the storm: is every acknowledged action there, once, in order, and every log legal? */

import { Referee, readOptions } from '@hearthside/table';
import { expect } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { loadGames } from '../tables/games.ts';
import type { Acknowledged } from './steady-player.ts';

export async function checkLogs(
  storage: Storage,
  tables: readonly string[],
  all: readonly Acknowledged[],
): Promise<void> {
  const games = await loadGames();
  for (const id of tables) {
    const stored = await storage.read(id);
    const game = games.get(stored?.doc.game ?? '')?.game;
    if (!stored || !game) throw new Error('a table is gone');
    const log = await storage.entriesAfter(id, 0);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
    const submissions = log.flatMap(({ submission }) => submission ?? []);
    expect(new Set(submissions).size, 'nothing is played twice').toBe(submissions.length);
    // The whole log is legal from its beginning.
    const options = readOptions(game, stored.doc.options);
    if (!options.ok) throw new Error(options.error);
    new Referee({ game, options: options.value, table: id, secret: stored.doc.fairSecret }, log);
    for (const { seat, action, seen } of all.filter(({ table }) => table === id)) {
      // Others who chose at the same time may have come between, so it is not always at seen + 1.
      const found = log.filter((each) => each.by === seat && each.n > seen && each.n <= seen + 4);
      expect(found.map((each) => each.action)).toContain(action);
    }
  }
}
