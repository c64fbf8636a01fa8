/** A table in this page: people pass the device, bots think in workers, every action is kept. */

import {
  type AnyGame,
  type Audience,
  type DiceMode,
  type FairProof,
  type Message,
  RESIGN,
  Referee,
  type Result,
  readOptions,
  type Seat,
  type Step,
  turnOf,
  type Verdict,
  type Verification,
  verifyRecord,
  writeRecord,
} from '@hearthside/table';
import type { KeptTables } from '../storage/kept-tables.ts';
import { type Readable, Store } from '../store.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { type AskedThought, BotSeats } from './bot-seats.ts';
import { InTurn } from './in-turn.ts';
import type { KeptTable } from './kept-table.ts';
import type {
  Notice,
  Phase,
  Refused,
  SeatKeeper,
  TableSession,
  TableState,
  ViewedStep,
} from './table-session.ts';

export interface LocalTableSurroundings {
  readonly thinking: Thinking;
  readonly tables: KeptTables;
  /** Is the page in sight? A page that only follows another does its share only then. */
  isVisible(): boolean;
}

export class LocalTable implements TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
  readonly #around: LocalTableSurroundings;
  readonly #bots: BotSeats;
  readonly #state: Store<TableState>;
  /** What bots said to what they did, by the number of the entry. */
  readonly #remarks = new Map<number, Message>();
  /** Entries are weighed and kept one after the other, whoever they come from. */
  readonly #inTurn = new InTurn();
  readonly #notices = new Set<Notice>();
  readonly #stopWatching: () => void;
  #referee: Referee;
  #steps: Step[] = [];
  #kept: KeptTable;
  /** The person who holds the device, where that matters. */
  #holder: Seat | null = null;
  #viewed: readonly ViewedStep[] = [];
  #viewedFor: Audience | null = null;
  /** Is a choice of a person here being kept? */
  #sending = false;
  /** Did the last entry come from another tab? Its bots are that tab's to ask. */
  #follows = false;
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
    this.#referee = this.#refereeOf(kept);
    this.#bots = new BotSeats({
      ask: (seat, attempt, signal) => this.#ask(seat, attempt, signal),
      play: (seat, thought) => this.#playBot(seat, thought),
      changed: () => this.#changed(),
      rested: () => this.wakeBots(),
    });
    this.#state = new Store(this.#look());
    this.#stopWatching = around.tables.watch(kept.id, () => void this.#catchUp());
    this.wakeBots();
  }

  get id(): string {
    return this.#kept.id;
  }

  get state(): Readable<TableState> {
    return this.#state;
  }

  get proof(): FairProof | null {
    return this.diceMode === 'app' && this.game.facts.chance ? this.#referee.proof : null;
  }

  async verify(): Promise<Result<Verification>> {
    return verifyRecord(this.#referee.record());
  }

  async record(): Promise<string> {
    return `${writeRecord(this.#referee.record()).join('\n')}\n`;
  }

  submit(action: string): Promise<Refused | null> {
    const { seat } = this.#state.value;
    return seat === null ? refusedAs('no-such-seat') : this.#playPerson(seat, action);
  }

  submitRoll(action: string): Promise<Refused | null> {
    return this.#send(() => this.#referee.proposeRoll(action));
  }

  takeBack(): Promise<Refused | null> {
    if (this.#referee.outcome !== null) return Promise.resolve({ why: 'over' });
    const people = this.#people();
    const wish = this.#referee.takeBackFor(people);
    if (wish.is === 'stays') return Promise.resolve({ why: 'stays', because: wish.because });
    return this.#send(() => {
      // What bots think about now is not what will lie on the table.
      this.#bots.stop();
      return this.#referee.proposeTakeBack(people);
    });
  }

  resign(): Promise<Refused | null> {
    const seat = this.#state.value.seat ?? this.#people()[0];
    return seat === undefined ? refusedAs('cannot-resign') : this.#playPerson(seat, RESIGN);
  }

  liftCurtain(): void {
    const { phase } = this.#state.value;
    if (phase.is !== 'handing-over') return;
    this.#holder = phase.to;
    this.#changed();
  }

  /** Sets every bot to work that is awaited and not yet thinking. */
  wakeBots(): void {
    if (this.#left || (this.#follows && !this.#around.isVisible())) return;
    this.#bots.wake(this.#referee.actors.filter((seat) => this.keepers[seat]?.kind === 'bot'));
  }

  leave(): void {
    this.#left = true;
    this.#stopWatching();
    this.#bots.stop();
  }

  #refereeOf({ id: table, secret, diceMode, log }: KeptTable): Referee {
    const setup = { game: this.game, options: this.options, table, secret, diceMode };
    this.#steps = [];
    return new Referee(setup, log, (step) => this.#steps.push(step));
  }

  #playPerson(seat: Seat, action: string): Promise<Refused | null> {
    const { n } = this.#referee;
    return this.#send(() => this.#referee.propose(seat, action, n));
  }

  /** What a person chose; while it is being kept nothing else is taken. */
  async #send(propose: () => Verdict): Promise<Refused | null> {
    if (this.#sending) return { why: 'still-sending' };
    this.#sending = true;
    try {
      this.#follows = false;
      return await this.#play(propose);
    } finally {
      this.#sending = false;
      this.#changed();
      this.wakeBots();
    }
  }

  /** Weighs an entry, keeps it on the device, and only then makes it true: two tabs never differ. */
  #play(propose: () => Verdict, onStep?: (step: Step) => void): Promise<Refused | null> {
    return this.#inTurn.run(async () => {
      const verdict = propose();
      if (!verdict.ok) return verdict.rejection;
      this.#changed();
      const log = [...this.#kept.log, ...verdict.steps.map(({ by, action }) => ({ by, action }))];
      const over = this.#referee.outcomeAfter(verdict) !== null;
      const kept = { ...this.#kept, log, over, changedAt: Date.now() };
      const keeping = await this.#around.tables.extend(kept, this.#kept.log.length);
      if (keeping.is === 'overtaken') {
        this.#follow(keeping.by);
        return { why: 'stale', n: this.#referee.n };
      }
      if (keeping.is === 'in-memory') this.#notices.add('not-kept');
      else this.#notices.delete('not-kept');
      this.#referee.commit(verdict);
      this.#kept = kept;
      this.#steps.push(...verdict.steps);
      const [first] = verdict.steps;
      if (first) onStep?.(first);
      // A secret that was just told is covered again before anybody else looks.
      if (this.#sharesSecrets()) this.#holder = null;
      this.#changed();
      return null;
    });
  }

  /** Another tab says that this table changed. */
  async #catchUp(): Promise<void> {
    await this.#inTurn.run(async () => {
      const kept = await this.#around.tables.find(this.id);
      if (kept && kept.log.length > this.#kept.log.length) this.#follow(kept);
    });
  }

  /** The table went on elsewhere: this page shows the same and goes on from there. */
  #follow(kept: KeptTable): void {
    if (this.#left) return;
    this.#bots.stop();
    this.#follows = true;
    this.#kept = kept;
    this.#referee = this.#refereeOf(kept);
    this.#viewedFor = null;
    if (this.#sharesSecrets()) this.#holder = null;
    this.#notices.add('elsewhere');
    this.#changed();
    this.wakeBots();
  }

  async #ask(seat: Seat, attempt: number, signal: AbortSignal): Promise<AskedThought> {
    const referee = this.#referee;
    const keeper = this.keepers[seat];
    if (keeper?.kind !== 'bot') throw new Error(`seat ${seat} is not a bot's`);
    const turn = turnOf(referee, seat);
    const thought = await this.#around.thinking.think(
      {
        game: this.game.facts.id,
        level: keeper.level,
        seed: `${this.id}/${seat}${attempt === 0 ? '' : `/${attempt}`}`,
        turn,
        steps: this.#steps.map((step) => referee.seen(step, seat)),
      },
      signal,
    );
    return { ...thought, n: turn.n };
  }

  #playBot(seat: Seat, { action, remark, n }: AskedThought): Promise<Refused | null> {
    return this.#play(
      () => this.#referee.propose(seat, action, n),
      (step) => remark && this.#remarks.set(step.n, remark),
    );
  }

  #people(): Seat[] {
    return this.keepers.flatMap((keeper, seat) => (keeper.kind === 'person' ? [seat] : []));
  }

  /** Do several people with secrets from each other share this screen? */
  #sharesSecrets(): boolean {
    return this.game.facts.secrets && this.#people().length > 1;
  }

  #changed(): void {
    if (!this.#left) this.#state.set(this.#look());
  }

  #look(): TableState {
    const referee = this.#referee;
    const people = this.#people();
    const actor = referee.actors.find((seat) => people.includes(seat)) ?? null;
    const secretChoice = actor !== null && this.#asksForSecret(actor);
    const covered = this.#sharesSecrets() && secretChoice && this.#holder !== actor;
    const audience = this.#audience(people, secretChoice ? actor : null);
    const seat = covered ? null : actor;
    return {
      n: referee.n,
      phase: this.#phase(actor, covered),
      audience,
      seat,
      legal: seat === null ? [] : referee.legal(seat),
      awaited: referee.actors.map((each) => ({ seat: each, prompt: referee.prompt(each) })),
      rolls: this.diceMode === 'typed' ? referee.rolls() : [],
      outcome: referee.outcome,
      canTakeBack: referee.outcome === null && referee.takeBackFor(people).is !== 'stays',
      steps: this.#stepsViewedBy(audience),
      start: referee.startView(audience),
      thinking: this.#bots.thinking,
      notices: [...this.#notices],
    };
  }

  #phase(actor: Seat | null, covered: boolean): Phase {
    if (this.#referee.outcome !== null) return { is: 'over' };
    if (this.#sending) return { is: 'sending' };
    if (actor !== null) return covered ? { is: 'handing-over', to: actor } : { is: 'choosing' };
    const failed = this.#referee.actors.find((seat) => this.#bots.hasFailed(seat));
    if (failed === undefined) return { is: 'waiting' };
    return { is: 'failed', seat: failed, again: () => this.#bots.askAgain() };
  }

  #asksForSecret(seat: Seat): boolean {
    return this.#referee.legal(seat).some((text) => this.game.isSecret(this.game.readAction(text)));
  }

  /** One person sees with its own eyes; several who share secrets see what all may, or the holder's. */
  #audience(people: readonly Seat[], choosing: Seat | null): Audience {
    if (!this.#sharesSecrets()) return people[0] ?? 'spectator';
    return choosing !== null && this.#holder === choosing ? choosing : 'spectator';
  }

  /** The log as `audience` sees it, with the views it led to. */
  #stepsViewedBy(audience: Audience): readonly ViewedStep[] {
    const known = this.#viewedFor === audience ? this.#viewed : [];
    this.#viewedFor = audience;
    if (known.length === this.#steps.length) return known;
    const fresh = this.#steps.slice(known.length).map((step): ViewedStep => {
      const remark = this.#remarks.get(step.n);
      return {
        ...this.#referee.seen(step, audience),
        view: this.#referee.viewAfter(step, audience),
        ...(remark && { remark }),
      };
    });
    this.#viewed = [...known, ...fresh];
    return this.#viewed;
  }
}

const refusedAs = (why: 'no-such-seat' | 'cannot-resign') => Promise.resolve({ why });
