import { Sheet } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import { type ReactNode, useState } from 'react';
import { goTo } from '../router.ts';
import type { PracticeTable } from '../session/practice-table.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { TableAnswers } from '../table/table-answers.tsx';
import { paceStyle, teamStyle } from '../table/team-style.ts';
import type { Table } from '../table/use-table.ts';
import { useTouches } from '../table/why-tag.tsx';
import { Brandmark } from '../ui/brandmark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { QuietKey } from '../ui/quiet-key.tsx';
import { usePageKeys } from '../ui/use-page-keys.ts';
import { Wood } from '../ui/wood.tsx';
import { WhyKey } from '../why/why-key.tsx';
import { WhyLayer } from '../why/why-layer.tsx';

interface PracticeScreenProps extends Unpacked {
  readonly session: PracticeTable;
  readonly table: Table;
  readonly seat: Seat;
  /** Where it leads back to, and what that is called. */
  readonly path: string;
  readonly leave: string;
  readonly subtitle: string;
  /** The middle of the bar. */
  readonly line: ReactNode;
  /** Keys of the bar beside the one that leaves. */
  readonly tools?: ReactNode;
  /** Who teaches, or what is read, beside the board. */
  readonly aside: ReactNode;
  /** What can be done now that it is judged, in the tray's place; null while something is to be tried. */
  readonly verdict: ReactNode;
  readonly rule: string | null;
  onRule(rule: string | null): void;
}

/** A small real position to try: the game's own board and tray, words beside it, and nothing that hurries anybody. */
export function PracticeScreen(given: PracticeScreenProps) {
  const { game, board, sheet, session, table, path, verdict, rule, onRule } = given;
  const { words, props, showing, seats, state } = table;
  const progress = useStore(session.progress);
  const { id } = game.facts;
  const [asking, setAsking] = useState(false);
  useTouches();
  usePageKeys({
    Escape: () => goTo(path),
    Backspace: () => session.back(),
    r: () => session.again(),
    s: () => session.show(),
    '?': () => setAsking(true),
  });
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen is-lesson${props.look.simple ? ' is-simple' : ''}`}
        data-game={id}
        data-shown={showing.shown.steps}
        style={{
          ...teamStyle(board.seatLook(seats[given.seat] ?? 0)),
          ...paceStyle(props, showing),
        }}
      >
        <header className="bar lesson-bar">
          <Brandmark href={path} name={words.say('title')} below={given.subtitle} />
          {given.line}
          <nav className="tools" aria-label={words.say('table.tools')}>
            {given.tools}
            <WhyKey words={words} isOn={asking} onTurn={setAsking} />
            <IconButton icon="close" label={given.leave} onClick={() => goTo(path)} />
          </nav>
        </header>
        {given.aside}
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
            {verdict === null ? (
              <board.Tray {...props} />
            ) : (
              <div className="lesson-keys">{verdict}</div>
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
      <TableAnswers table={table} onRule={onRule} />
      <WhyLayer board={board} words={words} isOn={asking} onTurn={setAsking} onRule={onRule} />
      {rule !== null && (
        <RuleDialog game={id} rule={rule} words={words} onClose={() => onRule(null)} />
      )}
    </>
  );
}
