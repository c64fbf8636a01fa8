/** A mind for one player of Warehouse Wars. */

import {
  type BotLevel,
  Clock,
  type Decision,
  type Mind,
  pickBest,
  pickWithSlips,
  type RatedChoice,
} from '@hearthside/search';
import { type Action, game, type Position, seatOnTurn, type View } from '../rules/index.ts';
import { explain } from './coach.ts';
import { type Depth, search } from './search.ts';
import { valueFor } from './value.ts';

const EVERYTHING = { crates: 64, planks: 12, turns: 64 };

const DEPTHS: Readonly<Record<BotLevel, Depth>> = {
  easy: { turns: 1, widths: [EVERYTHING] },
  medium: { turns: 1, widths: [EVERYTHING] },
  hard: {
    turns: 2,
    widths: [
      { crates: 12, planks: 5, turns: 20 },
      { crates: 6, planks: 3, turns: 8 },
    ],
  },
  master: {
    turns: 8,
    widths: [
      { crates: 14, planks: 6, turns: 24 },
      { crates: 8, planks: 4, turns: 10 },
      { crates: 6, planks: 3, turns: 6 },
    ],
  },
};

/** How many points a level gives away: usually, and at worst. */
const SLIPS: Readonly<Record<BotLevel, { readonly usual: number; readonly worst: number } | null>> =
  {
    easy: { usual: 1.5, worst: 6 },
    medium: { usual: 0.4, worst: 3 },
    hard: null,
    master: null,
  };

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
    const slips = SLIPS[level];
    if (slips) return pickWithSlips(weighed, slips.usual, slips.worst, dice);
    return pickBest(weighed, dice);
  },
  explain,
};

function weigh({ view, level, dice, clock, also }: Decision<View>): RatedChoice[] {
  const position = game.imagine(view, dice);
  const weighed: RatedChoice[] = search(position, DEPTHS[level], clock).map(
    ({ actions, value }) => {
      const [action, ...plan] = actions.map((each) => game.writeAction(each));
      return { action: action as string, value, plan };
    },
  );
  const best = weighed[0];
  if (best && also !== null && !weighed.some(({ action }) => action === also)) {
    // Both at the same depth: what counts is how much worse it is.
    const worse = shallow(position, also) - shallow(position, best.action);
    weighed.push({ action: also, value: best.value + Math.min(0, worse) });
  }
  return weighed;
}

/** What an action promises one turn of the rival ahead. */
function shallow(position: Position, text: string): number {
  const seat = seatOnTurn(position);
  const after = game.clone(position);
  game.play(after, seat, game.readAction(text) as Action);
  if (after.result) return valueFor(after, seat);
  const [best] = search(after, DEPTHS.hard, new Clock({ iterations: 100 }));
  if (!best) return valueFor(after, seat);
  return seatOnTurn(after) === seat ? best.value : -best.value;
}
