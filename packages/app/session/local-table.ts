/** A table in this page: people pass the device, bots think in workers, every action is kept. */

import type { Level } from '@hearthside/search';
import {
  type AnyGame,
  type Audience,
  type DiceMode,
  type FairProof,
  Host,
  type JsonObject,
  type LogEntry,
  type Message,
  newSecret,
  RESIGN,
  type Rejection,
  type Result,
  readOptions,
  type Seat,
  type Step,
  TAKE_BACK,
  turnOf,
  type Verification,
  verifyRecord,
  type Weighed,
} from '@hearthside/table';
import type { Thinking } from '../thinking/thinking.ts';
import type { Moment, SeatKeeper, TableLink, TableState } from './table-link.ts';

/** A table as it is kept on the device. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly secret: string;
  readonly diceMode: DiceMode;
  readonly keepers: readonly SeatKeeper[];
  readonly log: readonly LogEntry[];
  readonly begunAt: number;
  readonly changedAt: number;
  /** Nothing is left to play here. */
  readonly over: boolean;
  /** The record as it came, for a game that was not played on this device. */
  readonly imported?: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: JsonObject;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
}

export const newTable = (wanted: NewTable): KeptTable => ({
  ...wanted,
  id: crypto.randomUUID(),
  secret: newSecret(),
  log: [],
  begunAt: Date.now(),
  changedAt: Date.now(),
  over: false,
});

export interface LocalTableSurroundings {
  readonly thinking: Thinking;
  /** Resolves when the table is safe on the device. */
  keep(table: KeptTable): Promise<void>;
}

export class LocalTable implements TableLink {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
  readonly #around: LocalTableSurroundings;
  readonly #host: Host;
  readonly #steps: Step[] = [];
  readonly #listeners = new Set<() => void>();
  /** Seats whose bot is at work, with the way to stop it. */
  readonly #busy = new Map<Seat, AbortController>();
  /** What bots said to what they did, by the number of the entry. */
  readonly #remarks = new Map<number, Message>();
  #kept: KeptTable;
  /** The person who holds the device, where that matters. */
  #holder: Seat | null = null;
  #moments: readonly Moment[] = [];
  #momentsFor: Audience | null = null;
  #state: TableState;
  #left = false;

  constructor(kept: KeptTable, game: AnyGame, around: LocalTableSurroundings) {
    const options = readOptions(game, kept.options);
    if (!options.ok) throw new Error(options.error);
    this.game = game;
    this.options = options.value;
    this.keepers = kept.keepers;
    this.diceMode = kept.diceMode;
    this.#around = around;
    this.#kept = kept;
    const { secret, diceMode } = kept;
    const setup = { game, options: options.value, table: kept.id, secret, diceMode };
    this.#host = new Host(setup, kept.log, (step) => this.#steps.push(step));
    this.#state = this.#look();
    this.#wakeBots();
  }

  get id(): string {
    return this.#kept.id;
  }

  get state(): TableState {
    return this.#state;
  }

  get proof(): FairProof | null {
    return this.diceMode === 'app' && this.game.facts.chance ? this.#host.proof : null;
  }

  async verify(): Promise<Result<Verification>> {
    return verifyRecord(this.#host.record());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(action: string): Promise<Rejection | null> {
    const { seat } = this.#state;
    return seat === null ? Promise.resolve({ why: 'no-such-seat' }) : this.#submitFor(seat, action);
  }

  submitRoll(action: string): Promise<Rejection | null> {
    return this.#accept(this.#host.submitRoll(action));
  }

  takeBack(): Promise<Rejection | null> {
    const seat = this.#whoCanTakeBack();
    return seat === null
      ? Promise.resolve({ why: 'cannot-take-back' })
      : this.#submitFor(seat, TAKE_BACK);
  }

  resign(): Promise<Rejection | null> {
    const seat = this.#state.seat ?? this.#people()[0];
    return seat === undefined
      ? Promise.resolve({ why: 'cannot-resign' })
      : this.#submitFor(seat, RESIGN);
  }

  liftCurtain(): void {
    this.#holder = this.#state.curtain;
    this.#changed();
  }

  leave(): void {
    this.#left = true;
    for (const controller of this.#busy.values()) controller.abort();
    this.#busy.clear();
    this.#listeners.clear();
  }

  #submitFor(seat: Seat, action: string): Promise<Rejection | null> {
    return this.#accept(this.#host.submit(seat, action, this.#host.n));
  }

  async #accept(weighed: Weighed): Promise<Rejection | null> {
    if (!weighed.ok) return weighed.rejection;
    this.#steps.push(...weighed.steps);
    const log = [...this.#kept.log, ...weighed.steps.map(({ by, action }) => ({ by, action }))];
    const over = this.#host.outcome !== null;
    this.#kept = { ...this.#kept, log, over, changedAt: Date.now() };
    // A secret that was just told is covered again before anybody else looks.
    if (this.#sharesSecrets()) this.#holder = null;
    this.#changed();
    this.#wakeBots();
    await this.#around.keep(this.#kept);
    return null;
  }

  #people(): Seat[] {
    return this.keepers.flatMap((keeper, seat) => (keeper.kind === 'person' ? [seat] : []));
  }

  /** Do several people with secrets from each other share this screen? */
  #sharesSecrets(): boolean {
    return this.game.facts.secrets && this.#people().length > 1;
  }

