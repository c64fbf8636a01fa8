/** A table on a server, from one seat or from the side, as the screen needs it. */

import {
  fetchRecord,
  type OpenSocket,
  ServerError,
  type Status,
  TableClient,
  verifyTable,
} from '@hearthside/client';
import type { Emote, SeenState, TableInfo, TableStep } from '@hearthside/protocol';
import {
  type AnyGame,
  ASK_BACK,
  type Audience,
  type DiceMode,
  type FairProof,
  type GameEvent,
  KEEP,
  LET_BACK,
  type Message,
  type MessageValues,
  type Outcome,
  RESIGN,
  type Rejection,
  type Result,
  readOptions,
  type Seat,
  TAKE_BACK,
  type Verification,
} from '@hearthside/table';
import type {
  Phase,
  Refused,
  SeatKeeper,
  TableSession,
  TableState,
  ViewedStep,
} from '../session/table-session.ts';
import { type Readable, Store } from '../store.ts';
import { numberCounts, pinnedSeal, pinSeal } from './pinned-seal.ts';

export interface OnlineSeat {
  readonly server: string;
  readonly table: string;
  /** Null for a spectator. */
  readonly secret: string | null;
  /** What binds the seat to this device, in a game with secrets. */
  readonly key?: string | null;
}

/** What is known of the others beyond the game itself. */
export interface OnlineState {
  readonly status: Status;
  readonly table: TableInfo;
  readonly you: Seat | null;
  /** Is anybody there, by seat. */
  readonly present: readonly boolean[];
  /** Since when each seat has been empty, as far as this page saw it; null where somebody is there. */
  readonly awaySince: readonly (number | null)[];
  readonly spectators: number;
  /** The latest that each seat said, by seat. */
  readonly emotes: ReadonlyMap<Seat, { readonly emote: Emote; readonly at: number }>;
  /** Who would take a turn back, and whose answer is awaited. */
  readonly askedBack: { readonly by: Seat; readonly waiting: readonly Seat[] } | null;
  /** The seat that was last given to somebody else, since this page is here. */
  readonly passed: { readonly seat: Seat; readonly toBot: boolean } | null;
}

interface Known {
  /** How the table looked before the first of `steps`. */
  readonly start: unknown;
  readonly steps: readonly ViewedStep[];
  readonly state: SeenState;
}

