/** A table on a server, from one seat or from the side, as the screen needs it. */

import { type Status, TableClient, verifyTable } from '@hearthside/client';
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
import type { Moment, SeatKeeper, TableLink, TableState } from '../session/table-link.ts';

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
  readonly #listeners = new Set<() => void>();
  #company: Company;
  #keepers: readonly SeatKeeper[];
  #known: Known | null = null;
  #state: TableState;

  constructor(seat: OnlineSeat, table: TableInfo, game: AnyGame) {
    const options = readOptions(game, table.options);
    if (!options.ok) throw new Error(options.error);
    this.#seat = seat;
    this.#seal = table.fair?.commitment ?? '';
    this.game = game;
    this.options = options.value;
    this.diceMode = table.dice;
    this.#company = {
      status: { is: 'connecting' },
      table,
      you: null,
      present: table.seats.map(() => false),
      spectators: 0,
      emotes: new Map(),
    };
    this.#keepers = keepersOf(table);
    this.#state = EMPTY;
    this.#client = new TableClient(
      { ...seat, since: 0 },
      {
        welcome: (fresh, you) => this.#meet({ table: fresh, you }),
        steps: (steps, standing) => this.#hear(steps, standing),
        presence: (present, spectators) => this.#meet({ present, spectators }),
        emote: (from, emote) => {
          const emotes = new Map(this.#company.emotes).set(from, { emote, at: Date.now() });
          this.#meet({ emotes });
        },
        remark: ({ n, key, values }) =>
          this.#hearRemark(n, { key, values: values as MessageValues }),
        table: (fresh) => this.#meet({ table: fresh }),
        status: (status) => this.#meet({ status }),
      },
    );
  }

  get state(): TableState {
    return this.#state;
  }

  get company(): Company {
    return this.#company;
  }

  /** Has the server told how the table stands? */
  get isKnown(): boolean {
    return this.#known !== null;
  }

  get keepers(): readonly SeatKeeper[] {
    return this.#keepers;
  }

  get proof(): FairProof | null {
    if (!this.game.facts.chance) return null;
    return (this.#known?.standing.fair ?? this.#company.table.fair) as FairProof | null;
  }

  /** Against the seal that this page was shown when it came, not what the server says now. */
  verify(): Promise<Result<Verification>> {
    const { server, table, secret } = this.#seat;
    const find = (id: string) => (id === this.game.facts.id ? this.game : undefined);
    return verifyTable(server, table, this.#seal, find, secret);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(action: string): Promise<Rejection | null> {
    return this.#client.act(action, this.#state.n);
  }

  submitRoll(action: string): Promise<Rejection | null> {
    return this.#client.roll(action, this.#state.n);
  }

  takeBack(): Promise<Rejection | null> {
    return this.submit(TAKE_BACK);
  }

  resign(): Promise<Rejection | null> {
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

  leave(): void {
    this.#client.leave();
    this.#listeners.clear();
  }

  #meet(change: Partial<Company>): void {
    this.#company = { ...this.#company, ...change };
    if (change.table) this.#keepers = keepersOf(change.table);
    this.#changed();
  }

  #hear(steps: readonly TableStep[], standing: TableStanding | null): void {
    const before = this.#known?.moments ?? [];
    const fresh = steps
      .filter((step) => step.n > (before.at(-1)?.n ?? 0))
      .map((step) => momentOf(step, standing));
    const moments = fresh.length > 0 ? [...before, ...fresh] : before;
    const known = standing ?? this.#known?.standing;
    if (known) this.#known = { moments, standing: known };
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
    if (this.#known) this.#state = this.#look(this.#known);
    for (const listener of this.#listeners) listener();
  }

  #look({ moments, standing }: Known): TableState {
    const { you } = this.#company;
    const { view, actors, n } = standing;
    const audience: Audience = you ?? 'spectator';
    return {
      n,
      audience,
      seat: you !== null && actors.includes(you) ? you : null,
      legal: standing.legal,
      awaited: actors.map((seat) => ({ seat, prompt: this.game.prompt(view, seat) })),
      rolls: you === null ? [] : standing.rolls,
      outcome: standing.outcome as Outcome | null,
      canTakeBack: standing.canTakeBack,
      start: moments[0]?.view ?? view,
      moments,
      curtain: null,
      thinking: [],
    };
  }
}

const keepersOf = ({ seats }: TableInfo): SeatKeeper[] =>
  seats.map(({ keeper, player }) =>
    keeper.kind === 'bot' && keeper.level !== 'random'
      ? { kind: 'bot', level: keeper.level }
      : { kind: 'person', name: player },
  );

/** The last of several steps comes without a view of its own: it is that of the state. */
function momentOf(step: TableStep, standing: TableStanding | null): Moment {
  const { n, by, action } = step;
  return { n, by, action, events: step.events as GameEvent[], view: step.view ?? standing?.view };
}

const EMPTY: TableState = {
  n: 0,
  audience: 'spectator',
  seat: null,
  legal: [],
  awaited: [],
  rolls: [],
  outcome: null,
  canTakeBack: false,
  start: null,
  moments: [],
  curtain: null,
  thinking: [],
};
