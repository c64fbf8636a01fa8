/** How a game that waits on this device stands. Fetched only where one waits: it needs the rules. */

import { findBox } from '@hearthside/shelf';
import type { SeatName } from '@hearthside/table';
import { positionAt, type Seat, turnNumbers } from '@hearthside/table';
import { recordOf } from '../replay/kept-records.ts';
import { stepsOf } from '../replay/record-steps.ts';
import type { KeptTable } from '../session/kept-table.ts';

export interface Standing {
  readonly seats: readonly SeatName[];
  /** Who may choose now; nobody while a die is to be rolled. */
  readonly awaited: readonly Seat[];
  /** How many turns, or rounds, were begun. */
  readonly turns: number;
}

const known = new Map<string, Promise<Standing | null>>();

/** Null for a game that is not on the shelf. */
export function standingOf(kept: KeptTable): Promise<Standing | null> {
  const key = `${kept.id} ${kept.log.length}`;
  const before = known.get(key) ?? work(kept);
  known.set(key, before);
  return before;
}

async function work(kept: KeptTable): Promise<Standing | null> {
  const box = findBox(kept.game);
  if (!box) return null;
  const { game } = await box.rules();
  const record = recordOf(kept, game);
  const position = positionAt(record, record.entries.length);
  const { steps } = stepsOf(record, 'spectator');
  return {
    seats: game.seats(record.options),
    awaited: game.actors(position).filter((seat) => seat >= 0),
    turns: turnNumbers(game.facts, steps).at(-1) ?? 0,
  };
}
