import { type AnyBoardModule, Icon, Piece } from '@hearthside/screen';
import type { GameEvent } from '@hearthside/table';
import { sayEvent, type Words } from '@hearthside/text';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { LogFrame } from '../table/log-frame.tsx';
import type { RecordTable } from './record-table.ts';
import { type EventPlace, tellingEvents } from './telling-events.ts';

interface ReplayLogProps {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly words: Words;
  /** The line of the moment. */
  readonly at: EventPlace | null;
  /** Pictures of pins by the index of the entry that they begin with. */
  readonly pins: ReadonlyMap<number, string>;
  readonly open: boolean;
  onGo(entry: number, place: number): void;
  onClose(): void;
}

/** What happened, from the first turn on; a tap goes to that moment. */
export function ReplayLog({ table, board, words, at, pins, open, onGo, onClose }: ReplayLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () =>
      table.steps.flatMap(({ events }, entry) =>
        tellingEvents(board, events).map((place) => {
          const event = events[place] as GameEvent;
          return { event, entry, place, turn: table.turns[entry], text: sayEvent(words, event) };
        }),
      ),
    [table, board, words],
  );
  const lit = at
    ? lines.findIndex(({ entry, place }) => entry === at.entry && place >= at.place)
    : -1;
  useEffect(() => {
    const line = list.current?.children[lit];
    const box = list.current;
    if (!(line instanceof HTMLElement) || !box) return;
    const top = line.offsetTop - box.offsetTop;
    box.scrollTo({ top: top - box.clientHeight / 2 + line.clientHeight });
  }, [lit]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : lines[Math.max(0, lit + step)];
    if (!next) return;
    event.preventDefault();
    onGo(next.entry, next.place);
    list.current
      ?.querySelectorAll<HTMLButtonElement>('button')
      [Math.max(0, lit + (step ?? 0))]?.focus();
  };
  return (
    <LogFrame className="replay-log" words={words} open={open} onClose={onClose}>
      <ol ref={list} onKeyDown={walk}>
        {lines.map(({ entry, place, turn, event, text }, nth) => {
          const pin = place === 0 || lines[nth - 1]?.entry !== entry ? pins.get(entry) : undefined;
          return (
            <li key={`${entry} ${place}`} className={nth === lit ? 'is-looked-at' : undefined}>
              <button
                type="button"
                className="log-line"
                tabIndex={nth === Math.max(0, lit) ? 0 : -1}
                aria-current={nth === lit ? 'step' : undefined}
                onClick={() => onGo(entry, place)}
              >
                <b>{turn}</b>
                <Piece {...board.eventPiece(event)} />
                <span>{text}</span>
                {pin && <Icon name={pin} />}
              </button>
            </li>
          );
        })}
      </ol>
    </LogFrame>
  );
}
