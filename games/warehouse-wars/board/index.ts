import './board.css';
import './maps.css';
import './tray.css';
import './television.css';
import type { BoardModule } from '@hearthside/screen';
import { type Action, COLOURS, type Event, type SeatColour, type View } from '../rules/index.ts';
import { seating } from '../seating.ts';
import { planOf } from './advised.ts';
import { ending } from './ending.tsx';
import { lessonMap } from './lesson-map.ts';
import { Pallet } from './pallet.tsx';
import { pilePicture } from './pile-picture.ts';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { story } from './story.ts';
import { Tally } from './tally.tsx';
import { tell } from './telling.ts';
import { things } from './things.ts';
import { Tray } from './tray.tsx';

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Pallet,
  Tray,
  SeatPanel,
  Tally,
  ending,
  picture: pilePicture,
  progress: (view, words) => words.say('board.turn', { turn: view.turn }),
  seatLine: (view, of, words) =>
    words.say('board.crates-left', { count: view.left[COLOURS[of] as SeatColour] }),
  things,
  lessonMap,
  teacher: seating.teacher,
  seatLook: seating.seatLook,
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
