/** A finished or imported game as a table that can only be watched. */

import {
  type AnyGame,
  CHANCE,
  type DiceMode,
  type FairProof,
  type GameRecord,
  type Outcome,
  positionAt,
  type Rejection,
  type Result,
  readProof,
  turnNumbers,
  type Verification,
  verifyRecord,
  writeRecord,
} from '@hearthside/table';
import type { SeatKeeper, TableSession, TableState, ViewedStep } from '../session/table-session.ts';
import { type Readable, Store } from '../store.ts';
import { type RecordSteps, stepsOf, type Watcher } from './record-steps.ts';

const WATCHING: Rejection = { why: 'over' };

export class RecordTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode = 'app';
  readonly proof: FairProof | null;
  readonly written: GameRecord;
  readonly length: number;
  /** The turn of each entry, counted from 1. */
  readonly turns: readonly number[];
  readonly #whole: RecordSteps;
  readonly #audience: Exclude<Watcher, 'everybody'>;
  readonly #state: Store<TableState>;
  /** How many entries lay before what is shown now began to be shown. */
  #base = 0;
  #changes = 0;

  /** `watcher` is whose eyes an unfinished game is watched with; a finished one has no secrets left. */
  constructor(
    record: GameRecord,
    keepers: readonly SeatKeeper[],
    watcher: Exclude<Watcher, 'everybody'> = 'spectator',
  ) {
    const { game, entries } = record;
    this.written = record;
    this.game = game;
    this.options = record.options;
    this.keepers = keepers;
    const isOver = game.outcome(positionAt(record, entries.length)) !== null;
    this.#audience = isOver ? 'spectator' : watcher;
    this.#whole = stepsOf(record, isOver ? 'everybody' : watcher);
    this.length = entries.length;
    this.turns = turnNumbers(game.facts, this.#whole.steps);
    const proof = readProof(record.extra);
    this.proof = proof.ok && game.facts.chance ? proof.value : null;
    this.#state = new Store(this.#at(0, 0));
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  get steps(): readonly ViewedStep[] {
    return this.#whole.steps;
  }

  get outcome(): Outcome | null {
    return this.#whole.outcome;
  }

  /** How many entries lie on the table now. */
  get n(): number {
    return this.#base + this.#state.value.steps.length;
  }

  /** How the table looks after so many entries. */
  viewAt(n: number): unknown {
    return n === 0 ? this.#whole.start : this.#whole.steps[n - 1]?.view;
  }

  /** The table as it was after so many entries, all at once. */
  goTo(n: number): void {
    const to = Math.max(0, Math.min(this.length, n));
    this.#base = to;
    this.#state.set(this.#at(to, to));
  }

  /** The same in the middle of an entry: `view` is how it looked there. */
  goInto(n: number, view: unknown): void {
    this.goTo(n);
    this.#state.set({ ...this.#state.value, start: view });
  }

  /** The next entry, for the screen to show event by event. */
  showNext(): void {
    const { n } = this;
    if (n < this.length) this.#state.set(this.#at(n + 1, this.#base));
  }

  record = async (): Promise<string> => `${writeRecord(this.written).join('\n')}\n`;
  verify = async (): Promise<Result<Verification>> => verifyRecord(this.written);
  submit = async (): Promise<Rejection> => WATCHING;
  submitRoll = async (): Promise<Rejection> => WATCHING;
  takeBack = async (): Promise<Rejection> => WATCHING;
  resign = async (): Promise<Rejection> => WATCHING;
  liftCurtain(): void {}
  leave(): void {}

  /** After `n` entries, of which those after `base` are still to be shown. */
  #at(n: number, base: number): TableState {
    const { steps, outcome } = this.#whole;
    const next = steps[n];
    const start = this.viewAt(base);
    const view = this.viewAt(n);
    const isOver = n === this.length && outcome !== null;
    const actors = next && next.by !== CHANCE ? [next.by] : [];
    this.#changes++;
    return {
      n: this.#changes,
      phase: { is: isOver ? 'over' : 'waiting' },
      audience: this.#audience,
      seat: null,
      legal: [],
      awaited: actors.map((seat) => ({ seat, prompt: this.game.prompt(view, seat) })),
      rolls: [],
      outcome: isOver ? outcome : null,
      canTakeBack: false,
      start,
      steps: steps.slice(base, n),
      thinking: [],
      notices: [],
    };
  }
}
