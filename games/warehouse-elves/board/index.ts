import './board.css';
import './panels.css';
import './tray.css';
import './television.css';
import type { BoardModule, SeatLook } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import {
  type Action,
  LOAD,
  TEAM_NAMES,
  type TeamName,
  type View,
  type WarehouseEvent,
} from '../rules/index.ts';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { Tally } from './tally.tsx';
import { tell } from './telling.ts';
import { Tray } from './tray.tsx';
import { Warehouse } from './warehouse.tsx';

const LOOKS: Readonly<Record<TeamName, SeatLook>> = {
  green: {
    colour: 'green',
    deep: 'green-deep',
    on: 'paper',
    portrait: { piece: 'we-truck-green', viewBox: '-48 -42 96 84' },
    emblem: { piece: 'we-emblem-bell', viewBox: '-13 -13 26 26' },
  },
  red: {
    colour: 'red',
    deep: 'red-deep',
    on: 'paper',
    portrait: { piece: 'we-truck-red', viewBox: '-48 -42 96 84' },
    emblem: { piece: 'we-emblem-flake', viewBox: '-13 -13 26 26' },
  },
};

export const boardModule: BoardModule<View, Action, WarehouseEvent, Draft> = {
  Board: Warehouse,
  Tray,
  SeatPanel,
  Tally,
  progress: (view, words) => words.say('board.round', { round: view.round }),
  seatLine,
  teacher: { piece: 'we-snowman', viewBox: '-46.6 -52 95.3 98.5' },
  seatLook: (name) => LOOKS[name as TeamName],
  eventPiece,
  lasts,
  after,
  sound,
  tell,
  // WE-50: hardly anybody leaves a toy; the players can switch this off. `take` is always asked.
  answersItself: (_view, legal) => (legal[0]?.kind === 'load' ? LOAD : null),
};

function seatLine(view: View, of: Seat, words: Words): string {
  const team = TEAM_NAMES[of] as TeamName;
  if (view.winner === team) return words.say('board.seat-line.won');
  if (view.phase === 'over') return words.say('board.seat-line.over');
  if (view.toAct.includes(team)) return words.say(`board.seat-line.${view.phase}`);
  return words.say(view.santa === team ? 'board.seat-line.first' : 'board.seat-line.second');
}
