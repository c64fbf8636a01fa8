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

/**
 * How a table stands while nobody asks for anything. Written out, and not a spread over what is usual: each of
 * those came to have a hidden class of its own, and every look at a state was a slow one (a tenth of a busy server's work).
 */
export const standing = (
  position: unknown,
  last: CountedEntry | null,
  length: number,
  takenBack: ReadonlyMap<string, number>,
): RefereeState => ({ position, last, length, takenBack, asked: null, keptAt: null });

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
