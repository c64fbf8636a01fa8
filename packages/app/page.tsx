import { lazy, Suspense, useEffect } from 'react';
import { Home } from './home/home.tsx';
import { isExported } from './place.ts';
import { type Route, readRoute, usePath } from './router.ts';
import { useSettings } from './settings/settings.ts';
import { useTableLight } from './settings/use-table-light.ts';
import { Failed } from './ui/failed.tsx';
import { NoteBar } from './ui/note-bar.tsx';
import { Wood } from './ui/wood.tsx';
import { useWords } from './words.tsx';

// Only the home page is in the first load; every other page is fetched when somebody goes in.
const Setup = lazy(() => import('./setup/setup.tsx'));
const LocalTablePage = lazy(() => import('./table/local-table-page.tsx'));
const OnlineTablePage = lazy(() => import('./online/online-table-page.tsx'));
const Television = lazy(() => import('./television/television.tsx'));
const TelevisionStart = lazy(() => import('./television/television-start.tsx'));
const JoinPage = lazy(() => import('./television/join-page.tsx'));
const FairDice = lazy(() => import('./pages/fair-dice.tsx'));
const Privacy = lazy(() => import('./pages/privacy.tsx'));
const Learn = lazy(() => import('./learn/learn-page.tsx'));
const Puzzles = lazy(() => import('./puzzles/puzzles-page.tsx'));
const PaperTable = lazy(() => import('./paper/paper-table.tsx'));
const PrintPage = lazy(() => import('./print/print-page.tsx'));
const Records = lazy(() => import('./family-log/family-log.tsx'));
const Replay = lazy(() => import('./replay/replay.tsx'));
const SharedGame = lazy(() => import('./share/shared-game.tsx'));
const Rules = lazy(() => import('./rules/rules-page.tsx'));
const NotFound = lazy(() => import('./pages/not-found.tsx'));

/** Pages with keys at their foot. */
const AT_TABLE: ReadonlySet<Route['page']> = new Set([
  'table',
  'online',
  'television',
  'replay',
  'shared',
  'learn',
  'puzzles',
]);

export function Page() {
  const path = usePath();
  const route = readRoute(path);
  const { table, largeText } = useSettings();
  useTableLight(table);
  useEffect(() => {
    document.documentElement.classList.toggle('large-text', largeText);
  }, [largeText]);
  return (
    <>
      {/* Whoever goes on to another page leaves what broke behind. */}
      <Failed key={path} whole>
        <Suspense fallback={<Opening />}>{pageFor(route)}</Suspense>
      </Failed>
      <NoteBar atTable={AT_TABLE.has(route.page)} />
    </>
  );
}

function pageFor(route: ReturnType<typeof readRoute>) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={route.game} game={route.game} />;
    case 'table':
      return <LocalTablePage key={route.id} id={route.id} />;
    // A table with friends stands at its server; among exported files there is none.
    case 'online':
      if (isExported()) return <NotFound />;
      return <OnlineTablePage key={route.id} id={route.id} />;
    case 'television-start':
      return <TelevisionStart />;
    case 'television':
      if (isExported()) return <NotFound />;
      return <Television key={route.id} id={route.id} />;
    case 'join':
      if (isExported()) return <NotFound />;
      return <JoinPage />;
    case 'fair':
      return <FairDice />;
    case 'privacy':
      return <Privacy forChildren={route.forChildren} />;
    case 'learn':
      return <Learn key={`${route.game} ${route.stop}`} game={route.game} stop={route.stop} />;
    case 'puzzles':
      return (
        <Puzzles key={`${route.game} ${route.puzzle}`} game={route.game} puzzle={route.puzzle} />
      );
    case 'paper':
      return <PaperTable key={route.game} game={route.game} />;
    case 'print':
      return <PrintPage key={route.game} game={route.game} />;
    case 'records':
      return <Records />;
    case 'replay':
      return <Replay key={route.id} id={route.id} also={route.also} />;
    case 'shared':
      return <SharedGame key={route.packed} packed={route.packed} />;
    case 'rules':
      return <Rules key={route.game} game={route.game} at={route.at} show={route.show} />;
    case 'unknown':
      return <NotFound />;
  }
}

function Opening() {
  const words = useWords();
  return (
    <>
      <Wood />
      <p className="opening" role="status">
        {words.say('app.opening')}
      </p>
    </>
  );
}
