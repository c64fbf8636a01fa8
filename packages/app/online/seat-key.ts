/**
 * What binds a seat of a game with secrets to this device: sent with the seat's secret, and kept beside it,
 * so that a reload and another tab come back by the same.
 */

import { findBox } from '@hearthside/shelf';
import { newId } from '@hearthside/table';

const KEY = 'hearthside.keys';
const MOST = 200;
/** Where the browser stores nothing: as long as the page is open. */
const unstored = new Map<string, string>();

/** The key of this device at a table; null where the game has no secrets. */
export function seatKey(game: string, table: string): string | null {
  if (!findBox(game)?.facts.secrets) return null;
  const kept = keptKey(table);
  if (kept !== null) return kept;
  const fresh = newId();
  keepKey(table, fresh);
  return fresh;
}

export const keptKey = (table: string): string | null =>
  keptKeys().find(([each]) => each === table)?.[1] ?? unstored.get(table) ?? null;

/** Answers whether it will still be there after a reload. */
export function keepKey(table: string, key: string): boolean {
  unstored.set(table, key);
  try {
    const others = keptKeys().filter(([each]) => each !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, key], ...others].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

/** Everybody's key goes along to the next game. */
export function carryKey(from: string, to: string): void {
  const key = keptKey(from);
  if (key !== null) keepKey(to, key);
}

/** Tables with their keys, the newest first. */
function keptKeys(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
