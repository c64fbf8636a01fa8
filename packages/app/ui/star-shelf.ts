/** How well things went, kept on this device. Stars are never taken away. */

import { type Readable, Store, useStore } from '../store.ts';

export const TOP_STARS = 3;

type Stars = Readonly<Record<string, number>>;

export class StarShelf {
  readonly #key: string;
  readonly #kept: Store<Stars>;

  /** `key` names it in the device's storage. */
  constructor(key: string) {
    this.#key = key;
    this.#kept = new Store(load(key));
  }

  keep(game: string, what: string, stars: number): void {
    const name = nameOf(game, what);
    if ((this.#kept.value[name] ?? 0) >= stars) return;
    this.#kept.set({ ...this.#kept.value, [name]: stars });
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept.value));
    } catch {
      // Without storage they last as long as the page.
    }
  }

  get kept(): Readable<Stars> {
    return this.#kept;
  }
}

/** The stars of a game. */
export function useShelf(shelf: StarShelf, game: string): (what: string) => number {
  const stars = useStore(shelf.kept);
  return (what) => stars[nameOf(game, what)] ?? 0;
}

const nameOf = (game: string, what: string): string => `${game}/${what}`;

function load(key: string): Stars {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Stars) : {};
  } catch {
    return {};
  }
}
