/**
 * Lessons: small real positions, played by the real rules. A stop is data; whoever teaches (a screen, a
 * terminal, a test) plays it with `LessonPlay`, which knows when it is done and what went wrong.
 *
 * Words stand in the game's catalogue: `learn.<stop>.title`, `.do` (what to do), `.more` (why it matters),
 * `.done` (praise) and `.mistake.<id>` for each mistake, said below "Not quite".
 */

import type { AnyGame, GameEvent, Seat } from './contract.ts';
import type { Json, JsonObject } from './json.ts';
import { readOptions } from './options.ts';
import {
  type Mistake,
  type Practice,
  type PracticeAnswer,
  type PracticeStep,
  practiceReferee,
  practiceStep,
  refusalIn,
} from './practice.ts';
import type { Referee, Verdict } from './referee.ts';

/** An event that has these fields with these values, whatever else it has. */
export type EventPattern = { readonly type: string } & JsonObject;

/** What people usually get wrong at a stop, and the statement that says why it does not work. */
export interface LessonMistake extends Mistake {
  /** In notation, as somebody would play it from the start of the stop. */
  readonly actions: readonly string[];
  /** The consequence by which it is known; without one it is a choice that the rules refuse. */
  readonly event?: EventPattern;
}

export interface LessonStop {
  readonly id: string;
  /** Statements that it teaches. */
  readonly rules: readonly string[];
  /** For players from this age on, where a game grows with its players. */
  readonly age?: number;
  readonly options: JsonObject;
  /** The canonical position it begins with. */
  readonly position: Json;
  /** The learner's seat. */
  readonly seat: Seat;
  /** Reached as soon as this happens, unless a mistake happens with it. */
  readonly goal: EventPattern;
  /** One way to the goal, in notation: the learner's own choices. */
  readonly solution: readonly string[];
  readonly mistakes: readonly LessonMistake[];
  /** What dice show, in notation, one roll after another. */
  readonly rolls?: readonly string[];
  /** What the other seats choose, in notation, one choice after another; else their first legal action. */
  readonly others?: readonly string[];
}

export class LessonPlay implements Practice {
  readonly stop: LessonStop;
  #referee: Referee;
  readonly #game: AnyGame;
  #steps: PracticeStep[] = [];
  #choices = 0;
  #rolled = 0;
  #answered = 0;

  constructor(game: AnyGame, stop: LessonStop) {
    this.stop = stop;
    this.#game = game;
    this.#referee = this.#begin();
    this.#goOn();
  }

  get seat(): Seat {
    return this.stop.seat;
  }

  get solution(): readonly string[] {
    return this.stop.solution;
  }

  get referee(): Referee {
    return this.#referee;
  }

  /** What has happened so far, as the learner may know it. */
  get steps(): readonly PracticeStep[] {
    return this.#steps;
  }

  /** From the beginning of the stop. */
  again(): void {
    this.#referee = this.#begin();
    this.#steps = [];
    this.#choices = this.#rolled = this.#answered = 0;
    this.#goOn();
  }

  choose(action: string): PracticeAnswer {
    const { seat, mistakes, goal, solution } = this.stop;
    const verdict = this.#referee.submit(seat, action, this.#referee.n);
    if (!verdict.ok) {
      const refusal = refusalIn(verdict.rejection);
      const mistake = mistakes.find(
        (each) => each.event === undefined && each.actions.at(-1) === action,
      );
      return { is: 'refused', refusal, mistake: mistake ?? null };
    }
    this.#choices++;
    const before = this.#steps.length;
    const eventsSince = () => this.#steps.slice(before).flatMap((step) => step.events);
    const signs = [goal, ...mistakes.flatMap(({ event }) => event ?? [])];
    this.#note(verdict);
    // What the others do after the lesson is over would only confuse.
    this.#goOn(() => eventsSince().some((event) => signs.some((sign) => fits(event, sign))));
    const events = eventsSince();
    for (const mistake of mistakes) {
      const { event: sign } = mistake;
      if (sign && events.some((event) => fits(event, sign))) return { is: 'not-quite', mistake };
    }
    if (events.some((event) => fits(event, goal))) return { is: 'done' };
    const isSpent = this.#choices >= solution.length || !this.#referee.actors.includes(seat);
    return isSpent ? { is: 'not-quite', mistake: null } : { is: 'on' };
  }

  #begin(): Referee {
    const { id, options: given, position } = this.stop;
    const options = readOptions(this.#game, given);
    if (!options.ok) throw new Error(`stop ${id}: ${options.error}`);
    const start = this.#game.restore(position, options.value);
    if (!start.ok) throw new Error(`stop ${id}: ${start.error}`);
    return practiceReferee(this.#game, options.value, `stop ${id}`, start.value);
  }

  /** Rolls and the others' choices, until it is the learner's turn or the game is over. */
  #goOn(isEnough: () => boolean = () => false): void {
    const { seat, rolls = [], others = [] } = this.stop;
    const referee = this.#referee;
    while (referee.outcome === null && !isEnough()) {
      if (referee.awaitsRoll) {
        const possible = referee.rolls();
        const roll = rolls[this.#rolled++] ?? (possible[0] as string);
        this.#note(referee.submitRoll(roll));
        continue;
      }
      const other = referee.actors.find((each) => each !== seat);
      if (other === undefined) return;
      const action = others[this.#answered++] ?? (referee.legal(other)[0] as string);
      this.#note(referee.submit(other, action, referee.n));
    }
  }

  #note(verdict: Verdict): void {
    if (!verdict.ok) throw new Error(`stop ${this.stop.id}: ${JSON.stringify(verdict.rejection)}`);
    const { seat } = this.stop;
    for (const step of verdict.steps) {
      this.#steps.push(practiceStep(this.#referee, step, seat));
    }
  }
}

/** Has the event all that the pattern asks for? */
function fits(event: GameEvent, pattern: EventPattern): boolean {
  const fields = event as unknown as JsonObject;
  return Object.entries(pattern).every(
    ([key, value]) => JSON.stringify(fields[key]) === JSON.stringify(value),
  );
}
