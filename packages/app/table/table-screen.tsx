import { type AnyBoardRoom, type AnyTableProps, Icon, type Look, Sheet } from '@hearthside/screen';
import type { GameEvent, Rejection } from '@hearthside/table';
import { sayEvent, sayOutcome } from '@hearthside/text';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Wood } from '../furniture/wood.tsx';
import type { TableLink } from '../session/table-link.ts';
import { prefersReducedMotion, useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { playSound } from '../sound/sounds.ts';
import { speak } from '../sound/speech.ts';
import { useGameWords } from '../words.tsx';
import { Banner } from './banner.tsx';
import { Curtain } from './curtain.tsx';
import { EndDialog } from './end-dialog.tsx';
import { LogPanel } from './log-panel.tsx';
import { namesOf } from './names.ts';
import { sayRejection } from './rejections.ts';
import { RollDialog } from './roll-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { useShowing } from './use-showing.ts';

interface TableScreenProps {
  readonly link: TableLink;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
  /** Starts the same table again; absent where that is not this screen's to do. */
  readonly onRematch?: () => void;
  readonly onRecord?: () => void;
}

/** One table: banner, board, seats, tray, log. It never sees a position, only views. */
export function TableScreen({ link, room, sheet, onRematch, onRecord }: TableScreenProps) {
  const state = useSyncExternalStore(
    useCallback((listener) => link.subscribe(listener), [link]),
    () => link.state,
  );
  const settings = useSettings();
  const gameWords = useGameWords(link.game.facts.id);
  const seats = useMemo(() => link.game.seats(link.options), [link]);
  const words = useMemo(
    () => gameWords.with(namesOf(link.keepers, seats, gameWords)),
    [gameWords, link, seats],
  );
  const [draft, setDraft] = useState<unknown>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [message, setMessage] = useState<{ text: string; rule: string | null } | null>(null);
  const [spoken, setSpoken] = useState('');
  const [lookingAt, setLookingAt] = useState<number | null>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(false);
  const [endSeen, setEndSeen] = useState(false);

  const onEvent = useCallback(
    (event: GameEvent) => {
      const sentence = sayEvent(words, event);
      setSpoken(sentence);
      const sound = room.sound(event);
      if (sound) playSound(sound, settings.volume);
      if (settings.readAloud) speak(sentence, words.locale);
    },
    [words, room, settings.volume, settings.readAloud],
  );
  const showing = useShowing(room, state, settings.speed, onEvent);

  // A new situation makes old plans and old complaints void.
  const situation = `${state.n} ${state.seat} ${state.audience}`;
  const lastSituation = useRef(situation);
  useEffect(() => {
    if (lastSituation.current === situation) return;
    lastSituation.current = situation;
    setDraft(null);
    setMessage(null);
    setLookingAt(null);
  }, [situation]);

  const report = useCallback(
    (rejection: Rejection | null) => {
      if (!rejection) return;
      const text = sayRejection(rejection, words);
      setMessage({ text, rule: rejection.why === 'rule' ? rejection.refusal.rule : null });
      setSpoken(text);
    },
    [words],
  );

  const mayAct = !showing.busy && lookingAt === null;
  const legal = useMemo(
    () => (mayAct ? state.legal.map((text) => link.game.readAction(text)) : []),
    [mayAct, state.legal, link],
  );

  // What nearly everybody answers the same way is answered by itself, if the players like that.
  useEffect(() => {
    if (legal.length === 0 || !settings.answersItself) return;
    const action = room.answersItself?.(showing.view, legal) ?? null;
    if (action !== null) void link.submit(link.game.writeAction(action)).then(report);
  }, [legal, settings.answersItself, room, showing.view, link, report]);

  const look: Look = {
    reducedMotion: prefersReducedMotion() || settings.speed === 'off',
    simple: (link.options as Record<string, unknown>)['level'] === 'first',
    dice: settings.dice,
    television: false,
  };
  const view = lookingAt === null ? showing.view : (state.moments[lookingAt]?.view ?? state.start);
  const props: AnyTableProps = {
    view,
    seat: state.seat,
    legal,
    choose: (action) => void link.submit(link.game.writeAction(action)).then(report),
    draft,
    setDraft,
    event: lookingAt === null ? showing.event : null,
    words,
    look,
    seats,
  };
  const { Board, Tray, Tally } = room;
  const active = state.seat ?? state.awaited[0]?.seat ?? 0;
  const ended = state.outcome !== null && !showing.busy;

  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen${look.simple ? ' is-simple' : ''}${logOpen ? ' has-log' : ''}`}
        data-game={link.game.facts.id}
        style={{
          ['--team' as string]: `var(--${room.seatLook(seats[active] ?? 0).colour})`,
          ['--team-deep' as string]: `var(--${room.seatLook(seats[active] ?? 0).deep})`,
          ['--show-ms' as string]: `${look.reducedMotion ? 0 : Math.min(showing.milliseconds, 900)}ms`,
        }}
      >
        <Banner
          state={state}
          room={room}
          words={words}
          seats={seats}
          keepers={link.keepers}
          progress={room.progress(view, words)}
          message={message}
          lookingBack={lookingAt !== null}
          busy={showing.busy}
          onRule={setRule}
          onReturn={() => setLookingAt(null)}
          onSkip={showing.skip}
          onSettings={() => setSettingsOpen(true)}
          onLog={() => setLogOpen(!logOpen)}
          onTell={() => {
            const told = room.tell(view, state.seat, words);
            setSpoken(told);
            speak(told, words.locale);
          }}
        />
        <SeatPanels {...props} room={room} state={state} keepers={link.keepers} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips; the keyboard has a button for it */}
        <main className="board" onClick={showing.busy ? showing.skip : undefined}>
          <Board {...props} />
        </main>
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
        />
        <footer className="tray">
          <div className="tray-left" />
          <div className="tray-middle">
            {ended ? (
              <button type="button" className="primary" onClick={() => setEndSeen(false)}>
                {words.say('table.result')}
              </button>
            ) : (
              <Tray {...props} />
            )}
          </div>
          <div className="tray-right">
            <button
              type="button"
              className="quiet plain"
              aria-label={words.say('table.take-back')}
              disabled={!state.canTakeBack || !mayAct}
              onClick={() => void link.takeBack().then(report)}
            >
              <span className="btn">
                <Icon name="back" />
              </span>
              <span className="quiet-word">{words.say('table.take-back')}</span>
            </button>
          </div>
        </footer>
      </div>
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
      {state.curtain !== null && !showing.busy && (
        <Curtain
          name={words.say(`seat.${seats[state.curtain]}`)}
          look={room.seatLook(seats[state.curtain] ?? 0)}
          words={words}
          onLift={() => link.liftCurtain()}
        />
      )}
      {state.rolls.length > 0 && !showing.busy && (
        <RollDialog
          rolls={state.rolls}
          game={link.game}
          words={words}
          onRoll={(roll) => void link.submitRoll(roll).then(report)}
        />
      )}
      {rule !== null && (
        <RuleDialog
          game={link.game.facts.id}
          rule={rule}
          words={words}
          onClose={() => setRule(null)}
        />
      )}
      {settingsOpen && (
        <SettingsDialog
          onClose={() => setSettingsOpen(false)}
          onResign={
            link.game.resign && !state.outcome ? () => void link.resign().then(report) : null
          }
        />
      )}
      {ended && !endSeen && state.outcome && (
        <EndDialog
          words={words}
          sentence={sayOutcome(words, state.outcome, seats)}
          onClose={() => setEndSeen(true)}
          {...(onRematch && { onRematch })}
          {...(onRecord && { onRecord })}
        >
          <Tally {...props} />
        </EndDialog>
      )}
    </>
  );
}
