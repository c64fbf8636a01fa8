/** What many games say about a game: how long it is, whom it favours, which rules come into play. */

import type { BoutResult } from './bouts.ts';
import { type Estimate, independent, meanOf, shareOf } from './standings.ts';

/** How many games had a value in each step of a range. */
export interface Histogram {
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
}

export interface RuleUse {
  readonly rule: string;
  /** The share of games in which it came into play at least once. */
  readonly share: number;
  /** How often a game, on average. */
  readonly mean: number;
}

/** How often a game ended in a way, and who lost it so. */
export interface Ending {
  readonly why: string;
  readonly games: number;
  /** By seat; null in a team game. */
  readonly lost: readonly number[] | null;
  /** How often the beginner lost it; null where nobody begins. */
  readonly firstLost: number | null;
}

export interface Findings {
  /** Those that differ: one that went the same way as another is counted once. */
  readonly games: number;
  readonly repeated: number;
  /** Turns of seats. */
  readonly length: Estimate;
  readonly lengths: Histogram;
  /** About how long people would sit at it. */
  readonly minutes: Estimate;
  /** How often each seat wins, draws counting half; null in a team game. */
  readonly seats: readonly Estimate[] | null;
  /** How often the seat wins that begins alone; null where nobody does. */
  readonly first: Estimate | null;
  /** Team scores, or the winners' leads where points are counted. */
  readonly scores: Histogram | null;
  readonly score: Estimate | null;
  /** How often a team reaches the highest score there is. */
  readonly topRate: Estimate | null;
  readonly endings: readonly Ending[];
  readonly rules: readonly RuleUse[];
}

/** What people take, in seconds: to think a turn through, and to carry out an action or roll a die. */
export const PACE = { turn: 12, entry: 4 };

export function findings(played: readonly BoutResult[], ruleIds: readonly string[]): Findings {
  const results = independent(played);
  const lengths = results.map(({ turns }) => turns);
  const tops = results.filter(({ score, top }) => score !== null && score === top);
  const scores = results.flatMap(({ score, points }) => {
    if (score !== null) return [score];
    return points ? [Math.max(...points) - Math.min(...points)] : [];
  });
  return {
    games: results.length,
    repeated: played.length - results.length,
    minutes: meanOf(
      results.map(({ turns, length }) => (turns * PACE.turn + length * PACE.entry) / 60),
    ),
    length: meanOf(lengths),
    lengths: histogramOf(lengths),
    seats: seatShares(results),
    first: firstShare(results),
    scores: scores.length > 0 ? histogramOf(scores) : null,
    score: scores.length > 0 ? meanOf(scores) : null,
    topRate: results[0]?.score == null ? null : shareOf(tops.length, results.length),
    endings: endingsOf(results),
    rules: ruleUse(results, ruleIds),
  };
}

const MOST_BARS = 24;

export function histogramOf(values: readonly number[]): Histogram {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST_BARS));
  const from = Math.floor(low / step) * step;
  const counts = Array<number>(Math.floor((high - from) / step) + 1).fill(0);
  for (const value of values) {
    const bar = Math.floor((value - from) / step);
    counts[bar] = (counts[bar] as number) + 1;
  }
  return { from, step, counts };
}

const wonBy = (seat: number, { winner }: BoutResult): number => {
  if (winner === null) return 0.5;
  return winner === seat ? 1 : 0;
};

function seatShares(results: readonly BoutResult[]): Estimate[] | null {
  const [sample] = results;
  if (!sample || sample.score !== null) return null;
  return sample.bout.seated.map((_, seat) => {
    const won = results.reduce((sum, result) => sum + wonBy(seat, result), 0);
    return shareOf(won, results.length);
  });
}

function firstShare(results: readonly BoutResult[]): Estimate | null {
  const begun = results.filter(({ first, score }) => first !== null && score === null);
  if (begun.length === 0) return null;
  const won = begun.reduce((sum, result) => sum + wonBy(result.first as number, result), 0);
  return shareOf(won, begun.length);
}

function endingsOf(results: readonly BoutResult[]): Ending[] {
  return [...new Set(results.map(({ why }) => why))].map((why) => {
    const so = results.filter((result) => result.why === why);
    const decided = so.filter(({ winner }) => winner !== null);
    const lostBy = (seat: number) => decided.filter(({ winner }) => winner !== seat).length;
    const seats = so[0]?.bout.seated ?? [];
    const begun = decided.filter(({ first }) => first !== null);
    return {
      why,
      games: so.length,
      lost: decided.length > 0 ? seats.map((_, seat) => lostBy(seat)) : null,
      firstLost:
        begun.length > 0 ? begun.filter(({ first, winner }) => winner !== first).length : null,
    };
  });
}

/** Every rule there is, those that never came into play included. */
function ruleUse(results: readonly BoutResult[], ruleIds: readonly string[]): RuleUse[] {
  const ids = [...new Set([...ruleIds, ...results.flatMap(({ rules }) => Object.keys(rules))])];
  return ids.map((rule) => {
    const uses = results.map(({ rules }) => rules[rule] ?? 0);
    return {
      rule,
      share: uses.filter((n) => n > 0).length / results.length,
      mean: meanOf(uses).value,
    };
  });
}
