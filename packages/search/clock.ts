import type { Budget } from './bot.ts';

/** Tells a search when to stop: after a time, after a number of rounds, or whichever comes first. */
export class Clock {
  readonly #deadline: number;
  readonly #iterations: number;
  #done = 0;

  constructor({ milliseconds = Number.POSITIVE_INFINITY, iterations }: Budget) {
    // With iterations alone nothing depends on how fast the machine is: the game can be repeated.
    this.#iterations = iterations ?? Number.POSITIVE_INFINITY;
    this.#deadline = performance.now() + milliseconds;
  }

  /** How many rounds have begun. */
  get done(): number {
    return this.#done;
  }

  /** Is the time over in the middle of a round? One that may take long asks, and gives up. */
  get timeIsUp(): boolean {
    return performance.now() >= this.#deadline;
  }

  /** A clock of its own for a first try that may lead nowhere: a share of what is left of this one. */
  part(share: number): Clock {
    return new Clock({
      milliseconds: Math.max(0, share * (this.#deadline - performance.now())),
      ...(this.#iterations < Number.POSITIVE_INFINITY && {
        iterations: Math.ceil(share * (this.#iterations - this.#done)),
      }),
    });
  }

  /** Begins another round, unless the budget is spent. The first is always granted. */
  goOn(): boolean {
    if (this.#done >= this.#iterations) return false;
    if (this.#done > 0 && this.timeIsUp) return false;
    this.#done++;
    return true;
  }
}
