import { Piece } from '@hearthside/screen';
import { ExamplePlay, type RuleExample } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from '../link.tsx';
import { PracticeScreen } from '../practice/practice-screen.tsx';
import { PracticeTable } from '../session/practice-table.ts';
import { speak } from '../sound/speech.ts';
import { useStore } from '../store.ts';
import { useTable } from '../table/use-table.ts';
import { useTitle } from '../title.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { type OpenedRules, useStatements } from './opened-rules.ts';
import { type RulingKind, RulingNote, rulingKind } from './ruling-mark.tsx';

interface ShowScreenProps {
  readonly opened: OpenedRules;
  readonly example: RuleExample;
}

/** A position in which a statement matters, to be looked at and tried, with the statement beside it. */
export function ShowScreen({ opened, example }: ShowScreenProps) {
  const { game, board, sheet } = opened;
  const session = useMemo(() => new PracticeTable(new ExamplePlay(game, example)), [game, example]);
  const table = useTable(session, board);
  const { words, showing } = table;
  const progress = useStore(session.progress);
  const [rule, setRule] = useState<string | null>(null);
  const statements = useStatements(game.facts.id, words.locale);
  const statement = statements.find(({ id }) => id === example.rule);
  const path = `/rules/${game.facts.id}/${example.rule}`;
  useTitle(words.say('table.rule', { rule: example.rule }));
  // Nothing is said to be seen before it was shown.
  const isSeen = !showing.busy && progress.answer?.is === 'done';
  return (
    <PracticeScreen
      game={game}
      board={board}
      sheet={sheet}
      session={session}
      table={table}
      seat={example.seat}
      path={path}
      leave={words.say('rules.back')}
      subtitle={words.say('table.rule', { rule: example.rule })}
      line={<span />}
      aside={
        <StatementCard
          isSeen={isSeen}
          isToTry={example.actions.length > 0}
          rule={example.rule}
          short={statement?.short ?? ''}
          text={statement?.text ?? ''}
          ruling={rulingKind(game.facts, example.rule)}
          teacher={<Piece className="teacher-piece" {...board.teacher} />}
          words={words}
        />
      }
      verdict={
        isSeen ? (
          <>
            <button type="button" className="second" onClick={() => session.again()}>
              {words.say('learn.once-more')}
            </button>
            <Link className="primary" href={path}>
              {words.say('rules.back')}
            </Link>
          </>
        ) : null
      }
      rule={rule}
      onRule={setRule}
    />
  );
}

interface StatementCardProps {
  readonly isSeen: boolean;
  readonly isToTry: boolean;
  readonly rule: string;
  readonly short: string;
  readonly text: string;
  readonly ruling: RulingKind | null;
  readonly teacher: ReactNode;
  readonly words: Words;
}

function StatementCard(props: StatementCardProps) {
  const { isSeen, isToTry, rule, short, text, ruling, teacher, words } = props;
  return (
    <aside
      className={`teacher${isSeen ? ' is-praises' : ''}`}
      aria-label={words.say('table.rule', { rule })}
    >
      <div className="bubble">
        <IconButton
          icon="read"
          className="hear"
          label={words.say('table.read-aloud')}
          onClick={() => speak(`${short} ${text}`, words.locale)}
        />
        <PageHeading>{short}</PageHeading>
        <p>{text}</p>
        {ruling && <RulingNote kind={ruling} words={words} />}
        <p className="statement-tries" role="status">
          <span className="rule-id">{rule}</span>{' '}
          {isSeen ? words.say('rules.seen') : isToTry && words.say('rules.try')}
        </p>
      </div>
      {teacher}
    </aside>
  );
}
