/**
 * Looks some turns ahead: alpha-beta over the most promising whole turns, deeper while time lasts. What was
 * found promising is kept from one depth to the next: finding it is what costs.
 */

import type { Clock } from '@hearthside/search';
import { type Position, seatOnTurn } from '../rules/position.ts';
import { carriedOut, type Judge, turnsFor, type WholeTurn, type Width } from './turns.ts';

export interface Depth {
  /** Turns ahead, the one that is being chosen included. */
  readonly turns: number;
  /** How wide to look at each turn, the one that is being chosen first; the last goes for all after. */
  readonly widths: readonly Width[];
  /** Says what a position is worth when no turn is looked ahead any more. */
  readonly judge: Judge;
}

export class OutOfTime extends Error {}

/** A turn that was found promising, and what may follow it once that has been looked at. */
interface Branch {
  readonly actions: WholeTurn['actions'];
  /** At a glance, for the player whose turn it is. */
  readonly value: number;
  readonly isEnd: boolean;
  readonly next: Fork;
}

/** Where a turn is to be chosen: null until it is looked at for the first time, then the best first. */
interface Fork {
  branches: Branch[] | null;
}

/**
 * The turns for whoever is on turn, the best first. Those worse than the best by more than `margin` are only
 * known to be.
 */
export function search(
  position: Position,
  depth: Depth,
  clock: Clock,
  margin: number = TOLD_APART.toPlay,
): WholeTurn[] {
  let turns = standingTurns(position, depth).map(
    (turn): Root => ({ ...turn, next: { branches: null } }),
  );
  clock.goOn();
  for (let ahead = 2; ahead <= depth.turns; ahead++) {
    const { judged, isWhole } = lookAhead(turns, ahead, depth, clock, margin);
    const best = judged[0]?.value ?? Number.POSITIVE_INFINITY;
    // Who was not looked at in time was less promising than all who were.
    const rest = turns
      .slice(judged.length)
      .map((turn) => ({ ...turn, value: Math.min(turn.value, best - margin) }));
    turns = [...judged, ...rest];
    if (!isWhole) break;
  }
  return turns;
}

type Root = WholeTurn & { readonly next: Fork };

/** As many of the turns as time allows, in their order, so many turns ahead; the best of them first. */
function lookAhead(
  turns: readonly Root[],
  ahead: number,
  depth: Depth,
  clock: Clock,
  margin: number,
): { readonly judged: Root[]; readonly isWhole: boolean } {
  const look = new Look(depth, clock);
  const judged: Root[] = [];
  let isWhole = true;
  let best = Number.NEGATIVE_INFINITY;
  try {
    for (const turn of turns) {
      const { after, next, value: known } = turn;
      const to = -best + margin;
      const value = after.result
        ? known
        : -look.worth(next, after, 1, ahead - 1, Number.NEGATIVE_INFINITY, to);
      best = Math.max(best, value);
      judged.push({ ...turn, value });
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    isWhole = false;
  }
  return { judged: judged.sort((one, other) => other.value - one.value), isWhole };
}

/** Where every promising turn makes the cargo fall, all turns are looked at for one that does not. */
function standingTurns(position: Position, depth: Depth): WholeTurn[] {
  const promising = turnsFor(position, widthAt(depth, 0), depth.judge);
  const stands = ({ after }: WholeTurn) => after.result?.why !== 'fall';
  return promising.some(stands) ? promising : turnsFor(position, EVERY, depth.judge);
}

const EVERY: Width = { crates: 1000, planks: 1000, turns: 100_000 };

/** Turns this much worse than the best are still told apart: as little as can be, or enough to say how good they were. */
export const TOLD_APART = { toPlay: 0.001, toRate: 3 };

/** One look at everything to some depth. */
class Look {
  readonly #depth: Depth;
  readonly #clock: Clock;

  constructor(depth: Depth, clock: Clock) {
    this.#depth = depth;
    this.#clock = clock;
  }

  /** To whoever is on turn there, if it is between the two. */
  worth(
    fork: Fork,
    position: Position,
    turn: number,
    left: number,
    from: number,
    to: number,
  ): number {
    const branches = this.#branchesOf(fork, position, turn);
    const seat = seatOnTurn(position);
    let alpha = from;
    let best = Number.NEGATIVE_INFINITY;
    let bestAt = 0;
    for (let i = 0; i < branches.length; i++) {
      const { actions, value, isEnd, next } = branches[i] as Branch;
      const judged =
        left === 1 || isEnd
          ? value
          : -this.worth(
              next,
              carriedOut(position, seat, actions).after,
              turn + 1,
              left - 1,
              -to,
              -alpha,
            );
      if (judged > best) {
        best = judged;
        bestAt = i;
      }
      if (best > alpha) alpha = best;
      if (alpha >= to) break;
    }
    // What was best is tried first at the next depth: the sooner, the more needs no look.
    if (bestAt > 0) branches.unshift(...branches.splice(bestAt, 1));
    return best;
  }

  #branchesOf(fork: Fork, position: Position, turn: number): Branch[] {
    if (fork.branches) return fork.branches;
    if (!this.#clock.goOn()) throw new OutOfTime();
    fork.branches = turnsFor(position, widthAt(this.#depth, turn), this.#depth.judge).map(
      ({ actions, after, value }) => ({
        actions,
        value,
        isEnd: after.result !== null,
        next: { branches: null },
      }),
    );
    return fork.branches;
  }
}

const widthAt = ({ widths }: Depth, turn: number): Width =>
  widths[Math.min(turn, widths.length - 1)] as Width;
