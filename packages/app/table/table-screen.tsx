import { type AnyBoardRoom, Icon, Sheet } from '@hearthside/screen';
import { type ReactNode, useEffect, useState } from 'react';
import { Failed } from '../furniture/failed.tsx';
import { attempt, tell as tellAll } from '../furniture/note-bar.tsx';
import { saveFile } from '../furniture/save-file.ts';
import { Wood } from '../furniture/wood.tsx';
import type { Notice, TableLink } from '../session/table-link.ts';
import { speak } from '../sound/speech.ts';
import { useTitle } from '../title.ts';
import { Banner } from './banner.tsx';
import { hintFor, ratingOf } from './coach.ts';
import { CoachButton } from './coach-button.tsx';
import { LogPanel } from './log-panel.tsx';
import { Remark } from './remarks.tsx';
import { Seal } from './seal.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { CONTROLS, useTableKeys } from './table-keys.ts';
import { useNextFocus } from './use-next-focus.ts';
import { type Table, useTable } from './use-table.ts';

export interface TableScreenProps {
  readonly link: TableLink;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
  /** Starts the same table again; absent where that is not this screen's to do. */
  readonly onRematch?: () => void;
  readonly onRecord?: () => void;
  /** Who is at a table that is not on one device, and what stands in the tray's corner there. */
  readonly company?: { readonly present: readonly boolean[]; readonly corner: ReactNode };
  /** What stands in place of the tray where a game is only watched again. */
  readonly tray?: ReactNode;
  /** On the big screen of the living room: readable from the sofa, nothing to press. */
  readonly television?: boolean;
}

/** One table: banner, board, seats, tray, log. It never sees a position, only views. */
export function TableScreen(given: TableScreenProps) {
  const { link, room, sheet } = given;
  const table = useTable(link, room, given.television);
  const { state, words, seats, showing, props, lookingAt, setLookingAt } = table;
  const [rule, setRule] = useState<string | null>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(false);
  const [resultOpen, setResultOpen] = useState(true);
  const [keysOpen, setKeysOpen] = useState(false);
  const isYours = state.phase.is === 'choosing' && table.mayAct;
  useTitle(
    isYours ? words.say('title.your-turn', { title: words.say('title') }) : words.say('title'),
  );
  useNextFocus(isYours, `${table.situation} ${state.phase.is}`);
  useTableKeys({ onHelp: () => setKeysOpen(true), onEscape: table.putAside });
  useNotices(state.notices);
  const saveRecord = () =>
    attempt(link.record().then((text) => saveFile(text, `${link.game.facts.id}.jsonl`)));
  const tell = () => {
    const told = room.tell(props.view, state.seat, words);
    table.say(told);
    speak(told, words.locale);
  };
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen${props.look.simple ? ' is-simple' : ''}${given.television ? ' is-television' : ''}${given.company?.corner ? ' has-company' : ''}`}
        data-game={link.game.facts.id}
        data-told={showing.told.moments}
        style={screenStyle(table, room)}
      >
        <Banner
          state={state}
          room={room}
          words={words}
          seats={seats}
          keepers={link.keepers}
          progress={room.progress(props.view, words)}
          message={table.complaint}
          lookingBack={lookingAt !== null}
          busy={showing.busy && !table.mayAct}
          onRule={setRule}
          onReturn={() => setLookingAt(null)}
          onSkip={showing.skip}
          onSettings={() => setSettingsOpen(true)}
          onLog={() => setLogOpen(!logOpen)}
          onTell={tell}
        />
        <SeatPanels
          {...props}
          room={room}
          state={state}
          keepers={link.keepers}
          present={given.company?.present ?? null}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips; the keyboard has a button for it */}
        <main className="board" onClick={showing.busy ? showing.skip : undefined}>
          <Failed onSave={saveRecord}>
            <room.Board {...props} />
          </Failed>
        </main>
        {table.hint !== null && (
          <p className="hint paper" role="status">
            <Icon name="hint" />
            <span>{table.hint}</span>
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
          moments={state.moments}
          words={words}
          nameOf={(seat) => words.say(`seat.${seats[seat]}`)}
        />
        {given.tray ? (
          <footer className="tray is-bare">{given.tray}</footer>
        ) : (
          <TableTray
            table={table}
            link={link}
            room={room}
            corner={given.company?.corner ?? null}
            onResult={() => setResultOpen(true)}
          />
        )}
        {/* After the tray: whoever goes by keyboard comes to the actions before the long story. */}
        <LogPanel
          moments={state.moments}
          told={showing.told}
          room={room}
          words={words}
          lookingAt={lookingAt}
          open={logOpen}
          onLook={setLookingAt}
          onRule={setRule}
          onClose={() => setLogOpen(false)}
          seal={
            link.proof && <Seal proof={link.proof} verify={() => link.verify()} words={words} />
          }
          coach={<RateLastMove table={table} link={link} />}
        />
      </div>
      <p className="unseen" role="status" aria-live="polite">
        {table.spoken}
      </p>
      <TableDialogs
        {...given}
        table={table}
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
function screenStyle({ state, seats, props, showing }: Table, room: AnyBoardRoom) {
  const active = state.seat ?? state.awaited[0]?.seat ?? 0;
  const { colour, deep } = room.seatLook(seats[active] ?? 0);
  const pace = props.look.reducedMotion ? 0 : Math.min(showing.milliseconds, 900);
  return {
    ['--team' as string]: `var(--${colour})`,
    ['--team-deep' as string]: `var(--${deep})`,
    ['--show-ms' as string]: `${pace}ms`,
  };
}

interface TableTrayProps {
  readonly table: Table;
  readonly link: TableLink;
  readonly room: AnyBoardRoom;
  readonly corner: ReactNode;
  onResult(): void;
}

function TableTray({ table, link, room, corner, onResult }: TableTrayProps) {
  const { state, words, showing, props, report, mayAct } = table;
  const ended = state.outcome !== null && !showing.busy;
  return (
    <footer className="tray">
      <div className="tray-left">
        {state.audience !== 'spectator' || !link.game.facts.secrets ? (
          <CoachButton
            // A hint that comes too late is no hint: with the situation the question goes too.
            key={table.situation}
            icon="hint"
            dataKey={CONTROLS.hint}
            label={words.say('table.hint')}
            disabled={state.seat === null || !mayAct || ended}
            ask={(signal) => hintFor(link, words, signal)}
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
          <room.Tray {...props} />
        )}
      </div>
      <div className="tray-right">
        <button
          type="button"
          className="quiet plain"
          data-key={CONTROLS.takeBack}
          aria-label={words.say('table.take-back')}
          disabled={!state.canTakeBack || !mayAct}
          onClick={() => attempt(link.takeBack().then(report))}
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

/** How good was my last move? Only when asked, and only by the one who made it. */
function RateLastMove({ table, link }: { readonly table: Table; readonly link: TableLink }) {
  const { state, words, lastMove, setHint } = table;
  if (!lastMove) return null;
  if (link.game.facts.secrets && state.audience !== lastMove.turn.seat) return null;
  return (
    <CoachButton
      icon="star"
      label={words.say('table.rate')}
      disabled={false}
      ask={(signal) => ratingOf(link, lastMove, words, signal)}
      onAnswer={setHint}
    />
  );
}
