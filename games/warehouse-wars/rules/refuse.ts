/** Why an action is not allowed, by the statement that forbids it. */

import type { Refusal, Seat } from '@hearthside/table';
import type { Action, PlankAction } from './actions.ts';
import { columnOf, nameOf, rowOf } from './cells.ts';
import {
  CRATE,
  fits,
  heightOf,
  indexIn,
  isFirstTurn,
  kindOf,
  NOTHING,
  OUTSIDE,
  type Position,
  plankOf,
  planksLeft,
  restAt,
  seatOnTurn,
  spanOf,
  topAt,
} from './position.ts';
import { colourOf } from './seats.ts';
import { PLANK_LENGTH, type Span } from './spans.ts';
import { isRest, reachOf } from './stacking.ts';

export function refuse(position: Position, seat: Seat, action: Action): Refusal | null {
  if (position.result) return { rule: 'WW-13', key: 'over' };
  const onTurn = seatOnTurn(position);
  if (seat !== onTurn) {
    return { rule: 'WW-10', key: 'not-your-turn', values: { seat: colourOf(onTurn) } };
  }
  switch (action.kind) {
    case 'crate':
      return refuseCrate(position, action.at);
    case 'plank':
      return refusePlank(position, action);
    case 'end':
      return position.cratePlaced ? null : { rule: 'WW-12', key: 'crate-missing' };
  }
}

function refuseCrate(position: Position, cell: number): Refusal | null {
  const values = { at: nameOf(cell) };
  if (position.cratePlaced) return { rule: 'WW-12', key: 'one-crate' };
  const kind = kindOf(topAt(position, cell));
  if (kind === OUTSIDE) return { rule: 'WW-1', key: 'off-board', values };
  if (kind === CRATE) return { rule: 'WW-20', key: 'on-crate', values };
  return null;
}

function refusePlank(position: Position, { from, to, span }: PlankAction): Refusal | null {
  if (isFirstTurn(position)) return { rule: 'WW-11', key: 'first-turn' };
  if (position.plankPlaced) return { rule: 'WW-12', key: 'one-plank' };
  if (planksLeft(position) === 0) return { rule: 'WW-1', key: 'no-planks' };
  if (columnOf(from) !== columnOf(to) && rowOf(from) !== rowOf(to)) {
    return { rule: 'WW-30', key: 'slanting' };
  }
  if (!span) return { rule: 'WW-3', key: 'plank-length', values: { length: PLANK_LENGTH } };
  if (kindOf(topAt(position, to)) === OUTSIDE) return { rule: 'WW-30', key: 'plank-off-board' };
  return fits(position, span) ? null : refuseRests(position, span);
}

/** Why a plank finds no hold on a span of the board. */
function refuseRests(position: Position, span: Span): Refusal {
  const reach = reachOf(position, span);
  const highest = span.cells.filter((cell) => heightOf(topAt(position, cell)) === reach);
  const holds = (cell: number): boolean => reach > 0 && isRest(topAt(position, cell), span.axis);
  const inTheWay = highest.find((cell) => reach > 0 && !holds(cell));
  if (inTheWay === undefined) {
    const crates = span.cells.filter((cell) => kindOf(topAt(position, cell)) === CRATE);
    return { rule: 'WW-31', key: crates.length < 2 ? 'too-few-rests' : 'uneven' };
  }
  if (!highest.some(holds)) return { rule: 'WW-33', key: 'on-plank' };
  return refuseCrossing(position, span, inTheWay);
}

/** Why a plank may not cross the one that lies uppermost in a cell. */
function refuseCrossing(position: Position, span: Span, cell: number): Refusal {
  const values = { at: nameOf(cell) };
  const lying = plankOf(topAt(position, cell)) - 1;
  const other = spanOf(position, lying);
  if (other.axis === span.axis) return { rule: 'WW-32', key: 'parallel', values };
  const rest = restAt(position.bearings[lying] as number, indexIn(other, cell));
  const key = rest === NOTHING ? 'over-gap' : 'crossed-already';
  return { rule: 'WW-32', key, values };
}
