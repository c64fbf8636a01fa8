import type { Pen } from '@hearthside/table';

/** More choices than this are offered word by word. */
const LIST_AT_MOST = 16;

/**
 * Lets a player choose one of many actions by number or by typing. A long list is walked
 * word by word: `program`, then the first card, then the second…
 */
export class Menu {
  readonly #actions: readonly string[];
  readonly #describe: (action: string) => string;
  /** The words chosen so far. */
  #prefix: readonly string[] = [];

  constructor(actions: readonly string[], describe: (action: string) => string) {
    this.#actions = actions;
    this.#describe = describe;
    this.#descend();
  }

  /** Starts over. */
  reset(): void {
    this.#prefix = [];
    this.#descend();
  }

  lines(ink: Pen): string[] {
    const number = (i: number) => ink.bold(String(i + 1).padStart(3));
    const left = this.#left();
    if (left.length <= LIST_AT_MOST) {
      const width = Math.max(...left.map((action) => action.length));
      return left.map(
        (action, i) => `${number(i)} ${ink.cyan(action.padEnd(width))}  ${this.#describe(action)}`,
      );
    }
    const words = this.#nextWords();
    const chosen =
      this.#prefix.length > 0 ? [ink.dim(`${this.#prefix.join(' ')} … (b for back)`)] : [];
    const cells = words.map((word, i) => `${number(i)} ${ink.cyan(word)}`);
    const rows: string[] = [];
    for (let i = 0; i < cells.length; i += 8) rows.push(cells.slice(i, i + 8).join('  '));
    return [...chosen, ...rows];
  }

  /**
   * The action that an answer means, or null when more words are needed or it only moved in
   * the menu. Whatever is typed that looks like an action is handed on, so that the rules
   * can say why not.
   */
  choose(answer: string): string | null {
    if (answer === 'b' || answer === 'back') {
      this.reset();
      return null;
    }
    const left = this.#left();
    const listed = left.length <= LIST_AT_MOST;
    const index = /^\d+$/.test(answer) ? Number(answer) - 1 : -1;
    if (index >= 0) {
      const chosen = listed ? left[index] : this.#nextWords()[index];
      if (chosen === undefined) return null;
      if (listed) return chosen;
      return this.#go([...this.#prefix, chosen]);
    }
    if (this.#actions.includes(answer)) return answer;
    const typed = [...this.#prefix, ...answer.split(/\s+/)];
    const text = typed.join(' ');
    if (this.#actions.includes(text)) return text;
    if (this.#actions.some((action) => action.startsWith(`${text} `))) return this.#go(typed);
    const start = this.#prefix.join(' ');
    return answer.startsWith(start) ? answer : text;
  }

  #go(prefix: readonly string[]): string | null {
    this.#prefix = prefix;
    this.#descend();
    const left = this.#left();
    return left.length === 1 && left[0] === this.#prefix.join(' ') ? left[0] : null;
  }

  /** Words that leave no choice are taken by themselves. */
  #descend(): void {
    for (;;) {
      const [only, ...others] = this.#nextWords();
      if (only === undefined || others.length > 0 || this.#left().length <= LIST_AT_MOST) return;
      this.#prefix = [...this.#prefix, only];
    }
  }

  #left(): string[] {
    const start = this.#prefix.join(' ');
    return this.#actions.filter(
      (action) => start === '' || action === start || action.startsWith(`${start} `),
    );
  }

  #nextWords(): string[] {
    const at = this.#prefix.length;
    const words = this.#left().map((action) => action.split(' ')[at]);
    return [...new Set(words.filter((word) => word !== undefined))];
  }
}
