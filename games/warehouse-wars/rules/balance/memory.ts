/**
 * Remembers answers by their question, without growing beyond bounds: two halves, of which
 * the older is dropped when the younger is full, and what is asked for again moves over to
 * the younger. It cannot change an answer, only the time it takes.
 */
export class Memory<Answer> {
  readonly #half: number;
  #younger = new Map<string, Answer>();
  #older = new Map<string, Answer>();

  constructor(half: number) {
    this.#half = half;
  }

  get size(): number {
    return this.#younger.size + this.#older.size;
  }

  recall(question: string): Answer | undefined {
    const answer = this.#younger.get(question);
    if (answer !== undefined) return answer;
    const old = this.#older.get(question);
    return old === undefined ? undefined : this.keep(question, old);
  }

  keep(question: string, answer: Answer): Answer {
    if (this.#younger.size >= this.#half) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(question, answer);
    return answer;
  }
}
