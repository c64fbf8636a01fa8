/** A record, cut into what a coach can judge: the turns of seats, and rolls. */

import {
  type Actor,
  CHANCE,
  type GameRecord,
  playWritten,
  positionAt,
  RESIGN,
  type Seat,
  type SeenStep,
} from '@hearthside/table';

/** What one seat did without anything between, or one roll. */
export interface Moment {
  /** How many entries lay on the table before and after. */
  readonly from: number;
  readonly to: number;
  readonly by: Actor;
  /**
   * How many lay there when the seat had to choose: before what others had locked in unseen. Nobody is judged
   * by what they could not know.
   */
  readonly knew: number;
}

export function momentsOf({ game, entries }: GameRecord): Moment[] {
  const isSecret = (n: number): boolean => {
    const entry = entries[n];
    if (!entry || entry.by === CHANCE || entry.action === RESIGN) return false;
    const action = game.readAction(entry.action);
    return action !== null && game.isSecret(action);
  };
  const moments: Moment[] = [];
  for (let from = 0; from < entries.length; ) {
    const by = entries[from]?.by as Actor;
    let to = from + 1;
    if (by !== CHANCE) while (entries[to]?.by === by) to++;
    let knew = from;
    while (knew > 0 && isSecret(knew - 1) && entries[knew - 1]?.by !== by && isSecret(from)) knew--;
    moments.push({ from, to, by, knew });
    from = to;
  }
  return moments;
}

/** The position in which a seat chose, and the one that its own entries led to from there. */
export function playedAt(
  record: GameRecord,
  { from, to, knew }: Moment,
): { before: unknown; after: unknown } {
  const { game, entries } = record;
  const before = positionAt(record, knew);
  const after = game.clone(before);
  for (const { by, action } of entries.slice(from, to)) playWritten(game, after, by, action);
  return { before, after };
}

/** What a seat had seen after so many entries. */
export function seenBy(record: GameRecord, seat: Seat, n: number): SeenStep[] {
  const { game, entries } = record;
  const position = positionAt(record, 0);
  return entries.slice(0, n).map(({ by, action }, index) => {
    const events: SeenStep['events'][number][] = [];
    playWritten(game, position, by, action, (event) => {
      const seen = game.viewEvent(event, seat);
      if (seen) events.push(seen);
    });
    const read = by === CHANCE || by === seat || action === RESIGN ? null : game.readAction(action);
    const hidden = read !== null && game.isSecret(read);
    return { n: index + 1, by, action: hidden ? null : action, events };
  });
}
