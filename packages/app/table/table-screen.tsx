import { type AnyBoardModule, Icon, Sheet } from '@hearthside/screen';
import type { Outcome, SeatName } from '@hearthside/table';
import { sayEvent, sentence, type Words } from '@hearthside/text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Notice, TableSession } from '../session/table-session.ts';
import { speak } from '../sound/speech.ts';
import { useTitle } from '../title.ts';
import { Failed } from '../ui/failed.tsx';
import { attempt, tell as tellAll } from '../ui/note-bar.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Wood } from '../ui/wood.tsx';
import { Banner } from './banner.tsx';
import { hintFor, ratingOf } from './coach.ts';
import { CoachButton } from './coach-button.tsx';
import { LogPanel } from './log-panel.tsx';
import { readerOf } from './reader.ts';
import { Remark } from './remarks.tsx';
import { Seal } from './seal.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { CONTROLS, useTableKeys } from './table-keys.ts';
import { paceStyle, teamStyle } from './team-style.ts';
import { useNextFocus } from './use-next-focus.ts';
import { type Table, useTable } from './use-table.ts';
import { useTouches, WhyTag } from './why-tag.tsx';

export interface TableScreenProps {
  readonly session: TableSession;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  /** Starts the same table again; absent where that is not this screen's to do. */
  readonly onRematch?: () => void;
  readonly onRecord?: () => void;
  /** Who is at a table that is not on one device, and what stands in the tray's corner there. */
  readonly friends?: { readonly present: readonly boolean[]; readonly corner: ReactNode };
  /** What stands in place of the tray where a game is only watched again. */
  readonly tray?: ReactNode;
  /** On the big screen of the living room: readable from the sofa, nothing to press. */
  readonly television?: boolean;
  /** Shows the end in place of the dialog. */
  readonly Ending?: ComponentType<EndingProps>;
}

export interface EndingProps {
  readonly words: Words;
  readonly board: AnyBoardModule;
  readonly outcome: Outcome;
  readonly seats: readonly SeatName[];
  readonly sentence: string;
  /** How it was counted. */
  readonly children: ReactNode;
  onClose(): void;
}

