import { Icon } from '@hearthside/screen';
import { LEVELS } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';
import { sayProblem } from '@hearthside/text';
import { type DragEvent, Suspense, useEffect, useRef, useState } from 'react';
import { BotBust } from '../bots/bot-bust.tsx';
import { Strength } from '../bots/strength.tsx';
import { Link } from '../link.tsx';
import { solvedPuzzles } from '../puzzles/kept-puzzles.ts';
import { exportRecord } from '../replay/kept-records.ts';
import { goTo } from '../router.ts';
import { tables } from '../storage/tables.ts';
import { useStore } from '../store.ts';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { bringIn } from './bring-in.ts';
import { PastGame } from './past-game.tsx';
import {
  type BotWins,
  botWins,
  type Finished,
  MEDALS,
  type TeamBest,
  teamBests,
} from './tallies.ts';
import { type LoggedGame, useFamilyLog } from './use-family-log.ts';

const CHIPS = ['all', 'bots', 'together'] as const;
type Chip = (typeof CHIPS)[number];

/** Which games a chip leaves. */
const isUnder: Readonly<Record<Chip, (game: LoggedGame) => boolean>> = {
  all: () => true,
  bots: ({ table }) => table.keepers.some(({ kind }) => kind === 'bot'),
  together: ({ table }) => table.keepers.filter(({ kind }) => kind === 'person').length > 1,
};

