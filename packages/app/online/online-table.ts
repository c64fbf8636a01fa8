/** A table on a server, from one seat or from the side, as the screen needs it. */

import {
  fetchRecord,
  type OpenSocket,
  ServerError,
  type Status,
  TableClient,
  verifyTable,
} from '@hearthside/client';
import type { Emote, TableInfo, TableStanding, TableStep } from '@hearthside/protocol';
import {
  type AnyGame,
  type Audience,
  type DiceMode,
  type FairProof,
  type GameEvent,
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
  Moment,
  Phase,
  Refused,
  SeatKeeper,
  TableLink,
  TableState,
} from '../session/table-link.ts';
import { type Readable, Store } from '../store.ts';
import { numberCounts, pinnedSeal, pinSeal } from './pinned-seal.ts';

export interface OnlineSeat {
  readonly server: string;
  readonly table: string;
  /** Null for a spectator. */
  readonly secret: string | null;
}

/** What is known of the others beyond the game itself. */
export interface Company {
  readonly status: Status;
  readonly table: TableInfo;
  readonly you: Seat | null;
  /** Is anybody there, by seat. */
  readonly present: readonly boolean[];
  readonly spectators: number;
  /** The latest that each seat said, by seat. */
  readonly emotes: ReadonlyMap<Seat, { readonly emote: Emote; readonly at: number }>;
}

interface Known {
  /** How the table looked before the first of `moments`. */
  readonly start: unknown;
  readonly moments: readonly Moment[];
  readonly standing: TableStanding;
}

export class OnlineTable implements TableLink {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly diceMode: DiceMode;
  readonly #client: TableClient;
  readonly #seat: OnlineSeat;
  readonly #seal: string;
  /** What this device adds to the rolls. */
  readonly #number: string;
  readonly #company: Store<Company>;
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
    this.#company = new Store<Company>({
      status: { is: 'connecting' },
      table,
      you: null,
      present: table.seats.map(() => false),
      spectators: 0,
      emotes: new Map(),
    });
    this.#keepers = keepersOf(table);
    this.#client = new TableClient(
      { ...seat, since: 0, number: pinned.number, ...(open && { open }) },
      {
        welcome: (fresh, you) => this.#meet({ table: fresh, you }),
        skipped: () => this.#forget(),
        steps: (steps, standing) => this.#hear(steps, standing),
        presence: (present, spectators) => this.#meet({ present, spectators }),
        emote: (from, emote) => {
          const emotes = new Map(this.#company.value.emotes).set(from, { emote, at: Date.now() });
          this.#meet({ emotes });
        },
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

  get company(): Readable<Company> {
    return this.#company;
  }

  get keepers(): readonly SeatKeeper[] {
    return this.#keepers;
  }

  get proof(): FairProof | null {
    if (!this.game.facts.chance) return null;
    return (this.#known?.standing.fair ?? this.#company.value.table.fair) as FairProof | null;
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
    const { server, table, secret } = this.#seat;
    return (await fetchRecord(server, table, secret)).text;
  }

  submit(action: string): Promise<Refused | null> {
    return this.#send(() => this.#client.act(action, this.#state.value.n));
  }

  submitRoll(action: string): Promise<Refused | null> {
    return this.#send(() => this.#client.roll(action, this.#state.value.n));
  }

  takeBack(): Promise<Refused | null> {
    return this.submit(TAKE_BACK);
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

  #meet(change: Partial<Company>): void {
    this.#company.set({ ...this.#company.value, ...change });
    if (change.table) this.#keepers = keepersOf(change.table);
    const { table, you } = this.#company.value;
    if (you !== null && table.fair?.numbers?.[you] === this.#number) numberCounts(table.id, you);
    this.#changed();
  }

  /** The story begins anew with what is told next: what was before that is not told. */
  #forget(): void {
    this.#known = null;
    this.#early = [];
  }

  /** What came in several messages is one: it is shown when all of it is there. */
  #hear(steps: readonly TableStep[], standing: TableStanding | null): void {
    const all = this.#early.length > 0 ? [...this.#early, ...steps] : steps;
    this.#early = standing ? [] : all;
    if (!standing) return;
    const fresh = all.map((step) => momentOf(step, standing));
    const known = this.#known;
    const moments = known ? [...known.moments, ...fresh] : fresh;
    // Whoever comes when the story has begun was not there before it: it begins with what they see first.
    const start = known ? known.start : (fresh[0]?.view ?? standing.view);
    this.#known = { start, moments, standing };
    this.#changed();
  }

  /** It follows the step that it belongs to. */
  #hearRemark(n: number, remark: Message): void {
    if (!this.#known) return;
    const moments = this.#known.moments.map((each) => (each.n === n ? { ...each, remark } : each));
    this.#known = { ...this.#known, moments };
    this.#changed();
  }

  #changed(): void {
    if (this.#known) this.#state.set(this.#look(this.#known));
  }

  #look({ start, moments, standing }: Known): TableState {
    const { you } = this.#company.value;
    const { view, actors, n } = standing;
    const audience: Audience = you ?? 'spectator';
    const seat = you !== null && actors.includes(you) ? you : null;
    return {
      n,
      phase: this.#phase(standing, seat),
      audience,
      seat,
      legal: standing.legal,
      awaited: actors.map((each) => ({ seat: each, prompt: this.game.prompt(view, each) })),
      rolls: you === null ? [] : standing.rolls,
      outcome: standing.outcome as Outcome | null,
      canTakeBack: standing.canTakeBack,
      start,
      moments,
      thinking: [],
      notices: [],
    };
  }

  #phase({ outcome }: TableStanding, seat: Seat | null): Phase {
    const { is } = this.#company.value.status;
    if (outcome !== null) return { is: 'over' };
    if (is !== 'open') return { is: 'cut-off', unsent: this.#sending ? 1 : 0 };
    if (this.#sending) return { is: 'sending' };
    return seat === null ? { is: 'waiting' } : { is: 'choosing' };
  }
}

const keepersOf = ({ seats }: TableInfo): SeatKeeper[] =>
  seats.map(({ keeper, player }) =>
    keeper.kind === 'bot' && keeper.level !== 'random'
      ? { kind: 'bot', level: keeper.level }
      : { kind: 'person', name: player },
  );

/** The last of several steps comes without a view of its own: it is that of the state. */
function momentOf(step: TableStep, standing: TableStanding): Moment {
  const { n, by, action } = step;
  return { n, by, action, events: step.events as GameEvent[], view: step.view ?? standing.view };
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
  moments: [],
  thinking: [],
  notices: [],
};