export class OnlineTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly diceMode: DiceMode;
  readonly #client: TableClient;
  readonly #seat: OnlineSeat;
  readonly #seal: string;
  /** What this device adds to the rolls. */
  readonly #number: string;
  readonly #online: Store<OnlineState>;
  readonly #state = new Store<TableState>(LOADING);
  #keepers: readonly SeatKeeper[];
  #known: Known | null = null;
  /** Steps of a catching-up whose end has not come yet. */
  #early: readonly TableStep[] = [];
  /** Is a choice on its way? */
  #sending = false;

  constructor(seat: OnlineSeat, table: TableInfo, game: AnyGame, open?: OpenSocket) {
    const options = readOptions(game, table.options);
    if (!options.ok) throw new Error(options.error);
    this.#seat = seat;
    const pinned = pinSeal(table.id, table.fair?.commitment ?? '');
    this.#seal = pinned.commitment;
    this.#number = pinned.number;
    this.game = game;
    this.options = options.value;
    this.diceMode = table.dice;
    this.#online = new Store<OnlineState>({
      status: { is: 'connecting' },
      table,
      you: null,
      present: table.seats.map(() => false),
      awaySince: table.seats.map(() => null),
      spectators: 0,
      emotes: new Map(),
      askedBack: null,
      passed: null,
    });
    this.#keepers = keepersOf(table);
    this.#client = new TableClient(
      { ...seat, since: 0, number: pinned.number, ...(open && { open }) },
      {
        welcome: (fresh, you) => this.#meet({ table: fresh, you }),
        skipped: () => this.#forget(),
        steps: (steps, state) => this.#hear(steps, state),
        presence: (present, spectators) =>
          this.#meet({ present, spectators, awaySince: this.#awaySince(present) }),
        emote: (from, emote) => {
          const emotes = new Map(this.#online.value.emotes).set(from, { emote, at: Date.now() });
          this.#meet({ emotes });
        },
        passed: (seat, keeper) => this.#meet({ passed: { seat, toBot: keeper.kind === 'bot' } }),
        remark: ({ n, key, values }) =>
          this.#hearRemark(n, { key, values: values as MessageValues }),
        table: (fresh) => this.#meet({ table: fresh }),
        status: (status) => this.#meet({ status }),
      },
    );
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  get online(): Readable<OnlineState> {
    return this.#online;
  }

  get keepers(): readonly SeatKeeper[] {
    return this.#keepers;
  }

  get proof(): FairProof | null {
    if (!this.game.facts.chance) return null;
    return (this.#known?.state.fair ?? this.#online.value.table.fair) as FairProof | null;
  }

  /** Against the seal that this page was shown when it came, not what the server says now. */
  verify(): Promise<Result<Verification>> {
    const { server, table, secret } = this.#seat;
    const find = (id: string) => (id === this.game.facts.id ? this.game : undefined);
    const counted = pinnedSeal(table)?.seat ?? null;
    const own = counted === null ? null : { seat: counted, number: this.#number };
    return verifyTable(server, table, this.#seal, find, secret, own);
  }

  async record(): Promise<string> {
    const { server, table, secret, key } = this.#seat;
    return (await fetchRecord(server, table, secret, key)).text;
  }

  submit(action: string): Promise<Refused | null> {
    return this.#send(() => this.#client.act(action, this.#state.value.n));
  }

  submitRoll(action: string): Promise<Refused | null> {
    return this.#send(() => this.#client.roll(action, this.#state.value.n));
  }

  /** A step that nobody has answered goes back at once; a whole turn is for the others to allow. */
  takeBack(): Promise<Refused | null> {
    return this.submit(this.#known?.state.canTakeBack ? TAKE_BACK : ASK_BACK);
  }

  answerTakeBack(yes: boolean): Promise<Refused | null> {
    return this.submit(yes ? LET_BACK : KEEP);
  }

  resign(): Promise<Refused | null> {
    return this.submit(RESIGN);
  }

  say(emote: Emote): void {
    this.#client.emote(emote);
  }

  /** What the others call whoever sits here; null for nothing. */
  async setName(name: string | null): Promise<void> {
    await this.#client.setName(name);
  }

  /** Each has a device of its own here: nothing to hand over. */
  liftCurtain(): void {}

  /** What the device knows of its network, long before a socket notices. */
  networkIs(here: boolean): void {
    if (here) this.#client.hasten();
    else this.#client.suspect();
  }

  leave(): void {
    this.#client.leave();
  }

  /** One choice at a time; what goes wrong on the way is its answer. */
  async #send(submit: () => Promise<Rejection | null>): Promise<Refused | null> {
    if (this.#sending) return { why: 'still-sending' };
    this.#sending = true;
    this.#changed();
    try {
      return await submit();
    } catch (error) {
      return { why: 'failed', code: error instanceof ServerError ? error.code : 'unavailable' };
    } finally {
      this.#sending = false;
      this.#changed();
    }
  }

  /** Whoever left before this page came has been away for a time that it does not know. */
  #awaySince(present: readonly boolean[]): readonly (number | null)[] {
    const { present: before, awaySince } = this.#online.value;
    return present.map((here, seat) => {
      if (here) return null;
      return before[seat] ? Date.now() : (awaySince[seat] ?? null);
    });
  }

  /** Somebody who is not there cannot have chosen: a bot has, as this table has it. */
  #isStandIn(by: TableStep['by']): boolean {
    const { table, present } = this.#online.value;
    return (
      table.absent !== null &&
      by >= 0 &&
      this.#keepers[by]?.kind === 'person' &&
      present[by] === false
    );
  }

  #meet(change: Partial<OnlineState>): void {
    this.#online.set({ ...this.#online.value, ...change });
    if (change.table) this.#keepers = keepersOf(change.table);
    const { table, you } = this.#online.value;
    if (you !== null && table.fair?.numbers?.[you] === this.#number) numberCounts(table.id, you);
    this.#changed();
  }

  /** The story begins anew with what is told next: what was before that is not told. */
  #forget(): void {
    this.#known = null;
    this.#early = [];
  }

  /** What came in several messages is one: it is shown when all of it is there. */
  #hear(steps: readonly TableStep[], state: SeenState | null): void {
    const all = this.#early.length > 0 ? [...this.#early, ...steps] : steps;
    this.#early = state ? [] : all;
    if (!state) return;
    const known = this.#known;
    const fresh = all.map((step): ViewedStep => {
      const viewed = viewedStep(step, state);
      // Of what happened before this page came nobody can tell any more.
      return known && this.#isStandIn(step.by) ? { ...viewed, standIn: true } : viewed;
    });
    const told = known ? [...known.steps, ...fresh] : fresh;
    // Whoever comes when the story has begun was not there before it: it begins with what they see first.
    const start = known ? known.start : (fresh[0]?.view ?? state.view);
    this.#known = { start, steps: told, state };
    this.#meet({ askedBack: state.askedBack ?? null });
  }

  /** It follows the step that it belongs to. */
  #hearRemark(n: number, remark: Message): void {
    if (!this.#known) return;
    const steps = this.#known.steps.map((each) => (each.n === n ? { ...each, remark } : each));
    this.#known = { ...this.#known, steps };
    this.#changed();
  }

  #changed(): void {
    if (this.#known) this.#state.set(this.#look(this.#known));
  }

  #look({ start, steps, state }: Known): TableState {
    const { you } = this.#online.value;
    const { view, actors, n } = state;
    const audience: Audience = you ?? 'spectator';
    const seat = you !== null && actors.includes(you) ? you : null;
    return {
      n,
      phase: this.#phase(state, seat),
      audience,
      seat,
      legal: state.legal,
      awaited: actors.map((each) => ({ seat: each, prompt: this.game.prompt(view, each) })),
      rolls: you === null ? [] : state.rolls,
      outcome: state.outcome as Outcome | null,
      canTakeBack: state.canTakeBack || state.canAskBack === true,
      start,
      steps,
      thinking: [],
      notices: [],
    };
  }

  #phase({ outcome }: SeenState, seat: Seat | null): Phase {
    const { is } = this.#online.value.status;
    if (outcome !== null) return { is: 'over' };
    if (is !== 'open') return { is: 'cut-off', unsent: this.#sending ? 1 : 0 };
    if (this.#sending) return { is: 'sending' };
    return seat === null ? { is: 'waiting' } : { is: 'choosing' };
  }
}

export const keepersOf = ({ seats }: TableInfo): SeatKeeper[] =>
  seats.map(({ keeper, player }) =>
    keeper.kind === 'bot' && keeper.level !== 'random'
      ? { kind: 'bot', level: keeper.level }
      : { kind: 'person', name: player },
  );

/** The last of several steps comes without a view of its own: it is that of the state. */
function viewedStep(step: TableStep, state: SeenState): ViewedStep {
  const { n, by, action } = step;
  return { n, by, action, events: step.events as GameEvent[], view: step.view ?? state.view };
}

const LOADING: TableState = {
  n: 0,
  phase: { is: 'loading' },
  audience: 'spectator',
  seat: null,
  legal: [],
  awaited: [],
  rolls: [],
  outcome: null,
  canTakeBack: false,
  start: null,
  steps: [],
  thinking: [],
  notices: [],
};
