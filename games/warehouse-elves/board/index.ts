import './board.css';
import './panels.css';
import './tray.css';
import './television.css';
import './ending.css';
import type { BoardModule } from '@hearthside/screen';
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
import { seating } from '../seating.ts';
import { ending } from './ending.tsx';
import { lessonMap } from './lesson-map.ts';
import type { Draft } from './props.ts';
import { SeatPanel } from './seat-panel.tsx';
import { after, eventPiece, lasts, sound } from './showing.ts';
import { story } from './story.ts';
import { Tally } from './tally.tsx';
import { tell } from './telling.ts';
import { things } from './things.ts';
import { Tray } from './tray.tsx';
import { Warehouse } from './warehouse.tsx';

export const boardModule: BoardModule<View, Action, WarehouseEvent, Draft> = {
  Board: Warehouse,
  Tray,
  SeatPanel,
  Tally,
  ending,
  progress: (view, words) => words.say('board.round', { round: view.round }),
  seatLine,
  things,
  lessonMap,
  teacher: seating.teacher,
  seatLook: seating.seatLook,
  eventPiece,
  story,
  // A plan is taken back card by card.
  planBefore: ({ cards }) => {
    if (cards.length === 0) return undefined;
    return cards.length > 1 ? { cards: cards.slice(0, -1) } : null;
  },
  rollPiece: (roll) => ({
    piece: `we-die-${roll.kind === 'roll' ? roll.direction : 1}`,
    viewBox: '-34 -34 68 68',
  }),
  lasts,
  after,
  sound,
  tell,
  planOf: (_view, [first]) =>
    first?.kind === 'program' ? { cards: first.cards.map(({ name }) => name) } : null,
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
