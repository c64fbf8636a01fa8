import { type AnyGame, type Dice, pick } from '../index.ts';

/** Actions that were met, as texts, and all their words; in the order they came. */
export class KnownActions {
  readonly texts: string[] = [];
  readonly words: string[] = [];
  readonly #met = new Set<string>();

  add(text: string): void {
    if (this.#met.has(text)) return;
    this.#met.add(text);
    this.texts.push(text);
    for (const word of text.split(' ')) if (!this.words.includes(word)) this.words.push(word);
  }
}

/**
 * Actions that a game's notation can express but that need not be legal anywhere: words of
 * real actions put together anew, with numbers nudged.
 */
export function strangeActions(
  game: AnyGame,
  { texts, words }: KnownActions,
  dice: Dice,
  count: number,
): unknown[] {
  const found: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const parts = pick(texts, dice).split(' ');
    const changed = parts.map((part, index) => {
      if (index === 0 && dice.below(4) > 0) return part;
      if (dice.below(3) > 0) return part;
      return dice.below(2) === 0 ? pick(words, dice) : nudge(part, dice);
    });
    if (dice.below(10) === 0) changed.push(pick(words, dice));
    const action = game.readAction(changed.join(' '));
    if (action !== null) found.push(action);
  }
  return found;
}

const nudge = (word: string, dice: Dice): string =>
  word.replace(/\d+/, (digits) => String(Math.max(0, Number(digits) + dice.below(7) - 3)));
