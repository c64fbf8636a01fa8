/**
 * The seal that this device was shown when it first came to a table, and the number it added to the
 * rolls: kept through reloads, so that nobody can show another seal later.
 */

import { isFairNumber, newFairNumber } from '@hearthside/table';

export interface PinnedSeal {
  readonly commitment: string;
  readonly number: string;
  /** At which seat the table said that the number counts; null while it did not. */
  readonly seat: number | null;
}

const PREFIX = 'hearthside.seal.';
const MOST = 200;

/** The seal of this table as it was first seen; `shown` is what the server says now. */
export function pinSeal(table: string, shown: string): PinnedSeal {
  const kept = pinnedSeal(table);
  if (kept) return kept;
  const seal = { commitment: shown, number: newFairNumber(), seat: null };
  forgetOldest();
  keep(table, seal);
  return seal;
}

export function pinnedSeal(table: string): PinnedSeal | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(`${PREFIX}${table}`) ?? 'null',
    ) as PinnedSeal | null;
    return kept && typeof kept.commitment === 'string' && isFairNumber(kept.number) ? kept : null;
  } catch {
    return null;
  }
}

/** The table says that the number counts. */
export function numberCounts(table: string, seat: number): void {
  const kept = pinnedSeal(table);
  if (kept && kept.seat === null) keep(table, { ...kept, seat });
}

function keep(table: string, seal: PinnedSeal): void {
  try {
    localStorage.setItem(`${PREFIX}${table}`, JSON.stringify(seal));
  } catch {
    // Without storage the seal is pinned as long as the page is open.
  }
}

function forgetOldest(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) localStorage.removeItem(key);
  } catch {
    // Nothing kept, nothing to forget.
  }
}