/** One table: banner, board, seats, tray, log. It never sees a position, only views. */
export function TableScreen(given: TableScreenProps) {
  const { session, board, sheet } = given;
  const table = useTable(session, board, given.television);
  const { state, words, seats, showing, props, lookingAt, setLookingAt } = table;
  const [rule, setRule] = useState<string | null>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(false);
  const [resultOpen, setResultOpen] = useState(true);
  const [keysOpen, setKeysOpen] = useState(false);
  const apart = given.friends !== undefined;
  const reader = readerOf({ keepers: session.keepers, audience: state.audience, apart });
  const isYours = state.phase.is === 'choosing' && table.mayAct;
  const you = apart && reader !== 'spectator' ? words.say(`seat.${seats[reader]}`) : null;
  const title =
    you === null
      ? words.say('title')
      : words.say('title.you', { title: words.say('title'), seat: you });
  useTitle(isYours ? words.say('title.your-turn', { title }) : title);
  useNextFocus(isYours, `${table.situation} ${state.phase.is}`);
  useTableKeys({ onHelp: () => setKeysOpen(true), onEscape: table.putAside });
  useNotices(state.notices);
  useTouches();
  // A screen that only shows says nothing of what comes next before it has shown what led to it.
  const isBehind = given.television === true && showing.busy;
  const shownState = isBehind ? { ...state, awaited: [] } : state;
  const telling =
    isBehind && showing.event
      ? { piece: board.eventPiece(showing.event), text: sayEvent(words, showing.event) }
      : null;
  const saveRecord = () =>
    attempt(session.record().then((text) => saveFile(text, `${session.game.facts.id}.jsonl`)));
  const tell = () => {
    const told = board.tell(props.view, state.seat, words);
    table.say(told);
    speak(told, words.locale);
  };
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen${props.look.simple ? ' is-simple' : ''}${given.television ? ' is-television' : ''}${given.friends?.corner ? ' has-friends' : ''}`}
        data-game={session.game.facts.id}
        data-shown={showing.shown.steps}
        style={screenStyle(table, board)}
      >
        <Banner
          state={shownState}
          telling={telling}
          board={board}
          words={words}
          seats={seats}
          keepers={session.keepers}
          progress={board.progress(props.view, words)}
          lookingBack={lookingAt !== null}
          busy={isBehind || (showing.busy && !table.mayAct)}
          reader={reader}
          onRule={setRule}
          onReturn={() => setLookingAt(null)}
          onSkip={showing.skip}
          onSettings={() => setSettingsOpen(true)}
          onLog={() => setLogOpen(!logOpen)}
          onTell={tell}
        />
        <SeatPanels
          {...props}
          board={board}
          state={shownState}
          keepers={session.keepers}
          present={given.friends?.present ?? null}
          reader={reader}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips; the keyboard has a button for it */}
        <main className="board" onClick={showing.busy ? showing.skip : undefined}>
          <Failed onSave={saveRecord}>
            <board.Board {...props} />
          </Failed>
        </main>
        {table.hint !== null && (
          <p className="hint paper" role="status">
            <Icon name="hint" />
            <span>{table.hint.text}</span>
            <button
              type="button"
              className="plain"
              aria-label={words.say('table.close')}
              onClick={() => table.setHint(null)}
            >
              <Icon name="close" />
            </button>
          </p>
        )}
        <Remark
          steps={state.steps}
          words={words}
          nameOf={(seat) => words.say(`seat.${seats[seat]}`)}
        />
        {given.tray ? (
          <footer className="tray is-bare">{given.tray}</footer>
        ) : (
          <TableTray
            table={table}
            session={session}
            board={board}
            corner={given.friends?.corner ?? null}
            apart={apart}
            onResult={() => setResultOpen(true)}
          />
        )}
        {/* After the tray: whoever goes by keyboard comes to the actions before the long story. */}
        {!given.television && (
          <LogPanel
            steps={state.steps}
            shown={showing.shown}
            board={board}
            words={words}
            lookingAt={lookingAt}
            open={logOpen}
            onLook={setLookingAt}
            onRule={setRule}
            onClose={() => setLogOpen(false)}
            seal={
              session.proof && (
                <Seal proof={session.proof} verify={() => session.verify()} words={words} />
              )
            }
            coach={<RateLastMove table={table} session={session} />}
          />
        )}
      </div>
      {table.complaint && (
        <WhyTag
          complaint={table.complaint}
          words={words}
          onRule={setRule}
          onGone={table.forgetComplaint}
        />
      )}
      <p className="unseen" role="status" aria-live="polite">
        {table.spoken}
      </p>
      <TableDialogs
        {...given}
        table={table}
        reader={reader}
        rule={rule}
        settingsOpen={settingsOpen}
        keysOpen={keysOpen}
        resultOpen={resultOpen}
        onRuleClosed={() => setRule(null)}
        onSettingsClosed={() => setSettingsOpen(false)}
        onKeys={setKeysOpen}
        onResultClosed={() => setResultOpen(false)}
      />
    </>
  );
}

/** What people should know though play goes on is said once, when it comes to be so. */
function useNotices(notices: readonly Notice[]): void {
  const all = notices.join(' ');
  useEffect(() => {
    for (const notice of all.split(' ').filter(Boolean)) {
      tellAll({ key: `notice.${notice}`, lasting: notice === 'not-kept' });
    }
  }, [all]);
}

/** The colours of whoever is awaited, and how long what is shown now takes. */
function screenStyle({ state, seats, props, showing }: Table, board: AnyBoardModule) {
  const active = state.seat ?? state.awaited[0]?.seat ?? 0;
  return { ...teamStyle(board.seatLook(seats[active] ?? 0)), ...paceStyle(props, showing) };
}

interface TableTrayProps {
  readonly table: Table;
  readonly session: TableSession;
  readonly board: AnyBoardModule;
  readonly corner: ReactNode;
  /** Do the others sit at devices of their own? */
  readonly apart: boolean;
  onResult(): void;
}

function TableTray({ table, session, board, corner, apart, onResult }: TableTrayProps) {
  const { state, words, showing, props, report, mayAct } = table;
  const ended = state.outcome !== null && !showing.busy;
  return (
    <footer className="tray">
      <div className="tray-left">
        {state.audience !== 'spectator' || !session.game.facts.secrets ? (
          <CoachButton
            // A hint that comes too late is no hint: with the situation the question goes too.
            key={table.situation}
            icon="hint"
            dataKey={CONTROLS.hint}
            label={words.say('table.hint')}
            disabled={state.seat === null || !mayAct || ended}
            ask={(signal) => hintFor(session, words, signal)}
            onAnswer={table.setHint}
          />
        ) : null}
        {corner}
      </div>
      <div className="tray-middle">
        {ended ? (
          <button type="button" className="primary" onClick={onResult}>
            {words.say('table.result')}
          </button>
        ) : (
          <>
            <WhoYouAre table={table} apart={apart} />
            <board.Tray {...props} />
          </>
        )}
      </div>
      <div className="tray-right">
        <button
          type="button"
          className="quiet plain"
          data-key={CONTROLS.takeBack}
          aria-label={words.say('table.take-back')}
          aria-disabled={!state.canTakeBack || !mayAct}
          onClick={() => attempt(session.takeBack().then(report))}
        >
          <span className="btn">
            <Icon name="back" />
          </span>
          <span className="quiet-word">{words.say('table.take-back')}</span>
        </button>
      </div>
    </footer>
  );
}

/** Somebody who has come by a link reads which seat is theirs until they first act, or that they watch. */
function WhoYouAre({ table, apart }: { readonly table: Table; readonly apart: boolean }) {
  const { state, words, seats } = table;
  const { audience } = state;
  if (!apart || state.outcome !== null) return null;
  if (audience === 'spectator') {
    return <p className="who-you-are">{sentence(words.say('table.you-watch'))}</p>;
  }
  if (state.steps.some(({ by }) => by === audience)) return null;
  const seat = words.say(`seat.${seats[audience]}`);
  return <p className="who-you-are">{sentence(words.say('table.you-are', { seat }))}</p>;
}

/** How good was my last move? Only when asked, and only by the one who made it. */
function RateLastMove({
  table,
  session,
}: {
  readonly table: Table;
  readonly session: TableSession;
}) {
  const { state, words, lastMove, setHint } = table;
  if (!lastMove) return null;
  if (session.game.facts.secrets && state.audience !== lastMove.turn.seat) return null;
  return (
    <CoachButton
      icon="star"
      label={words.say('table.rate')}
      disabled={false}
      ask={(signal) => ratingOf(session, lastMove, words, signal)}
      onAnswer={setHint}
    />
  );
}
