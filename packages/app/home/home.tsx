import { Icon } from '@hearthside/screen';
import { type Box, shelf } from '@hearthside/shelf';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '../link.tsx';
import { myTables } from '../online/my-tables.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useKeptTables } from '../storage/use-kept-tables.ts';
import { useTitle } from '../title.ts';
import { Hearth } from '../ui/hearth.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { FirstEvening } from './first-evening.tsx';
import { GameCover } from './game-cover.tsx';
import { GameSheets } from './game-sheets.tsx';
import { Lamp } from './lamp.tsx';
import { LearnKey } from './learn-key.tsx';
import { OpenBox } from './open-box.tsx';
import { useFirstEvening } from './use-first-evening.ts';

// All that knows of servers and records comes only where a game waits.
const WaitingGames = lazy(() => import('./waiting-games.tsx'));

/** Three boxes on the table. One tap opens a box, the next sits you down. */
export function Home() {
  const words = useWords();
  useTitle(null);
  const [open, setOpen] = useState<Box | null>(shelf[0] ?? null);
  const [wasOpened, setWasOpened] = useState(false);
  /** How often a box was opened by keyboard. */
  const [called, setCalled] = useState(0);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const here = useKeptTables();
  const [withFriends] = useState(() => myTables().length);
  const isFirst = useFirstEvening(here.kept, withFriends);
  const isWaiting = withFriends > 0 || here.kept?.some(({ over }) => !over);
  return (
    <>
      <Wood />
      {/* Every box shows who teaches its game. */}
      <GameSheets boxes={shelf} />
      <div className="home">
        <Lamp />
        <header className="top">
          <Hearth />
          <div>
            <PageHeading>Hearthside</PageHeading>
            <p>{words.say('home.pick-a-box')}</p>
          </div>
          <nav aria-label={words.say('table.tools')}>
            <IconButton
              icon="menu"
              label={words.say('settings.title')}
              onClick={() => setSettingsOpen(true)}
            />
          </nav>
        </header>
        <div className="home-first">
          {isWaiting && (
            <Suspense>
              <WaitingGames here={here} />
            </Suspense>
          )}
          {isFirst && open && <FirstEvening box={open} />}
        </div>
        <main className={wasOpened ? 'games has-opened' : 'games'}>
          {shelf.map((box) => (
            <GameOnShelf
              key={box.facts.id}
              box={box}
              open={open === box}
              called={open === box ? called : 0}
              onOpen={(byKeyboard) => {
                if (open !== box || byKeyboard) setCalled(byKeyboard ? called + 1 : 0);
                setWasOpened(true);
                setOpen(box);
              }}
            />
          ))}
        </main>
        <footer className="foot">
          <Link href="/rules">
            <Icon name="book" />
            {words.say('home.rules')}
          </Link>
          <Link href="/puzzles">
            <Icon name="star" />
            {words.say('puzzle.title')}
          </Link>
          <Link href="/print">
            <Icon name="print" />
            {words.say('home.print')}
          </Link>
          <Link href="/tv">
            <Icon name="screen" />
            {words.say('online.television')}
          </Link>
          <Link href="/privacy">{words.say('home.privacy')}</Link>
          <Link href="/records">
            <Icon name="clock" />
            {words.say('home.records')}
          </Link>
        </footer>
      </div>
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} onResign={null} />}
    </>
  );
}

interface GameOnShelfProps {
  readonly box: Box;
  readonly open: boolean;
  readonly called: number;
  onOpen(byKeyboard: boolean): void;
}

function GameOnShelf({ box, open, called, onOpen }: GameOnShelfProps) {
  const words = useWords();
  const { title, age } = box.facts;
  const article = useRef<HTMLElement>(null);
  const isLater = useRef(false);
  useEffect(() => {
    // On a narrow screen the opened box goes to the top; whoever tapped it below goes along.
    if (open && isLater.current) article.current?.scrollIntoView({ block: 'nearest' });
    isLater.current = true;
  }, [open]);
  return (
    <article
      ref={article}
      className={`game${open ? ' is-open' : ''}${box.seating.asked.length > 0 ? ' has-questions' : ''}`}
      aria-label={title}
    >
      <button
        type="button"
        className="lid"
        aria-expanded={open}
        // A press of Enter has no place on the screen: from there the next key is the one that starts.
        onClick={({ detail }) => onOpen(detail === 0)}
      >
        <span className="unseen">{title}</span>
        <GameCover box={box} />
      </button>
      {open ? (
        <div className="sit kraft">
          <header>
            <h2>{title}</h2>
            <Facts box={box} />
          </header>
          <Suspense fallback={<p className="sit-opening">…</p>}>
            <OpenBox box={box} called={called} />
          </Suspense>
        </div>
      ) : (
        <div className="about kraft">
          <h2>{title}</h2>
          <p>
            {sayPlayers(box, words)}, {words.say('home.ages', { age })}
          </p>
          <LearnKey box={box} />
        </div>
      )}
    </article>
  );
}

const sayPlayers = ({ facts: { seats } }: Box, words: ReturnType<typeof useWords>): string =>
  words.say('home.players', { ...seats, same: seats.min === seats.max });

/** How many, how long, from which age, and what it is about. */
function Facts({ box }: { readonly box: Box }) {
  const words = useWords();
  const { minutes, age, id } = box.facts;
  return (
    <>
      <ul className="facts">
        <li>
          <Icon name="friends" />
          {sayPlayers(box, words)}
        </li>
        <li>
          <Icon name="clock" />
          {words.say('home.minutes', {
            from: minutes.min,
            to: minutes.max,
            about: minutes.min === minutes.max,
          })}
        </li>
        <li>
          <Icon name="star" />
          {words.say('home.ages', { age })}
        </li>
      </ul>
      <Suspense fallback={<p className="pitch">…</p>}>
        <PitchText game={id} />
      </Suspense>
    </>
  );
}

function PitchText({ game }: { readonly game: string }) {
  return <p className="pitch">{useGameWords(game).say('pitch')}</p>;
}
