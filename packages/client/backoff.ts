/**
 * How long to wait before trying again. Each pause may be twice as long as the one before, and is
 * drawn at random up to that: thousands who were cut off together do not come back together.
 */

export interface Pace {
  readonly first: number;
  readonly longest: number;
}

/** No pause is shorter than this share of what it may be, so that it is a pause. */
const LEAST = 0.25;

export class Backoff {
  readonly #pace: Pace;
  readonly #random: () => number;
  #failures = 0;

  constructor(pace: Pace, random: () => number = Math.random) {
    this.#pace = pace;
    this.#random = random;
  }

  /** How often it failed since it last went well. */
  get failures(): number {
    return this.#failures;
  }

  /** The pause before the next try, in milliseconds. */
  next(): number {
    const { first, longest } = this.#pace;
    const most = Math.min(longest, first * 2 ** this.#failures++);
    return most * (LEAST + (1 - LEAST) * this.#random());
  }

  /** The pause before the next try where the other side said how long to stay away. */
  after(milliseconds: number): number {
    // Not sooner than asked, and spread over as long again.
    return milliseconds * (1 + this.#random());
  }

  /** It went well. */
  reset(): void {
    this.#failures = 0;
  }
}
