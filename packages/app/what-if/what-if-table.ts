/**
 * A game played on from one of its positions, to see what would have come of it. It is never written into the
 * real record; the people at the screen may play any seat, and take anything back.
 */

import {
  type AnyGame,
  type Audience,
  type Branch,
  CHANCE,
  type DiceMode,
  type GameRecord,
  newSecret,
  positionAt,
  Referee,
  type Rejection,
  type Result,
  type Seat,
  type Step,
  turnOf,
  type Verdict,
  type Verification,
} from '@hearthside/table';
import { type AskedThought, BotSeats } from '../session/bot-seats.ts';
import type {
  Refused,
  SeatKeeper,
  TableSession,
  TableState,
  ViewedStep,
} from '../session/table-session.ts';
import { type Readable, Store } from '../store.ts';
import type { Thinking } from '../thinking/thinking.ts';

const NOT_HERE: Rejection = { why: 'cannot-take-back' };

/** How a branch begins: with choices of whoever is to act, or as it was kept. */
export interface Beginning {
  /** In notation. */
  readonly first?: readonly string[];
  readonly played?: Branch['entries'];
}

/** The position to go on from, and what was played after it already. */
export interface WhatIfWish extends Beginning {
  readonly n: number;
}

export class WhatIfTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly diceMode: DiceMode = 'app';
  /** The dice of a branch are nobody's business. */
  readonly proof = null;
  readonly from: number;
  readonly #record: GameRecord;
  readonly #thinking: Thinking;
  readonly #secret = newSecret();
  readonly #bots: BotSeats;
  readonly #state: Store<TableState>;
  #keepers: readonly SeatKeeper[];
  #referee: Referee;
  #steps: Step[] = [];
  #changes = 0;
  #left = false;

  constructor(
    record: GameRecord,
    from: number,
    keepers: readonly SeatKeeper[],
    thinking: Thinking,
    { first = [], played = [] }: Beginning = {},
  ) {
    this.game = record.game;
    this.options = record.options;
    // A roll that was due there has been rolled: what is tried is another choice, not another die.
    let choice = from;
    while (record.entries[choice]?.by === CHANCE) choice++;
    this.from = choice;
    this.#record = record;
    this.#keepers = keepers;
    this.#thinking = thinking;
    this.#referee = this.#begin(played);
    this.#bots = new BotSeats({
      ask: (seat, attempt, signal) => this.#ask(seat, attempt, signal),
      play: async (seat, thought) => this.#play(seat, thought.action),
      changed: () => this.#changed(),
      rested: () => this.wakeBots(),
    });
    this.#state = new Store(this.#look());
    for (const action of first) {
      const [seat] = this.#referee.actors;
      if (seat === undefined || this.#play(seat, action)) break;
    }
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  get keepers(): readonly SeatKeeper[] {
    return this.#keepers;
  }

  /** What was played here, as a record carries it. */
  get branch(): Branch {
    return { from: this.from, entries: this.#steps.map(({ by, action }) => ({ by, action })) };
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Who plays a seat from now on. */
  seat(seat: Seat, keeper: SeatKeeper): void {
    this.#bots.stop();
    this.#keepers = this.#keepers.map((each, i) => (i === seat ? keeper : each));
    this.#changed();
    this.wakeBots();
  }

  wakeBots(): void {
    if (this.#left) return;
    this.#bots.wake(this.#referee.actors.filter((seat) => this.#keepers[seat]?.kind === 'bot'));
  }

  submit = async (action: string): Promise<Refused | null> => {
    const { seat } = this.#state.value;
    if (seat === null) return { why: 'no-such-seat' };
    const refused = this.#play(seat, action);
    this.wakeBots();
    return refused;
  };

  /** Back to before the last choice of a person, whatever came after it. */
  takeBack = async (): Promise<Refused | null> => {
    const last = this.#lastOwn();
    if (last < 0) return NOT_HERE;
    this.#bots.stop();
    const kept = this.#steps.slice(0, last).map(({ by, action }) => ({ by, action }));
    this.#steps = [];
    this.#referee = this.#begin(kept);
    this.#changed();
    this.wakeBots();
    return null;
  };

  submitRoll = async (): Promise<Rejection> => NOT_HERE;
  resign = async (): Promise<Rejection> => NOT_HERE;
  record = async (): Promise<string> => '';
  verify = async (): Promise<Result<Verification>> => ({ ok: false, error: 'nothing is sealed' });
  liftCurtain(): void {}

  leave(): void {
    this.#left = true;
    this.#bots.stop();
  }

  #begin(log: Branch['entries']): Referee {
    const { game, options } = this;
    const start = positionAt(this.#record, this.from);
    const setup = { game, options, table: 'what if', secret: this.#secret, start };
    const referee = new Referee(setup, log, (step) => this.#steps.push(step));
    return referee;
  }

  #play(seat: Seat, action: string): Refused | null {
    const verdict: Verdict = this.#referee.submit(seat, action, this.#referee.n);
    if (!verdict.ok) return verdict.rejection;
    this.#steps.push(...verdict.steps);
    this.#changed();
    return null;
  }

  async #ask(seat: Seat, attempt: number, signal: AbortSignal): Promise<AskedThought> {
    const keeper = this.#keepers[seat];
    if (keeper?.kind !== 'bot') throw new Error(`seat ${seat} is not a bot's`);
    const turn = turnOf(this.#referee, seat);
    const thought = await this.#thinking.think(
      {
        game: this.game.facts.id,
        level: keeper.level,
        seed: `${this.#secret}/${seat}/${attempt}`,
        turn,
        steps: this.#steps.map((step) => this.#referee.seen(step, seat)),
      },
      signal,
    );
    return { ...thought, n: turn.n };
  }

  #lastOwn(): number {
    for (let i = this.#steps.length - 1; i >= 0; i--) {
      const { by } = this.#steps[i] as Step;
      if (by !== CHANCE && this.#keepers[by]?.kind === 'person') return i;
    }
    return -1;
  }

  #changed(): void {
    this.#changes++;
    if (!this.#left) this.#state.set(this.#look());
  }

  #look(): TableState {
    const referee = this.#referee;
    const own = this.#keepers.flatMap((keeper, seat) => (keeper.kind === 'person' ? [seat] : []));
    const seat = referee.actors.find((each) => own.includes(each)) ?? null;
    // Whoever plays several seats looks with the eyes of the one that is to choose.
    const shares = this.game.facts.secrets && own.length > 1;
    const audience: Audience = (shares ? seat : own[0]) ?? 'spectator';
    const { outcome } = referee;
    const failed = referee.actors.find((each) => this.#bots?.hasFailed(each));
    const viewed = (step: Step): ViewedStep => ({
      ...referee.seen(step, audience),
      view: referee.viewAfter(step, audience),
    });
    return {
      n: this.#changes,
      phase:
        outcome !== null
          ? { is: 'over' }
          : failed !== undefined
            ? { is: 'failed', seat: failed, again: () => this.#bots.askAgain() }
            : { is: seat === null ? 'waiting' : 'choosing' },
      audience,
      seat,
      legal: seat === null ? [] : referee.legal(seat),
      awaited: referee.actors.map((each) => ({ seat: each, prompt: referee.prompt(each) })),
      rolls: [],
      outcome,
      canTakeBack: this.#lastOwn() >= 0,
      start: referee.startView(audience),
      steps: this.#steps.map(viewed),
      thinking: this.#bots?.thinking ?? [],
      notices: [],
    };
  }
}
