/** A source of fair chance. Rules never own one: they are handed it. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`, each equally likely. */
  below(sides: number): number;
}

/**
 * Fast repeatable dice (sfc32) for recorded, simulated and imagined games. The same
 * seed always gives the same rolls. Not for online play, where nobody may predict a
 * roll: see `fair.ts`.
 */
export const seededDice = (seed: number | string): Dice => new SeededDice(String(seed));

/** As an object with fields: bots roll it millions of times, and closures were slower by a tenth. */
class SeededDice implements Dice {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: string) {
    [this.#a, this.#b, this.#c, this.#counter] = spread(seed);
    for (let i = 0; i < 15; i++) this.below(1);
  }

  /**
   * The upper 32 bits of `bits * sides`, by halves, so that no number leaves the whole ones. Scaling 32 bits
   * favours a face by less than sides / 2^32: far below what any simulation can see, and no loop.
   */
  below(sides: number): number {
    // Made whole as they are read, or the compiler adds them as fractions.
    const a = this.#a | 0;
    const b = this.#b | 0;
    const c = this.#c | 0;
    const counter = this.#counter | 0;
    const bits = (((a + b) | 0) + counter) | 0;
    this.#counter = (counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + bits) | 0;
    if (sides > MOST_SIDES) return manySided(bits, sides);
    const low = Math.imul(bits & 0xffff, sides) >>> 16;
    return (Math.imul(bits >>> 16, sides) + low) >>> 16;
  }
}

/** Up to here both halves of the product stay below 2^31. */
const MOST_SIDES = 0x7fff;

/** For dice of more sides than that: by a fraction. */
const manySided = (bits: number, sides: number): number =>
  Math.floor(((bits >>> 0) / 4294967296) * sides);

/** Four well-mixed words from any text (FNV-1a with a different start for each). */
function spread(text: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
    return hash ^ (hash >>> 15);
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)];
}

/** A new array with the items in an order drawn from `dice` (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = result[i] as T;
    result[i] = result[j] as T;
    result[j] = item;
  }
  return result;
}

/** One of the items, each equally likely. */
export function pick<T>(items: readonly T[], dice: Dice): T {
  if (items.length === 0) throw new RangeError('cannot pick from nothing');
  return items[dice.below(items.length)] as T;
}
