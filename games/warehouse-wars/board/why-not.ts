/** Why a piece cannot go somewhere, as the rules say it of the pile that the plan has come to. */

import type { Refusal } from '@hearthside/table';
import {
  type Action,
  type Cell,
  cellsOfSide,
  crateAt,
  END,
  game,
  plankOn,
  seatOf,
  spansThrough,
  type View,
} from '../rules/index.ts';
import { foresee, NO_DICE } from './plan.ts';
import type { Draft } from './props.ts';

/** The pile as it would be with all that is planned of other pieces than the one in hand. */
function planned(view: View, legal: readonly Action[], { plan, tool }: Draft): View {
  const others = plan.filter(({ kind }) => kind !== tool);
  return foresee(view, legal, others).view;
}

/** Of the seat whose turn it is on a pile. */
function refusalOf(view: View, toAct: View['toAct'], action: Action): Refusal | null {
  return toAct && game.refuse(game.imagine(view, NO_DICE), seatOf(toAct), action);
}

/** Why the piece in hand cannot go to a cell. */
export function refusalAt(
  view: View,
  legal: readonly Action[],
  hand: Draft,
  cell: Cell,
): Refusal | null {
  const pile = planned(view, legal, hand);
  const tries: readonly Action[] =
    hand.tool === 'crate' ? [crateAt(cell)] : spansThrough(cell).map(({ id }) => plankOn(id));
  for (const action of tries) {
    const refusal = refusalOf(pile, view.toAct, action);
    if (refusal) return refusal;
  }
  return null;
}

/** Why the piece in hand can go nowhere at all. */
export function refusalAnywhere(view: View, legal: readonly Action[], hand: Draft): Refusal | null {
  const [first] = cellsOfSide(view.options.side);
  return first === undefined ? null : refusalAt(view, legal, hand, first);
}

/** Why the turn cannot end yet. */
export const refusalToEnd = (view: View): Refusal | null => refusalOf(view, view.toAct, END);
