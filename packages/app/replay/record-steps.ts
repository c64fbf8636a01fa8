/** Every moment of a record, with the view of whoever watches it. */

import {
  type Audience,
  type GameEvent,
  type GameRecord,
  type Outcome,
  openView,
  playWritten,
  positionAt,
} from '@hearthside/table';
import type { ViewedStep } from '../session/table-session.ts';

export interface RecordSteps {
  readonly start: unknown;
  readonly steps: readonly ViewedStep[];
  readonly outcome: Outcome | null;
}

/** Whose eyes a record is watched with; `everybody`: all secrets are open. */
export type Watcher = Audience | 'everybody';

export function stepsOf(record: GameRecord, watcher: Watcher): RecordSteps {
  const { game, entries, options } = record;
  const seats = game.seats(options).length;
  const position = positionAt(record, 0);
  const look = (): unknown =>
    watcher === 'everybody' ? openView(game, position, seats) : game.view(position, watcher);
  const start = look();
  const steps = entries.map(({ by, action }, index): ViewedStep => {
    const events: GameEvent[] = [];
    playWritten(game, position, by, action, (event) => {
      const seen = watcher === 'everybody' ? event : game.viewEvent(event, watcher);
      if (seen) events.push(seen);
    });
    return { n: index + 1, by, action, events, view: look() };
  });
  return { start, steps, outcome: game.outcome(position) };
}
