import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import type { KeptTable } from '../session/local-table.ts';
import { allTables, forgetTable } from '../storage/tables.ts';
import { useWords } from '../words.tsx';

/** Games that were begun on this device and wait to go on. */
export function UnfinishedGames() {
  const words = useWords();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  useEffect(() => {
    void allTables().then((all) =>
      setTables(all.filter((table) => !table.over && table.log.length > 0)),
    );
  }, []);
  if (tables.length === 0) return null;
  const forget = async (id: string) => {
    await forgetTable(id);
    setTables((kept) => kept.filter((table) => table.id !== id));
  };
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="unfinished" aria-label={words.say('home.unfinished')}>
      <h2>{words.say('home.unfinished')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="paper">
            <Link href={`/play/${table.id}`}>
              <Icon name="play" />
              <span>
                <b>{findBox(table.game)?.facts.title ?? table.game}</b>
                <small>{when.format(table.changedAt)}</small>
              </span>
            </Link>
            <button
              type="button"
              className="plain"
              aria-label={words.say('home.forget', {
                title: findBox(table.game)?.facts.title ?? table.game,
              })}
              onClick={() => void forget(table.id)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
