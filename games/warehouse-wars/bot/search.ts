/** Looks some turns ahead: alpha-beta over the most promising whole turns, deeper while time lasts. */

import type { Clock } from '@hearthside/search';
import { type Position, seatOnTurn } from '../rules/position.ts';
import { turnsFor, type WholeTurn, type Width } from './turns.ts';

export interface Depth {
  /** Turns ahead, the one that is being chosen included. */
  readonly turns: number;
  /** How wide to look at each turn, the one that is being chosen first; the last goes for all after. */
  readonly widths: readonly Width[];
}

export interface Judged extends WholeTurn {
  value: number;
}

export class OutOfTime extends Error {}

/** The turns for whoever is on turn, the best first. */
export function search(position: Position, depth: Depth, clock: Clock): Judged[] {
  const turns: Judged[] = standingTurns(position, widthAt(depth, 0)).map((turn) => ({ ...turn }));
  clock.goOn();
  for (let ahead = 2; ahead <= depth.turns; ahead++) {
    const values = turns.map(() => 0);
    try {
      let alpha = Number.NEGATIVE_INFINITY;
      turns.forEach(({ after, value }, i) => {
        values[i] = after.result
          ? value
          : -negamax(after, depth, 1, ahead - 1, Number.NEGATIVE_INFINITY, -alpha + MARGIN, clock);
        alpha = Math.max(alpha, values[i] as number);
      });
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      break;
    }
    turns.forEach((turn, i) => {
      turn.value = values[i] as number;
    });
    turns.sort((one, other) => other.value - one.value);
  }
  return turns;
}

/** Where every promising turn makes the cargo fall, all turns are looked at for one that does not. */
function standingTurns(position: Position, width: Width): WholeTurn[] {
  const promising = turnsFor(position, width);
  const stands = ({ after }: WholeTurn) => after.result?.why !== 'fall';
  return promising.some(stands) ? promising : turnsFor(position, EVERY);
}

const EVERY: Width = { crates: 1000, planks: 1000, turns: 100_000 };

/** Turns this much worse than the best are still told apart, for levels that slip and for ratings. */
export const MARGIN = 3;

function negamax(
  position: Position,
  depth: Depth,
  turn: number,
  left: number,
  from: number,
  beta: number,
  clock: Clock,
): number {
  if (!clock.goOn()) throw new OutOfTime();
  const seat = seatOnTurn(position);
  let alpha = from;
  let best = Number.NEGATIVE_INFINITY;
  for (const { after, value } of turnsFor(position, widthAt(depth, turn))) {
    let judged = value;
    if (left > 1 && !after.result) {
      const theirs = seatOnTurn(after);
      judged = negamax(after, depth, turn + 1, left - 1, -beta, -alpha, clock);
      if (theirs !== seat) judged = -judged;
    }
    if (judged > best) best = judged;
    if (best > alpha) alpha = best;
    if (alpha >= beta) break;
  }
  return best;
}

const widthAt = ({ widths }: Depth, turn: number): Width =>
  widths[Math.min(turn, widths.length - 1)] as Width;
