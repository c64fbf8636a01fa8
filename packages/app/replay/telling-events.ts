import type { AnyBoardModule } from '@hearthside/screen';
import type { GameEvent } from '@hearthside/table';

/** An event of a game: which of the events of which entry, both by index. */
export interface EventPlace {
  readonly entry: number;
  readonly place: number;
}

/** The events of an entry that are worth a line: those that take time to show. */
export const tellingEvents = (board: AnyBoardModule, events: readonly GameEvent[]): number[] =>
  events.flatMap((event, place) => (board.lasts(event) > 0 ? [place] : []));
