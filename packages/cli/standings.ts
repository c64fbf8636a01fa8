/** What a series of bouts says about its players, with how sure that is. */

import type { BoutResult, Series } from './bouts.ts';
import { memberAt } from './players.ts';

/** A mean or share with its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing {
  readonly player: string;
  readonly games: number;
  /** Versus: the share of wins, a draw counting half. */
  readonly winShare: Estimate | null;
  /** Team: the mean score, and as a share of the highest possible. */
  readonly score: Estimate | null;
  readonly topShare: number | null;
  /** Team: how often the highest score there is. */
  readonly topRate: Estimate | null;
  /** The share of its turns in which nothing was done. */
  readonly idle: number | null;
  /** The same by each member of a team of different players; empty for all others. */
  readonly idleBy: Readonly<Record<string, number>>;
  readonly thinking: Thinking | null;
  readonly faults: number;
}

/** What decisions took, in milliseconds. */
export interface Thinking {
  readonly mean: number;
  /** Nineteen of twenty took no longer. */
  readonly usual: number;
  /** The very first, with whatever had to be worked out for it. */
  readonly first: number;
}

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const Z = 1.96;

/** Wilson's interval: right also near 0 and 1, where the plain one is not. */
export function shareOf(successes: number, games: number): Estimate {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / games;
  const z2 = (Z * Z) / games;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : 0;
  return { value: mean, low: mean - half, high: mean + half };
}

/** Games that went the same way with the same players are one game: counted once. */
export function independent(results: readonly BoutResult[]): BoutResult[] {
  const known = new Map<string, BoutResult>();
  for (const result of results) {
    const key = `${result.line} ${result.bout.seated}`;
    if (!known.has(key)) known.set(key, result);
  }
  return [...known.values()];
}

export function standings(series: Series, results: readonly BoutResult[]): Standing[] {
  return series.players.map((player, index) => {
    const played = results.filter(({ bout }) => bout.seated.includes(index));
    const faults = played.filter(({ bout, fault }) => fault && bout.seated[fault.seat] === index);
    const common = {
      player,
      games: played.length,
      faults: faults.length,
      idle: idleShare(played, index),
      idleBy: idleByMember(played, index, player),
      thinking: thinkingOf(played, index),
    };
    const scores = played.flatMap(({ score }) => (score === null ? [] : [score]));
    if (scores.length > 0) {
      const top = Math.max(...played.map((result) => result.top ?? 0));
      const score = meanOf(scores);
      const full = scores.filter((each) => each === top).length;
      return {
        ...common,
        winShare: null,
        score,
        topShare: top > 0 ? score.value / top : null,
        topRate: top > 0 ? shareOf(full, scores.length) : null,
      };
    }
    const { wins, draws } = tallyAgainst(results, index, null);
    return {
      ...common,
      winShare: shareOf(wins + draws / 2, played.length),
      score: null,
      topShare: null,
      topRate: null,
    };
  });
}

function idleByMember(
  played: readonly BoutResult[],
  player: number,
  name: string,
): Record<string, number> {
  const seats = played[0]?.bout.seated.map((_, seat) => memberAt(name, seat)) ?? [];
  const members = [...new Set(seats)];
  if (members.length < 2) return {};
  const shares = members.flatMap((member) => {
    const share = idleShare(played, player, (seat) => seats[seat] === member);
    return share === null ? [] : [[member, share] as const];
  });
  return Object.fromEntries(shares);
}

function idleShare(
  played: readonly BoutResult[],
  player: number,
  counts: (seat: number) => boolean = () => true,
): number | null {
  let [turns, idle] = [0, 0];
  for (const result of played) {
    result.idle?.forEach((seat, i) => {
      if (result.bout.seated[i] !== player || !counts(i)) return;
      turns += seat.turns;
      idle += seat.idle;
    });
  }
  return turns > 0 ? idle / turns : null;
}

function thinkingOf(played: readonly BoutResult[], player: number): Thinking | null {
  const taken = played.flatMap(({ bout, thinking }) =>
    thinking.flatMap((seat, i) => (bout.seated[i] === player ? seat : [])),
  );
  const [first] = taken;
  if (first === undefined) return null;
  const sorted = [...taken].sort((one, other) => one - other);
  const usual = sorted[Math.ceil(0.95 * sorted.length) - 1] as number;
  return { mean: meanOf(taken).value, usual, first };
}

/** How `player` fared against `other`, or against everybody. */
export function tallyAgainst(
  results: readonly BoutResult[],
  player: number,
  other: number | null,
): Tally {
  const tally = { wins: 0, draws: 0, losses: 0 };
  for (const { bout, winner } of results) {
    const seat = bout.seated.indexOf(player);
    if (seat < 0 || (other !== null && !bout.seated.includes(other))) continue;
    if (winner === null) tally.draws++;
    else if (winner === seat) tally.wins++;
    else tally.losses++;
  }
  return tally;
}
