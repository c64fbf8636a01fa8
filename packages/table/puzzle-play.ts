/** A puzzle, being played: one turn is the solver's, and what comes of it is shown to the end. */

import { type AnyGame, CHANCE, type GameEvent, type Seat } from './contract.ts';
import {
  type Practice,
  type PracticeAnswer,
  type PracticeStep,
  practiceReferee,
  practiceStep,
  refusalIn,
} from './practice.ts';
import {
  isAtLeast,
  type Puzzle,
  type PuzzleJudge,
  PuzzleSolver,
  type PuzzleTask,
  taskOf,
} from './puzzle.ts';
import type { Referee } from './referee.ts';
import type { Verdict } from './verdict.ts';

export class PuzzlePlay implements Practice {
  readonly puzzle: Puzzle;
  readonly #game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the play does not look into positions
  readonly #judge: PuzzleJudge<any, any>;
  readonly #task: PuzzleTask & { readonly options: unknown };
  readonly #solver: PuzzleSolver;
  #referee: Referee;
  /** The referee's position, played along: what a try is worth is worked out on it. */
  #position: unknown;
  #steps: PracticeStep[] = [];
  #events: GameEvent[] = [];

  // biome-ignore lint/suspicious/noExplicitAny: as above
  constructor(game: AnyGame, judge: PuzzleJudge<any, any>, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#judge = judge;
    this.#task = taskOf(game, puzzle);
    this.#solver = new PuzzleSolver(game, judge);
    this.#referee = this.#begin();
  }

  get seat(): Seat {
    return this.puzzle.seat;
  }

  get solution(): readonly string[] {
    return this.puzzle.solution;
  }

  get referee(): Referee {
    return this.#referee;
  }

  get steps(): readonly PracticeStep[] {
    return this.#steps;
  }

  again(): void {
    this.#referee = this.#begin();
    this.#steps = [];
    this.#events = [];
  }

  choose(action: string): PracticeAnswer {
    const { seat } = this.puzzle;
    const verdict = this.#referee.submit(seat, action, this.#referee.n);
    if (!verdict.ok) {
      const refusal = refusalIn(verdict.rejection);
      return { is: 'refused', refusal, mistake: null };
    }
    this.#note(verdict);
    const isDecided = () => this.#judge.judged(this.#position, this.#task) !== null;
    if (!isDecided() && this.#referee.actors[0] === seat) return { is: 'on' };
    this.#playOut();
    const worth = this.#judge.judged(this.#position, this.#task) ?? Number.NEGATIVE_INFINITY;
    if (isAtLeast(worth, this.puzzle.proof.best)) return { is: 'done' };
    const { why, rule } = this.#judge.cause(this.#events, this.#task);
    return { is: 'not-quite', mistake: { id: why, rule } };
  }

  #begin(): Referee {
    const { start, options } = this.#task;
    this.#position = this.#game.clone(start);
    // Dice fall as badly as they can.
    const table = `puzzle ${this.puzzle.id}`;
    return practiceReferee(this.#game, options, table, this.#game.clone(start));
  }

  #playOut(): void {
    const referee = this.#referee;
    for (;;) {
      const next = this.#solver.next(this.#position, this.#task);
      if (!next) return;
      const action = this.#game.writeAction(next.action);
      this.#note(
        next.by === CHANCE
          ? referee.submitRoll(action)
          : referee.submit(next.by, action, referee.n),
      );
    }
  }

  #note(verdict: Verdict): void {
    const { id, seat } = this.puzzle;
    if (!verdict.ok) throw new Error(`puzzle ${id}: ${JSON.stringify(verdict.rejection)}`);
    for (const step of verdict.steps) {
      this.#game.play(this.#position, step.by, this.#game.readAction(step.action));
      this.#events.push(...step.events);
      this.#steps.push(practiceStep(this.#referee, step, seat));
    }
  }
}