  #changed(): void {
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableState {
    const host = this.#host;
    const people = this.#people();
    const awaited = host.actors.map((seat) => ({ seat, prompt: host.prompt(seat) }));
    const actor = host.actors.find((seat) => people.includes(seat)) ?? null;
    const secretChoice = actor !== null && this.#asksForSecret(actor);
    const curtain = this.#sharesSecrets() && secretChoice && this.#holder !== actor ? actor : null;
    const audience = this.#audience(people, secretChoice ? actor : null);
    const seat = curtain === null ? actor : null;
    return {
      n: host.n,
      audience,
      seat,
      legal: seat === null ? [] : host.legal(seat),
      awaited,
      rolls: this.diceMode === 'typed' ? host.rolls() : [],
      outcome: host.outcome,
      canTakeBack: this.#whoCanTakeBack() !== null,
      moments: this.#momentsSeenBy(audience),
      start: host.startView(audience),
      curtain,
      thinking: [...this.#busy.keys()],
    };
  }

  #asksForSecret(seat: Seat): boolean {
    return this.#host.legal(seat).some((text) => this.game.isSecret(this.game.readAction(text)));
  }

  /** One person sees with its own eyes; several who share secrets see what all may, or the holder's. */
  #audience(people: readonly Seat[], choosing: Seat | null): Audience {
    if (!this.#sharesSecrets()) return people[0] ?? 'spectator';
    return choosing !== null && this.#holder === choosing ? choosing : 'spectator';
  }

  /** The log as `audience` sees it, with the views it led to. */
  #momentsSeenBy(audience: Audience): readonly Moment[] {
    const known = this.#momentsFor === audience ? this.#moments : [];
    this.#momentsFor = audience;
    if (known.length === this.#steps.length) return known;
    const fresh = this.#steps.slice(known.length).map((step): Moment => {
      const remark = this.#remarks.get(step.n);
      return {
        ...this.#host.seen(step, audience),
        view: this.#host.viewAfter(step, audience),
        ...(remark && { remark }),
      };
    });
    this.#moments = [...known, ...fresh];
    return this.#moments;
  }

  #whoCanTakeBack(): Seat | null {
    return this.#people().find((seat) => this.#host.canTakeBack(seat)) ?? null;
  }

  /** Sets every bot to work that is awaited and not yet thinking. */
  #wakeBots(): void {
    if (this.#left) return;
    for (const seat of this.#host.actors) {
      const keeper = this.keepers[seat];
      if (keeper?.kind === 'bot' && !this.#busy.has(seat)) void this.#think(seat, keeper.level);
    }
  }

  async #think(seat: Seat, level: Level): Promise<void> {
    const controller = new AbortController();
    this.#busy.set(seat, controller);
    this.#changed();
    const host = this.#host;
    const { n } = host;
    try {
      const { action, remark } = await this.#around.thinking.think(
        {
          game: this.game.facts.id,
          level,
          seed: `${this.#kept.id}/${seat}`,
          turn: turnOf(host, seat),
          steps: this.#steps.map((step) => host.seen(step, seat)),
        },
        controller.signal,
      );
      this.#busy.delete(seat);
      const weighed = host.submit(seat, action, n);
      const [step] = weighed.ok ? weighed.steps : [];
      if (step && remark) this.#remarks.set(step.n, remark);
      const rejection = await this.#accept(weighed);
      if (rejection && !this.#left)
        throw new Error(`the bot's "${action}" was refused: ${rejection.why}`);
    } catch (error) {
      this.#busy.delete(seat);
      if (!controller.signal.aborted) throw error;
    }
  }
}
