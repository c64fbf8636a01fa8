import { Icon } from '@hearthside/screen';
import { daysInARow, GRADES, type Grade, type Puzzle, taskOf } from '@hearthside/table';
import { Suspense, useMemo } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { useUnpacked } from '../session/use-unpacked.ts';
import { QuietPicture } from '../share/quiet-picture.tsx';
import { useTitle } from '../title.ts';
import { Hearth } from '../ui/hearth.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useShelf } from '../ui/star-shelf.ts';
import { StarsRow } from '../ui/stars-row.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import type { GamePuzzles } from './game-puzzles.ts';
import { solvedPuzzles, useSolvedDays } from './kept-puzzles.ts';
import { type Today, todays } from './today.ts';

interface PuzzleTicketsProps {
  readonly all: readonly GamePuzzles[];
  readonly shown: GamePuzzles;
}

/** Every puzzle of a game as a ticket, none of them locked, and the one of the day beside them. */
export function PuzzleTickets({ all, shown }: PuzzleTicketsProps) {
  const words = useWords();
  const { id } = shown.game.facts;
  const starsOf = useShelf(solvedPuzzles, id);
  const today = todays(all);
  useTitle(words.say('puzzle.title'));
  const next = shown.puzzles.find((puzzle) => starsOf(puzzle.id) === 0) ?? null;
  return (
    <>
      <Wood />
      <main className="puzzles">
        <header className="puzzles-bar">
          <Hearth />
          <div>
            <PageHeading>{words.say('puzzle.title')}</PageHeading>
            <p>{words.say('puzzle.one-idea')}</p>
          </div>
          <nav aria-label={words.say('puzzle.games')}>
            {all.map(({ game: { facts } }) => (
              <Link
                key={facts.id}
                className="second"
                href={`/puzzles/${facts.id}`}
                {...(facts.id === id && { 'aria-current': 'page' as const })}
              >
                {facts.title}
              </Link>
            ))}
          </nav>
          <HomeLink className="second" />
        </header>
        {today && <DayTicket today={today} />}
        <div className="puzzle-grades">
          {GRADES.map((grade) => (
            <GradeRow key={grade} game={id} grade={grade} shown={shown} next={next} />
          ))}
        </div>
      </main>
    </>
  );
}

function DayTicket({ today: { day, opened, puzzle } }: { readonly today: Today }) {
  const { id, title } = opened.game.facts;
  const words = useGameWords(id);
  const starsOf = useShelf(solvedPuzzles, id);
  const count = daysInARow(useSolvedDays(), day);
  const date = new Date().toLocaleDateString(words.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <aside className="day-ticket">
      <section className="paper" aria-label={words.say('puzzle.of-the-day')}>
        <h2>{words.say('puzzle.of-the-day')}</h2>
        <p className="day-date">{date}</p>
        <PuzzlePicture opened={opened} puzzle={puzzle} />
        <p className="day-goal">
          {words.say(`puzzle.goal.${puzzle.goal.key}`, puzzle.goal.values)}
        </p>
        <p className="day-game">
          {title}
          <StarsRow count={starsOf(puzzle.id)} words={words} />
        </p>
        <Link className="primary" href={`/puzzles/${id}/${puzzle.id}`}>
          <Icon name="play" />
          {words.say('puzzle.play')}
        </Link>
      </section>
      <section className="paper fire">
        <Hearth />
        <p>
          <b>{words.say('puzzle.days', { count })}</b>
          {count > 0 && <small>{words.say('puzzle.fire-waits')}</small>}
        </p>
      </section>
    </aside>
  );
}

interface GradeRowProps {
  readonly game: string;
  readonly grade: Grade;
  readonly shown: GamePuzzles;
  readonly next: Puzzle | null;
}

function GradeRow({ game, grade, shown, next }: GradeRowProps) {
  const words = useGameWords(game);
  const starsOf = useShelf(solvedPuzzles, game);
  const puzzles = shown.puzzles.filter((puzzle) => puzzle.grade === grade);
  const solved = puzzles.filter(({ id }) => starsOf(id) > 0).length;
  return (
    <section>
      <h2>
        {words.say(`puzzle.grade.${grade}`)}
        <small>{words.say('puzzle.solved-of', { solved, count: puzzles.length })}</small>
      </h2>
      <ol className="tickets">
        {puzzles.map((puzzle) => {
          const stars = starsOf(puzzle.id);
          return (
            <li key={puzzle.id} className={stars > 0 ? 'is-solved' : undefined}>
              <Link className="paper" href={`/puzzles/${game}/${puzzle.id}`}>
                {stars > 0 && (
                  <span className="punch">
                    <Icon name="check" />
                    <span className="unseen">{words.say('puzzle.is-solved')}</span>
                  </span>
                )}
                {puzzle === next && (
                  <span className="next-one">{words.say('puzzle.next-one')}</span>
                )}
                <PuzzlePicture opened={shown} puzzle={puzzle} />
                <b>{words.say(`puzzle.goal.${puzzle.goal.key}`, puzzle.goal.values)}</b>
                <span className="ticket-foot">
                  {words.say('puzzle.number', { n: shown.puzzles.indexOf(puzzle) + 1 })}
                  <StarsRow count={stars} words={words} />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PuzzlePictureProps {
  readonly opened: GamePuzzles;
  readonly puzzle: Puzzle;
}

/** The position to look into, as its solver will see it; its board may still be on its way. */
function PuzzlePicture(props: PuzzlePictureProps) {
  return (
    <Suspense fallback={<span className="ticket-picture" />}>
      <DrawnPuzzle {...props} />
    </Suspense>
  );
}

function DrawnPuzzle({ opened: { game }, puzzle }: PuzzlePictureProps) {
  const unpacked = useUnpacked(game.facts.id);
  const words = useGameWords(game.facts.id);
  const { view, seats } = useMemo(() => {
    const { start, options, seat } = taskOf(game, puzzle);
    return { view: game.view(start, seat), seats: game.seats(options) };
  }, [game, puzzle]);
  if (!unpacked) return <span className="ticket-picture" />;
  return (
    <QuietPicture
      className="ticket-picture"
      unpacked={unpacked}
      of={puzzle.id}
      view={view}
      seats={seats}
      words={words}
    />
  );
}
