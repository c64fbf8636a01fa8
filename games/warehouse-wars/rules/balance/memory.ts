/**
 * Remembers verdicts by their question, a few whole numbers. Every question has one slot, which it
 * shares with others: the last one that was answered is remembered. So it never grows, and the
 * garbage collector never sees it. It cannot change an answer, only the time it takes.
 */
export class Memory {
  readonly #mask: number;
  readonly #room: number;
  /** Slot by slot: the verdict, how many numbers the question has, and these. */
  readonly #slots: Int32Array;

  /** With 2 to the power of `bits` slots, for questions of up to `longest` numbers. */
  constructor(bits: number, longest: number) {
    this.#mask = (1 << bits) - 1;
    this.#room = 2 + longest;
    this.#slots = new Int32Array(this.#room << bits);
  }

  /** The question is the first `length` numbers; null where it is not remembered. */
  recall(question: Int32Array, length: number): boolean | null {
    const slots = this.#slots;
    const slot = this.#slotOf(question, length);
    if (slots[slot + 1] !== length) return null;
    for (let i = 0; i < length; i++) {
      if (slots[slot + 2 + i] !== question[i]) return null;
    }
    return slots[slot] === 1;
  }

  keep(question: Int32Array, length: number, verdict: boolean): boolean {
    const slots = this.#slots;
    const slot = this.#slotOf(question, length);
    slots[slot] = verdict ? 1 : 0;
    slots[slot + 1] = length;
    for (let i = 0; i < length; i++) slots[slot + 2 + i] = question[i] as number;
    return verdict;
  }

  #slotOf(question: Int32Array, length: number): number {
    let hash = length;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ (question[i] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (hash & this.#mask) * this.#room;
  }
}
