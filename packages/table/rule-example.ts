/**
 * Examples of the rules: for every numbered statement one small real position in which it matters, to be
 * looked at and tried. An example is data and has no words of its own: the statement is its text.
 */

import type { AnyGame, GameEvent, Refusal, Seat } from './contract.ts';
import { type EventPattern, fits } from './event-pattern.ts';
import { fairSource, newSecret } from './fair.ts';
import type { Json, JsonObject } from './json.ts';
import { playWritten } from './play-written.ts';
import { type Practice, type PracticeAnswer, type PracticeStep, refusalIn } from './practice.ts';
import type { Referee } from './referee.ts';
import { type Stage, StagedTable } from './staged-table.ts';
import type { Step } from './verdict.ts';

/** Whoever tries it plays against real dice once those of the stage have fallen. */
export interface RuleExample extends Stage {
  /** The statement: `WE-32`. */
  readonly rule: string;
  /** What shows it, in notation: the seat's own choices. */
  readonly actions: readonly string[];
  /** By what it is seen. */
  readonly shows: ExampleSign;
}

export type ExampleSign =
  /** A choice is refused, citing the statement. */
  | { readonly is: 'refusal' }
  /** This happens. */
  | { readonly is: 'event'; readonly event: EventPattern }
  /** The canonical position comes to have this value at `trucks.green.at`. */
  | { readonly is: 'position'; readonly path: string; readonly value: Json }
  /** The same of what the seat may know, where the statement is about secrets. */
  | { readonly is: 'view'; readonly path: string; readonly value: Json }
  /** The game ends so: fields of its `Outcome`. */
  | { readonly is: 'outcome'; readonly outcome: JsonObject }
  /** All of these at one moment; events count from the choice that led to it. */
  | { readonly is: 'all'; readonly of: readonly ExampleSign[] };

/** What `games/<id>/examples/index.ts` exports. */
export interface ExampleModule {
  readonly examples: readonly RuleExample[];
}

export class ExamplePlay implements Practice {
  readonly example: RuleExample;
  readonly #game: AnyGame;
  readonly #table: StagedTable;
  /** The referee's position, played along: signs are looked for in it. */
  #position: unknown;
  /** What came of the last choice so far, and whether the sign was seen meanwhile. */
  #events: GameEvent[] = [];
  #isSeen = false;
  #shownAt: number | null = null;

  /** `secret` is what dice fall by when those of the example have fallen: the same falls again after `again`. */
  constructor(game: AnyGame, example: RuleExample, secret: string = newSecret()) {
    this.example = example;
    this.#game = game;
    const name = `example ${example.rule}`;
    const dice = fairSource(secret, name);
    this.#table = new StagedTable(game, name, example, {
      roll: (possible, nth) => possible[dice(`roll ${nth}`).below(possible.length)] as string,
      witness: (step, seen) => this.#follow(step, seen),
    });
    this.#begin();
  }

  get seat(): Seat {
    return this.example.seat;
  }

  get solution(): readonly string[] {
    return this.example.actions;
  }

  get referee(): Referee {
    return this.#table.referee;
  }

  get steps(): readonly PracticeStep[] {
    return this.#table.steps;
  }

  /** What the example settled for dice and other seats and has not happened yet. */
  get unused(): readonly string[] {
    return this.#table.unused;
  }

  /** How many steps it took until the sign was first seen; null while it has not been. */
  get shownAt(): number | null {
    return this.#shownAt;
  }

  get isShown(): boolean {
    return this.#shownAt !== null;
  }

  again(): void {
    this.#table.again();
    this.#begin();
  }

  /** Anything may be tried, as long as one likes: `done` whenever the sign is seen, `on` otherwise. */
  choose(action: string): PracticeAnswer {
    this.#events = [];
    this.#isSeen = false;
    const verdict = this.#table.choose(action);
    if (!verdict.ok) return this.#told(refusalIn(verdict.rejection));
    this.#table.goOn();
    return { is: this.#isSeen ? 'done' : 'on' };
  }

  #told(refusal: Refusal | null): PracticeAnswer {
    const { rule, shows } = this.example;
    if (shows.is === 'refusal' && refusal?.rule === rule) {
      this.#shownAt ??= this.steps.length;
      return { is: 'done', refusal };
    }
    return { is: 'refused', refusal, mistake: null };
  }

  #begin(): void {
    const { position, shows } = this.example;
    const start = this.#game.restore(position, this.referee.options);
    if (!start.ok) throw new Error(start.error);
    this.#position = start.value;
    this.#events = [];
    this.#shownAt = this.#stands(shows) ? 0 : null;
    this.#table.goOn();
  }

  #follow({ by, action }: Step, { events }: PracticeStep): void {
    playWritten(this.#game, this.#position, by, action);
    this.#events.push(...events);
    if (!this.#stands(this.example.shows)) return;
    this.#isSeen = true;
    this.#shownAt ??= this.steps.length;
  }

  /** Is the sign there to be seen at this moment? A refusal never is: nothing comes of it. */
  #stands(shows: ExampleSign): boolean {
    const game = this.#game;
    switch (shows.is) {
      case 'event':
        return this.#events.some((event) => fits(event, shows.event));
      case 'position':
        return isAt(game.canonical(this.#position), shows);
      case 'view':
        return isAt(game.view(this.#position, this.seat) as Json, shows);
      case 'outcome':
        return fits(game.outcome(this.#position) ?? {}, shows.outcome);
      case 'all':
        return shows.of.every((each) => this.#stands(each));
      case 'refusal':
        return false;
    }
  }
}

function isAt(whole: Json, { path, value }: { readonly path: string; readonly value: Json }) {
  let at: Json | undefined = whole;
  for (const key of path.split('.')) at = (at as JsonObject | null | undefined)?.[key];
  return JSON.stringify(at) === JSON.stringify(value);
}
