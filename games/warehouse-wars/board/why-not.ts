/** Why a piece cannot go somewhere, as the rules say it of the pile that the plan has come to. */

import type { Refusal, Seat } from '@hearthside/table';
import {
  type Action,
  type Cell,
  COLOURS,
  cellsOfSide,
  crateAt,
  END,
  game,
  plankOn,
  type SeatColour,
  spansThrough,
  type View,
} from '../rules/index.ts';
import { foresee } from './plan.ts';
import type { Draft } from './props.ts';

/** Nothing is hidden in this game, so nothing is drawn by lot. */
const NO_DICE = { below: () => 0 };

/** The pile as it would be with all that is planned of other pieces than the one in hand. */
function planned(view: View, legal: readonly Action[], { plan, tool }: Draft): View {
  const others = plan.filter(({ kind }) => kind !== tool);
  return foresee(view, legal, others).view;
}

function refusalOf(view: View, seat: Seat, action: Action): Refusal | null {
  return game.refuse(game.imagine(view, NO_DICE), seat, action);
}

const seatOf = ({ toAct }: View): Seat => COLOURS.indexOf(toAct as SeatColour);

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
    const refusal = refusalOf(pile, seatOf(view), action);
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
export const refusalToEnd = (view: View): Refusal | null => refusalOf(view, seatOf(view), END);
