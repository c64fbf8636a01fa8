import { TableClient, tableInfo } from '@hearthside/client';
import type { TableInfo } from '@hearthside/protocol';
import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import type { Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { whoPlays } from '../table/table-title.ts';
import { tell } from '../ui/note-bar.tsx';
import { useWords } from '../words.tsx';
import { forgetMyTable, keepMyTable, type MyTable, myTables } from './my-tables.ts';
import { keepersOf } from './online-table.ts';
import { remind } from './reminders.ts';

type WhoseTurn = 'yours' | 'waiting' | 'over' | 'unknown';

/** Tables with friends, near or by correspondence, and whether they wait for you. */
export function YourTurns() {
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
  if (tables.length === 0) return null;
  const forget = (mine: MyTable) => {
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
  return (
    <section className="unfinished" aria-label={words.say('home.online')}>
      <h2>{words.say('home.online')}</h2>
      <ul>
        {tables.map((mine) => {
          const { table, game } = mine;
          const whose = turns.get(table) ?? 'unknown';
          const title = findBox(game)?.facts.title ?? game;
          return (
            <li key={table} className={`paper${whose === 'yours' ? ' is-yours' : ''}`}>
              <Link href={`/t/${table}`}>
                <Icon name="friends" />
                <span>
                  <b>{title}</b>
                  <small>{withWhom(mine, seatings.get(table), words)}</small>
                  <small>{words.say(`online.turn.${whose}`)}</small>
                </span>
              </Link>
              <button
                type="button"
                className="plain"
                aria-label={words.say('home.forget', { title })}
                onClick={() => forget(mine)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who else sits there and since when, so that two tables of one game can be told apart. */
function withWhom({ seat }: MyTable, table: TableInfo | undefined, words: Words): string {
  if (!table) return '';
  const others = keepersOf(table).filter((_, each) => each !== seat);
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return `${whoPlays(others, words)} · ${when.format(table.created)}`;
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
  let was: WhoseTurn = 'unknown';
  const start = async () => {
    // Asked first over HTTP, so that a table that is gone costs no socket.
    const table = await tableInfo(location.origin, mine.table).catch(() => null);
    if (stopped) return;
    if (!table) {
      onTurn('unknown');
      return;
    }
    onTable(table);
    client = new TableClient(
      { server: location.origin, table: mine.table, secret: mine.secret, views: false },
      {
        welcome: (_, seat) => {
          you = seat;
        },
        steps: (_, state) => {
          if (!state) return;
          const yours = you !== null && state.actors.includes(you);
          const whose = state.outcome ? 'over' : yours ? 'yours' : 'waiting';
          if (whose === 'yours' && was === 'waiting') call(mine);
          was = whose;
          onTurn(whose);
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
