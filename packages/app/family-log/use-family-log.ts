import { useEffect, useState } from 'react';
import type { KeptTable } from '../session/kept-table.ts';
import { type KeptTablesHere, useKeptTables } from '../storage/use-kept-tables.ts';
import { type GameResult, resultOf } from './game-result.ts';
import type { Finished } from './tallies.ts';

/** A game of this device with how it ended; `result` is null where it cannot be read any more. */
export interface LoggedGame {
  readonly table: KeptTable;
  readonly result: GameResult | null;
}

interface FamilyLog extends Pick<KeptTablesHere, 'refresh' | 'putAway'> {
  /** Latest first; null until all have been looked at. */
  readonly games: readonly LoggedGame[] | null;
  readonly finished: readonly Finished[];
}

/** Every game of this device, played through once to see how it ended. */
export function useFamilyLog(): FamilyLog {
  const { kept, refresh, putAway } = useKeptTables();
  const [games, setGames] = useState<readonly LoggedGame[] | null>(null);
  useEffect(() => {
    if (!kept) return;
    let gone = false;
    const look = async (table: KeptTable): Promise<LoggedGame> => ({
      table,
      result: await resultOf(table).catch((error: unknown) => {
        console.warn(error);
        return null;
      }),
    });
    void Promise.all(kept.map(look)).then((all) => {
      if (!gone) setGames(all);
    });
    return () => {
      gone = true;
    };
  }, [kept]);
  const finished = (games ?? []).flatMap(({ table: { keepers }, result }) =>
    result?.outcome
      ? [{ game: result.game, options: result.record.options, keepers, outcome: result.outcome }]
      : [],
  );
  return { games, finished, refresh, putAway };
}
