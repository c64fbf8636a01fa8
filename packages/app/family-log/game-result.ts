/** How the games that are kept on this device ended. Each is played through once. */

import { findBox } from '@hearthside/shelf';
import {
  type AnyGame,
  type GameRecord,
  type Outcome,
  openView,
  positionAt,
  turnNumbers,
} from '@hearthside/table';
import { recordOf } from '../replay/kept-records.ts';
import { stepsOf } from '../replay/record-steps.ts';
import type { KeptTable } from '../session/kept-table.ts';

export interface GameResult {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** Null where the game was not played to its end. */
  readonly outcome: Outcome | null;
  /** How many seats there are. */
  readonly seats: number;
  /** How many turns, or rounds, it lasted. */
  readonly turns: number;
  /** The last position as whoever looks here may know it. */
  readonly lastView: unknown;
  /** What happened in it, for medals. */
  readonly events: ReadonlySet<string>;
}

const known = new Map<string, { readonly length: number; readonly result: Promise<GameResult> }>();

export function resultOf(kept: KeptTable): Promise<GameResult> {
  const before = known.get(kept.id);
  if (before?.length === kept.log.length) return before.result;
  const result = work(kept);
  known.set(kept.id, { length: kept.log.length, result });
  result.catch(() => known.delete(kept.id));
  return result;
}

async function work(kept: KeptTable): Promise<GameResult> {
  const box = findBox(kept.game);
  if (!box) throw new Error(`unknown game ${kept.game}`);
  const { game } = await box.rules();
  const record = recordOf(kept, game);
  const position = positionAt(record, record.entries.length);
  const outcome = game.outcome(position);
  const seats = game.seats(record.options).length;
  const { steps } = stepsOf(record, 'spectator');
  return {
    game,
    record,
    outcome,
    seats,
    turns: turnNumbers(game.facts, steps).at(-1) ?? 0,
    // An unfinished game keeps its secrets, here too.
    lastView: outcome ? openView(game, position, seats) : game.view(position, 'spectator'),
    events: new Set(steps.flatMap(({ events }) => events.map(({ type }) => type))),
  };
}
