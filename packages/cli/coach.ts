/** A coach for people at the terminal. It is given what their seat knows, and nothing more. */

import type { GameBot } from '@hearthside/search';
import { type Referee, type Seat, type Step, type Turn, turnOf } from '@hearthside/table';
import { sayAdvice, sayRating, type Words } from '@hearthside/text';

interface OwnTurn {
  readonly turn: Turn;
  /** How many steps had been played before it. */
  readonly before: number;
  /** All that was done before anybody else did something. */
  readonly actions: readonly string[];
}

export class Coach {
  readonly #bot: GameBot;
  readonly #referee: Referee;
  readonly #words: Words;
  readonly #steps: Step[] = [];
  readonly #moves = new Map<Seat, OwnTurn>();

  constructor(bot: GameBot, referee: Referee, words: Words) {
    this.#bot = bot;
    this.#referee = referee;
    this.#words = words;
  }

  /** Told of every step, so that it knows what each seat has seen. */
  notice(steps: readonly Step[]): void {
    this.#steps.push(...steps);
  }

  /** Told of a seat's choice before it is played; what had to be done anyway is none. */
  noteChoice(seat: Seat, action: string): void {
    const turn = turnOf(this.#referee, seat);
    if (!turn.legal.includes(action)) return;
    const was = this.#moves.get(seat);
    if (was && this.#steps.length === was.before + was.actions.length) {
      this.#moves.set(seat, { ...was, actions: [...was.actions, action] });
    } else if (turn.legal.length > 1) {
      this.#moves.set(seat, { turn, before: this.#steps.length, actions: [action] });
    }
  }

  /** The best there is to do now, and why. */
  hint(seat: Seat): string {
    const turn = turnOf(this.#referee, seat);
    const steps = this.#seenBy(seat, this.#steps.length);
    return sayAdvice(
      this.#words,
      this.#referee.game,
      this.#bot.advise(turn, steps, `hint ${turn.n}`),
    );
  }

  /** How good the seat's last turn was, and what would have been better; null before the first. */
  rating(seat: Seat): string | null {
    const move = this.#moves.get(seat);
    if (!move) return null;
    const {
      turn,
      before,
      actions: [first = '', ...plan],
    } = move;
    const steps = this.#seenBy(seat, before);
    const rating = this.#bot.rate(turn, steps, first, `hint ${turn.n}`, undefined, plan);
    return sayRating(this.#words, this.#referee.game, rating);
  }

  #seenBy(seat: Seat, count: number) {
    return this.#steps.slice(0, count).map((step) => this.#referee.seen(step, seat));
  }
}
