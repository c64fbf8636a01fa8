/**
 * The time, for stamps and clocks. It starts from the machine's and then runs by itself: when
 * somebody sets the machine's clock, no player's time runs out early and no stamp goes back.
 */
export class ServerClock {
  readonly #start: number;
  readonly #elapsed: () => number;

  constructor(start: number = Date.now(), elapsed: () => number = () => performance.now()) {
    this.#start = start - elapsed();
    this.#elapsed = elapsed;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Math.round(this.#start + this.#elapsed());
  }
}
