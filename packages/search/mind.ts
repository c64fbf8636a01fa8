/**
 * From a game's mind to its bots and coach. A mind knows one game: it weighs what a seat could
 * do, from that seat's view and what it saw happen. All that is the same for every game is here.
 */

import {
  type Dice,
  type Message,
  pick,
  type SeenStep,
  seededDice,
  type Turn,
} from '@hearthside/table';
import type { Advice, BotLevel, Budget, GameBot, RatedChoice, Rating } from './bot.ts';
import { Clock } from './clock.ts';
import { Plans } from './plans.ts';

/** What a mind is asked: everything a seat knows, how hard to think, and where chance comes from. */
export interface Decision<View = unknown> {
  readonly turn: Turn;
  readonly view: View;
  /** Every step so far as the seat saw it. */
  readonly steps: readonly SeenStep[];
  readonly level: BotLevel;
  readonly dice: Dice;
  readonly clock: Clock;
  /** An action that must be weighed too, however poor: somebody wants to know how good it was. */
  readonly also: string | null;
  /** What was done right after it in the same turn. */
  readonly alsoPlan: readonly string[];
}

export interface Mind<View> {
  /** What each level may spend on one action. */
  readonly budgets: Readonly<Record<BotLevel, Budget>>;
  /** Weighs actions of this turn, the best first; at least one. Actions left out are worse than all. */
  weigh(decision: Decision<View>): readonly RatedChoice[];
  /** Every choice of this turn with its exact worth, the best first; null where that cannot be told in time. */
  solve?(decision: Decision<View>): readonly RatedChoice[] | null;
  /** Makes the level's human mistakes: which of the weighed actions it plays. */
  choose(weighed: readonly RatedChoice[], decision: Decision<View>): RatedChoice;
  /** Why `weighed[0]` is good, in facts of the game: `coach.<key>`. */
  explain(weighed: readonly RatedChoice[], decision: Decision<View>): Message;
  /** What a bot says aloud with its choice, where people expect a reason: `coach.<key>`, or nothing. */
  remark?(
    chosen: RatedChoice,
    weighed: readonly RatedChoice[],
    decision: Decision<View>,
  ): Message | null;
  /** How much worse than the best an action may be and still be `best`, `good` or `fair`. */
  readonly grades: Readonly<Record<'best' | 'good' | 'fair', number>>;
  /** What was given away, in what people count; null where it decides the game. */
  worthOf?(lost: number): number | null;
}

/** Who thinks for the coach. */
const COACH: BotLevel = 'master';

export function botOf<View>(mind: Mind<View>): GameBot {
  const plans = new Plans();
  const ask = (
    level: BotLevel,
    turn: Turn,
    steps: readonly SeenStep[],
    seed: string,
    budget?: Budget,
    also: string | null = null,
    alsoPlan: readonly string[] = [],
  ): Decision<View> => ({
    turn,
    view: turn.view as View,
    steps,
    level,
    // From the seed and the turn alone: a bot that is woken anew for each turn plays the same.
    dice: seededDice(`${seed}/${turn.seat}/${turn.n}`),
    clock: new Clock(budgetFor(mind.budgets[level], budget)),
    also,
    alsoPlan,
  });

  const consult = (
    turn: Turn,
    steps: readonly SeenStep[],
    seed: string,
    budget: Budget | undefined,
    also: string | null = null,
    alsoPlan: readonly string[] = [],
  ): { advice: Advice; weighed: readonly RatedChoice[] } => {
    const decision = ask(COACH, turn, steps, seed, budget, also, alsoPlan);
    const weighed = mind.weigh(decision);
    const [best] = weighed;
    if (!best) throw new Error('a mind must weigh at least one action');
    return {
      advice: {
        action: best.action,
        ...(best.plan && { plan: best.plan }),
        reason: mind.explain(weighed, decision),
      },
      weighed,
    };
  };

  return {
    player(level, seed, budget) {
      const steps: SeenStep[] = [];
      let remark: Message | null = null;
      return {
        remark: () => remark,
        notice(step) {
          steps.push(step);
        },
        choose(turn) {
          remark = null;
          const [only, ...more] = turn.legal;
          if (only !== undefined && more.length === 0) return only;
          const key = `${seed}/${level}/${turn.seat}`;
          const planned = plans.next(key, turn);
          if (planned !== null) return planned;
          const decision = ask(level, turn, steps, seed, budget);
          const weighed = mind.weigh(decision);
          const chosen = mind.choose(weighed, decision);
          const { action, plan = [] } = chosen;
          remark = mind.remark?.(chosen, weighed, decision) ?? null;
          plans.keep(key, turn.n, plan);
          return action;
        },
      };
    },
    solve: (turn, steps, seed, budget) =>
      mind.solve?.(ask(COACH, turn, steps, seed, budget)) ?? null,
    advise: (turn, steps, seed, budget) => consult(turn, steps, seed, budget).advice,
    rate(turn, steps, action, seed, budget, plan = []) {
      const { advice, weighed } = consult(turn, steps, seed, budget, action, plan);
      const lost = lostBy(weighed, action, plan);
      const key = grade(lost, mind.grades);
      if (key === 'best') return { key, better: null };
      const worth = mind.worthOf?.(lost);
      return { key, better: advice, ...(worth !== undefined && { worth }) };
    },
  };
}

