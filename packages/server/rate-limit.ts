/** Buckets of tokens: so many at once, refilled at so many a second. */

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #filledAt: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#filledAt = now;
  }

  /** Takes so many tokens if they are there. */
  take(now: number, amount = 1): boolean {
    this.#refill(now);
    if (this.#tokens < amount) return false;
    this.#tokens -= amount;
    return true;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#rate.burst;
  }

  #refill(now: number): void {
    const { perSecond, burst } = this.#rate;
    const seconds = Math.max(0, now - this.#filledAt) / 1000;
    this.#tokens = Math.min(burst, this.#tokens + seconds * perSecond);
    this.#filledAt = now;
  }
}

/** No more addresses than this are told apart; past it the whole lot starts afresh. */
const MOST_ADDRESSES = 50_000;

/** A bucket for each address; full ones are forgotten, so that memory stays bounded. */
export class BucketsByAddress {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string, now: number, amount = 1): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= MOST_ADDRESSES) this.forget(now);
      if (this.#buckets.size >= MOST_ADDRESSES) this.#buckets.clear();
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(address, bucket);
    }
    return bucket.take(now, amount);
  }

  forget(now: number): void {
    for (const [address, bucket] of this.#buckets) {
      if (bucket.isFull(now)) this.#buckets.delete(address);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }
}
