import { type AnyBoardModule, type AnyEndingProps, Sheet } from '@hearthside/screen';
import type { Audience, Outcome, SeatName } from '@hearthside/table';
import { sayEvent, type Words } from '@hearthside/text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Notice, TableSession } from '../session/table-session.ts';
import { speak } from '../sound/speech.ts';
import { useTitle } from '../title.ts';
import { Failed } from '../ui/failed.tsx';
import { attempt, tell as tellAll } from '../ui/note-bar.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Wood } from '../ui/wood.tsx';
import { WhyKey } from '../why/why-key.tsx';
import { WhyLayer } from '../why/why-layer.tsx';
import { type NextTable, nextKeyAfter } from './after-the-game.ts';
import { Banner } from './banner.tsx';
import { ratingOf } from './coach.ts';
import { CoachButton } from './coach-button.tsx';
import { EndKeys } from './end-keys.tsx';
import { EndingSheet, endingColours, endingTitle } from './ending-sheet.tsx';
import { LogPanel } from './log-panel.tsx';
import { readerOf } from './reader.ts';
import { Remark } from './remarks.tsx';
import { Seal } from './seal.tsx';
import { SealLine } from './seal-line.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { TableAnswers } from './table-answers.tsx';
import { TableDialogs } from './table-dialogs.tsx';
import { useTableKeys } from './table-keys.ts';
import { whoPlays, whoPlaysHere } from './table-title.ts';
import { TableTray } from './table-tray.tsx';
import { paceStyle, teamStyle } from './team-style.ts';
import { useHurryingTaps } from './use-hurrying-taps.ts';
import { useNextFocus } from './use-next-focus.ts';
import { type Table, useTable } from './use-table.ts';
import { useTouches } from './why-tag.tsx';

export interface TableScreenProps {
  readonly session: TableSession;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  /** Starts the same table again; absent where that is not this screen's to do. */
  readonly onRematch?: () => void;
  /** Starts another table like it; absent where that is not this screen's to do. */
  readonly onNextTable?: (next: NextTable) => void;
  /** Shows the game again from its beginning. */
  readonly onWatch?: () => void;
  /** Looks at every move with the coach. */
  readonly onReview?: () => void;
  /** Gives the game to others. */
  readonly onShare?: () => void;
  /** The most a team has reached at other tables like this one, where as much could be reached. */
  readonly recordToBeat?: (top: number) => Promise<number | null>;
  /** Who is at a table that is not on one device, and what stands in the tray's corner there. */
  readonly friends?: {
    readonly present: readonly boolean[];
    /** For whom a bot plays while they are away. */
    readonly standIns?: readonly boolean[];
    readonly corner: ReactNode;
    /** What can be done while somebody is awaited who is away. */
    readonly waiting?: ReactNode;
  };
  /** What stands in place of the tray where a game is only watched again. */
  readonly tray?: ReactNode;
  /** On the big screen of the living room: readable from the sofa, nothing to press. */
  readonly television?: boolean;
  /** Shows the end in a way of its own. */
  readonly Ending?: ComponentType<RoomEndingProps>;
}

