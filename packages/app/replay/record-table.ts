/** A finished or imported game as a table that can only be watched. */

import {
  type AnyGame,
  CHANCE,
  type DiceMode,
  type FairProof,
  type GameEvent,
  type GameRecord,
  type Outcome,
  playWritten,
  positionAt,
  type Rejection,
  type Result,
  readProof,
  type Verification,
  verifyRecord,
  writeRecord,
} from '@hearthside/table';
import type { SeatKeeper, TableSession, TableState, ViewedStep } from '../session/table-session.ts';
import { type Readable, Store } from '../store.ts';

/** Every moment of a record with its view for a spectator who may know everything that was public. */
export function stepsOf(record: GameRecord): {
  start: unknown;
  steps: ViewedStep[];
  outcome: Outcome | null;
} {
  const { game, entries } = record;
  const position = positionAt(record, 0);
  const start = game.view(position, 'spectator');
  const steps = entries.map(({ by, action }, index) => {
    const events: GameEvent[] = [];
    playWritten(game, position, by, action, (event) => {
      const seen = game.viewEvent(event, 'spectator');
      if (seen) events.push(seen);
    });
    return { n: index + 1, by, action, events, view: game.view(position, 'spectator') };
  });
  return { start, steps, outcome: game.outcome(position) };
}

const WATCHING: Rejection = { why: 'over' };

export class RecordTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode = 'app';
  readonly proof: FairProof | null;
  readonly length: number;
  readonly #record: GameRecord;
  readonly #whole: { start: unknown; steps: ViewedStep[]; outcome: Outcome | null };
  readonly #state: Store<TableState>;

  constructor(record: GameRecord, keepers: readonly SeatKeeper[]) {
    this.#record = record;
    this.game = record.game;
    this.options = record.options;
    this.keepers = keepers;
    this.#whole = stepsOf(record);
    this.length = this.#whole.steps.length;
    const proof = readProof(record.extra);
    this.proof = proof.ok && record.game.facts.chance ? proof.value : null;
    this.#state = new Store(this.#at(0));
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  /** Where the last action was a roll, the action that called for it is shown with it. */
  goTo(n: number): void {
    this.#state.set(this.#at(Math.max(0, Math.min(this.length, n))));
  }

  record = async (): Promise<string> => `${writeRecord(this.#record).join('\n')}\n`;
  verify = async (): Promise<Result<Verification>> => verifyRecord(this.#record);
  submit = async (): Promise<Rejection> => WATCHING;
  submitRoll = async (): Promise<Rejection> => WATCHING;
  takeBack = async (): Promise<Rejection> => WATCHING;
  resign = async (): Promise<Rejection> => WATCHING;
  liftCurtain(): void {}
  leave(): void {}

  #at(n: number): TableState {
    const { start, steps, outcome } = this.#whole;
    const shown = steps.slice(0, n);
    const next = steps[n];
    const prompt = next && next.by !== CHANCE ? [next.by] : [];
    const view = shown.at(-1)?.view ?? start;
    const isOver = n === this.length && outcome !== null;
    return {
      n,
      phase: { is: isOver ? 'over' : 'waiting' },
      audience: 'spectator',
      seat: null,
      legal: [],
      awaited: prompt.map((seat) => ({ seat, prompt: this.game.prompt(view, seat) })),
      rolls: [],
      outcome: isOver ? outcome : null,
      canTakeBack: false,
      start,
      steps: shown,
      thinking: [],
      notices: [],
    };
  }
}
