/**
 * The last turns, played through to the end: every whole turn of both sides, so that what comes out is
 * exact. Bots, the coach, puzzles and reviews all ask this one solver.
 */

import type { Clock } from '@hearthside/search';
import type { Seat } from '@hearthside/table';
import type { Action } from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import { play } from '../rules/play.ts';
import { clone, type Position, seatOnTurn } from '../rules/position.ts';
import { OutOfTime, TOLD_APART } from './search.ts';
import type { WholeTurn } from './turns.ts';
import { finalValue } from './value.ts';

/** With more crates than this to place no clock of ours sees the end. */
const MOST_CRATES = 6;

/**
 * All turns with their exact value to whoever is on turn, the best first; what is worse by more than
 * `TOLD_APART.toRate` is only known to be. Null when time does not suffice.
 */
export function solveEnding(position: Position, clock: Clock): WholeTurn[] | null {
  if (position.result || position.tealLeft + position.whiteLeft > MOST_CRATES) return null;
  const seat = seatOnTurn(position);
  try {
    let best = Number.NEGATIVE_INFINITY;
    const turns = everyTurn(position, seat, clock).map(({ actions, after }) => {
      const value = exact(after, seat, best - TOLD_APART.toRate, Number.POSITIVE_INFINITY, clock);
      best = Math.max(best, value);
      return { actions, after, value };
    });
    return turns.sort((one, other) => other.value - one.value);
  } catch (error) {
    if (error instanceof OutOfTime) return null;
    throw error;
  }
}

interface Line {
  readonly actions: readonly Action[];
  readonly after: Position;
}

/** To `seat`, whoever is on turn. */
function exact(position: Position, seat: Seat, from: number, to: number, clock: Clock): number {
  if (position.result) return finalValue(position, seat);
  const mine = seatOnTurn(position) === seat;
  let [alpha, beta] = [from, to];
  let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const { after } of everyTurn(position, seatOnTurn(position), clock)) {
    const value = exact(after, seat, alpha, beta, clock);
    best = mine ? Math.max(best, value) : Math.min(best, value);
    if (mine) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

/** Every way to finish the turn, those that score most first. */
function everyTurn(position: Position, seat: Seat, clock: Clock): Line[] {
  const lines: { readonly line: Line; readonly gained: number }[] = [];
  const had = lead(position, seat);
  const goOn = (at: Position, actions: readonly Action[]) => {
    if (at.result || at.turn !== position.turn) {
      lines.push({ line: { actions, after: at }, gained: lead(at, seat) - had });
      return;
    }
    if (!clock.goOn()) throw new OutOfTime();
    for (const action of legal(at, seat)) {
      const after = clone(at);
      play(after, seat, action);
      goOn(after, [...actions, action]);
    }
  };
  goOn(position, []);
  // Falls come last: they are lost at once.
  const rank = ({ line, gained }: (typeof lines)[number]): number =>
    line.after.result?.why === 'fall' ? Number.NEGATIVE_INFINITY : gained;
  return lines.sort((one, other) => rank(other) - rank(one)).map(({ line }) => line);
}

const lead = ({ tealPoints, whitePoints }: Position, seat: Seat): number =>
  seat === 0 ? tealPoints - whitePoints : whitePoints - tealPoints;
