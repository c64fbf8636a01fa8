/** How a game stood at each of its moments, for the strip. */

import type { Look, ReviewState } from '@hearthside/search/review';
import type { RecordTable } from '../replay/record-table.ts';
import type { StripPoint } from '../replay/strip.tsx';
import { worthFor } from './pin-words.ts';

/** What the height of the strip stands for. */
export interface Range {
  readonly bottom: number;
  readonly top: number;
}

const CHANCES: Range = { bottom: 0, top: 1 };

/** Chances go from none to certain; points from below the least that was ever expected to the most there is. */
export function rangeOf({ game, outcome }: RecordTable, looks: readonly Look[]): Range {
  if (!game.facts.cooperative || outcome?.kind !== 'team') return CHANCES;
  const least = Math.min(outcome.score, ...looks.map(({ worth }) => worth));
  return { bottom: Math.max(0, Math.floor(least) - 2), top: outcome.top };
}

export const heightIn = ({ bottom, top }: Range, worth: number): number =>
  Math.max(0, Math.min(1, (worth - bottom) / (top - bottom)));

/** The looks so far without a gap, from the first moment on. */
export function unbroken(state: ReviewState | null): Look[] {
  const looks = state?.looks ?? [];
  const gap = looks.indexOf(null);
  return (gap < 0 ? looks : looks.slice(0, gap)) as Look[];
}

export function pointsOf(
  table: RecordTable,
  looks: readonly Look[],
  seat: number,
  range: Range,
): StripPoint[] {
  const points = looks.map((look) => ({
    n: look.moment.to,
    height: heightIn(range, worthFor(table, seat, look)),
  }));
  const [first] = points;
  return first ? [{ n: 0, height: first.height }, ...points] : [];
}

/** The look whose position lies on the table after so many entries. */
export const lookBefore = (looks: readonly Look[], n: number): Look | undefined =>
  looks.filter(({ moment }) => moment.to <= Math.max(n, looks[0]?.moment.to ?? 0)).at(-1);
