import {
  bestFirst,
  type Mind,
  pickBest,
  pickWithSlips,
  type Question,
  type Weighed,
} from '@hearthside/search';
import type { Seat } from '@hearthside/table';
import {
  type Action,
  gainAt,
  game,
  type Position,
  pointsOf,
  seatOnTurn,
  type View,
} from '../rules/index.ts';

/** Worth more than any score: a win or a loss that is certain. */
const CERTAIN = 1000;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 1 },
    medium: { iterations: 1 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.25, good: 1.5, fair: 3 },
  weigh,
  choose(weighed, { level, dice }) {
    if (level === 'easy') return pickWithSlips(weighed, 1.5, 6, dice);
    if (level === 'medium') return pickWithSlips(weighed, 0.4, 3, dice);
    return pickBest(weighed, dice);
  },
  explain: () => ({ key: 'points' }),
};

function weigh({ view, turn, dice }: Question<View>): Weighed[] {
  const position = game.imagine(view, dice);
  return bestFirst(
    turn.legal.map((text) => {
      const after = game.clone(position);
      game.play(after, turn.seat, game.readAction(text) as Action);
      return { action: text, value: bestOfTurn(after, turn.seat) };
    }),
  );
}

/** The best that the rest of this seat's turn can make of a position. */
function bestOfTurn(position: Position, seat: Seat): number {
  if (position.result || seatOnTurn(position) !== seat) return value(position, seat);
  let best = -CERTAIN;
  for (const action of game.legal(position, seat)) {
    const after = game.clone(position);
    game.play(after, seat, action);
    best = Math.max(best, bestOfTurn(after, seat));
  }
  return best;
}

/** The lead, less what the rival can gain next. */
function value(position: Position, seat: Seat): number {
  const rival = 1 - seat;
  const lead = pointsOf(position, seat) - pointsOf(position, rival);
  if (position.result) {
    if (position.result.winner === null) return 0;
    return position.result.winner === seat ? CERTAIN : -CERTAIN;
  }
  return lead - 0.8 * bestGain(position, rival) + 0.2 * bestGain(position, seat);
}

function bestGain(position: Position, seat: Seat): number {
  let best = 0;
  for (const action of game.legal(position, seatOnTurn(position))) {
    if (action.kind === 'crate') best = Math.max(best, gainAt(position, seat, action.at));
  }
  return best;
}
