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
export function seededDice(seed: number | string): Dice {
  let [a, b, c, counter] = spread(String(seed));
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return {
    below(sides) {
      // Scaling 32 bits favours a face by less than sides / 2^32: far below what any
      // simulation can see, and one multiplication instead of a loop.
      return Math.floor((next() / 4294967296) * sides);
    },
  };
}

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
