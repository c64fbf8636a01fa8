import './board.css';
import type { BoardModule, SeatLook } from '@hearthside/screen';
import { type Action, type Event, SEATS, type SeatId, type View } from '../rules/index.ts';
import { Hearth } from './hearth.tsx';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { Tally } from './tally.tsx';
import { Tray } from './tray.tsx';

/** Colours are names of tokens (`packages/screen/style/tokens.css`); a shape tells seats apart without them. */
const LOOKS: Readonly<Record<SeatId, SeatLook>> = {
  ember: {
    colour: 'red',
    deep: 'red-deep',
    on: 'paper',
    portrait: { piece: 'll-ember', viewBox: '-34 -36 68 72' },
    emblem: { piece: 'll-ember', viewBox: '-34 -36 68 72' },
  },
  spark: {
    colour: 'elf-sky',
    deep: 'sapphire-deep',
    on: 'paper',
    portrait: { piece: 'll-spark', viewBox: '-34 -36 68 72' },
    emblem: { piece: 'll-spark', viewBox: '-34 -36 68 72' },
  },
};

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Hearth,
  Tray,
  SeatPanel,
  Tally,
  progress: ({ left }, words) => words.say('board.left', { left }),
  seatLine: ({ toAct }, of, words) =>
    words.say(toAct === SEATS[of] ? 'board.seat-line.turn' : 'board.seat-line.wait'),
  teacher: { piece: 'll-ember', viewBox: '-34 -36 68 72' },
  seatLook: (name) => LOOKS[name as SeatId],
  eventPiece,
  lasts,
  after,
  sound,
  tell: ({ left }, _seat, words) => words.say('board.tell', { left }),
};
