import { type AnyBoardRoom, Icon, Piece } from '@hearthside/screen';
import { sayEvent, type Words } from '@hearthside/text';
import { useEffect, useMemo, useRef } from 'react';
import type { Moment } from '../session/table-link.ts';
import type { Told } from './use-showing.ts';

interface LogPanelProps {
  readonly moments: readonly Moment[];
  /** How much of it has been shown: the log does not run ahead of the board. */
  readonly told: Told;
  readonly room: AnyBoardRoom;
  readonly words: Words;
  readonly lookingAt: number | null;
  readonly open: boolean;
  onLook(moment: number | null): void;
  onRule(rule: string): void;
  onClose(): void;
}

/** What happened, latest first; tapping a line shows the board at that moment. */
export function LogPanel({
  moments,
  told,
  room,
  words,
  lookingAt,
  open,
  onLook,
  onRule,
  onClose,
}: LogPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () =>
      moments.slice(0, told.moments + 1).flatMap((moment, index) =>
        moment.events
          .slice(0, index < told.moments ? undefined : told.events)
          .map((event, place) => ({
            index,
            place,
            event,
            sentence: sayEvent(words, event),
          })),
      ),
    [moments, told.moments, told.events, words],
  );
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: 0 });
  }, [count]);
  return (
    <aside
      className={`log paper${open ? ' is-open' : ''}`}
      aria-label={words.say('table.what-happened')}
    >
      <header>
        <Icon name="log" />
        <h2>{words.say('table.what-happened')}</h2>
        <button
          type="button"
          className="plain log-close"
          onClick={onClose}
          aria-label={words.say('table.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      <ol ref={list}>
        {lines.length === 0 && <li className="log-empty">{words.say('table.nothing-yet')}</li>}
        {lines.toReversed().map(({ index, place, event, sentence }) => (
          <li
            key={`${index} ${place}`}
            className={lookingAt === index ? 'is-looked-at' : undefined}
          >
            <button
              type="button"
              className="log-line"
              onClick={() => onLook(lookingAt === index ? null : index)}
            >
              <Piece {...room.eventPiece(event)} />
              <span>{sentence}</span>
            </button>
            <button
              type="button"
              className="log-rule"
              onClick={() => onRule(event.rule)}
              aria-label={words.say('table.rule', { rule: event.rule })}
            >
              {event.rule}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
