import { findBox } from '@hearthside/shelf';
import { useCallback, useEffect, useState } from 'react';
import type { KeptTable } from '../session/kept-table.ts';
import { attempt, tell } from '../ui/note-bar.tsx';
import { tables } from './tables.ts';

export interface KeptTablesHere {
  /** Latest first; null until the device has answered. */
  readonly kept: readonly KeptTable[] | null;
  refresh(): Promise<void>;
  /** Puts a table away; for ten seconds it can be brought back. */
  putAway(table: KeptTable): Promise<void>;
}

/** The tables of this device at which something happened, for a page that lists them. */
export function useKeptTables(): KeptTablesHere {
  const [kept, setKept] = useState<readonly KeptTable[] | null>(null);
  const refresh = useCallback(
    async () => setKept((await tables.all()).filter(({ log }) => log.length > 0)),
    [],
  );
  useEffect(() => attempt(refresh()), [refresh]);
  const putAway = async (table: KeptTable) => {
    const title = findBox(table.game)?.facts.title ?? table.game;
    try {
      await tables.forget(table.id);
    } catch (error) {
      console.warn(error);
      tell({ key: 'note.not-put-away', values: { title } });
      return;
    }
    tell({
      key: 'note.put-away',
      values: { title },
      bringBack: () => attempt(tables.extend(table, 0).then(refresh)),
    });
    await refresh();
  };
  return { kept, refresh, putAway };
}