export interface RoomEndingProps {
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
  const [isFolded, setFolded] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const apart = given.friends !== undefined;
  const reader = readerOf({ keepers: session.keepers, audience: state.audience, apart });
  const isYours = state.phase.is === 'choosing' && table.mayAct;
  useTableTitle({ session, words, seats, apart, reader, isYours });
  useNextFocus(isYours, `${table.situation} ${state.phase.is}`);
  const ending = useEnding(given, table, reader);
  const inSight = ending !== null && !isFolded && lookingAt === null && !given.Ending;
  const onBoard = inSight && board.ending?.place === 'board';
  // Something is still being shown, and nothing can be done before: whoever taps means to go on.
  const isWaiting = isWaitingFor(table) && given.television !== true;
  useHurryingTaps(isWaiting, showing.skip);
  useTableKeys({
    onHelp: () => setAsking(true),
    onEscape: inSight ? () => setFolded(true) : table.putAside,
    ...(isWaiting && { onHurry: showing.skip }),
    ...(lookingAt !== null && { onStep: table.stepTo }),
  });
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
        className={classesOf({
          screen: true,
          'is-simple': props.look.simple,
          'is-television': given.television === true,
          'has-friends': Boolean(given.friends?.corner),
          'has-hint': table.hint !== null,
        })}
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
          lookingBack={table.isBack}
          busy={isBehind || (showing.busy && !table.mayAct)}
          reader={reader}
          ribbon={
            onBoard && ending
              ? { title: endingTitle(board, ending), style: endingColours(board, ending) }
              : null
          }
          onRule={setRule}
          onReturn={() => {
            setLookingAt(null);
            table.setHint(null);
          }}
          onSkip={showing.skip}
          onStep={lookingAt === null ? null : table.stepTo}
          onSettings={() => setSettingsOpen(true)}
          onLog={() => setLogOpen(!logOpen)}
          onTell={tell}
          whyKey={<WhyKey words={words} isOn={asking} onTurn={setAsking} />}
        />
        <SeatPanels
          {...props}
          board={board}
          state={shownState}
          keepers={session.keepers}
          present={given.friends?.present ?? null}
          standIns={given.friends?.standIns ?? null}
          reader={reader}
          showing={showing}
          together={session.game.facts.cooperative}
        />
        <main className="board">
          <Failed onSave={saveRecord}>
            <board.Board {...props} />
          </Failed>
        </main>
        {inSight && ending && (
          <EndingSheet
            board={board}
            props={ending}
            seal={<SealLine session={session} words={words} />}
            onFold={() => setFolded(true)}
          />
        )}
        <Remark
          steps={state.steps}
          words={words}
          nameOf={(seat) => words.say(`seat.${seats[seat]}`)}
        />
        <Tray
          given={given}
          table={table}
          ending={ending}
          {...(isFolded && { onResult: () => setFolded(false) })}
        />
        {/* After the tray: whoever goes by keyboard comes to the actions before the long story. */}
        {!given.television && (
          <LogPanel
            steps={state.steps}
            shown={showing.shown}
            board={board}
            words={words}
            seats={seats}
            reader={reader}
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
      <TableAnswers table={table} onRule={setRule} />
      {!given.television && (
        <WhyLayer
          board={board}
          words={words}
          isOn={asking}
          onTurn={setAsking}
          onRule={setRule}
          onKeys={() => setKeysOpen(true)}
        />
      )}
      <TableDialogs
        {...given}
        table={table}
        reader={reader}
        rule={rule}
        settingsOpen={settingsOpen}
        keysOpen={keysOpen}
        resultOpen={!isFolded}
        onRuleClosed={() => setRule(null)}
        onSettingsClosed={() => setSettingsOpen(false)}
        onKeys={setKeysOpen}
        onResultClosed={() => setFolded(true)}
      />
    </>
  );
}

const isWaitingFor = ({ showing, mayAct, isBack }: Table): boolean =>
  showing.busy && !mayAct && !isBack;

const classesOf = (classes: Readonly<Record<string, boolean>>): string =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');

/** What the end is told with, once all that led to it was shown; null before. */
function useEnding(given: TableScreenProps, table: Table, reader: Audience): AnyEndingProps | null {
  const { outcome } = table.state;
  const { recordToBeat } = given;
  const top = outcome?.kind === 'team' ? outcome.top : null;
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => {
    if (top !== null && recordToBeat) attempt(recordToBeat(top).then(setBest));
  }, [top, recordToBeat]);
  if (!outcome || table.showing.busy) return null;
  return { ...table.props, outcome, reader, best };
}

interface TrayProps {
  readonly given: TableScreenProps;
  readonly table: Table;
  readonly ending: AnyEndingProps | null;
  readonly onResult?: () => void;
}

/** What can be done: in the game, after it, or where it is only watched. */
function Tray({ given, table, ending, onResult }: TrayProps) {
  const { session, board, friends, tray, onRematch, onNextTable } = given;
  const corner = friends?.corner ?? null;
  if (tray) return <footer className="tray is-bare">{tray}</footer>;
  if (!ending) {
    const apart = friends !== undefined;
    return (
      <TableTray
        table={table}
        session={session}
        board={board}
        corner={corner}
        waiting={friends?.waiting ?? null}
        apart={apart}
      />
    );
  }
  const { outcome, reader } = ending;
  const { options, keepers } = session;
  const next = nextKeyAfter({ board, options, keepers, outcome, reader });
  const { onWatch, onReview, onShare } = given;
  return (
    <EndKeys
      words={table.words}
      corner={corner}
      next={next}
      {...(onRematch && { onRematch })}
      {...(onNextTable && next && { onNext: () => onNextTable(next.table) })}
      {...(onWatch && { onWatch })}
      {...(onReview && { onReview })}
      {...(onShare && { onShare })}
      {...(onResult && { onResult })}
    />
  );
}

interface Titled extends Pick<Table, 'words' | 'seats'> {
  readonly session: TableSession;
  readonly apart: boolean;
  readonly reader: Audience;
  readonly isYours: boolean;
}

/** The page's title: whose turn it is, and which table this is. */
function useTableTitle({ session, words, seats, apart, reader, isYours }: Titled): void {
  const you = apart && reader !== 'spectator' ? words.say(`seat.${seats[reader]}`) : null;
  // Two tables of one game are two tabs that can be told apart.
  const who = apart
    ? whoPlays(
        session.keepers.filter((_, seat) => seat !== reader),
        words,
      )
    : whoPlaysHere(session.keepers, words);
  const tableName = words.say('title.who', { title: words.say('title'), who });
  const title = you === null ? tableName : words.say('title.you', { title: tableName, seat: you });
  useTitle(isYours ? words.say('title.your-turn', { title }) : title);
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

/** How good was my last move? Only when asked, and only by the one who made it. */
function RateLastMove({
  table,
  session,
}: {
  readonly table: Table;
  readonly session: TableSession;
}) {
  const { state, words, lastTurn, setHint } = table;
  if (!lastTurn) return null;
  if (session.game.facts.secrets && state.audience !== lastTurn.turn.seat) return null;
  return (
    <CoachButton
      icon="star"
      label={words.say('table.rate')}
      disabled={false}
      ask={(signal) => ratingOf(session, lastTurn, words, signal)}
      onAnswer={setHint}
    />
  );
}
