import './board.css';
import type { BoardModule } from '@hearthside/screen';
import { type Action, type Event, SEATS, type View } from '../rules/index.ts';
import { seating } from '../seating.ts';
import { Hearth } from './hearth.tsx';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { Tally } from './tally.tsx';
import { Tray } from './tray.tsx';

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Hearth,
  Tray,
  SeatPanel,
  Tally,
  progress: ({ left }, words) => words.say('board.left', { left }),
  seatLine: ({ toAct }, of, words) =>
    words.say(toAct === SEATS[of] ? 'board.seat-line.turn' : 'board.seat-line.wait'),
  teacher: seating.teacher,
  seatLook: seating.seatLook,
  eventPiece,
  lasts,
  after,
  sound,
  tell: ({ left }, _seat, words) => words.say('board.tell', { left }),
};
