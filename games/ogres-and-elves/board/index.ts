import './board.css';
import './panels.css';
import './tray.css';
import './television.css';
import type { BoardModule } from '@hearthside/screen';
import type { Action, Event, Options, View } from '../rules/index.ts';
import { elfLook } from './elves.ts';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, diePiece, eventPiece, lasts, sound } from './showing.ts';
import { story } from './story.ts';
import { Tally } from './tally.tsx';
import { TeamPanel } from './team-panel.tsx';
import { progress, seatLine, tell } from './telling.ts';
import { Tray } from './tray.tsx';
import { Valley } from './valley.tsx';

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Valley,
  Tray,
  SeatPanel,
  TeamPanel,
  Tally,
  progress,
  seatLine,
  teacher: { piece: 'oe-teacher', viewBox: '-144.5 -222 288.9 241' },
  seatLook: (name) => elfLook(Number(name)),
  eventPiece,
  story,
  lasts,
  after,
  sound,
  tell,
  planBefore: ({ key, picks, listed }) =>
    picks.length > 0 ? { key, picks: picks.slice(0, -1), ...(listed && { listed }) } : null,
  rollPiece: (roll) => diePiece(roll.kind === 'die' ? roll.face : 'O'),
  // The First game is for ages 5 to 7.
  isSimple: (options) => (options as Options).level === 'first',
};
