import type { Outcome, Seat } from '@hearthside/table';

/** How much of a result hangs on when it comes: enough to lose late and win soon, never more than that. */
const TIMING = 0.05;
/** After so many steps, half of that. */
const SOON = 10;

/** What a game that found no end is taken for: a draw, or a team that brought nothing home. */
export const unfinished = (cooperative: boolean): Outcome =>
  cooperative
    ? { kind: 'team', why: 'unfinished', score: 0, top: 0 }
    : { kind: 'versus', why: 'unfinished', winner: null, points: null };

/** A win, a draw counting half, or a team's share of the top score; less than nothing where scores can be. */
export function shareTo(seat: Seat, outcome: Outcome): number {
  if (outcome.kind === 'team')
    return outcome.top > 0 ? Math.min(1, Math.max(-1, outcome.score / outcome.top)) : 0;
  if (outcome.winner === null) return 0.5;
  return outcome.winner === seat ? 1 : 0;
}

/** The same as a search weighs it: what is good rather sooner, what is lost rather later. */
export function worthTo(seat: Seat, outcome: Outcome, steps: number): number {
  const share = shareTo(seat, outcome);
  const late = TIMING * (steps / (steps + SOON));
  return share > 0 ? share * (1 - late) : share + late;
}
