/** A mind for one truck. */

import {
  type BotLevel,
  bestFirst,
  type Decision,
  type Mind,
  pickBest,
  pickByShare,
  pickWithSlips,
  type RatedChoice,
} from '@hearthside/search';
import { seededDice } from '@hearthside/table';
import { type Action, game, type Team, type View } from '../rules/index.ts';
import { explain } from './coach.ts';
import { type Depth, duel } from './duel.ts';
import { finishRound } from './rounds.ts';
import { winChance } from './value.ts';

const DEPTHS: Readonly<Record<BotLevel, Depth>> = {
  easy: { ours: 24, theirs: 1, more: 0, guesses: false },
  medium: { ours: 16, theirs: 3, more: 0, guesses: false },
  hard: { ours: 14, theirs: 4, more: 0, guesses: false },
  master: { ours: 14, theirs: 8, more: 0, guesses: true },
};

/** How much of a chance to win a level gives away: usually, and at worst. Master gives nothing away. */
const SLIPS: Readonly<Record<BotLevel, { readonly usual: number; readonly worst: number } | null>> =
  {
    easy: { usual: 0.1, worst: 0.4 },
    medium: { usual: 0.04, worst: 0.2 },
    hard: { usual: 0.02, worst: 0.1 },
    master: null,
  };

/** Enough to tell a good answer at a Stock or after a bump from a bad one. */
const ANSWER_WORLDS = 40;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 6 },
    medium: { iterations: 30 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.01, good: 0.03, fair: 0.08 },
  weigh: (decision) =>
    decision.view.phase === 'program'
      ? duel(decision, DEPTHS[decision.level])
      : weighAnswers(decision),
  choose(weighed, { level, dice, view }) {
    // Even a beginner loads what is on the list: slips are for programs.
    if (view.phase !== 'program') return pickBest(weighed, dice);
    const slips = SLIPS[level];
    return slips
      ? pickWithSlips(weighed, slips.usual, slips.worst, dice)
      : pickByShare(weighed, dice);
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
