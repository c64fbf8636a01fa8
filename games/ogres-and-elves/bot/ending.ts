/**
 * The last chest, played through over every face of the die: between which bounds the score lies that
 * the team can expect if all play as well as can be. Bots, the coach, puzzles and reviews all ask this
 * one solver. A turn is one of the plans of `turns.ts`: every move, handled and shielded as well as can be
 * seen.
 */

import type { Clock } from '@hearthside/search';
import { CHANCE } from '@hearthside/table';
import { DIE } from '../rules/actions.ts';
import { play } from '../rules/play.ts';
import { clone, isCaptive, isFull, type Position, score } from '../rules/position.ts';
import { settle } from './expectation.ts';
import { lookAhead } from './prospects.ts';
import { type Plan, plansFor } from './turns.ts';

/** A turn that passes costs so much: of two ways to the same score the shorter is better. */
const HASTE = 0.001;
/** Bounds as close as this are one value. */
const CLOSE = 0.02;
/** So many turns ahead at most. */
const LONGEST = 14;

export interface SolvedPlan extends Plan {
  /** The score to expect, at least and at most. */
  readonly low: number;
  readonly high: number;
}

/**
 * The plans of this turn, the best first. Null unless one chest alone is open, and unless the first
 * is proved best in time: nothing else can come to more than it comes to at least.
 */
export function solveEnding(p: Position, clock: Clock): SolvedPlan[] | null {
  if (p.phase !== 'move' || !isLastChest(p)) return null;
  const plans = plansFor(p, p.turn);
  for (let turns = 1; turns <= LONGEST; turns++) {
    const bounds = new Bounds(clock);
    const solved = plans.map((plan) => ({ ...plan, ...bounds.beforeDie(plan.after, turns) }));
    if (bounds.outOfTime) return null;
    solved.sort((one, other) => other.low - one.low);
    const [best, ...others] = solved;
    if (!best) return null;
    if (best.high - best.low < CLOSE && others.every(({ high }) => high <= best.low + CLOSE)) {
      return solved;
    }
  }
  return null;
}

const isLastChest = (p: Position): boolean =>
  p.rules.chestsInPlay.filter((chest) => !isFull(p, chest)).length === 1;

interface Bound {
  readonly low: number;
  readonly high: number;
}

/** Expectation to a depth. What is not over by then may bring all that is left, or nothing but captives. */
class Bounds {
  outOfTime = false;
  readonly #clock: Clock;
  readonly #known = new Map<string, Bound>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  beforeDie(p: Position, turns: number): Bound {
    if (p.phase !== 'die') return this.#turn(p, turns);
    let [low, high] = [0, 0];
    for (const die of DIE) {
      const after = clone(p);
      play(after, CHANCE, die);
      settle(after);
      const bound = this.#turn(after, turns);
      low += bound.low;
      high += bound.high;
    }
    return { low: low / DIE.length, high: high / DIE.length };
  }

  #turn(p: Position, turns: number): Bound {
    if (p.phase === 'over') return { low: score(p), high: score(p) };
    if (turns <= 1 || this.outOfTime) return horizon(p);
    const key = `${turns} ${keyOf(p)}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (!this.#clock.goOn()) {
      this.outOfTime = true;
      return horizon(p);
    }
    let [low, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { after } of plansFor(p, p.turn)) {
      const bound = this.beforeDie(after, turns - 1);
      low = Math.max(low, bound.low - HASTE);
      high = Math.max(high, bound.high - HASTE);
    }
    const bound = { low, high };
    this.#known.set(key, bound);
    return bound;
  }
}

function horizon(p: Position): Bound {
  let free = 0;
  for (let seat = 0; seat < p.seats; seat++) if (!isCaptive(p, seat)) free++;
  return { low: score(p) - free, high: lookAhead(p).best };
}

/** All that the rest of a game depends on between two turns. */
const keyOf = (p: Position): string =>
  [
    p.phase,
    p.turn,
    p.elfAt,
    p.bags,
    p.heldBy,
    p.ogreAt,
    p.mines,
    p.shields,
    p.chests,
    p.gifts,
  ].join('|');