/** A number of rounds is taken as told; a time only shortens what the level would take anyway. */
function budgetFor(own: Budget, given: Budget | undefined): Budget {
  if (!given?.milliseconds || given.iterations !== undefined) return given ?? own;
  const most = own.milliseconds ?? Number.POSITIVE_INFINITY;
  return { ...own, milliseconds: Math.min(most, given.milliseconds) };
}

/** How much worse than the best it was: the whole turn where it was weighed as one, else its first action. */
function lostBy(weighed: readonly RatedChoice[], action: string, plan: readonly string[]): number {
  const best = weighed[0]?.value ?? 0;
  const same = weighed.filter((each) => each.action === action);
  const whole = same.find((each) => each.plan?.join('\n') === plan.join('\n'));
  const taken = (plan.length > 0 && whole) || same[0];
  return taken ? best - taken.value : Number.POSITIVE_INFINITY;
}

function grade(lost: number, grades: Mind<unknown>['grades']): Rating['key'] {
  for (const key of ['best', 'good', 'fair'] as const) if (lost <= grades[key]) return key;
  return 'weak';
}

/** The best, ties broken by the dice. */
export function pickBest(weighed: readonly RatedChoice[], dice: Dice): RatedChoice {
  const best = weighed[0]?.value;
  return pick(
    weighed.filter(({ value }) => value === best),
    dice,
  );
}

/** One of the actions, each as often as its share. */
export function pickByShare(weighed: readonly RatedChoice[], dice: Dice): RatedChoice {
  const total = weighed.reduce((sum, { share = 0 }) => sum + share, 0);
  let left = fraction(dice) * total;
  for (const each of weighed) {
    left -= each.share ?? 0;
    if (left < 0) return each;
  }
  return weighed[0] as RatedChoice;
}

/**
 * One of the actions, the worse the rarer: one that is `slip` worse than the best is played
 * about a third as often. What is more than `limit` worse is never played.
 */
export function pickWithSlips(
  weighed: readonly RatedChoice[],
  slip: number,
  limit: number,
  dice: Dice,
): RatedChoice {
  const best = weighed[0]?.value ?? 0;
  const near = weighed.filter(({ value }) => best - value <= limit);
  return pickByShare(
    near.map((each) => ({ ...each, share: Math.exp((each.value - best) / slip) })),
    dice,
  );
}

/** A number from 0 up to but not including 1. */
export const fraction = (dice: Dice): number => dice.below(1 << 30) / (1 << 30);

/** Sorts in place, the best first; equals keep their order. */
export const bestFirst = (weighed: RatedChoice[]): RatedChoice[] =>
  weighed.sort((one, other) => other.value - one.value);
