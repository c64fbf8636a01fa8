import { TableClient, tableInfo } from '@hearthside/client';
import type { TableInfo } from '@hearthside/protocol';
import { findBox } from '@hearthside/shelf';
import { useEffect, useState } from 'react';
import { tell } from '../ui/note-bar.tsx';
import { useWords } from '../words.tsx';
import { forgetMyTable, keepMyTable, type MyTable, myTables } from './my-tables.ts';
import { remind } from './reminders.ts';
import { seatKey } from './seat-key.ts';

/** Who is awaited at a table with friends. */
export type WhoseTurn =
  | { readonly is: 'yours' }
  | { readonly is: 'theirs'; readonly seats: readonly number[] }
  | { readonly is: 'over' }
  | { readonly is: 'unknown' };

export interface FriendsTable {
  readonly mine: MyTable;
  readonly turn: WhoseTurn;
  /** Null until the server has answered. */
  readonly table: TableInfo | null;
  /** Puts it away; for ten seconds it can be brought back. */
  putAway(): void;
}

/** Tables with friends, near or by correspondence, and whether they wait for you. */
export function useMyTables(): readonly FriendsTable[] {
  const words = useWords();
  const [tables, setTables] = useState(myTables);
  const [turns, setTurns] = useState<ReadonlyMap<string, WhoseTurn>>(new Map());
  const [seatings, setSeatings] = useState<ReadonlyMap<string, TableInfo>>(new Map());
  useEffect(() => {
    const stops = tables.map((mine) =>
      watch(
        mine,
        (whose) => setTurns((known) => new Map(known).set(mine.table, whose)),
        (table) => setSeatings((known) => new Map(known).set(mine.table, table)),
        ({ game, table }) =>
          void remind({
            title: findBox(game)?.facts.title ?? game,
            text: words.say('online.turn.yours'),
            table,
            path: `/t/${table}`,
          }),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [tables, words]);
  const putAway = (mine: MyTable) => {
    const title = findBox(mine.game)?.facts.title ?? mine.game;
    forgetMyTable(mine.table);
    setTables(myTables());
    tell({
      key: 'note.put-away',
      values: { title },
      bringBack: () => {
        keepMyTable(mine);
        setTables(myTables());
      },
    });
  };
  return tables.map((mine) => ({
    mine,
    turn: turns.get(mine.table) ?? { is: 'unknown' },
    table: seatings.get(mine.table) ?? null,
    putAway: () => putAway(mine),
  }));
}

/** Looks in at a table and tells each time who is awaited; the answer stops it. */
function watch(
  mine: MyTable,
  onTurn: (whose: WhoseTurn) => void,
  onTable: (table: TableInfo) => void,
  call: (mine: MyTable) => void,
): () => void {
  let client: TableClient | null = null;
  let stopped = false;
  let you: number | null = null;
  let was: WhoseTurn['is'] = 'unknown';
  const start = async () => {
    // Asked first over HTTP, so that a table that is gone costs no socket.
    const table = await tableInfo(location.origin, mine.table).catch(() => null);
    if (stopped) return;
    if (!table) {
      onTurn({ is: 'unknown' });
      return;
    }
    onTable(table);
    client = new TableClient(
      {
        server: location.origin,
        table: mine.table,
        secret: mine.secret,
        key: seatKey(mine.game, mine.table),
        views: false,
      },
      {
        welcome: (_, seat) => {
          you = seat;
        },
        steps: (_, state) => {
          if (!state) return;
          const { actors } = state;
          const yours = you !== null && actors.includes(you);
          const isOver = state.outcome !== null && state.outcome !== undefined;
          if (!isOver && yours && was === 'theirs') call(mine);
          const turn: WhoseTurn = isOver
            ? { is: 'over' }
            : yours
              ? { is: 'yours' }
              : { is: 'theirs', seats: actors };
          was = turn.is;
          onTurn(turn);
        },
      },
    );
  };
  void start();
  return () => {
    stopped = true;
    client?.leave();
  };
}
