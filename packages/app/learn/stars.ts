/** How well each stop went, kept on this device. Stars are never taken away. */

import { Store, useStore } from '../store.ts';
import type { Progress } from './lesson-table.ts';

export const TOP_STARS = 3;
const KEY = 'hearthside.learnt';

type Stars = Readonly<Record<string, number>>;

const kept = new Store(load());

function load(): Stars {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Stars) : {};
  } catch {
    return {};
  }
}

const nameOf = (game: string, stop: string): string => `${game}/${stop}`;

/** Three at the first try, one less for each mistake, one for what was shown. */
export const starsFor = ({ mistakes, wasShown }: Progress): number =>
  wasShown ? 1 : Math.max(1, TOP_STARS - mistakes);

export function keepStars(game: string, stop: string, stars: number): void {
  const name = nameOf(game, stop);
  if ((kept.value[name] ?? 0) >= stars) return;
  kept.set({ ...kept.value, [name]: stars });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The stars of a game's stops. */
export function useStars(game: string): (stop: string) => number {
  const stars = useStore(kept);
  return (stop) => stars[nameOf(game, stop)] ?? 0;
}
