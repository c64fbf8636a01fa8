/** A table as it is kept on the device. */

import {
  type Branch,
  type DiceMode,
  type JsonObject,
  type LogEntry,
  newId,
  newSecret,
} from '@hearthside/table';
import type { SeatKeeper } from './table-session.ts';

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly secret: string;
  readonly diceMode: DiceMode;
  readonly keepers: readonly SeatKeeper[];
  readonly log: readonly LogEntry[];
  readonly begunAt: number;
  readonly changedAt: number;
  /** Nothing is left to play here. */
  readonly over: boolean;
  /** The record as it came, for a game that was not played on this device. */
  readonly imported?: string;
  /** How the game might have gone on, as somebody tried afterwards. */
  readonly branches?: readonly Branch[];
}

export interface NewTable {
  readonly game: string;
  readonly options: JsonObject;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
}

export const newTable = (wanted: NewTable): KeptTable => ({
  ...wanted,
  id: newId(),
  secret: newSecret(),
  log: [],
  begunAt: Date.now(),
  changedAt: Date.now(),
  over: false,
});
