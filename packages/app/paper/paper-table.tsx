import { type AnyPaperModule, Icon, Sheet } from '@hearthside/screen';
import { type Box, findBox, shelf } from '@hearthside/shelf';
import type { Json } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { use, useMemo, useState } from 'react';
import { WhichGame } from '../home/which-game.tsx';
import { Link } from '../link.tsx';
import NotFound from '../pages/not-found.tsx';
import { Openings } from '../session/unpack-box.ts';
import { useTitle } from '../title.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import '@hearthside/screen/style/paper.css';
import './paper.css';
import { AskTab } from './ask-tab.tsx';
import { DieTab } from './die-tab.tsx';
import { type KeptPaper, keepPaper, readPaper } from './kept-paper.ts';
import { ScoreTab } from './score-tab.tsx';

/** A phone beside a game on paper: it counts, rolls and answers, and keeps all of it to itself. */
export default function PaperTable({ game }: { readonly game: string | null }) {
  if (game === null) return <WhichPaper />;
  const box = findBox(game);
  return box?.paper ? <PaperOf key={game} box={box} /> : <NotFound />;
}

function WhichPaper() {
  const words = useWords();
  return (
    <WhichGame
      title={words.say('paper.title')}
      how={words.say('paper.how')}
      under="/paper"
      boxes={shelf.filter(({ paper }) => paper)}
    />
  );
}

interface Opened {
  readonly paperModule: AnyPaperModule;
  readonly sheet: string;
}

const openings = new Openings(async (id): Promise<Opened> => {
  const box = findBox(id);
  if (!box?.paper) throw new Error(`${id} has no paper module`);
  const [{ paperModule }, { sheet }] = await Promise.all([box.paper(), box.art()]);
  return { paperModule, sheet };
});

const TABS = ['score', 'die', 'ask'] as const;
type Tab = (typeof TABS)[number];
const ICONS: Readonly<Record<Tab, string>> = { score: 'log', die: 'star', ask: 'hint' };

function PaperOf({ box }: { readonly box: Box }) {
  const { id, title } = box.facts;
  const { paperModule, sheet } = use(openings.get(id));
  const gameWords = useGameWords(id);
  const words = useMemo(
    () => gameWords.with(paperModule.text[gameWords.locale] ?? paperModule.text['en'] ?? {}),
    [gameWords, paperModule],
  );
  const [tab, setTab] = useState<Tab>('score');
  const [paper, setPaper] = useState(() => readPaper(id));
  const [isKept, setKept] = useState(true);
  const change = (next: KeptPaper) => {
    setPaper(next);
    setKept(keepPaper(id, next));
  };
  useTitle(`${title}: ${words.say('paper.title')}`);
  const kept = paper.score === null ? null : paperModule.readScore(paper.score);
  const score: unknown = kept ?? paperModule.empty;
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <main className="paper-table">
        <header>
          <PageHeading>{words.say('paper.title')}</PageHeading>
          <p>{title}</p>
        </header>
        {!isKept && <p role="alert">{words.say('paper.not-kept')}</p>}
        <section aria-label={words.say(`paper.tab.${tab}`)} className="paper-sheet">
          {tab === 'score' && (
            <ScoreTab
              paperModule={paperModule}
              score={score}
              paper={paper}
              words={words}
              onChange={(next) => change({ ...paper, score: next as Json })}
              onFinish={change}
            />
          )}
          {tab === 'die' && (
            <DieTab die={paperModule.die} paper={paper} words={words} onChange={change} />
          )}
          {tab === 'ask' && <AskTab game={id} questions={paperModule.questions} words={words} />}
        </section>
        <Tabs tab={tab} game={id} words={words} onChange={setTab} />
      </main>
    </>
  );
}

interface TabsProps {
  readonly tab: Tab;
  readonly game: string;
  readonly words: Words;
  onChange(tab: Tab): void;
}

/** Along the foot, where the thumb is. */
function Tabs({ tab, game, words, onChange }: TabsProps) {
  return (
    <nav className="paper-tabs" aria-label={words.say('paper.title')}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onChange(each)}
        >
          <Icon name={ICONS[each]} />
          {words.say(`paper.tab.${each}`)}
        </button>
      ))}
      <Link href={`/learn/${game}`}>
        <Icon name="book" />
        {words.say('paper.tab.learn')}
      </Link>
    </nav>
  );
}
