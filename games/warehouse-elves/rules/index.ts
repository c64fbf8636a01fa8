import type { Game } from '@hearthside/table';
import { facts } from '../facts.ts';
import { type Action, describe, isSecret, readAction, writeAction } from './actions.ts';
import { canonical } from './canonical.ts';
import { viewEvent, type WarehouseEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { actors, chance, legal, refuse } from './legal.ts';
import { clone, type Options, type Position, setup, TEAM_NAMES } from './position.ts';
import { restore } from './restore.ts';
import { play } from './round.ts';
import { prompt, type View, view } from './view.ts';
import { outcome, resign } from './wishlist.ts';

export const game: Game<Position, Action, View, WarehouseEvent, Options> = {
  facts,
  options: { stocks: { kind: 'choice', values: [2, 3], default: 2 } },
  seats: () => TEAM_NAMES,
  setup,
  actors,
  legal,
  chance,
  refuse,
  play,
  resign,
  outcome,
  clone,
  view,
  viewEvent,
  isSecret,
  imagine,
  prompt,
  describe,
  writeAction,
  readAction,
  canonical,
  restore,
};

export * from './actions.ts';
export * from './board.ts';
export * from './cards.ts';
export type { Hold, Obstacle, WarehouseEvent } from './events.ts';
export { CARDS_DRIVE, refuseCards } from './legal.ts';
export * from './plan.ts';
export * from './position.ts';
export * from './toys.ts';
export type { TruckView, View } from './view.ts';
