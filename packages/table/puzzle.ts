/**
 * Puzzles: one turn in a real position, with one best answer. What a position is worth to the goal is
 * worked out exactly: over every face of a die, against the worst that rivals can do and with the best
 * that partners can.
 *
 * Words stand in the game's catalogue: `puzzle.goal.<key>` and `puzzle.why.<why>`.
 */

import { type AnyGame, CHANCE, type GameEvent, type Message, type Seat } from './contract.ts';
import type { Json, JsonObject } from './json.ts';
import { readOptions } from './options.ts';

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** Why a turn is not it, in a word, and the statement that it misses. */
export interface PuzzleCause {
  readonly why: string;
  readonly rule: string;
}

export interface Puzzle {
  readonly id: string;
  readonly grade: Grade;
  readonly goal: Message;
  readonly options: JsonObject;
  /** The canonical position it begins with. */
  readonly position: Json;
  /** The solver's seat. */
  readonly seat: Seat;
  /** What the others have locked in, in notation; the solver is told. */
  readonly known: readonly string[];
  /** The choices of the one best turn, in notation. */
  readonly solution: readonly string[];
  /** What one is tempted to do. */
  readonly wrong: PuzzleCause & { readonly actions: readonly string[] };
  readonly proof: {
    /** How many different turns there are. */
    readonly turns: number;
    /** What the solution is worth, and the best of all others. */
    readonly best: number;
    readonly second: number;
  };
  /** The game it was met in: the same command and seed meet it again. */
  readonly from: string;
}

/** A goal and what it is asked of; what a puzzle is before somebody has looked for its solution. */
export interface PuzzleTask {
  readonly goal: Message;
  readonly seat: Seat;
  /** The position it begins with. */
  readonly start: unknown;
  /** What the others have locked in. */
  readonly known: readonly unknown[];
}

/** What a game knows of its puzzles. */
export interface PuzzleJudge<Position = unknown, Event extends GameEvent = GameEvent> {
  /** What the position is worth to the goal; null while that is not decided. */
  judged(position: Position, task: PuzzleTask): number | null;
  /**
   * A solver of the game's own, where playing everything through would take too long: what is best for
   * whoever is to act, and what it is worth to the goal. Null: not known.
   */
  solve?(position: Position, task: PuzzleTask): SolvedPuzzle | null;
  /** Can the action make a difference to the goal? Absent where every one can; others are not tried. */
  matters?(action: unknown, task: PuzzleTask): boolean;
  /**
   * The answer that a turn gives, in a word: turns that differ only in what has nothing to do with the
   * goal are one answer. A puzzle has one best answer.
   */
  answer(actions: readonly unknown[], task: PuzzleTask): string;
  /** What made a turn fail, by what came of it. */
  cause(events: readonly Event[], task: PuzzleTask): PuzzleCause;
}

/** How puzzles of a game are found in games that bots play. */
export interface PuzzleMaker<Position = unknown> {
  /** Tables to meet them at, in turn: options, and a bot level for every seat. */
  readonly tables: readonly { readonly options: JsonObject; readonly players: readonly string[] }[];
  /** What could be asked of whoever is about to act here; `locked` is what each seat goes on to lock in. */
  tasks(position: Position, locked: ReadonlyMap<Seat, unknown>): PuzzleTask[];
  /** A turn that can be played in more ways, counted in positions on the way, is no puzzle for a family. */
  readonly mostPositions: number;
  /** By how much the best answer must be better than any other. */
  margin(task: PuzzleTask): number;
  /** The least that the best answer must be worth to be asked for. */
  least(task: PuzzleTask): number;
  /** Is there nothing better than `least`? Then it is enough to look for what is sure to reach it. */
  isAllOrNothing(task: PuzzleTask): boolean;
  /** Is it worth a family's while? The turns are rated, the best first. */
  isGood(task: PuzzleTask, turns: readonly RatedTurn[]): boolean;
  grade(task: PuzzleTask, turns: readonly RatedTurn[]): Grade;
  /** Which of the other turns one is tempted to play. */
  tempting(task: PuzzleTask, turns: readonly RatedTurn[]): RatedTurn;
}

