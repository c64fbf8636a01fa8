import { bad, type Game, type Outcome } from '@hearthside/table';
import { facts } from '../facts.ts';
import type { Action } from './actions.ts';
import { canonical } from './canonical.ts';
import { describe } from './describe.ts';
import { readEdition, standardEdition } from './edition.ts';
import type { Event } from './events.ts';
import { chance, legal, pickLegal } from './legal.ts';
import { readAction, writeAction } from './notation.ts';
import { GAME_LEVELS } from './pieces.ts';
import { play } from './play.ts';
import { actors, clone, type Position, score, seatsIn } from './position.ts';
import { prompt } from './prompt.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import { type Options, setup } from './setup.ts';
import { imagine, type View, view } from './view.ts';

export type { Action } from './actions.ts';
export type { Canonical, CanonicalElf } from './canonical.ts';
export { type Edition, editionSchema, readEdition, standardEdition } from './edition.ts';
export type { Event } from './events.ts';
export type { Castle, Chest, GameLevel, Item, Mine, Ogre, Space, Valuable } from './pieces.ts';
export type { Phase, Position } from './position.ts';
export { WRONG_PLACE } from './refuse.ts';
export type { Options } from './setup.ts';
export { editionOf, type View } from './view.ts';

export const game: Game<Position, Action, View, Event, Options> = {
  facts,
  options: {
    level: { kind: 'choice', values: GAME_LEVELS, default: 'first' },
    seats: { kind: 'choice', values: [2, 3, 4], default: 2 },
    starter: { kind: 'integer', min: 0, max: 3, default: 0 },
    edition: {
      kind: 'data',
      default: standardEdition,
      read(value) {
        const edition = readEdition(value);
        return edition.ok ? edition : bad(`cannot be used: ${edition.error}`, edition.say);
      },
    },
  },
  optionProblem: ({ starter, seats }) =>
    starter < seats
      ? null
      : {
          option: 'starter',
          problem: `must be a seat from 0 to ${seats - 1}`,
          say: { key: 'starter', values: { seats } },
        },
  seats: ({ seats }) => seatsIn((1 << seats) - 1),
  setup,
  actors,
  legal,
  pickLegal,
  chance,
  refuse,
  play,
  outcome,
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

/** One outcome for all seats. */
function outcome(p: Position): Outcome | null {
  return p.why && { kind: 'team', why: p.why, score: score(p), top: p.rules.top };
}
