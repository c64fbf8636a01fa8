/** A mind for one truck. */

import {
  type BotLevel,
  bestFirst,
  type Decision,
  type Mind,
  pickAtLevel,
  pickBest,
  type RatedChoice,
  type Slips,
} from '@hearthside/search';
import { seededDice } from '@hearthside/table';
import { type Action, game, type Team, type View } from '../rules/index.ts';
import { explain } from './coach.ts';
import { type Duelist, duel } from './duel.ts';
import { glance } from './glance.ts';
import { finishRound } from './rounds.ts';
import { winChance } from './value.ts';

export const MASTER: Duelist = { ours: 120, theirs: 120, trust: 0.9, reads: true };

const DEPTHS: Readonly<Record<Exclude<BotLevel, 'easy'>, Duelist>> = {
  medium: { ours: 16, theirs: 3, trust: 0, reads: false },
  hard: { ours: 24, theirs: 8, trust: 0.5, reads: false },
  master: MASTER,
};

/** How much of a chance to win a level gives away; of easy in hexes. */
const SLIPS: Slips = {
  easy: { usual: 0.8, worst: 3 },
  medium: { usual: 0.02, worst: 0.1 },
  hard: null,
  master: null,
};

/** Enough to tell a good answer at a Stock or after a bump from a bad one. */
const ANSWER_WORLDS = 40;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 6 },
    medium: { iterations: 60 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.01, good: 0.03, fair: 0.08 },
  // Games in a hundred.
  worthOf: (lost) => Math.max(1, Math.round(100 * Math.min(1, lost))),
  weigh(decision) {
    const { view, level, turn, dice } = decision;
    if (view.phase !== 'program') return weighAnswers(decision);
    return level === 'easy'
      ? glance(game.imagine(view, dice), turn.seat as Team, dice)
      : duel(decision, DEPTHS[level]);
  },
  choose(rated, { level, dice, view }) {
    // Even a beginner loads what is on the list: slips are for programs.
    if (view.phase !== 'program') return pickBest(rated, dice);
    return pickAtLevel(rated, level, SLIPS, dice);
  },
  explain,
};

/** Load or not, take what: each answer in the same imagined rest of the round. */
function weighAnswers({ view, turn, dice, clock }: Decision<View>): RatedChoice[] {
  const team = turn.seat as Team;
  const answers = turn.legal.map((text) => game.readAction(text) as Action);
  const sums = answers.map(() => 0);
  while (clock.done < ANSWER_WORLDS && clock.goOn()) {
    const world = game.imagine(view, dice);
    const luck = dice.below(1 << 30);
    answers.forEach((answer, i) => {
      const after = game.clone(world);
      game.play(after, team, answer);
      finishRound(after, seededDice(luck));
      sums[i] = (sums[i] as number) + winChance(after, team);
    });
  }
  return bestFirst(
    turn.legal.map((action, i) => ({ action, value: (sums[i] as number) / clock.done })),
  );
}
