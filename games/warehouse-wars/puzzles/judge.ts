/** One turn: the most points that hold, or the only way left to win, seen to the end. */

import { Clock } from '@hearthside/search';
import { OutOfSight, type PuzzleCause, type PuzzleJudge, type PuzzleTask } from '@hearthside/table';
import { solveEnding } from '../bot/ending.ts';
import {
  type Action,
  type Event,
  game,
  type Position,
  pointsOf,
  seatOnTurn,
} from '../rules/index.ts';

/** `most`: the most points in this turn. `win`: win the game, whatever the other does. */
export type Goal = 'most' | 'win';
export const goalOf = ({ goal }: PuzzleTask): Goal => goal.key as Goal;

/** Cargo that falls is worth less than anything that stands. */
const FALLEN = -100;
/** How far a puzzle's end may be to see: a phone works through so many turns at once. */
const IN_SIGHT = 20_000;

export const judge: PuzzleJudge<Position, Event> = {
  judged(position, task) {
    const { result } = position;
    if (goalOf(task) === 'win') {
      if (!result) return null;
      return result.winner === task.seat ? 1 : result.winner === null ? 0.5 : 0;
    }
    if (result?.why === 'fall') return FALLEN;
    const start = task.start as Position;
    if (!result && position.turn === start.turn) return null;
    return pointsOf(position, task.seat) - pointsOf(start, task.seat);
  },
  solve(position, task) {
    if (goalOf(task) !== 'win') return null;
    const [best] = solveEnding(position, new Clock({ iterations: IN_SIGHT })) ?? [];
    if (!best) throw new OutOfSight();
    const value = seatOnTurn(position) === task.seat ? best.value : -best.value;
    return { actions: best.actions, worth: value > 0 ? 1 : value === 0 ? 0.5 : 0 };
  },
  // Where the crate goes is what is asked; a plank counts as far as it makes that possible.
  answer(actions) {
    const crate = (actions as readonly Action[]).find(({ kind }) => kind === 'crate');
    return crate ? game.writeAction(crate) : '';
  },
  cause(events, task) {
    if (events.some(({ type }) => type === 'fall')) return FALLS;
    return goalOf(task) === 'win' ? RIVAL_AHEAD : FEWER;
  },
};

const FALLS: PuzzleCause = { why: 'falls', rule: 'WW-40' };
const FEWER: PuzzleCause = { why: 'fewer', rule: 'WW-51' };
const RIVAL_AHEAD: PuzzleCause = { why: 'rival-ahead', rule: 'WW-54' };
