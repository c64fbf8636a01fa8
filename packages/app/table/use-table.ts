import type { AnyBoardModule, AnyTableProps, Look } from '@hearthside/screen';
import type { GameEvent, Refusal, SeatName } from '@hearthside/table';
import { sayEvent, sayPrompt, type Words } from '@hearthside/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Refused, TableSession, TableState } from '../session/table-session.ts';
import { prefersReducedMotion, useSettings } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import { speak } from '../sound/speech.ts';
import { useStore } from '../store.ts';
import { attempt } from '../ui/note-bar.tsx';
import { useGameWords } from '../words.tsx';
import { type Hint, type OwnTurn, turnNow, withChoice } from './coach.ts';
import { namesOf } from './names.ts';
import { sayRejection } from './rejections.ts';
import { type Showing, useShowing } from './use-showing.ts';

/** Why something was refused, and by which rule. */
export interface Complaint {
  /** Counts complaints: the same one twice is told twice. */
  readonly nth: number;
  readonly text: string;
  readonly rule: string | null;
}

export interface Table {
  readonly state: TableState;
  readonly words: Words;
  readonly seats: readonly SeatName[];
  readonly showing: Showing;
  /** What board, tray and panels are given. */
  readonly props: AnyTableProps;
  readonly complaint: Complaint | null;
  /** The latest that was said, for the live region. */
  readonly spoken: string;
  say(text: string): void;
  /** Shows why not, if something was refused. */
  report(refused: Refused | null): void;
  /** What the coach said, until something happens. */
  readonly hint: Hint | null;
  /** Changes when what can be done changes: a plan, a complaint or a hint from before is void. */
  readonly situation: string;
  setHint(hint: Hint | null): void;
  /** Does what the hint says, or lays it out for the player to decide. */
  doHint(): void;
  /** Can something be done now, or is something shown that comes before? */
  readonly mayAct: boolean;
  /** The latest whole turn made here, for whoever wants to know how good it was. */
  readonly lastTurn: OwnTurn | null;
  /** Is the table shown as it was earlier? */
  readonly isBack: boolean;
  /** The moment of the log that is looked at; null for now. */
  readonly lookingAt: number | null;
  setLookingAt(moment: number | null): void;
  /** One moment back or on from the one that is looked at; past the last comes now. */
  stepTo(by: number): void;
  /** Puts aside what is planned, complained of, hinted or looked at, the nearest first. */
  putAside(): void;
  forgetComplaint(): void;
}

