/** A stop, a puzzle or an example of a rule as a table on screen: real rules, and somebody who knows what was meant. */

import type {
  AnyGame,
  Practice,
  PracticeAnswer,
  Rejection,
  Result,
  Verification,
} from '@hearthside/table';
import { type Readable, Store } from '../store.ts';
import type { Refused, SeatKeeper, TableSession, TableState } from './table-session.ts';

/** How the learner is getting on. */
export interface Progress {
  /** What came of the last choice; null when it is the learner's to choose. */
  readonly answer: Exclude<PracticeAnswer, { readonly is: 'on' }> | null;
  readonly choices: number;
  readonly mistakes: number;
  readonly wasShown: boolean;
}

const FRESH: Progress = { answer: null, choices: 0, mistakes: 0, wasShown: false };
const TEACHING: Rejection = { why: 'cannot-take-back' };

export class PracticeTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[] = [];
  readonly diceMode = 'app';
  /** What the dice show is settled beforehand; nothing is sealed. */
  readonly proof = null;
  readonly #play: Practice;
  readonly #chosen: string[] = [];
  readonly #progress = new Store(FRESH);
  readonly #start: unknown;
  readonly #state: Store<TableState>;
  #changes = 0;

  constructor(play: Practice) {
    this.#play = play;
    this.game = play.referee.game;
    this.options = play.referee.options;
    this.#start = play.referee.startView(play.seat);
    this.#state = new Store(this.#look());
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  get progress(): Readable<Progress> {
    return this.#progress;
  }

  submit = async (action: string): Promise<Refused | null> => {
    if (this.#isJudged) return { why: 'over' };
    return this.#choose(action);
  };

  /** From the beginning. */
  again(): void {
    this.#restart([]);
  }

  /** One choice back, or the complaint away. */
  back(): void {
    const { answer } = this.#progress.value;
    const isComplaint = answer?.is === 'refused' || (answer?.is === 'done' && answer.refusal);
    this.#restart(isComplaint ? [...this.#chosen] : this.#chosen.slice(0, -1));
  }

  /** Plays the solution. */
  show(): void {
    this.#restart([]);
    this.#progress.set({ ...this.#progress.value, wasShown: true });
    for (const action of this.#play.solution) this.#choose(action);
  }

  submitRoll = async (): Promise<Rejection> => TEACHING;
  takeBack = async (): Promise<Rejection> => TEACHING;
  resign = async (): Promise<Rejection> => TEACHING;
  record = async (): Promise<string> => '';
  verify = async (): Promise<Result<Verification>> => ({ ok: false, error: 'nothing is sealed' });
  liftCurtain(): void {}
  leave(): void {}

  get #isJudged(): boolean {
    const { answer } = this.#progress.value;
    return answer !== null && answer.is !== 'refused';
  }

  #choose(action: string): Refused | null {
    const answer = this.#play.choose(action);
    const was = this.#progress.value;
    const refusal = ('refusal' in answer && answer.refusal) || null;
    const isRefused = answer.is === 'refused' || refusal !== null;
    if (!isRefused) this.#chosen.push(action);
    const mistakes = was.mistakes + (answer.is === 'on' || answer.is === 'done' ? 0 : 1);
    this.#progress.set({
      ...was,
      answer: answer.is === 'on' ? null : answer,
      choices: this.#chosen.length,
      mistakes,
    });
    this.#changed();
    if (!isRefused) return null;
    return refusal ? { why: 'rule', refusal } : { why: 'unreadable' };
  }

  #restart(choices: readonly string[]): void {
    this.#play.again();
    this.#chosen.length = 0;
    for (const action of choices) {
      this.#play.choose(action);
      this.#chosen.push(action);
    }
    const choicesMade = this.#chosen.length;
    this.#progress.set({ ...this.#progress.value, answer: null, choices: choicesMade });
    this.#changed();
  }

  #changed(): void {
    this.#changes++;
    this.#state.set(this.#look());
  }

  #look(): TableState {
    const { seat, referee, steps } = this.#play;
    const mayChoose = !this.#isJudged && referee.actors.includes(seat);
    return {
      n: this.#changes,
      phase: { is: mayChoose ? 'choosing' : 'waiting' },
      audience: seat,
      seat: mayChoose ? seat : null,
      legal: mayChoose ? referee.legal(seat) : [],
      awaited: mayChoose ? [{ seat, prompt: referee.prompt(seat) }] : [],
      rolls: [],
      outcome: null,
      canTakeBack: false,
      start: this.#start,
      steps: [...steps],
      thinking: [],
      notices: [],
    };
  }
}
