/** How events look and sound. */

import type { PieceLook, Sound } from '@hearthside/screen';
import type { Event, View } from '../rules/index.ts';

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

/** The view as drawn after one event. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'crate': {
      const { at, level, seat } = event;
      const crates = [...view.crates, { at, level, colour: seat }];
      return { ...view, crates, left: { ...view.left, [seat]: view.left[seat] - 1 } };
    }
    case 'plank': {
      const { from, to, level } = event;
      const planks = [...view.planks, { from, to, level }];
      return { ...view, planks, left: { ...view.left, planks: view.left.planks - 1 } };
    }
    case 'score':
      return { ...view, score: { ...view.score, [event.seat]: event.total } };
    case 'turn':
      return { ...view, turn: event.turn, toAct: event.seat };
    default:
      return view;
  }
}
