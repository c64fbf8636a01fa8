/** Two elves to measure bots against, and with. */

import type { Yardsticks } from '@hearthside/search';
import { type Dice, type Player, pick, type Seat, seededDice } from '@hearthside/table';
import { type Action, type Move, ROLL } from '../../rules/actions.ts';
import { game, type View } from '../../rules/index.ts';
import { HOME, isMine, SPACE_INDEX, SPACES } from '../../rules/pieces.ts';
import { ALL_VALUABLES, kinds, type Pile, size } from '../../rules/pile.ts';
import {
  bagOf,
  hasRoom,
  isCaptive,
  ogreSpaces,
  type Position,
  pileOn,
  placeOf,
} from '../../rules/position.ts';

/** Out of a hundred turns, in so many a child wanders off, and in so many it forgets to pick up. */
const ELSEWHERE = 20;
const FORGETS = 15;
/** With so many Valuables a child goes home. */
const ENOUGH = 2;

export const yardsticks: Yardsticks = {
  child: (seed) =>
    gatherer(
      seed,
      (p, seat, moves, dice) => {
        if (dice.below(100) < ELSEWHERE) return pick(moves, dice);
        return towards(p, goalsOf(p, seat, ALL_VALUABLES, ENOUGH), moves, dice);
      },
      FORGETS,
    ),
  plain: (seed) =>
    gatherer(
      seed,
      (p, seat, moves, dice) => towards(p, goalsOf(p, seat, missingFrom(p), 4), moves, dice),
      0,
    ),
};

/** Home with enough in the bag; else every mine with something on it that can be had. */
function goalsOf(p: Position, seat: Seat, wanted: Pile, enough: number): number[] {
  const carried = size(bagOf(p, seat) & ALL_VALUABLES);
  if (carried >= enough || !hasRoom(p, seat)) return [HOME];
  const mines: number[] = [];
  for (let mine = 1; mine <= 16; mine++) if ((pileOn(p, mine) & wanted) !== 0) mines.push(mine);
  const ogres = ogreSpaces(p);
  const free = mines.filter((mine) => !((ogres >> mine) & 1));
  if (free.length > 0) return free;
  return carried > 0 || mines.length === 0 ? [HOME] : mines;
}

/** The kinds that some chest still has a place for. */
function missingFrom(p: Position): Pile {
  let missing = 0;
  for (const chest of p.rules.chestsInPlay) {
    missing |= kinds((p.rules.slots[chest] as Pile) - (p.chests[chest] as Pile));
  }
  return missing;
}

/** The move that ends nearest to a goal, clear of Ogres. */
function towards(p: Position, goals: readonly number[], moves: readonly Move[], dice: Dice): Move {
  const steps = stepsTo(p, goals);
  const ogres = ogreSpaces(p);
  const cost = ({ space }: Move): number => {
    const at = SPACE_INDEX[space];
    return (steps[at] as number) + ((ogres >> at) & 1) * 100;
  };
  const least = Math.min(...moves.map(cost));
  return pick(
    moves.filter((move) => cost(move) === least),
    dice,
  );
}

/** Steps by road from every space to the nearest goal. */
function stepsTo({ rules }: Position, goals: readonly number[]): number[] {
  const steps = SPACES.map(() => 99);
  const queue = [...goals];
  for (const goal of goals) steps[goal] = 0;
  for (const space of queue) {
    for (let next = 0; next < SPACES.length; next++) {
      if (!(((rules.roads[space] as number) >> next) & 1) || steps[next] !== 99) continue;
      steps[next] = (steps[space] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Picks up what is there, delivers what fits, says yes to everybody, and leaves Shields where they fall. */
function gatherer(
  seed: string,
  choose: (p: Position, seat: Seat, moves: readonly Move[], dice: Dice) => Move,
  forgets: number,
): Player {
  const dice = seededDice(seed);
  return {
    choose({ view, seat }) {
      const p = game.imagine(view as View, dice);
      const legal = game.legal(p, seat);
      return game.writeAction(actionFor(p, seat, legal, dice));
    },
  };

  function actionFor(p: Position, seat: Seat, legal: readonly Action[], dice: Dice): Action {
    const ofKind = (...names: readonly Action['kind'][]) =>
      legal.filter(({ kind }) => names.includes(kind));
    const [end] = ofKind('call-end');
    if (end) return end;
    const moves = ofKind('move') as Move[];
    if (moves.length > 0 && !isCaptive(p, seat)) return choose(p, seat, moves, dice);
    if (p.phase === 'handle') {
      const goods = ofKind('deliver', 'take');
      const forgotten = isMine(placeOf(p, seat)) && dice.below(100) < forgets;
      return goods.length > 0 && !forgotten ? pick(goods, dice) : ROLL;
    }
    const plain = ofKind('agree', 'gift', 'flee', 'deploy', 'rescue', 'roll');
    return pick(plain.length > 0 ? plain : legal, dice);
  }
}
