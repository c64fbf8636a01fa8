/** What a player could do in a turn who thinks of nothing but this turn's points. */

import { type Action, game, seatOnTurn } from '../../rules/index.ts';
import { type Position, pointsOf } from '../../rules/position.ts';

export interface Stacking {
  /** In notation. */
  readonly actions: readonly string[];
  readonly gained: number;
}

/** A crate wherever the cargo stands. */
export const standingCrates = (position: Position): Stacking[] => cratesAfter(position, []);

/** A plank first, then a crate wherever the cargo still stands. */
export function plankTurns(position: Position): Stacking[] {
  const seat = seatOnTurn(position);
  return game.legal(position, seat).flatMap((action) => {
    if (action.kind !== 'plank') return [];
    const after = game.clone(position);
    game.play(after, seat, action);
    if (after.result) return [];
    const onPlank = new Set(action.span?.cells ?? []);
    return cratesAfter(after, [game.writeAction(action)], onPlank);
  });
}

function cratesAfter(
  position: Position,
  before: readonly string[],
  within?: ReadonlySet<number>,
): Stacking[] {
  const seat = seatOnTurn(position);
  const had = pointsOf(position, seat);
  return game.legal(position, seat).flatMap((action: Action) => {
    if (action.kind !== 'crate' || (within && !within.has(action.at))) return [];
    const after = game.clone(position);
    game.play(after, seat, action);
    if (after.result?.why === 'fall') return [];
    const actions = [...before, game.writeAction(action)];
    return [{ actions, gained: pointsOf(after, seat) - had }];
  });
}
