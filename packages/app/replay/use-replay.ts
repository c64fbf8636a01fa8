import type { AnyBoardModule } from '@hearthside/screen';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table } from '../table/use-table.ts';
import type { RecordTable } from './record-table.ts';
import { type EventPlace, tellingEvents } from './telling-events.ts';

/** What lies between two entries while the game plays by itself. */
const PAUSE_MS = { slow: 1100, normal: 550, fast: 180, off: 700 } as const;

export interface Replay {
  /** How many entries lie on the table. */
  readonly n: number;
  /** The turn that is looked at; 0 before the first entry. */
  readonly turn: number;
  readonly turns: number;
  readonly playing: boolean;
  play(on: boolean): void;
  /** All at once. */
  goTo(n: number): void;
  /** To the end of a turn; 0 is the beginning of the game. */
  goToTurn(turn: number): void;
  /** To the end of this turn, or where it stands there, of the next; back to the end of the one before. */
  stepTurn(by: 1 | -1): void;
  /** One entry back or on; going on, it is shown event by event. */
  step(by: 1 | -1): void;
  /** One event back or on. */
  stepEvent(by: 1 | -1): void;
  /** To the moment after an event of an entry. */
  goToEvent(entry: number, place: number): void;
  /** The event that was gone to, while nothing else was. */
  readonly at: EventPlace | null;
}

/** Where in a game somebody is, and all the ways to get elsewhere. */
export function useReplay(
  table: RecordTable,
  board: AnyBoardModule,
  { showing }: Table,
  speed: keyof typeof PAUSE_MS,
): Replay {
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState<EventPlace | null>(null);
  const { n, length, turns } = table;
  const { busy } = showing;

  const places = useMemo(
    () =>
      table.steps.flatMap(({ events }, entry) =>
        tellingEvents(board, events).map((place) => ({ entry, place })),
      ),
    [table, board],
  );
  const goTo = useCallback(
    (to: number) => {
      setAt(null);
      table.goTo(to);
    },
    [table],
  );
  const goToEvent = useCallback(
    (entry: number, place: number) => {
      const step = table.steps[entry];
      if (!step) return;
      // After its last event an entry looks as it does for good.
      if (place >= step.events.length - 1) table.goTo(entry + 1);
      else {
        const shown = step.events.slice(0, place + 1);
        const view = shown.reduce((v, event) => board.after(v, event), table.viewAt(entry));
        table.goInto(entry, view);
      }
      setPlaying(false);
      setAt({ entry, place });
    },
    [table, board],
  );

  useEffect(() => {
    if (!playing || busy) return;
    if (n >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => {
      setAt(null);
      table.showNext();
    }, PAUSE_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, busy, n, length, speed, table]);

  const endOf = (turn: number): number =>
    turn <= 0 ? 0 : turns.lastIndexOf(Math.min(turn, turns.at(-1) ?? 0)) + 1;
  const goToTurn = (turn: number) => goTo(endOf(turn));
  const turn = n === 0 ? 0 : (turns[n - 1] ?? 0);
  return {
    n,
    turn,
    turns: turns.at(-1) ?? 0,
    playing,
    at,
    goTo,
    goToTurn,
    goToEvent,
    stepTurn(by) {
      setPlaying(false);
      goToTurn(by > 0 && n < endOf(turn) ? turn : turn + by);
    },
    play(on) {
      if (on && n >= length) goTo(0);
      setPlaying(on);
    },
    step(by) {
      setPlaying(false);
      setAt(null);
      if (by < 0) table.goTo(n - 1);
      else if (busy) showing.skip();
      else table.showNext();
    },
    stepEvent(by) {
      const here = at
        ? places.findIndex(({ entry, place }) => entry === at.entry && place === at.place)
        : places.filter(({ entry }) => entry < n).length - 1;
      const next = places[here + by];
      if (next) goToEvent(next.entry, next.place);
      else if (by < 0) goTo(0);
    },
  };
}
