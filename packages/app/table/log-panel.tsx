import { type AnyBoardModule, Icon, Piece } from '@hearthside/screen';
import { sayEvent, sayReason, type Words } from '@hearthside/text';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewedStep } from '../session/table-session.ts';
import type { Shown } from './use-showing.ts';

interface LogPanelProps {
  readonly steps: readonly ViewedStep[];
  /** How much of it has been shown: the log does not run ahead of the board. */
  readonly shown: Shown;
  readonly board: AnyBoardModule;
  readonly words: Words;
  readonly lookingAt: number | null;
  readonly open: boolean;
  /** What the coach offers about what happened. */
  readonly coach: ReactNode;
  /** What the dice were sealed with. */
  readonly seal: ReactNode;
  onLook(moment: number | null): void;
  onRule(rule: string): void;
  onClose(): void;
}

/** What happened, latest first; tapping a line shows the board at that moment. */
export function LogPanel({
  steps,
  shown,
  board,
  words,
  lookingAt,
  open,
  coach,
  seal,
  onLook,
  onRule,
  onClose,
}: LogPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () =>
      steps.slice(0, shown.steps + 1).flatMap((step, index) =>
        step.events
          .slice(0, index < shown.steps ? undefined : shown.events)
          .map((event, place) => ({
            index,
            place,
            event,
            sentence: sayEvent(words, event),
            // A bot's reason stands with the first thing that its answer led to.
            remark: place === 0 && step.remark ? sayReason(words, step.remark) : null,
          })),
      ),
    [steps, shown.steps, shown.events, words],
  );
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: 0 });
    setLine(0);
  }, [count]);
  // One stop for Tab, however long the story; arrow keys go from line to line.
  const [line, setLine] = useState(0);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, line + step));
    setLine(next);
    list.current?.querySelectorAll<HTMLButtonElement>('.log-line')[next]?.focus();
  };
  return (
    <aside
      className={`log paper${open ? ' is-open' : ''}`}
      aria-label={words.say('table.what-happened')}
    >
      <header>
        <Icon name="log" />
        <h2>{words.say('table.what-happened')}</h2>
        {coach}
        <button
          type="button"
          className="plain log-close"
          onClick={onClose}
          aria-label={words.say('table.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      <ol ref={list} onKeyDown={walk}>
        {lines.length === 0 && <li className="log-empty">{words.say('table.nothing-yet')}</li>}
        {[...lines].reverse().map(({ index, place, event, sentence, remark }, nth) => (
          <li
            key={`${index} ${place}`}
            className={lookingAt === index ? 'is-looked-at' : undefined}
          >
            <button
              type="button"
              className="log-line"
              tabIndex={nth === line ? 0 : -1}
              onClick={() => onLook(lookingAt === index ? null : index)}
            >
              <Piece {...board.eventPiece(event)} />
              <span>
                {sentence}
                {remark !== null && <q>{remark}</q>}
              </span>
            </button>
            <button
              type="button"
              className="log-rule"
              tabIndex={nth === line ? 0 : -1}
              onClick={() => onRule(event.rule)}
              aria-label={words.say('table.rule', { rule: event.rule })}
            >
              {event.rule}
            </button>
          </li>
        ))}
        {/* It came before all else, and the story is told latest first. */}
        {seal && <li>{seal}</li>}
      </ol>
    </aside>
  );
}
