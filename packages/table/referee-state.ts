/** How a table stands, for its referee alone: the position, the entries that count, and who would take back. */

import type { Seat } from './contract.ts';
import type { RecordEntry } from './record.ts';
import type { AskedBack, CountedEntry } from './take-back.ts';

export interface RefereeState {
  readonly position: unknown;
  /** The last entry that counts. */
  readonly last: CountedEntry | null;
  readonly length: number;
  /** How often seats took back, by the turn they did it in; none of them where that cannot be undone. */
  readonly takenBack: ReadonlyMap<string, number>;
  /** Who would take a turn back, and who has still to answer; void once play goes on. */
  readonly asked: AskedBack | null;
  /** How many entries counted when somebody was told no: nobody asks twice for the same. */
  readonly keptAt: number | null;
}

export const NONE_TAKEN_BACK: ReadonlyMap<string, number> = new Map();
export const FRESH = {
  last: null,
  length: 0,
  takenBack: NONE_TAKEN_BACK,
  asked: null,
  keptAt: null,
};

/** A seat's turn: the seat, and how many entries count below those it has made in a row. */
export function turnKey(last: CountedEntry | null, seat: Seat): string {
  let below = last;
  while (below && below.by === seat && !below.final) below = below.before;
  return `${seat} ${below?.depth ?? 0}`;
}

/** The entries that count, first one first. */
export function entriesUpTo(last: CountedEntry | null): RecordEntry[] {
  const entries: RecordEntry[] = [];
  for (let each = last; each; each = each.before)
    entries.push({ by: each.by, action: each.action });
  return entries.reverse();
}
