/** Choices as one large number: each takes exactly the room that its alternatives need. */

export interface Digit {
  readonly index: number;
  /** How many there were to choose from; at least 1. */
  readonly of: number;
}

/** The first choice is the last digit, so that reading needs to know only what was chosen before. */
export function packDigits(digits: readonly Digit[]): Uint8Array {
  let number = 0n;
  for (const { index, of } of [...digits].reverse()) number = number * BigInt(of) + BigInt(index);
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.push(Number(number & 255n));
  return Uint8Array.from(bytes);
}

/** Gives one choice after the other. */
export class DigitReader {
  #number: bigint;

  constructor(bytes: Uint8Array) {
    const hex = [...bytes].reverse().map((byte) => byte.toString(16).padStart(2, '0'));
    this.#number = BigInt(`0x0${hex.join('')}`);
  }

  next(of: number): number {
    const base = BigInt(of);
    const index = Number(this.#number % base);
    this.#number /= base;
    return index;
  }

  /** Is nothing left over? */
  get isEmpty(): boolean {
    return this.#number === 0n;
  }
}
