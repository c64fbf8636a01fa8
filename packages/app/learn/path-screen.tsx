import { type AnyBoardModule, Icon, Piece, Sheet } from '@hearthside/screen';
import type { LessonStop } from '@hearthside/table';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../focus.ts';
import { Link } from '../link.tsx';
import { speak } from '../sound/speech.ts';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { GameTabs } from '../ui/game-tabs.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TOP_STARS } from '../ui/star-shelf.ts';
import { Wood } from '../ui/wood.tsx';
import { useGameWords } from '../words.tsx';
import { LessonMap } from './lesson-map.tsx';
import { useStars } from './stars.ts';

interface PathScreenProps {
  readonly game: string;
  readonly stops: readonly LessonStop[];
  readonly board: AnyBoardModule;
  readonly sheet: string;
}

/** The way through a game's stops, none of them locked, and a real game at its end. */
export function PathScreen({ game, stops, board, sheet }: PathScreenProps) {
  const words = useGameWords(game);
  const starsOf = useStars(game);
  const goOn = useRef<HTMLAnchorElement>(null);
  const heading = words.say('learn.path', { title: words.say('title') });
  useTitle(heading);
  useEffect(() => {
    if (isFocusLost()) goOn.current?.focus({ preventScroll: true });
  }, []);
  const won = stops.reduce((sum, { id }) => sum + starsOf(id), 0);
  const next = stops.find(({ id }) => starsOf(id) === 0) ?? null;
  const says = [
    words.say('learn.short-stops', { count: stops.length }),
    words.say('learn.pick-any'),
  ];
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <main className="learn">
        <header className="rules-bar">
          <Brandmark below={words.say('learn.title')} />
          <Link className="btn home-key is-always" href="/" aria-label={words.say('table.home')}>
            <Icon name="home" />
          </Link>
          <GameTabs
            label={words.say('learn.games')}
            game={game}
            path={(each) => `/learn/${each}`}
          />
        </header>
        <aside className="teacher is-asks">
          <div className="bubble">
            <IconButton
              icon="read"
              className="hear"
              label={words.say('table.read-aloud')}
              onClick={() => speak(says.join(' '), words.locale)}
            />
            <p className="bubble-title">{says[0]}</p>
            <p>{says[1]}</p>
            <Link
              ref={goOn}
              className="primary go-on"
              href={next ? `/learn/${game}/${next.id}` : `/new/${game}`}
            >
              <Icon name="play" />
              {next
                ? words.say('learn.go-on', { stop: words.say(`learn.${next.id}.title`) })
                : words.say('learn.real-game')}
            </Link>
          </div>
          <Piece className="teacher-piece" {...board.teacher} />
        </aside>
        <section className="learn-path">
          <header>
            <h1>{heading}</h1>
            <p className="learn-won">
              <Icon name="star" />
              {words.say('learn.won', { won, top: stops.length * TOP_STARS })}
            </p>
          </header>
          <LessonMap
            game={game}
            look={board.lessonMap ?? null}
            stops={stops}
            next={next}
            words={words}
            starsOf={starsOf}
          />
        </section>
      </main>
    </>
  );
}
