/** One value that many look at, and who is told when it changes. */

import { useSyncExternalStore } from 'react';

/** What those who only look are given. */
export interface Readable<T> {
  readonly value: T;
  /** The answer stops it. */
  subscribe(listener: () => void): () => void;
}

export class Store<T> implements Readable<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    // A copy: whoever stops listening because of what it hears is not to disturb the others.
    for (const listener of [...this.#listeners]) listener();
  }

  // A field, so that it can be handed over as it is.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, () => store.value);
