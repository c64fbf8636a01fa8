/** Why a placement is good, in facts of the pile. */

import type { Decision, RatedChoice } from '@hearthside/search';
import type { Message, Seat } from '@hearthside/table';
import {
  type Action,
  type Cell,
  colourOf,
  game,
  nameOf,
  type Position,
  seatOnTurn,
  steadiness,
  type View,
} from '../rules/index.ts';
import { isOpen, topAt } from '../rules/position.ts';
import { chanceAt, chancesOf } from './chances.ts';
import { isFall, isLost } from './value.ts';

type PlankAction = Extract<Action, { kind: 'plank' }>;

export function explain([best]: readonly RatedChoice[], { view, dice }: Decision<View>): Message {
  const position = game.imagine(view, dice);
  const seat = seatOnTurn(position);
  const { action: text, plan = [], value } = best as RatedChoice;
  if (isFall(value)) return { key: 'falls' };
  if (isLost(value)) return { key: 'lost', values: { seat: colourOf(1 - seat) } };
  const action = game.readAction(text) as Action;
  switch (action.kind) {
    case 'crate':
      return explainCrate(position, seat, action.at);
    case 'plank':
      return explainPlank(position, seat, action, plan);
    case 'end':
      return { key: 'end', values: { seat: colourOf(1 - seat) } };
  }
}

function explainCrate(position: Position, seat: Seat, cell: Cell): Message {
  const { own, other } = chanceAt(position, seat, cell);
  const steady = steadiness(position, { kind: 'crate', at: cell }).kind === 'steady';
  const values = { at: nameOf(cell), gained: own, denied: other, seat: colourOf(1 - seat), steady };
  if (own > 0 && other > 0) return { key: 'gain-and-deny', values };
  if (own > 0) return { key: 'gain', values };
  if (other > 0) return { key: 'deny', values };
  const unsafe = unsafeGain(position, seat);
  return unsafe ?? { key: 'build', values };
}

/** A tempting cell where the cargo would fall is worth a warning. */
function unsafeGain(position: Position, seat: Seat): Message | null {
  for (const { cell, own } of chancesOf(position, seat)) {
    if (own === 0) continue;
    const fall = steadiness(position, { kind: 'crate', at: cell });
    if (fall.kind !== 'falls') continue;
    return { key: 'unsafe', values: { at: nameOf(cell), towards: fall.tip.towards } };
  }
  return null;
}

function explainPlank(
  position: Position,
  seat: Seat,
  plank: PlankAction,
  plan: readonly string[],
): Message {
  const rival = colourOf(1 - seat);
  const ends = { from: nameOf(plank.from), to: nameOf(plank.to), seat: rival };
  const after = game.clone(position);
  game.play(after, seat, plank);
  const [next] = plan;
  const crate = next === undefined ? null : (game.readAction(next) as Action);
  if (crate?.kind === 'crate') {
    const gained = chanceAt(after, seat, crate.at).own;
    if (gained > 0) return { key: 'plank-up', values: { ...ends, at: nameOf(crate.at), gained } };
  }
  const denied = mostDenied(position, seat, plank);
  if (denied.points > 0) {
    const values = { ...ends, at: nameOf(denied.cell), denied: denied.points };
    return { key: 'plank-cover', values };
  }
  const stands = steadiness(position, plank);
  if (stands.kind === 'wobbly') {
    const { crate: cell, tip } = stands;
    return { key: 'plank-trap', values: { ...ends, at: nameOf(cell), towards: tip.towards } };
  }
  return { key: 'plank-room', values: ends };
}

/** The covered cell that would have given the rival most. */
function mostDenied(
  position: Position,
  seat: Seat,
  { span }: PlankAction,
): { readonly cell: Cell; readonly points: number } {
  let most = { cell: 0, points: 0 };
  for (const cell of span?.cells ?? []) {
    if (!isOpen(topAt(position, cell))) continue;
    const points = chanceAt(position, seat, cell).other;
    if (points > most.points) most = { cell, points };
  }
  return most;
}
