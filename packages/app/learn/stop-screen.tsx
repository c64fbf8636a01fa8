import { Icon, Sheet } from '@hearthside/screen';
import { LessonPlay, type LessonStop } from '@hearthside/table';
import { useEffect, useMemo, useState } from 'react';
import { Link } from '../link.tsx';
import { goTo } from '../router.ts';
import { PracticeTable } from '../session/practice-table.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { paceStyle, teamStyle } from '../table/team-style.ts';
import { useTable } from '../table/use-table.ts';
import { useTitle } from '../title.ts';
import { Hearth } from '../ui/hearth.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { QuietKey } from '../ui/quiet-key.tsx';
import { usePageKeys } from '../ui/use-page-keys.ts';
import { Wood } from '../ui/wood.tsx';
import { keepStars, starsFor, useStars } from './stars.ts';
import { Teacher } from './teacher.tsx';

export interface StopScreenProps extends Unpacked {
  readonly stops: readonly LessonStop[];
  readonly stop: LessonStop;
}

/** One stop: a small real position, the teacher beside it, and nothing that hurries anybody. */
export function StopScreen({ game, board, sheet, stops, stop }: StopScreenProps) {
  const session = useMemo(() => new PracticeTable(new LessonPlay(game, stop)), [game, stop]);
  const progress = useStore(session.progress);
  const table = useTable(session, board);
  const { words, props, showing, seats, state } = table;
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
  usePageKeys({
    Escape: () => goTo(path),
    Backspace: () => session.back(),
    r: () => session.again(),
    s: () => session.show(),
  });
  const look = board.seatLook(seats[stop.seat] ?? 0);
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen is-lesson${props.look.simple ? ' is-simple' : ''}`}
        data-game={id}
        data-shown={showing.shown.steps}
        style={{ ...teamStyle(look), ...paceStyle(props, showing) }}
      >
        <header className="bar lesson-bar">
          <Link className="brandmark" href={path}>
            <Hearth />
            <span>
              {words.say('title')}
              <small>{words.say('learn.stop', { n: at + 1, count: stops.length })}</small>
            </span>
          </Link>
          <StopLine game={id} stops={stops} stop={stop} />
          <nav className="tools" aria-label={words.say('table.tools')}>
            <Link className="btn skip-stop" href={ahead}>
              <span className="quiet-word">{words.say('learn.skip')}</span>
              <Icon name="skip" />
            </Link>
            <IconButton icon="close" label={words.say('learn.leave')} onClick={() => goTo(path)} />
          </nav>
        </header>
        <Teacher
          look={board.teacher}
          stop={stop}
          progress={{ ...progress, answer }}
          words={words}
          onRule={setRule}
        />
        <main className="board">
          <board.Board {...props} />
        </main>
        <footer className="tray">
          <div className="tray-left">
            <IconButton
              icon="step-back"
              label={words.say('learn.back')}
              disabled={progress.choices === 0 && progress.answer === null}
              onClick={() => session.back()}
            />
            <IconButton
              icon="back"
              label={words.say('learn.again')}
              onClick={() => session.again()}
            />
          </div>
          <div className="tray-middle">
            {answer === null ? (
              <board.Tray {...props} />
            ) : (
              <div className="lesson-keys">
                {isDone ? (
                  <>
                    <button type="button" className="second" onClick={() => session.again()}>
                      {words.say('learn.once-more')}
                    </button>
                    <Link className="primary" href={ahead}>
                      {words.say(next ? 'learn.next' : 'learn.finish')}
                    </Link>
                  </>
                ) : (
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
                )}
              </div>
            )}
          </div>
          <div className="tray-right">
            <QuietKey
              icon="hint"
              label={words.say('learn.show-me')}
              disabled={state.seat === null}
              onClick={() => session.show()}
            />
          </div>
        </footer>
      </div>
      <p className="unseen" role="status" aria-live="polite">
        {table.spoken}
      </p>
      {rule !== null && (
        <RuleDialog game={id} rule={rule} words={words} onClose={() => setRule(null)} />
      )}
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
