/** What happens in play, in the words of the record, for the screen to show and the log to say. */

import type { GameEvent } from '@hearthside/table';
import type { Towards } from './balance/stands.ts';
import type { SeatColour } from './seats.ts';

interface CratePlaced extends GameEvent {
  readonly type: 'crate';
  readonly seat: SeatColour;
  readonly at: string;
  readonly level: number;
}

interface PlankLaid extends GameEvent {
  readonly type: 'plank';
  readonly seat: SeatColour;
  readonly from: string;
  readonly to: string;
  readonly level: number;
  /** The cells where it touches a crate or the plank it crosses. */
  readonly rests: readonly string[];
}

/** A line that the crate just placed is part of, at its new length. */
interface LineMade extends GameEvent {
  readonly type: 'line';
  readonly seat: SeatColour;
  readonly cells: readonly string[];
  readonly levels: readonly number[];
  /** Cell and level in one word, for a sentence: `d3`, `d3/1`. */
  readonly places: readonly string[];
  readonly length: number;
  readonly points: number;
}

interface Scored extends GameEvent {
  readonly type: 'score';
  readonly seat: SeatColour;
  /** Negative where joining two lines is worth less than both (WW-52). */
  readonly gained: number;
  readonly total: number;
}

interface CargoFell extends GameEvent {
  readonly type: 'fall';
  readonly seat: SeatColour;
  /** Which plank tips, by its place in the order laid from 0. */
  readonly plank: number;
  readonly from: string;
  readonly to: string;
  readonly level: number;
  readonly towards: Towards;
}

interface TurnBegan extends GameEvent {
  readonly type: 'turn';
  readonly seat: SeatColour;
  readonly turn: number;
}

interface NoRoom extends GameEvent {
  readonly type: 'stuck';
  readonly seat: SeatColour;
}

interface Resigned extends GameEvent {
  readonly type: 'resigned';
  readonly seat: SeatColour;
}

interface Won extends GameEvent {
  readonly type: 'won';
  readonly seat: SeatColour;
  readonly teal: number;
  readonly white: number;
}

interface Drawn extends GameEvent {
  readonly type: 'drawn';
  readonly teal: number;
  readonly white: number;
}

export type Event =
  | CratePlaced
  | PlankLaid
  | LineMade
  | Scored
  | CargoFell
  | TurnBegan
  | NoRoom
  | Resigned
  | Won
  | Drawn;
