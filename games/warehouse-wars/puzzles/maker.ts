/** Turns with one crate place that is best by far. */

import type { PuzzleMaker, PuzzleTask, RatedTurn } from '@hearthside/table';
import { type Action, cratesLeft, type Position, pointsOf, seatOnTurn } from '../rules/index.ts';
import { heightOf, topAt } from '../rules/position.ts';
import { goalOf } from './judge.ts';

/** So many crates to place, or fewer, and the end may be in sight. */
const ENDING = 4;
/** Before this turn there is nothing to find. */
const FIRST_TURN = 7;

export const maker: PuzzleMaker<Position> = {
  tables: [
    { options: {}, players: ['medium', 'medium'] },
    { options: {}, players: ['easy', 'medium'] },
    { options: { planks: 4 }, players: ['medium', 'medium'] },
    { options: { side: 5, crates: 8, planks: 4 }, players: ['medium', 'medium'] },
  ],
  tasks(start) {
    if (start.result || start.cratePlaced || start.plankPlaced || start.turn < FIRST_TURN)
      return [];
    const seat = seatOnTurn(start);
    const left = cratesLeft(start, 0) + cratesLeft(start, 1);
    const keys = left <= ENDING ? ['win', 'most'] : ['most'];
    return keys.map((key) => ({ goal: { key }, seat, start, known: [] }));
  },
  mostPositions: 3000,
  margin: (task) => (goalOf(task) === 'win' ? 0.5 : 2),
  least: (task) => (goalOf(task) === 'win' ? 1 : 5),
  isAllOrNothing: (task) => goalOf(task) === 'win',
  isGood: () => true,
  grade(task, [best, ...others]) {
    if (goalOf(task) === 'win') return 3;
    const { actions } = best as RatedTurn;
    const isHigh = actions.some(isPlank) || actions.some((action) => isUpstairs(task, action));
    return isHigh || others.some((turn) => scoresAsItFalls(task, turn, best)) ? 2 : 1;
  },
  tempting(task, [best, ...others]) {
    if (goalOf(task) === 'win') return mostPoints(task, others);
    return others.find((turn) => scoresAsItFalls(task, turn, best)) ?? (others[0] as RatedTurn);
  },
};

const isPlank = (action: unknown): boolean => (action as Action).kind === 'plank';

/** Does the crate go on a plank that lies there already? */
function isUpstairs({ start }: PuzzleTask, action: unknown): boolean {
  const placed = action as Action;
  return placed.kind === 'crate' && heightOf(topAt(start as Position, placed.at)) > 0;
}

const gainOf = (task: PuzzleTask, { after }: RatedTurn): number =>
  pointsOf(after as Position, task.seat) - pointsOf(task.start as Position, task.seat);

/** Would it make as many points as the best, if only it stood? */
const scoresAsItFalls = (task: PuzzleTask, turn: RatedTurn, best: RatedTurn | undefined): boolean =>
  (turn.after as Position).result?.why === 'fall' && gainOf(task, turn) >= (best?.worth ?? 0);

const mostPoints = (task: PuzzleTask, turns: readonly RatedTurn[]): RatedTurn =>
  turns.reduce((most, turn) => (gainOf(task, turn) > gainOf(task, most) ? turn : most));
