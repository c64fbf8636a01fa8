import { Icon } from '@hearthside/screen';
import { type Box, shelf } from '@hearthside/shelf';
import { Suspense, useState } from 'react';
import { Link } from '../link.tsx';
import { beginOnlineTable } from '../online/begin-online.ts';
import { ServerDialog } from '../online/server-dialog.tsx';
import { YourTurns } from '../online/your-turns.tsx';
import { isExported } from '../place.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { beginQuickTable } from '../setup/quick-table.ts';
import { useTitle } from '../title.ts';
import { Hearth } from '../ui/hearth.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { GameCover } from './game-cover.tsx';
import { Lamp } from './lamp.tsx';
import { UnfinishedGames } from './unfinished-games.tsx';

/** Three boxes on the table. One tap opens a box, the next sits you down. */
export function Home() {
  const words = useWords();
  useTitle(null);
  const [open, setOpen] = useState<string | null>(shelf[0]?.facts.id ?? null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <Wood />
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
        <main className="games">
          {shelf.map((box) => (
            <GameOnShelf
              key={box.facts.id}
              box={box}
              open={open === box.facts.id}
              onOpen={() => setOpen(box.facts.id)}
            />
          ))}
        </main>
        <YourTurns />
        <UnfinishedGames />
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
  onOpen(): void;
}

function GameOnShelf({ box, open, onOpen }: GameOnShelfProps) {
  const words = useWords();
  const { id, title, seats, minutes, age } = box.facts;
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState(false);
  const [asking, setAsking] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      await beginQuickTable(box);
    } finally {
      setStarting(false);
    }
  };
  const withFriends = async () => {
    if (isExported()) {
      setAsking(true);
      return;
    }
    setStarting(true);
    setProblem(false);
    try {
      await beginOnlineTable({ game: id });
    } catch {
      setStarting(false);
      setProblem(true);
    }
  };
  return (
    <article className={`game${open ? ' is-open' : ''}`} aria-label={title}>
      <button type="button" className="lid" aria-expanded={open} onClick={onOpen}>
        <span className="unseen">{title}</span>
        <GameCover box={box} />
      </button>
      <div className="about kraft">
        <h2>{title}</h2>
        <p className="facts">
          {words.say('home.facts', {
            min: seats.min,
            max: seats.max,
            same: seats.min === seats.max,
            from: minutes.min,
            to: minutes.max,
            about: minutes.min === minutes.max,
            age,
          })}
        </p>
        {/* The keys come with the text above them, which would else push them from under a finger. */}
        <Suspense fallback={<p className="pitch">…</p>}>
          <PitchText game={id} />
          {open && (
            <div className="go">
              <button
                type="button"
                className="primary"
                disabled={starting}
                onClick={() => attempt(start())}
              >
                <Icon name="play" />
                {words.say('home.play-now')}
              </button>
              <button
                type="button"
                className="second"
                disabled={starting}
                onClick={() => attempt(withFriends())}
              >
                <Icon name="friends" />
                {words.say('home.with-friends')}
              </button>
              <Link className="second" href={`/new/${id}`}>
                {words.say('home.same-device')}
              </Link>
              <Link className="second is-learn" href={`/learn/${id}`}>
                {words.say('home.learn')}
              </Link>
            </div>
          )}
        </Suspense>
        {problem && <p role="alert">{words.say('online.no-server')}</p>}
      </div>
      {asking && <ServerDialog path={`/new/${id}`} onClose={() => setAsking(false)} />}
    </article>
  );
}

function PitchText({ game }: { readonly game: string }) {
  return <p className="pitch">{useGameWords(game).say('pitch')}</p>;
}
