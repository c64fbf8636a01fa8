import { Icon, Sheet } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '../link.tsx';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { GameTabs } from '../ui/game-tabs.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { usePageKeys } from '../ui/use-page-keys.ts';
import { Wood } from '../ui/wood.tsx';
import { useGameWords } from '../words.tsx';
import { Contents } from './contents.tsx';
import { allDrawn } from './diagram.tsx';
import { Glance } from './glance.tsx';
import { keepPlace, type Place, takePlace } from './kept-place.ts';
import { type OpenedRules, useRulebookText, useStatements } from './opened-rules.ts';
import { found, namedBy, type Statement } from './rule-search.ts';
import { RuleSection } from './rule-section.tsx';
import { bySection } from './sections.ts';

interface RulesOfGameProps {
  readonly opened: OpenedRules;
  /** A statement or a section that the address names. */
  readonly at: string | null;
}

/** The rules of one game, to be read: pictures first, every statement below. */
export function RulesOfGame({ opened, at }: RulesOfGameProps) {
  const { game, box, rulebook, sheet } = opened;
  const { id } = game.facts;
  const gameWords = useGameWords(id);
  const bookText = useRulebookText(id, gameWords.locale);
  const words: Words = useMemo(() => gameWords.with(bookText), [gameWords, bookText]);
  const statements = useStatements(id, words.locale);
  const [place] = useState(() => takePlace(id));
  const [query, setQuery] = useState(place?.query ?? '');
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => place?.open ?? new Set(at === null ? [] : [at]),
  );
  const searchBox = useRef<HTMLInputElement>(null);
  useTitle(words.say('rules.of', { title: box.facts.title }));
  useReturn(place);
  useGoTo(place ? null : at, setOpen);
  useUnfoldedPrint(statements, setOpen);
  usePageKeys({ '/': () => searchBox.current?.focus() });
  const [onPaper, setOnPaper] = useState(false);
  const printAll = async () => {
    flushSync(() => setOnPaper(true));
    await allDrawn();
    print();
  };
  const hits = query.trim() === '' ? statements : found(query, statements);
  const lone = query.trim() !== '' && hits.length === 1 ? hits[0]?.id : undefined;
  const sections = bySection(rulebook, hits);
  const reading = {
    query: query.trim() !== '' && namedBy(query, statements) ? '' : query.trim(),
    open: lone === undefined ? open : new Set([...open, lone]),
    onPaper,
    onToggle: (rule: string, isOpen: boolean) =>
      setOpen((was) => {
        const now = new Set(was);
        if (isOpen) now.add(rule);
        else now.delete(rule);
        return now;
      }),
    onShow: (rule: string) => keepPlace(id, { query, open, scroll: scrollY, rule }),
  };
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <main className="rules">
        <header className="rules-bar">
          <Brandmark below={words.say('home.rules')} />
          <Link className="btn home-key" href="/" aria-label={words.say('table.home')}>
            <Icon name="home" />
          </Link>
          <GameTabs label={words.say('rules.games')} game={id} path={(each) => `/rules/${each}`} />
          <IconButton
            icon="print"
            label={words.say('rules.print')}
            onClick={() => attempt(printAll())}
          />
        </header>
        <aside className="rules-side">
          <label className="rule-search paper">
            <Icon name="search" />
            <span className="unseen">{words.say('rules.find')}</span>
            <input
              ref={searchBox}
              type="search"
              value={query}
              placeholder={words.say('rules.find')}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          <Contents
            game={id}
            sections={rulebook?.sections ?? []}
            words={words}
            onGo={(section) => {
              setQuery('');
              requestAnimationFrame(() => goToSection(section));
            }}
          />
          <p className="ruling-legend paper">
            <Icon name="gavel" />
            <span>{words.say('rules.gavel-means')}</span>
          </p>
        </aside>
        <div className="rule-book">
          <section
            className="rule-section at-a-glance"
            data-section="glance"
            hidden={query.trim() !== ''}
          >
            <PageHeading>{box.facts.title}</PageHeading>
            <p className="tagline">{words.say('tagline')}</p>
            {rulebook && <Glance win={rulebook.win} round={rulebook.round} words={words} />}
          </section>
          <p className="unseen" role="status">
            {query.trim() !== '' && words.say('rules.found', { count: hits.length })}
          </p>
          {hits.length === 0 && (
            <p className="rule-section nothing-found">{words.say('rules.nothing')}</p>
          )}
          {sections.map(({ section, statements: those }) => (
            <RuleSection
              key={section?.id ?? 'all'}
              opened={opened}
              section={section}
              statements={those}
              reading={reading}
              words={words}
            />
          ))}
          <p className="rules-credits">{words.say('credits')}</p>
        </div>
      </main>
    </>
  );
}

const still = (): ScrollIntoViewOptions => ({ block: 'start', behavior: 'auto' });

function goToSection(section: string | null): void {
  if (section === null) {
    scrollTo(0, 0);
    return;
  }
  const there = document.querySelector(`[data-section="${CSS.escape(section)}"]`);
  there?.scrollIntoView(still());
  there?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Whoever comes by a link is where it leads: the statement unfolded and in view, or its section. */
function useGoTo(
  at: string | null,
  setOpen: (change: (was: ReadonlySet<string>) => Set<string>) => void,
): void {
  useEffect(() => {
    if (at === null) return;
    const statement = document.getElementById(at);
    if (!(statement instanceof HTMLDetailsElement)) {
      goToSection(at);
      return;
    }
    setOpen((was) => new Set([...was, at]));
    statement.scrollIntoView({ ...still(), block: 'center' });
    statement.querySelector('summary')?.focus({ preventScroll: true });
  }, [at, setOpen]);
}

/** Back from a position that was shown, everything is as it was left. */
function useReturn(place: Place | null): void {
  useLayoutEffect(() => {
    if (!place) return;
    scrollTo(0, place.scroll);
    const key = `[data-shows="${CSS.escape(place.rule)}"]`;
    document.querySelector<HTMLElement>(key)?.focus({ preventScroll: true });
  }, [place]);
}

/** On paper nothing can be unfolded: everything is, and as it was afterwards. */
function useUnfoldedPrint(
  statements: readonly Statement[],
  setOpen: (change: (was: ReadonlySet<string>) => ReadonlySet<string>) => void,
): void {
  useEffect(() => {
    let before: ReadonlySet<string> = new Set();
    const unfold = () =>
      flushSync(() =>
        setOpen((was) => {
          before = was;
          return new Set(statements.map(({ id }) => id));
        }),
      );
    const fold = () => setOpen(() => before);
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, [statements, setOpen]);
}
