import type { Practice, Refusal, TerminalBoard } from '@hearthside/table';
import { sayAction, sayEvent, sayRefusal, sentence, type Words } from '@hearthside/text';
import { ink } from './pen.ts';

/** Tells at a terminal how something stands that is being tried, and what happens there. */
export class PracticeTeller {
  readonly #play: Practice;
  readonly #words: Words;
  readonly #draw: TerminalBoard;
  #told = 0;

  constructor(play: Practice, words: Words, draw: TerminalBoard) {
    this.#play = play;
    this.#words = words;
    this.#draw = draw;
  }

  /** As it stands now, or as it stood after so many steps. */
  board(after = this.#play.steps.length): void {
    const { referee, seat, steps } = this.#play;
    const view = after === 0 ? referee.startView(seat) : steps[after - 1]?.view;
    console.log(`\n${this.#draw(view, ink)}`);
  }

  /** What has happened since it was last told, up to so many steps. */
  tell(upTo = this.#play.steps.length): void {
    for (const { events } of this.#play.steps.slice(this.#told, upTo)) {
      for (const event of events) {
        console.log(`· ${sayEvent(this.#words, event)} ${ink.dim(event.rule)}`);
      }
    }
    this.#told = upTo;
  }

  /** From the beginning. */
  again(): void {
    this.#play.again();
    this.#told = 0;
  }

  refuse(refusal: Refusal | null): void {
    if (refusal) {
      console.log(ink.red(`${sentence(sayRefusal(this.#words, refusal))} (${refusal.rule})`));
    } else console.log(ink.red('That is not an action of this game.'));
  }

  say(action: string): string {
    const { game } = this.#play.referee;
    const read = game.readAction(action);
    // Giving up is no action of the game itself.
    return read === null ? action : sayAction(this.#words, game.describe(read));
  }
}
