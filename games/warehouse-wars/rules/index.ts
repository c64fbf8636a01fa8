/** Warehouse Wars: stack crates on a shared board and on planks; the better lines win. */

import type { Game } from '@hearthside/table';
import { facts } from '../facts.ts';
import { type Action, describe, readAction, writeAction } from './actions.ts';
import { canonical } from './canonical.ts';
import type { Event } from './events.ts';
import { actors, legal, pickLegal } from './legal.ts';
import { type Options, options } from './options.ts';
import { play, resign } from './play.ts';
import { clone, type Position, setup } from './position.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import { COLOURS } from './seats.ts';
import { imagine, prompt, type View, view } from './view.ts';

export const game: Game<Position, Action, View, Event, Options> = {
  facts,
  options,
  seats: () => COLOURS,
  setup,
  actors,
  legal,
  pickLegal,
  chance: () => [],
  refuse,
  play,
  resign,
  outcome: ({ result, tealPoints, whitePoints }) =>
    result && { kind: 'versus', ...result, points: [tealPoints, whitePoints] },
  clone,
  view,
  viewEvent: (event) => event,
  isSecret: () => false,
  imagine,
  prompt,
  describe,
  writeAction,
  readAction,
  canonical,
  restore,
};

export { type Action, crateAt, END, type Placement, plankOn } from './actions.ts';
export type { Tip, Towards } from './balance/stands.ts';
export type { LaidPlank } from './canonical.ts';
export { type Cell, cellAt, cellNamed, cellsOfSide, columnOf, nameOf, rowOf } from './cells.ts';
export type { Event } from './events.ts';
export { type Line, linesAmong, type PlacedCrate, totalOf } from './lines.ts';
export type { Options } from './options.ts';
export { cratesLeft, type Position, planksLeft, pointsOf, seatOnTurn } from './position.ts';
export { gainAt } from './score.ts';
export { COLOURS, colourOf, type SeatColour, seatOf } from './seats.ts';
export { type Span, spanBetween, spansThrough } from './spans.ts';
export { type Steadiness, steadiness } from './steadiness.ts';
export type { View } from './view.ts';
