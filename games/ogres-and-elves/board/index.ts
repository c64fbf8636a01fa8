import './board.css';
import './panels.css';
import './tray.css';
import './ending.css';
import './television.css';
import type { BoardModule } from '@hearthside/screen';
import type { Json } from '@hearthside/table';
import {
  type Action,
  type Event,
  type Options,
  standardEdition,
  type View,
} from '../rules/index.ts';
import { seating } from '../seating.ts';
import { ending, nextLevel } from './ending.tsx';
import { lessonMap } from './lesson-map.ts';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, diePiece, eventPiece, lasts, sound } from './showing.ts';
import { story } from './story.ts';
import { Tally } from './tally.tsx';
import { TeamPanel } from './team-panel.tsx';
import { progress, seatLine, tell } from './telling.ts';
import { things } from './things.ts';
import { Tray } from './tray.tsx';
import { Valley } from './valley.tsx';

export const boardModule: BoardModule<View, Action, Event, Draft> = {
  Board: Valley,
  Tray,
  SeatPanel,
  TeamPanel,
  Tally,
  ending,
  progress,
  seatLine,
  things,
  lessonMap,
  teacher: seating.teacher,
  seatLook: seating.seatLook,
  eventPiece,
  story,
  lasts,
  after,
  sound,
  tell,
  planBefore: ({ key, picks, listed }) =>
    picks.length > 0 ? { key, picks: picks.slice(0, -1), ...(listed && { listed }) } : null,
  rollPiece: (roll) => diePiece(roll.kind === 'die' ? roll.face : 'O'),
  nextGame(options) {
    const { level, edition, ...others } = options as Options;
    const next = nextLevel(level);
    if (next === null) return null;
    const own = edition === standardEdition ? {} : { edition: edition as unknown as Json };
    return { ...others, ...own, level: next };
  },
  // The First game is for ages 5 to 7.
  isSimple: (options) => (options as Options).level === 'first',
};