/** Everything a table screen needs to know and do, without a pixel of it. */
export function useTable(session: TableSession, board: AnyBoardModule, television = false): Table {
  const state = useStore(session.state);
  const settings = useSettings();
  const gameWords = useGameWords(session.game.facts.id);
  const seats = useMemo(() => session.game.seats(session.options), [session]);
  const words = useMemo(
    () => gameWords.withNames(namesOf(session.keepers, seats, gameWords)),
    [gameWords, session.keepers, seats],
  );
  const [draft, setDraft] = useState<unknown>(null);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const [spoken, say] = useState('');
  const [hint, setHint] = useState<Hint | null>(null);
  const [lookingAt, setLookingAt] = useState<number | null>(null);

  const onEvent = useCallback(
    (event: GameEvent) => {
      const sentence = sayEvent(words, event);
      say(sentence);
      const sound = board.sound(event);
      if (sound) playSound(sound, settings.volume);
      if (settings.readAloud) speak(sentence, words.locale);
    },
    [words, board, settings.volume, settings.readAloud],
  );
  const showing = useShowing(board, state, settings.speed, onEvent);

  // A new situation makes old plans and old complaints void; that somebody else has chosen
  // meanwhile is none, as long as the same can still be done.
  const own = state.steps.filter(({ by }) => by === state.seat).length;
  const situation = [state.seat, state.audience, own, ...state.legal].join(' ');
  const lastSituation = useRef(situation);
  useEffect(() => {
    if (lastSituation.current === situation) return;
    lastSituation.current = situation;
    setDraft(null);
    setComplaint(null);
    setHint(null);
    setLookingAt(null);
  }, [situation]);

  const report = useCallback(
    (refused: Refused | null) => {
      // A second tap while the first is on its way is answered by the first.
      if (!refused || refused.why === 'still-sending') return;
      const text = sayRejection(refused, words);
      setComplaint((was) => ({
        nth: (was?.nth ?? 0) + 1,
        text,
        rule: refused.why === 'rule' ? refused.refusal.rule : null,
      }));
      say(text);
    },
    [words],
  );
  const explain = useCallback(
    (refusal: Refusal | null) => report(refusal && { why: 'rule', refusal }),
    [report],
  );
  // A complaint about one plan says nothing of the next; and whoever plans goes their own way.
  const plan = useCallback((next: unknown) => {
    setComplaint(null);
    setHint(null);
    setDraft(next);
  }, []);
  const [lastTurn, setLastTurn] = useState<OwnTurn | null>(null);
  const choose = useCallback(
    async (choice: unknown) => {
      const action = session.game.writeAction(choice);
      const { value: state } = session.state;
      const turn = turnNow(state);
      const { steps: before } = state;
      const refused = await session.submit(action);
      report(refused);
      if (!refused && turn) setLastTurn((was) => withChoice(was, turn, before, action));
    },
    [session, report],
  );

  // Whoever was choosing goes on choosing while it is shown that somebody else has: a key that
  // went dead under the finger would swallow the tap.
  const settled = useRef(situation);
  useEffect(() => {
    if (!showing.busy) settled.current = situation;
  }, [showing.busy, situation]);
  const past = hint?.past ?? null;
  const mayAct =
    lookingAt === null && past === null && (!showing.busy || settled.current === situation);
  const legal = useMemo(
    () => (mayAct ? state.legal.map((text) => session.game.readAction(text)) : []),
    [mayAct, state.legal, session],
  );

  // What nearly everybody answers the same way is answered by itself, if the players like that.
  useEffect(() => {
    if (legal.length === 0 || !settings.answersItself) return;
    const action = board.answersItself?.(showing.view, legal) ?? null;
    if (action !== null) attempt(choose(action));
  }, [legal, settings.answersItself, board, showing.view, choose]);

  // For those who do not read yet, what is asked of them is said as well as written.
  const asked = mayAct ? state.awaited.find(({ seat }) => seat === state.seat) : undefined;
  const question = asked && sayPrompt(words, asked.prompt, seats[asked.seat] ?? 0);
  useEffect(() => {
    if (question && settings.readAloud) speak(question, words.locale);
  }, [question, settings.readAloud, words.locale]);

  const look: Look = {
    reducedMotion: prefersReducedMotion() || settings.speed === 'off',
    simple: board.isSimple?.(session.options) ?? false,
    dice: settings.dice,
    television,
  };
  const hinted = useMemo(
    () =>
      hint && hint.actions.length > 0
        ? hint.actions.map((text) => session.game.readAction(text))
        : null,
    [hint, session],
  );
  // What would have been better is drawn on the table as it was.
  const moment = past ? past.steps - 1 : lookingAt;
  const isBack = moment !== null;
  const looked = isBack ? (state.steps[moment]?.view ?? state.start) : showing.view;
  const props: AnyTableProps = {
    view: looked,
    seat: past ? past.seat : state.seat,
    legal,
    choose: (action) => attempt(choose(action)),
    explain,
    draft: isBack ? null : draft,
    setDraft: plan,
    hint: hinted,
    event: isBack ? null : showing.event,
    words,
    look,
    seats,
  };
  return {
    state,
    words,
    seats,
    showing,
    props,
    complaint,
    spoken,
    say,
    report,
    hint,
    situation,
    setHint: useCallback((hint: Hint | null) => {
      setHint(hint);
      if (hint) say(`${hint.text} ${hint.exact}`.trim());
    }, []),
    doHint: () => {
      if (!hinted) return;
      const laidOut = board.planOf?.(showing.view, hinted) ?? null;
      setHint(null);
      if (laidOut === null) attempt(choose(hinted[0]));
      else plan(laidOut);
    },
    mayAct,
    isBack,
    lastTurn,
    lookingAt,
    setLookingAt,
    stepTo: (by) => {
      if (lookingAt === null) return;
      const to = Math.max(0, lookingAt + by);
      setLookingAt(to < state.steps.length ? to : null);
    },
    forgetComplaint: useCallback(() => setComplaint(null), []),
    putAside: () => {
      if (lookingAt !== null) setLookingAt(null);
      else if (complaint) setComplaint(null);
      else if (hint !== null) setHint(null);
      else setDraft(null);
    },
  };
}
