import { Icon } from '@hearthside/screen';
import { LessonPlay, type LessonStop } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useEffect, useMemo, useState } from 'react';
import { Link } from '../link.tsx';
import { PracticeScreen } from '../practice/practice-screen.tsx';
import { PracticeTable, type Progress } from '../session/practice-table.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { useTable } from '../table/use-table.ts';
import { useTitle } from '../title.ts';
import { Glove } from './glove.tsx';
import { keepStars, starsFor, useStars } from './stars.ts';
import { Teacher } from './teacher.tsx';
import { useStopHint } from './use-stop-hint.ts';

export interface StopScreenProps extends Unpacked {
  readonly stops: readonly LessonStop[];
  readonly stop: LessonStop;
}

/** One stop: a small real position, the teacher beside it, and nothing that hurries anybody. */
export function StopScreen({ game, board, sheet, stops, stop }: StopScreenProps) {
  const session = useMemo(() => new PracticeTable(new LessonPlay(game, stop)), [game, stop]);
  const progress = useStore(session.progress);
  const table = useTable(session, board);
  const { words, showing } = table;
  const [rule, setRule] = useState<string | null>(null);
  const { id } = game.facts;
  const at = stops.indexOf(stop);
  const next = stops[at + 1];
  const path = `/learn/${id}`;
  const ahead = next ? `${path}/${next.id}` : path;
  useTitle(words.say(`learn.${stop.id}.title`));
  // Nothing is judged before the learner has seen what came of it.
  const answer = showing.busy ? null : progress.answer;
  const isDone = answer?.is === 'done';
  useEffect(() => {
    if (isDone) keepStars(id, stop.id, starsFor(progress));
  }, [isDone, id, stop.id, progress]);
  useStopHint(table, stop, { ...progress, answer });
  const isPointing = answer === null && table.hint !== null && !showing.busy;
  return (
    <>
      {isPointing && <Glove of={`${stop.id} ${progress.choices}`} />}
      <PracticeScreen
        game={game}
        board={board}
        sheet={sheet}
        session={session}
        table={table}
        seat={stop.seat}
        path={path}
        leave={words.say('learn.leave')}
        subtitle={words.say('learn.stop', { n: at + 1, count: stops.length })}
        line={<StopLine game={id} stops={stops} stop={stop} />}
        tools={
          <Link className="btn skip-stop" href={ahead}>
            <span className="quiet-word">{words.say('learn.skip')}</span>
            <Icon name="skip" />
          </Link>
        }
        aside={
          <Teacher
            look={board.teacher}
            stop={stop}
            progress={{ ...progress, answer }}
            words={words}
            complaint={table.complaint}
            onRule={setRule}
          />
        }
        verdict={
          answer && (
            <StopVerdict
              answer={answer}
              session={session}
              ahead={ahead}
              isLast={next === undefined}
              words={words}
            />
          )
        }
        rule={rule}
        onRule={setRule}
      />
    </>
  );
}

interface StopVerdictProps {
  readonly answer: NonNullable<Progress['answer']>;
  readonly session: PracticeTable;
  readonly ahead: string;
  readonly isLast: boolean;
  readonly words: Words;
}

/** It waits: nothing goes on by itself. */
function StopVerdict({ answer, session, ahead, isLast, words }: StopVerdictProps) {
  if (answer.is === 'done') {
    return (
      <>
        <button type="button" className="second" onClick={() => session.again()}>
          {words.say('learn.once-more')}
        </button>
        <Link className="primary" href={ahead}>
          {words.say(isLast ? 'learn.finish' : 'learn.next')}
        </Link>
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => (answer.is === 'refused' ? session.back() : session.again())}
      >
        {words.say('learn.try-again')}
      </button>
      <button type="button" className="second" onClick={() => session.show()}>
        {words.say('learn.show-me')}
      </button>
    </>
  );
}

interface StopLineProps {
  readonly game: string;
  readonly stops: readonly LessonStop[];
  readonly stop: LessonStop;
}

/** Where on the way this stop is; any other is one tap away. */
function StopLine({ game, stops, stop }: StopLineProps) {
  const table = useStars(game);
  return (
    <ol className="stop-line paper">
      {stops.map(({ id }, index) => (
        <li key={id} className={table(id) > 0 ? 'is-done' : undefined}>
          <Link
            href={`/learn/${game}/${id}`}
            {...(id === stop.id && { 'aria-current': 'step' as const })}
          >
            {index + 1}
          </Link>
        </li>
      ))}
    </ol>
  );
}
