/**
 * What can be shown and asked of a game before its board is there: how its seats look, and which of its
 * options are asked where. Data, so that home and set-up know no game.
 */

import type { Json, SeatName } from '@hearthside/table';
import type { PieceLook, SeatLook } from './board-module.ts';

export interface Seating {
  seatLook(name: SeatName): SeatLook;
  /** Who plays at a table that is not set up yet, in seat order. */
  readonly seats: readonly SeatName[];
  /** Who teaches this game. */
  readonly teacher: PieceLook;
  /** The option that says how many seats there are; absent where there are always as many. */
  readonly countedBy?: string;
  /** The option that says who begins; absent where the game decides. */
  readonly beginner?: string;
  /** Options that the opened box asks already, in order. */
  readonly asked: readonly string[];
  /** Options that set-up folds away. */
  readonly rare: readonly string[];
  /** Pieces that stand for a value of an option; absent, or none, where its words do. */
  picture?(option: string, value: Json): readonly PieceLook[];
  /** Both ways to roll; absent where nothing is rolled. */
  readonly dice?: { readonly die: PieceLook; readonly spinner: PieceLook };
}
