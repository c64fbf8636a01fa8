import { resultOf } from '../family-log/game-result.ts';
import type { KeptTable } from '../session/kept-table.ts';
import type { KeptTables } from '../storage/kept-tables.ts';

/** What makes two tables the same game: from what start what was played. */
async function gameIn(table: KeptTable): Promise<string> {
  const { record } = await resultOf(table);
  const actions = record.entries.map(({ by, action }) => [by, action]);
  return JSON.stringify([table.game, record.start, actions]);
}

export interface Keeping {
  /** By what was brought: the table that is here for it. */
  readonly kept: readonly KeptTable[];
  /** How many of them were not here before. */
  readonly fresh: number;
}

/** Keeps games that came from elsewhere; one that is here already is not kept again. */
export async function keepRecords(
  brought: readonly KeptTable[],
  tables: KeptTables,
): Promise<Keeping> {
  const known = new Map<string, KeptTable>();
  const games = new Set(brought.map(({ game }) => game));
  for (const table of await tables.all()) {
    if (games.has(table.game)) known.set(await gameIn(table), table);
  }
  const kept: KeptTable[] = [];
  let fresh = 0;
  for (const table of brought) {
    const game = await gameIn(table);
    const before = known.get(game);
    if (!before) {
      await tables.extend(table, 0);
      known.set(game, table);
      fresh++;
    }
    kept.push(before ?? table);
  }
  return { kept, fresh };
}
