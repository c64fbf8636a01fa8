import type { AnyBoardModule } from '@hearthside/screen';
import type { GameEvent } from '@hearthside/table';

/** An event of a game: which of the events of which entry, both by index. */
export interface EventPlace {
  readonly entry: number;
  readonly place: number;
}

/** The events of an entry that are worth a line: those that take time to show, else the first. */
export function tellingEvents(board: AnyBoardModule, events: readonly GameEvent[]): number[] {
  const shown = events.flatMap((event, place) => (board.lasts(event) > 0 ? [place] : []));
  return shown.length > 0 || events.length === 0 ? shown : [0];
}