/** The games of this device: what they came to, and each to be watched again. Nothing of it leaves the device. */
export default function FamilyLog() {
  const words = useWords();
  useTitle(words.say('home.records'));
  const { games, finished, refresh, putAway } = useFamilyLog();
  const [message, setMessage] = useState('');
  const [chip, setChip] = useState<Chip>('all');
  const [asking, setAsking] = useState(false);
  const [dropping, setDropping] = useState(false);
  const puzzles = Object.keys(useStore(solvedPuzzles.kept)).length;
  const medals = MEDALS.filter(({ isWon }) => isWon(finished, puzzles)).length;

  const bring = async (text: string) => {
    const brought = await bringIn(text, tables);
    if (brought.is === 'link') return goTo(brought.path);
    if (brought.is === 'bad') {
      setMessage(words.say('records.bad-file', { error: sayProblem(words, brought) }));
      return;
    }
    const { fresh, kept } = brought;
    setMessage(
      fresh > 0
        ? words.say('records.imported', { count: fresh })
        : words.say('log.known', { count: kept.length }),
    );
    await refresh();
  };
  usePastedGames((text) => attempt(bring(text)));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file) attempt(file.text().then(bring));
    else if (text) attempt(bring(text));
  };
  const saveAll = async () => {
    const texts = await Promise.all((games ?? []).map(({ table }) => exportRecord(table)));
    saveFile(texts.join(''), `hearthside-${new Date().toISOString().slice(0, 10)}.jsonl`);
  };
  const deleteAll = async () => {
    for (const { table } of games ?? []) await tables.forget(table.id);
    await refresh();
  };
  const shown = (games ?? []).filter(isUnder[chip]);
  return (
    <>
      <Wood />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; a key opens one too */}
      <div
        className={`family-log${dropping ? ' is-dropping' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
      >
        <header className="bar">
          <Brandmark
            name={words.say('home.records')}
            below={words.say('log.played', { count: games?.length ?? 0 })}
            leadsTo={words.say('table.home')}
          />
          <p className="banner paper">
            <Icon name="key" />
            {words.say('log.private')}
          </p>
          <nav className="tools" aria-label={words.say('table.tools')}>
            <Link className="btn" href="/">
              {words.say('table.home')}
            </Link>
          </nav>
        </header>
        <Shelf finished={finished} puzzles={puzzles} />
        <aside className="log-side">
          <Suspense>
            <TeamRecords bests={teamBests(finished)} />
            <Wins wins={botWins(finished)} />
          </Suspense>
          <LogKeys
            disabled={!games || games.length === 0}
            onSave={() => attempt(saveAll())}
            onOpen={(text) => attempt(text.then(bring))}
            onDelete={() => setAsking(true)}
          />
          <p role="status" className="log-message">
            {message}
          </p>
        </aside>
        <main>
          <header>
            <PageHeading>{words.say('log.past')}</PageHeading>
            {/* biome-ignore lint/a11y/useSemanticElements: a row of keys is no fieldset of a form */}
            <div className="chips" role="group" aria-label={words.say('log.which')}>
              {CHIPS.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={chip === each}
                  onClick={() => setChip(each)}
                >
                  {words.say(`log.${each}`)}
                </button>
              ))}
            </div>
          </header>
          {games?.length === 0 && <p className="paper log-empty">{words.say('records.none')}</p>}
          <ul className="past-games">
            {shown.map((game) => (
              <PastGame
                key={game.table.id}
                {...game}
                onDelete={() => attempt(putAway(game.table))}
              />
            ))}
          </ul>
        </main>
      </div>
      {asking && (
        <Confirm
          title={words.say('log.delete-all')}
          text={words.say('log.delete-all.ask', { games: games?.length ?? 0, medals })}
          action={words.say('log.delete-all')}
          onConfirm={() => attempt(deleteAll())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What is pasted anywhere on the page but in a field. */
function usePastedGames(bring: (text: string) => void): void {
  const latest = useRef(bring);
  latest.current = bring;
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '') latest.current(text);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}

interface ShelfProps {
  readonly finished: readonly Finished[];
  readonly puzzles: number;
}

function Shelf({ finished, puzzles }: ShelfProps) {
  const words = useWords();
  return (
    <section
      className="medals"
      aria-label={words.say('log.medals')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul>
        {MEDALS.map(({ id, icon, isWon }) => {
          const won = isWon(finished, puzzles);
          return (
            <li key={id} className={won ? 'is-won' : undefined}>
              <span className="medal" aria-hidden="true">
                <Icon name={icon} />
              </span>
              <b>{words.say(`medal.${id}`)}</b>
              <small>{words.say(won ? `medal.${id}.won` : 'medal.to-win')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function TeamRecords({ bests }: { readonly bests: readonly TeamBest[] }) {
  const words = useWords();
  if (bests.length === 0) return null;
  return (
    <section className="paper log-records">
      <h2>{words.say('log.records')}</h2>
      <dl>
        {bests.map((best) => (
          <TeamRecordLine key={[best.level?.value, best.seats].join(' ')} best={best} />
        ))}
      </dl>
    </section>
  );
}

function TeamRecordLine({ best }: { readonly best: TeamBest }) {
  const { game, level, seats, score, top } = best;
  const words = useGameWords(game.facts.id);
  return (
    <div>
      <dt>
        {level ? words.say(`option.${level.option}.${level.value}`) : game.facts.title}
        <small>{words.say('log.seats', { count: seats })}</small>
      </dt>
      <dd>
        <meter min={0} max={top} value={score} />
        <b>{words.say('log.score', { score, top })}</b>
      </dd>
    </div>
  );
}

function Wins({ wins }: { readonly wins: readonly BotWins[] }) {
  const words = useWords();
  if (wins.length === 0) return null;
  return (
    <section className="paper log-wins">
      <h2>{words.say('log.wins')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                <BotBust level={level} />
                {words.say(`bot.${level}`)}
                <Strength level={level} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wins.map(({ game, levels }) => (
            <tr key={game.facts.id}>
              <th scope="row">{findBox(game.facts.id)?.facts.title}</th>
              {LEVELS.map((level) => {
                const { won, of } = levels[level];
                return <td key={level}>{of === 0 ? '–' : words.say('log.won-of', { won, of })}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LogKeysProps {
  readonly disabled: boolean;
  onSave(): void;
  onOpen(text: Promise<string>): void;
  onDelete(): void;
}

function LogKeys({ disabled, onSave, onOpen, onDelete }: LogKeysProps) {
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  return (
    <p className="log-keys">
      <button type="button" className="second" disabled={disabled} onClick={onSave}>
        <Icon name="save" />
        {words.say('log.save-all')}
      </button>
      <button type="button" className="second" onClick={() => file.current?.click()}>
        <Icon name="share" />
        {words.say('records.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".jsonl,.json,.txt"
        className="unseen"
        tabIndex={-1}
        aria-label={words.say('records.import')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onOpen(chosen.text());
          target.value = '';
        }}
      />
      <button type="button" className="second is-danger" disabled={disabled} onClick={onDelete}>
        <Icon name="trash" />
        {words.say('log.delete-all')}
      </button>
    </p>
  );
}
