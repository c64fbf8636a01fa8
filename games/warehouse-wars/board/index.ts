import './board.css';
import './maps.css';
import './tray.css';
import './television.css';
import type { BoardModule, SeatLook } from '@hearthside/screen';
import { drawPile } from '../art/pile-drawing.ts';
import { type Action, COLOURS, type Event, type SeatColour, type View } from '../rules/index.ts';
import { planOf } from './advised.ts';
import { Pallet } from './pallet.tsx';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { story } from './story.ts';
import { Tally } from './tally.tsx';
import { tell } from './telling.ts';
import { Tray } from './tray.tsx';

const LOOKS: Readonly<Record<SeatColour, SeatLook>> = {
  teal: {
    colour: 'teal',
    deep: 'teal-deep',
    on: 'paper',
    portrait: { piece: 'ww-crate-teal', viewBox: '-56 -92 112 130' },
    emblem: { piece: 'ww-flat-teal', viewBox: '-14 -14 28 28' },
  },
  white: {
    colour: 'crate-white',
    deep: 'ink-soft',
    on: 'ink',
    portrait: { piece: 'ww-crate-white', viewBox: '-56 -92 112 130' },
    emblem: { piece: 'ww-flat-white', viewBox: '-14 -14 28 28' },
  },
};

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Pallet,
  Tray,
  SeatPanel,
  Tally,
  picture: ({ crates, planks, options }) => drawPile({ crates, planks, side: options.side }),
  progress: (view, words) => words.say('board.turn', { turn: view.turn }),
  seatLine: (view, of, words) =>
    words.say('board.crates-left', { count: view.left[COLOURS[of] as SeatColour] }),
  teacher: { piece: 'ww-foreman', viewBox: '-53 -49 112 118' },
  seatLook: (name) => LOOKS[name as SeatColour],
  eventPiece,
  story,
  planBefore,
  lasts,
  after,
  sound,
  tell,
  planOf,
};

/** A plan is taken back piece by piece. */
function planBefore(draft: Draft): Draft | null | undefined {
  if (draft.plan.length === 0) return undefined;
  return draft.plan.length > 1
    ? { ...draft, plan: draft.plan.slice(0, -1), confirmed: false }
    : null;
}
