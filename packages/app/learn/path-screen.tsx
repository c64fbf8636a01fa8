import { Icon, Piece, type PieceLook, Sheet } from '@hearthside/screen';
import { shelf } from '@hearthside/shelf';
import type { LessonStop } from '@hearthside/table';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { useTitle } from '../title.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { TOP_STARS } from '../ui/star-shelf.ts';
import { StarsRow } from '../ui/stars-row.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords } from '../words.tsx';
import { useStars } from './stars.ts';

interface PathScreenProps {
  readonly game: string;
  readonly stops: readonly LessonStop[];
  readonly teacher: PieceLook;
  readonly sheet: string;
}

/** The way through a game's stops, none of them locked, and a real game at its end. */
export function PathScreen({ game, stops, teacher, sheet }: PathScreenProps) {
  const words = useGameWords(game);
  const starsOf = useStars(game);
  useTitle(words.say('learn.path', { title: words.say('title') }));
  const won = stops.reduce((sum, { id }) => sum + starsOf(id), 0);
  const next = stops.find(({ id }) => starsOf(id) === 0) ?? null;
  const titleOf = ({ id }: LessonStop) => words.say(`learn.${id}.title`);
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <main className="learn">
        <nav className="learn-games" aria-label={words.say('learn.games')}>
          {shelf.map(({ facts }) => (
            <Link
              key={facts.id}
              className="second"
              href={`/learn/${facts.id}`}
              {...(facts.id === game && { 'aria-current': 'page' as const })}
            >
              {facts.title}
            </Link>
          ))}
          <HomeLink className="second" />
        </nav>
        <aside className="teacher is-asks">
          <div className="bubble">
            <p className="bubble-title">
              {words.say('learn.short-stops', { count: stops.length })}
            </p>
            <p>{words.say('learn.pick-any')}</p>
            <Link className="primary" href={next ? `/learn/${game}/${next.id}` : `/new/${game}`}>
              <Icon name="play" />
              {next
                ? words.say('learn.go-on', { stop: titleOf(next) })
                : words.say('learn.real-game')}
            </Link>
          </div>
          <Piece className="teacher-piece" {...teacher} />
        </aside>
        <section className="learn-path paper">
          <header>
            <PageHeading>{words.say('learn.path', { title: words.say('title') })}</PageHeading>
            <p className="learn-won">
              {words.say('learn.won', { won, top: stops.length * TOP_STARS })}
            </p>
          </header>
          <ol>
            {stops.map((stop, index) => (
              <li key={stop.id} className={stop === next ? 'is-next' : undefined}>
                <Link href={`/learn/${game}/${stop.id}`}>
                  <b>{index + 1}</b>
                  <span>
                    {titleOf(stop)}
                    {stop.age !== undefined && (
                      <small>{words.say('learn.from-age', { age: stop.age })}</small>
                    )}
                    {stop === next && <small>{words.say('learn.your-next')}</small>}
                  </span>
                  <StarsRow count={starsOf(stop.id)} words={words} />
                </Link>
              </li>
            ))}
            <li className="learn-real">
              <Link href={`/new/${game}`}>
                <Icon name="play" />
                <span>{words.say('learn.real-game')}</span>
              </Link>
            </li>
          </ol>
        </section>
      </main>
    </>
  );
}
