/** How events look and sound. */

import type { PieceLook, Sound } from '@hearthside/screen';
import type { Event, View } from '../rules/index.ts';

const LASTS: Readonly<Record<Event['type'], number>> = { took: 600, won: 400, resigned: 400 };
const SOUNDS: Readonly<Record<Event['type'], Sound>> = {
  took: 'drop',
  won: 'cheer',
  resigned: 'sad',
};

export const lasts = ({ type }: Event): number => LASTS[type];
export const sound = ({ type }: Event): Sound => SOUNDS[type];

export const eventPiece = ({ type, seat }: Event): PieceLook =>
  type === 'took'
    ? { piece: 'll-log', viewBox: '-58 -24 116 48' }
    : { piece: `ll-${seat}`, viewBox: '-34 -36 68 72' };

/** The view after one event. */
export function after(view: View, event: Event): View {
  const other = event.seat === 'ember' ? 'spark' : 'ember';
  switch (event.type) {
    case 'took':
      return { ...view, left: event.left, toAct: other };
    case 'won':
      return { ...view, toAct: null, winner: event.seat };
    case 'resigned':
      return { ...view, toAct: null, winner: other, resigned: true };
  }
}
