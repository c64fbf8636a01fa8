/** WW-42: how a placement would stand, told before it is confirmed. */

import type { Action } from './actions.ts';
import { standsAround, type Tip, tipAround } from './balance/stands.ts';
import type { Cell } from './cells.ts';
import { clone, isOpen, type Position, plankOf, seatOnTurn, spanOf, topAt } from './position.ts';
import type { Span } from './spans.ts';
import { layPlank, placeCrate } from './stacking.ts';

export type Steadiness =
  | { readonly kind: 'steady' }
  /** It stands; one more crate on `crate` would make the pile fall as `tip` says. */
  | { readonly kind: 'wobbly'; readonly crate: Cell; readonly tip: Tip }
  | { readonly kind: 'falls'; readonly tip: Tip };

const STEADY: Steadiness = { kind: 'steady' };

/**
 * How steady a legal action would be. The position stays as it is. From a view, ask with
 * `imagine(view)`.
 */
export function steadiness(position: Position, action: Action): Steadiness {
  if (position.options.cargo === 'secured' || action.kind === 'end') return STEADY;
  const after = clone(position);
  const plank = place(after, action);
  if (plank < 0) return STEADY;
  const tip = tipAround(after, plank);
  return tip ? { kind: 'falls', tip } : wobble(after, plank);
}

/** Places the piece; gives the plank whose free cells count, -1 for a crate on the board. */
function place(position: Position, action: Exclude<Action, { kind: 'end' }>): number {
  if (action.kind === 'plank') {
    layPlank(position, action.span as Span);
    return position.planks.length - 1;
  }
  const plank = plankOf(topAt(position, action.at)) - 1;
  placeCrate(position, seatOnTurn(position), action.at);
  return plank;
}

/** Tries one more crate on each cell where it would stand on this very plank. */
function wobble(position: Position, plank: number): Steadiness {
  for (const cell of spanOf(position, plank).cells) {
    const value = topAt(position, cell);
    if (!isOpen(value) || plankOf(value) !== plank + 1) continue;
    const laden = clone(position);
    // Whose crate it is does not matter: all weigh the same.
    placeCrate(laden, seatOnTurn(position), cell);
    if (standsAround(laden, plank)) continue;
    return { kind: 'wobbly', crate: cell, tip: tipAround(laden, plank) as Tip };
  }
  return STEADY;
}
