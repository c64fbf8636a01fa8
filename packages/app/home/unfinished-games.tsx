import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { Link } from '../link.tsx';
import { useKeptTables } from '../storage/use-kept-tables.ts';
import { whoPlaysHere } from '../table/table-title.ts';
import { attempt } from '../ui/note-bar.tsx';
import { useWords } from '../words.tsx';

/** Games that were begun on this device and wait to go on. */
export function UnfinishedGames() {
  const words = useWords();
  const { kept, putAway } = useKeptTables();
  const tables = kept?.filter(({ over }) => !over) ?? [];
  if (tables.length === 0) return null;
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="unfinished" aria-label={words.say('home.unfinished')}>
      <h2>{words.say('home.unfinished')}</h2>
      <ul>
        {tables.map((table) => {
          const title = findBox(table.game)?.facts.title ?? table.game;
          const who = whoPlaysHere(table.keepers, words);
          // Two tables of one game: who sits there, how far it is and when it was tell them apart.
          const about = [
            words.say('home.moves', { count: table.log.length }),
            when.format(table.changedAt),
          ].join(' · ');
          return (
            <li key={table.id} className="paper">
              <Link href={`/play/${table.id}`}>
                <Icon name="play" />
                <span>
                  <b>{title}</b>
                  <small>{who}</small>
                  <small>{about}</small>
                </span>
              </Link>
              <button
                type="button"
                className="plain"
                aria-label={words.say('home.forget', { title: `${title}, ${who}, ${about}` })}
                onClick={() => attempt(putAway(table))}
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
