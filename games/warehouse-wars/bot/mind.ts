/** A mind for one player of Warehouse Wars. */

import {
  type BotLevel,
  Clock,
  type Decision,
  type Mind,
  pickAtLevel,
  type RatedChoice,
  type Slips,
} from '@hearthside/search';
import { type Action, game, type Position, seatOnTurn, type View } from '../rules/index.ts';
import { explain } from './coach.ts';
import { solveEnding } from './ending.ts';
import { foresee } from './foresight.ts';
import { glance } from './glance.ts';
import { type Depth, search, TOLD_APART } from './search.ts';
import type { WholeTurn } from './turns.ts';
import { CERTAIN, valueFor } from './value.ts';

const EVERYTHING = { crates: 64, planks: 12, turns: 64 };

const DEPTHS: Readonly<Record<BotLevel, Depth>> = {
  easy: { turns: 1, widths: [EVERYTHING], judge: valueFor },
  medium: { turns: 1, widths: [EVERYTHING], judge: valueFor },
  hard: {
    turns: 2,
    widths: [
      { crates: 12, planks: 5, turns: 20 },
      { crates: 6, planks: 3, turns: 8 },
    ],
    judge: valueFor,
  },
  // Broad rather than deep: a turn that nobody thought of costs more than one more turn ahead is worth.
  master: {
    turns: 8,
    widths: [
      { crates: 20, planks: 8, turns: 40 },
      { crates: 12, planks: 6, turns: 16 },
    ],
    judge: foresee,
  },
};

/** How many points a level gives away. Easy does not slip: it looks for itself only, and not everywhere. */
const SLIPS: Slips = {
  easy: null,
  medium: { usual: 0.95, worst: 4 },
  hard: null,
  master: null,
};

/** With so many crates to place or fewer master spends so much of its time on seeing the end of the game. */
const ENDING = { crates: 5, share: 0.5 };

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 1 },
    medium: { iterations: 1 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.25, good: 1.5, fair: 3 },
  worthOf: (lost) => (lost > CERTAIN / 2 ? null : Math.max(1, Math.round(lost))),
  weigh,
  solve({ view, dice, clock }) {
    const solved = solveEnding(game.imagine(view, dice), clock);
    return solved?.map(asChoice) ?? null;
  },
  choose: (rated, { level, dice }) => pickAtLevel(rated, level, SLIPS, dice),
  explain,
};

function weigh({ view, level, dice, clock, also, alsoPlan }: Decision<View>): RatedChoice[] {
  const position = game.imagine(view, dice);
  if (level === 'easy') {
    const seen = glance(position, dice);
    if (seen.length > 0) return seen;
  }
  const margin = also === null ? TOLD_APART.toPlay : TOLD_APART.toRate;
  const solved = level === 'master' ? endingOf(position, clock) : null;
  const rated = (solved ?? search(position, DEPTHS[level], clock, margin)).map(asChoice);
  const best = rated[0];
  if (best && also !== null && !rated.some((each) => isTurn(each, also, alsoPlan))) {
    // Both at the same depth: what counts is how much worse it is.
    const taken = [also, ...alsoPlan];
    const wholeBest = alsoPlan.length > 0 ? [best.action, ...(best.plan ?? [])] : [best.action];
    const worse = shallow(position, taken) - shallow(position, wholeBest);
    rated.push({ action: also, plan: alsoPlan, value: best.value + Math.min(0, worse) });
  }
  return rated;
}

/** The same turn: all of it where more than its beginning is asked about. */
const isTurn = (rated: RatedChoice, action: string, plan: readonly string[]): boolean =>
  rated.action === action && (plan.length === 0 || rated.plan?.join() === plan.join());

function endingOf(position: Position, clock: Clock): WholeTurn[] | null {
  if (position.tealLeft + position.whiteLeft > ENDING.crates) return null;
  return solveEnding(position, clock.part(ENDING.share));
}

function asChoice({ actions, value }: WholeTurn): RatedChoice {
  const [action, ...plan] = actions.map((each) => game.writeAction(each));
  return { action: action as string, value, plan };
}

/** What actions of one turn promise one turn of the rival ahead. */
function shallow(position: Position, texts: readonly string[]): number {
  const seat = seatOnTurn(position);
  const after = game.clone(position);
  for (const text of texts) {
    if (after.result || seatOnTurn(after) !== seat) break;
    game.play(after, seat, game.readAction(text) as Action);
  }
  if (after.result) return valueFor(after, seat);
  const [best] = search(after, DEPTHS.hard, new Clock({ iterations: 100 }));
  if (!best) return valueFor(after, seat);
  return seatOnTurn(after) === seat ? best.value : -best.value;
}
