import { type AnyGame, type Dice, pick, type Seat } from '@hearthside/table';

interface Habit {
  tries: number;
  sum: number;
}

/** What an action never tried is taken to earn: as much as a game that could go either way. */
const UNKNOWN = 0.5;

/**
 * What each action earned each seat, wherever in the imagined games it was played. Good for nothing
 * but to play on from where the tree ends a little less blindly than by chance alone.
 */
export class Habits {
  readonly #game: AnyGame;
  readonly #seats = new Map<Seat, Map<string, Habit>>();
  /** Games share one object among equal actions: writing each down once is enough. */
  readonly #texts = new WeakMap<object, string>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  write(action: unknown): string {
    if (typeof action !== 'object' || action === null) return this.#game.writeAction(action);
    let text = this.#texts.get(action);
    if (text === undefined) {
      text = this.#game.writeAction(action);
      this.#texts.set(action, text);
    }
    return text;
  }

  /** The better of two that chance names: strong habits show, and nothing is ever out of the question. */
  choose<Action>(seat: Seat, legal: readonly Action[], dice: Dice): Action {
    const one = pick(legal, dice);
    if (legal.length === 1) return one;
    const other = pick(legal, dice);
    if (other === one) return one;
    return this.earned(seat, this.write(other)) > this.earned(seat, this.write(one)) ? other : one;
  }

  earned(seat: Seat, text: string): number {
    const habit = this.#seats.get(seat)?.get(text);
    return habit ? (habit.sum + UNKNOWN) / (habit.tries + 1) : UNKNOWN;
  }

  learn(seat: Seat, text: string, worth: number): void {
    let habits = this.#seats.get(seat);
    if (!habits) {
      habits = new Map();
      this.#seats.set(seat, habits);
    }
    const habit = habits.get(text);
    if (habit) {
      habit.tries++;
      habit.sum += worth;
    } else habits.set(text, { tries: 1, sum: worth });
  }
}