/** What `games/<id>/puzzles/index.ts` exports. */
export interface PuzzleModule {
  readonly puzzles: readonly Puzzle[];
  // biome-ignore lint/suspicious/noExplicitAny: whoever plays puzzles does not look into positions
  readonly judge: PuzzleJudge<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly maker: PuzzleMaker<any>;
}

interface SolvedPuzzle {
  readonly actions: readonly unknown[];
  readonly worth: number;
}

/** A whole turn, what it leads to before anybody else acts or a die is rolled, and what that is worth. */
export interface RatedTurn {
  readonly actions: readonly unknown[];
  readonly after: unknown;
  readonly worth: number;
}

/** Not to be worked out: a turn can be played in too many ways, or the end is too far off. */
export class OutOfSight extends Error {}

/** Works out puzzles of one game. */
export class PuzzleSolver {
  readonly #game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the solver does not look into positions
  readonly #judge: PuzzleJudge<any, any>;

  // biome-ignore lint/suspicious/noExplicitAny: as above
  constructor(game: AnyGame, judge: PuzzleJudge<any, any>) {
    this.#game = game;
    this.#judge = judge;
  }

  /** What the goal can be sure to get out of the position, or may expect where a die decides. */
  worth(position: unknown, task: PuzzleTask): number {
    const judged = this.#judge.judged(position, task);
    if (judged !== null) return judged;
    const solved = this.#judge.solve?.(position, task) ?? null;
    if (solved) return solved.worth;
    const worths = this.#choices(position).map(({ by, action }) =>
      this.worth(this.#after(position, by, action), task),
    );
    const [by] = this.#game.actors(position);
    if (by === undefined) return worths.reduce((sum, each) => sum + each, 0) / worths.length;
    return this.#isWithUs(by, task) ? Math.max(...worths) : Math.min(...worths);
  }

  /**
   * The best turn of every answer with its worth, the best first. Of turns with one answer and one worth
   * the shortest. Throws `OutOfSight` beyond `most` positions.
   */
  turns(task: PuzzleTask, most: number): RatedTurn[] {
    const best = new Map<string, RatedTurn>();
    for (const { actions, after } of this.#leaves(task, most)) {
      const turn = { actions, after, worth: this.worth(after, task) };
      const answer = this.#judge.answer(actions, task);
      const known = best.get(answer);
      if (!known || isBetter(turn, known)) best.set(answer, turn);
    }
    return [...best.values()].sort((one, other) => other.worth - one.worth);
  }

