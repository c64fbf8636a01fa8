/** An edition's tables for one level, worked out for play. */

import type { Edition } from './edition.ts';
import { MoveLists } from './moves.ts';
import {
  CASTLES,
  CHESTS,
  FIRST_CASTLE,
  type GameLevel,
  HOME,
  MINES,
  OGRES,
  SPACES,
  VALUABLES,
} from './pieces.ts';
import { maskOf, type Pile, pileOf } from './pile.ts';

export interface Ruleset {
  readonly edition: Edition;
  readonly level: GameLevel;
  /** Every Valuable in play, and for each the mine it is laid on (OE-20 to OE-22). */
  readonly valuables: readonly number[];
  readonly stocked: readonly number[];
  /** For each space, bit `n` is set when a road joins it to space `n`. */
  readonly roads: readonly number[];
  readonly moves: MoveLists;
  /** For each castle, its exit mine. */
  readonly exits: readonly number[];
  /** For each chest, the Valuables it wants; empty when it is not in play. */
  readonly slots: readonly Pile[];
  readonly chestsInPlay: readonly number[];
  /** By Ogre number: the mask of the kinds it wants. */
  readonly tastes: readonly Pile[];
  readonly ogres: readonly number[];
  readonly ogresReturn: boolean;
  readonly shields: number;
  readonly top: number;
}

type Board = Pick<Ruleset, 'roads' | 'moves'>;
type Levels = Readonly<Record<GameLevel, Ruleset>>;

const known = new WeakMap<Edition, Levels>();

/** The rules of a level; worked out once for each edition object. */
export const rulesetOf = (edition: Edition, level: GameLevel): Ruleset =>
  (known.get(edition) ?? workOutAll(edition))[level];

function workOutAll(edition: Edition): Levels {
  const roads = roadsOf(edition);
  const board = { roads, moves: new MoveLists(roads) };
  const levels: Levels = {
    first: workOut(edition, board, 'first'),
    second: workOut(edition, board, 'second'),
    third: workOut(edition, board, 'third'),
  };
  known.set(edition, levels);
  return levels;
}

function workOut(edition: Edition, { roads, moves }: Board, level: GameLevel): Ruleset {
  const { royals, valuables, mines, ogres, ogresReturn, shields, top } = edition.levels[level];
  return {
    edition,
    level,
    valuables: VALUABLES.flatMap((name, item) => Array<number>(valuables[name]).fill(item)),
    stocked: [...mines],
    roads,
    moves,
    exits: CASTLES.map((castle) => edition.board.castles[castle]),
    slots: CHESTS.map((chest) => (royals.includes(chest) ? pileOf(edition.chests[chest]) : 0)),
    chestsInPlay: CHESTS.flatMap((chest, index) => (royals.includes(chest) ? [index] : [])),
    tastes: [0, ...OGRES.map((ogre) => maskOf(edition.tastes[`${ogre}`]))],
    ogres: [...ogres].sort(),
    ogresReturn,
    shields,
    top,
  };
}

function roadsOf({ board }: Edition): number[] {
  const roads = SPACES.map(() => 0);
  const join = (one: number, other: number) => {
    roads[one] = (roads[one] as number) | (1 << other);
    roads[other] = (roads[other] as number) | (1 << one);
  };
  for (const mine of MINES) join(mine, nextMine(mine));
  for (const mine of board.home) join(HOME, mine);
  CASTLES.forEach((castle, index) => {
    join(FIRST_CASTLE + index, board.castles[castle]);
  });
  return roads;
}

/** OE-81: clockwise, 16 to 1. */
export const nextMine = (mine: number): number => (mine & 15) + 1;
