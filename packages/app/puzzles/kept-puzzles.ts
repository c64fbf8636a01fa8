/** What was solved on this device, and on which days. */

import { Store, useStore } from '../store.ts';
import { StarShelf } from '../ui/star-shelf.ts';

export const solvedPuzzles = new StarShelf('hearthside.puzzles');

const KEY = 'hearthside.puzzle-days';
const days = new Store(loadDays());

function loadDays(): ReadonlySet<number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(read) ? read.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

/** The puzzle of that day is solved. */
export function keepDay(day: number): void {
  if (days.value.has(day)) return;
  days.set(new Set([...days.value, day]));
  try {
    localStorage.setItem(KEY, JSON.stringify([...days.value]));
  } catch {
    // Without storage they last as long as the page.
  }
}

export const useSolvedDays = (): ReadonlySet<number> => useStore(days);
