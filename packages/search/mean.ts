/** The mean of what was added so far, and how far it may be off. */
export class Mean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** Welford's way: no loss of digits, however many are added. */
  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#mean;
  }

  /** The standard error; boundless while fewer than two were added. */
  get error(): number {
    if (this.#count < 2) return Number.POSITIVE_INFINITY;
    return Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}
