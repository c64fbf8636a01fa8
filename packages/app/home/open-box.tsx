import { Icon, Piece } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import type { OptionSpec } from '@hearthside/table';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { PickBot } from '../bots/pick-bot.tsx';
import { Link } from '../link.tsx';
import { isExported } from '../place.ts';
import { valuesOf } from '../setup/option-values.ts';
import { PickOption } from '../setup/pick-option.tsx';
import { beginQuickTable } from '../setup/quick-table.ts';
import { rulesOf } from '../setup/rules-of.ts';
import {
  type Answers,
  COMPANIES,
  fitting,
  playKeyOf,
  readAnswers,
  rememberAnswers,
  rememberedAnswers,
} from '../setup/sitting-answers.ts';
import { attempt } from '../ui/note-bar.tsx';
import { Pick } from '../ui/pick.tsx';
import { useGameWords } from '../words.tsx';
import { CompanyPicture } from './company-picture.tsx';
import { LearnKey } from './learn-key.tsx';

const ServerDialog = lazy(async () => ({
  default: (await import('../online/server-dialog.tsx')).ServerDialog,
}));

interface OpenBoxProps {
  readonly box: Box;
  /** Counts how often somebody came here by keyboard: then the key that starts has the focus. */
  readonly called: number;
}

/** Who plays, how strong, which game: every question has an answer already, so the next tap may start. */
export function OpenBox({ box, called }: OpenBoxProps) {
  const { facts, seating } = box;
  const words = useGameWords(facts.id);
  // Most games ask nothing of their own here, and their rules come with the table.
  const game = seating.asked.length > 0 ? use(rulesOf(box)).game : null;
  const [remembered] = useState(() => rememberedAnswers(box));
  const [answers, setAnswers] = useState<Answers>(() => {
    const before = remembered ?? readAnswers(null);
    return game ? { ...before, chosen: fitting(game, before.chosen) } : before;
  });
  const [starting, setStarting] = useState(false);
  const [noServer, setNoServer] = useState(false);
  const [asking, setAsking] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (called > 0) play.current?.focus();
  }, [called]);
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    rememberAnswers(box, next);
  };
  const start = async () => {
    rememberAnswers(box, answers);
    const isApart = answers.company === 'friends';
    if (isApart && isExported()) {
      setAsking(true);
      return;
    }
    setStarting(true);
    setNoServer(false);
    try {
      await beginQuickTable(box, answers);
    } catch (error) {
      if (!isApart) throw error;
      setNoServer(true);
    } finally {
      setStarting(false);
    }
  };
  const { company, level } = answers;
  const specs = (game?.options ?? {}) as Readonly<Record<string, OptionSpec>>;
  /** A question of the game's own. */
  const ask = (option: string) => {
    const spec = specs[option];
    const values = spec && valuesOf(spec);
    if (!values) return null;
    const arePeople = option === seating.countedBy && company === 'device';
    return (
      <PickOption
        key={option}
        option={option}
        values={values}
        value={answers.chosen[option] ?? (spec.default as (typeof values)[number])}
        seating={seating}
        words={words}
        {...(arePeople && {
          label: words.say('home.how-many-people'),
          nameOf: String,
        })}
        onPick={(value) => answer({ chosen: { ...answers.chosen, [option]: value } })}
      />
    );
  };
  return (
    <>
      <Pick
        label={words.say('home.who-plays')}
        value={company}
        choices={COMPANIES.map((each) => ({
          value: each,
          label: words.say(`home.company.${each}`),
          picture: <CompanyPicture company={each} seating={seating} level={level} />,
        }))}
        onPick={(next) => answer({ company: next })}
      />
      {seating.asked.filter((option) => option !== seating.countedBy).map(ask)}
      <div className="side-by-side">
        {seating.asked.filter((option) => option === seating.countedBy).map(ask)}
        {company === 'bot' ? (
          <PickBot
            label={words.say(facts.cooperative ? 'home.who-helps' : 'home.against-whom')}
            aside={
              remembered?.company === 'bot' &&
              remembered.level === level &&
              words.say('home.as-last-time', { name: words.say(`bot.${level}`) })
            }
            level={level}
            words={words}
            onPick={(next) => answer({ level: next })}
          />
        ) : (
          <p className="company-note">
            {company === 'friends' ? (
              <Piece piece="hs-letter" viewBox="-31 -23 62 46" />
            ) : (
              <Piece piece="hs-tablet" viewBox="-38 -29 76 58" />
            )}
            <span>{words.say(company === 'friends' ? 'home.send-link' : 'home.hand-on')}</span>
          </p>
        )}
      </div>
      <div className="actions">
        <button
          ref={play}
          type="button"
          className="primary"
          aria-disabled={starting}
          onClick={() => {
            if (!starting) attempt(start());
          }}
        >
          <Icon name="play" />
          {words.say(playKeyOf(answers, facts.cooperative), { name: words.say(`bot.${level}`) })}
        </button>
        <LearnKey box={box} long />
      </div>
      <Link
        className="more-choices"
        href={`/new/${facts.id}`}
        onClick={() => rememberAnswers(box, answers)}
      >
        {words.say('home.more-choices')}
      </Link>
      {noServer && <p role="alert">{words.say('online.no-server')}</p>}
      {asking && (
        <Suspense>
          <ServerDialog path={`/new/${facts.id}`} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
