/**
 * Lessons: small real positions, played by the real rules. A stop is data; whoever teaches (a screen, a
 * terminal, a test) plays it with `LessonPlay`, which knows when it is done and what went wrong.
 *
 * Words stand in the game's catalogue: `learn.<stop>.title`, `.do` (what to do), `.more` (why it matters),
 * `.done` (praise) and `.mistake.<id>` for each mistake, said below "Not quite".
 */

import type { AnyGame, Seat } from './contract.ts';
import { type EventPattern, fits } from './event-pattern.ts';
import {
  type Mistake,
  type Practice,
  type PracticeAnswer,
  type PracticeStep,
  refusalIn,
} from './practice.ts';
import type { Referee } from './referee.ts';
import { type Stage, StagedTable } from './staged-table.ts';

/** What people usually get wrong at a stop, and the statement that says why it does not work. */
export interface LessonMistake extends Mistake {
  /** In notation, as somebody would play it from the start of the stop. */
  readonly actions: readonly string[];
  /** The consequence by which it is known; without one it is a choice that the rules refuse. */
  readonly event?: EventPattern;
}

export interface LessonStop extends Stage {
  readonly id: string;
  /** Statements that it teaches. */
  readonly rules: readonly string[];
  /** For players from this age on, where a game grows with its players. */
  readonly age?: number;
  /** Reached as soon as this happens, unless a mistake happens with it. */
  readonly goal: EventPattern;
  /** One way to the goal, in notation: the learner's own choices. */
  readonly solution: readonly string[];
  readonly mistakes: readonly LessonMistake[];
}

export class LessonPlay implements Practice {
  readonly stop: LessonStop;
  readonly #table: StagedTable;
  #choices = 0;

  constructor(game: AnyGame, stop: LessonStop) {
    this.stop = stop;
    this.#table = new StagedTable(game, `stop ${stop.id}`, stop, {
      roll: (possible) => possible[0] as string,
    });
    this.#table.goOn();
  }

  get seat(): Seat {
    return this.stop.seat;
  }

  get solution(): readonly string[] {
    return this.stop.solution;
  }

  get referee(): Referee {
    return this.#table.referee;
  }

  get steps(): readonly PracticeStep[] {
    return this.#table.steps;
  }

  /** From the beginning of the stop. */
  again(): void {
    this.#choices = 0;
    this.#table.again();
    this.#table.goOn();
  }

  choose(action: string): PracticeAnswer {
    const { seat, mistakes, goal, solution } = this.stop;
    const before = this.steps.length;
    const verdict = this.#table.choose(action);
    if (!verdict.ok) {
      const refusal = refusalIn(verdict.rejection);
      const mistake = mistakes.find(
        (each) => each.event === undefined && each.actions.at(-1) === action,
      );
      return { is: 'refused', refusal, mistake: mistake ?? null };
    }
    this.#choices++;
    const eventsSince = () => this.steps.slice(before).flatMap((step) => step.events);
    const signs = [goal, ...mistakes.flatMap(({ event }) => event ?? [])];
    // What the others do after the lesson is over would only confuse.
    this.#table.goOn(() => eventsSince().some((event) => signs.some((sign) => fits(event, sign))));
    const events = eventsSince();
    for (const mistake of mistakes) {
      const { event: sign } = mistake;
      if (sign && events.some((event) => fits(event, sign))) return { is: 'not-quite', mistake };
    }
    if (events.some((event) => fits(event, goal))) return { is: 'done' };
    const isSpent = this.#choices >= solution.length || !this.referee.actors.includes(seat);
    return isSpent ? { is: 'not-quite', mistake: null } : { is: 'on' };
  }
}
