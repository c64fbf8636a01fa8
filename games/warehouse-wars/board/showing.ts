/** How events look and sound. */

import type { PieceLook, Sound } from '@hearthside/screen';
import {
  cellNamed,
  columnOf,
  type Event,
  type PlacedCrate,
  rowOf,
  type View,
} from '../rules/index.ts';

type Type = Event['type'];

const LASTS: Readonly<Record<Type, number>> = {
  crate: 650,
  plank: 650,
  line: 900,
  score: 0,
  fall: 2600,
  turn: 0,
  stuck: 600,
  resigned: 400,
  won: 400,
  drawn: 400,
};

const SOUNDS: Readonly<Partial<Record<Type, Sound>>> = {
  crate: 'drop',
  plank: 'card',
  line: 'bell',
  fall: 'sad',
  won: 'cheer',
};

export const lasts = (event: Event): number => LASTS[event.type];
export const sound = (event: Event): Sound | null => SOUNDS[event.type] ?? null;

const PLANK: PieceLook = { piece: 'ww-icon-plank', viewBox: '-40 -30 80 60' };

export function eventPiece(event: Event): PieceLook {
  if (event.type === 'plank' || event.type === 'fall' || event.type === 'drawn') return PLANK;
  return { piece: `ww-flat-${event.seat}`, viewBox: '-14 -14 28 28' };
}

/** The view after one event: once all events of an action are told, the one that the rules show. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'crate': {
      const { at, level, seat } = event;
      const crates = [...view.crates, { at, level, colour: seat }].sort(byPlace);
      const left = { ...view.left, [seat]: view.left[seat] - 1 };
      return { ...view, crates, left, placed: { ...view.placed, crate: true } };
    }
    case 'plank': {
      const { from, to, level } = event;
      const planks = [...view.planks, { from, to, level }];
      const left = { ...view.left, planks: view.left.planks - 1 };
      return { ...view, planks, left, placed: { ...view.placed, plank: true } };
    }
    case 'score':
      return { ...view, score: { ...view.score, [event.seat]: event.total } };
    case 'turn': {
      const placed = { crate: false, plank: false };
      return { ...view, turn: event.turn, toAct: event.seat, placed };
    }
    case 'fall':
      return over(view, event.seat === 'teal' ? 'white' : 'teal', 'fall');
    case 'resigned':
      return over(view, event.seat === 'teal' ? 'white' : 'teal', 'resigned');
    case 'won':
      return view.result ? view : over(view, event.seat, 'score');
    case 'drawn':
      return over(view, null, 'draw');
    default:
      return view;
  }
}

type Result = NonNullable<View['result']>;

const over = (view: View, winner: Result['winner'], why: Result['why']): View => ({
  ...view,
  toAct: null,
  result: { winner, why },
});

/** By level, row and column, as views list crates. */
const byPlace = (a: PlacedCrate, b: PlacedCrate): number => {
  const [one, other] = [cellNamed(a.at) ?? 0, cellNamed(b.at) ?? 0];
  return a.level - b.level || rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other);
};