  /** Can `least` be made sure of, however a die falls, and by one answer alone? A quick look before `turns`. */
  hasOneAnswer(task: PuzzleTask, most: number, least: number): boolean {
    const answers = new Set<string>();
    for (const { actions, after } of this.#leaves(task, most)) {
      const answer = this.#judge.answer(actions, task);
      if (answers.has(answer) || !this.#isSure(after, task, least)) continue;
      answers.add(answer);
      if (answers.size > 1) return false;
    }
    return answers.size === 1;
  }

  /**
   * What happens next when nobody chooses for fun: the die falls and rivals act as badly for the goal as
   * can be, the solver and partners as well. Null when the goal is decided.
   */
  next(position: unknown, task: PuzzleTask): { by: Seat | typeof CHANCE; action: unknown } | null {
    if (this.#judge.judged(position, task) !== null) return null;
    const choices = this.#choices(position);
    const [seat] = this.#game.actors(position);
    const solved = this.#judge.solve?.(position, task);
    if (solved) return { by: seat ?? CHANCE, action: solved.actions[0] };
    const sign = seat !== undefined && this.#isWithUs(seat, task) ? 1 : -1;
    let best = choices[0] as (typeof choices)[number];
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const value = sign * this.worth(this.#after(position, choice.by, choice.action), task);
      if (value > most) [most, best] = [value, choice];
    }
    return best;
  }

  /** All that happens after a position until the goal is decided. */
  playOut(position: unknown, task: PuzzleTask): GameEvent[] {
    const at = this.#game.clone(position);
    const events: GameEvent[] = [];
    for (let next = this.next(at, task); next; next = this.next(at, task)) {
      this.#game.play(at, next.by, next.action, (event) => events.push(event));
    }
    return events;
  }

  /** Why a turn from the beginning is not it. */
  causeOf(actions: readonly unknown[], task: PuzzleTask): PuzzleCause {
    const at = this.#game.clone(task.start);
    const events: GameEvent[] = [];
    for (const action of actions) {
      this.#game.play(at, task.seat, action, (event) => events.push(event));
    }
    return this.#judge.cause([...events, ...this.playOut(at, task)], task);
  }

  #isSure(position: unknown, task: PuzzleTask, least: number): boolean {
    const judged = this.#judge.judged(position, task);
    if (judged !== null) return judged >= least;
    const solved = this.#judge.solve?.(position, task);
    if (solved) return solved.worth >= least;
    const [by] = this.#game.actors(position);
    const isSure = ({ by: each, action }: { by: Seat | typeof CHANCE; action: unknown }) =>
      this.#isSure(this.#after(position, each, action), task, least);
    const choices = this.#choices(position);
    return by !== undefined && this.#isWithUs(by, task)
      ? choices.some(isSure)
      : choices.every(isSure);
  }

  #leaves(task: PuzzleTask, most: number) {
    const game = this.#game;
    const leaves: { readonly actions: readonly unknown[]; readonly after: unknown }[] = [];
    const seen = new Set<string>();
    const goOn = (at: unknown, actions: readonly unknown[]) => {
      const key = JSON.stringify(game.canonical(at));
      if (seen.has(key)) return;
      seen.add(key);
      if (seen.size > most) throw new OutOfSight();
      const [actor] = game.actors(at);
      const isMine = actor === task.seat;
      // Whether a partner would say yes is nobody's to know.
      if (!isMine && actor !== undefined && game.facts.cooperative) throw new OutOfSight();
      if (!isMine || this.#judge.judged(at, task) !== null) {
        leaves.push({ actions, after: at });
        return;
      }
      for (const action of game.legal(at, task.seat)) {
        if (this.#judge.matters?.(action, task) === false) continue;
        goOn(this.#after(at, task.seat, action), [...actions, action]);
      }
    };
    goOn(task.start, []);
    return leaves;
  }

  #choices(position: unknown): { by: Seat | typeof CHANCE; action: unknown }[] {
    const [by] = this.#game.actors(position);
    return by === undefined
      ? this.#game.chance(position).map((action) => ({ by: CHANCE, action }))
      : this.#game.legal(position, by).map((action) => ({ by, action }));
  }

  #after(position: unknown, by: Seat | typeof CHANCE, action: unknown): unknown {
    const after = this.#game.clone(position);
    this.#game.play(after, by, action);
    return after;
  }

  #isWithUs(seat: Seat, task: PuzzleTask): boolean {
    return seat === task.seat || this.#game.facts.cooperative;
  }
}

/** Worths are means over dice: what differs by less than this is the same. */
const HAIR = 1e-9;
export const isAtLeast = (worth: number, least: number): boolean => worth >= least - HAIR;

const isBetter = (one: RatedTurn, other: RatedTurn): boolean =>
  one.worth === other.worth ? one.actions.length < other.actions.length : one.worth > other.worth;

/** The task of a puzzle, with the position it begins with; throws where it does not fit the game. */
export function taskOf(game: AnyGame, puzzle: Puzzle): PuzzleTask & { readonly options: unknown } {
  const options = readOptions(game, puzzle.options);
  if (!options.ok) throw new Error(`puzzle ${puzzle.id}: ${options.error}`);
  const start = game.restore(puzzle.position, options.value);
  if (!start.ok) throw new Error(`puzzle ${puzzle.id}: ${start.error}`);
  const known = puzzle.known.map((text) => game.readAction(text));
  const { goal, seat } = puzzle;
  return { goal, seat, start: start.value, known, options: options.value };
}
