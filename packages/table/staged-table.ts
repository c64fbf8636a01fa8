/** A small table set up for one person: where dice and the other seats first do what was settled beforehand. */

import type { AnyGame, Seat } from './contract.ts';
import type { Json, JsonObject } from './json.ts';
import { readOptions } from './options.ts';
import { type PracticeStep, practiceReferee, practiceStep } from './practice.ts';
import type { Referee } from './referee.ts';
import type { Step, Verdict } from './verdict.ts';

/** A position to be tried, and what happens there beside one's own choices. */
export interface Stage {
  readonly options: JsonObject;
  /** The canonical position it begins with. */
  readonly position: Json;
  /** Who tries it. */
  readonly seat: Seat;
  /** What dice show first, in notation, one roll after another. */
  readonly rolls?: readonly string[];
  /** What the other seats choose first, in notation, one choice after another; else their first legal action. */
  readonly others?: readonly string[];
}

interface StageHands {
  /** What a die shows that nothing was settled for; `nth` counts all rolls from 1. */
  readonly roll: (possible: readonly string[], nth: number) => string;
  /** Told of each step before anything else happens. */
  readonly witness?: (step: Step, seen: PracticeStep) => void;
}

export class StagedTable {
  readonly #game: AnyGame;
  readonly #name: string;
  readonly #stage: Stage;
  readonly #hands: StageHands;
  #referee: Referee;
  #steps: PracticeStep[] = [];
  #rolls: string[] = [];
  #others: string[] = [];
  #rolled = 0;

  /** `name` is what a mistake in the stage is told by. */
  constructor(game: AnyGame, name: string, stage: Stage, hands: StageHands) {
    this.#game = game;
    this.#name = name;
    this.#stage = stage;
    this.#hands = hands;
    this.#referee = this.#begin();
  }

  get referee(): Referee {
    return this.#referee;
  }

  /** What has happened so far, as whoever tries it may know it. */
  get steps(): readonly PracticeStep[] {
    return this.#steps;
  }

  /** What was settled and has not happened. */
  get unused(): readonly string[] {
    return [...this.#rolls, ...this.#others];
  }

  /** From the beginning; `goOn` as soon as somebody looks. */
  again(): void {
    this.#referee = this.#begin();
  }

  choose(action: string): Verdict {
    const verdict = this.#referee.submit(this.#stage.seat, action, this.#referee.n);
    if (verdict.ok) this.#note(verdict);
    return verdict;
  }

  /** Rolls and the others' choices, until it is one's own turn or the game is over. */
  goOn(isEnough: () => boolean = () => false): void {
    const referee = this.#referee;
    while (referee.outcome === null && !isEnough()) {
      if (referee.awaitsRoll) {
        const possible = referee.rolls();
        const roll = settled(this.#rolls, possible) ?? this.#hands.roll(possible, ++this.#rolled);
        this.#note(referee.submitRoll(roll));
        continue;
      }
      const other = referee.actors.find((each) => each !== this.#stage.seat);
      if (other === undefined) return;
      const legal = referee.legal(other);
      const action = settled(this.#others, legal) ?? (legal[0] as string);
      this.#note(referee.submit(other, action, referee.n));
    }
  }

  #begin(): Referee {
    const { options: given, position, rolls = [], others = [] } = this.#stage;
    const options = readOptions(this.#game, given);
    if (!options.ok) throw new Error(`${this.#name}: ${options.error}`);
    const start = this.#game.restore(position, options.value);
    if (!start.ok) throw new Error(`${this.#name}: ${start.error}`);
    this.#steps = [];
    this.#rolls = [...rolls];
    this.#others = [...others];
    this.#rolled = 0;
    return practiceReferee(this.#game, options.value, this.#name, start.value);
  }

  #note(verdict: Verdict): void {
    if (!verdict.ok) throw new Error(`${this.#name}: ${JSON.stringify(verdict.rejection)}`);
    for (const step of verdict.steps) {
      const seen = practiceStep(this.#referee, step, this.#stage.seat);
      this.#steps.push(seen);
      this.#hands.witness?.(step, seen);
    }
  }
}

/** The next of what was settled, if it can happen now: whoever plays freely may have led elsewhere. */
function settled(script: string[], possible: readonly string[]): string | undefined {
  const [next] = script;
  return next !== undefined && possible.includes(next) ? script.shift() : undefined;
}
