/**
 * A table that this node has open: its log, its document, and who is here. Whatever touches log or
 * document goes through one queue.
 */

import type { TableInfo } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import type { AnyGame, Audience, Referee, Seat, SeenStep, Step } from '@hearthside/table';
import { asFailure, Failure } from '../failure.ts';
import type { StoredEntry, StoredTable } from '../storage/storage.ts';
import { NumberedLog } from './numbered-log.ts';
import { type Participant, Presence } from './presence.ts';
import { openRecord, seenRecord } from './record-so-far.ts';
import { CLAIMED, openSeat } from './seat-claim.ts';
import { GIVEN_AWAY, holderOf, type SeatHolder } from './seat-holder.ts';
import { type StateExtras, StepMessages } from './step-messages.ts';
import { numbersOf, optionsOf, passedSeats, type TableDoc, tableInfo } from './table-doc.ts';
import { type DocChange, TableDocument } from './table-document.ts';
import {
  type Answer,
  type Answered,
  type LogRules,
  type LogServices,
  type Submission,
  TableLog,
} from './table-log.ts';
import { TableQueue } from './table-queue.ts';
import { missedBy, welcome } from './welcome.ts';

/** What a bot is given to think about. */
export interface BotTurn {
  readonly n: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly steps: readonly SeenStep[];
}

export interface OpenTableServices extends LogServices {
  /** Called after this node changed the document. */
  revised(table: OpenTable): void;
  /** Called after anything that may be somebody's turn to react to. */
  changed(table: OpenTable): void;
}

export class OpenTable {
  readonly game: AnyGame;
  readonly presence: Presence;
  readonly #queue = new TableQueue();
  readonly #log: TableLog;
  readonly #document: TableDocument;
  readonly #numbered: NumberedLog;
  readonly #services: OpenTableServices;
  readonly #creator: string | null;
  #lastActivity = 0;
  /** Put away by its node; whoever still holds it must not use it. */
  #closed = false;

  constructor(
    stored: StoredTable,
    game: AnyGame,
    services: OpenTableServices,
    creator: string | null = null,
  ) {
    this.#creator = creator;
    this.game = game;
    this.#services = services;
    this.presence = new Presence(stored.doc.seats.length);
    this.#document = new TableDocument(stored, services.storage, {
      open: () => this.#numbered.open(),
      deadline: (referee, doc) => this.#deadline(referee, doc),
      replaced: (before) => this.#documentReplaced(before),
      revised: () => services.revised(this),
    });
    this.#log = new TableLog(stored.id, services, this.#rules(), (referee, steps) =>
      this.#tellSteps(referee, steps),
    );
    const isAnyoneHere = () => this.presence.here.size > 0;
    const { shared } = services.storage;
    this.#numbered = new NumberedLog(this.#log, this.#document, shared, isAnyoneHere);
    this.touch();
  }

  /** A person does something here. */
  touch(): void {
    this.#lastActivity = this.#services.clock.now();
  }

  get lastActivity(): number {
    return this.#lastActivity;
  }

  get id(): string {
    return this.#document.stored.id;
  }

  get doc(): TableDoc {
    return this.#document.doc;
  }

  get revision(): number {
    return this.#document.stored.revision;
  }

  get info(): TableInfo {
    return tableInfo(this.#document.stored, this.game);
  }

  /** Where whoever set the table up comes from, else whoever sits at it; in memory only. */
  get asker(): string {
    if (this.#creator !== null) return this.#creator;
    for (const { audience, address } of this.presence.here) {
      if (audience !== 'spectator') return address;
    }
    return 'elsewhere';
  }

  get n(): number {
    return this.#log.n;
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  get loaded(): Referee | null {
    return this.#log.loaded;
  }

  get ledElsewhere(): boolean {
    return this.#log.ledElsewhere;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#log.forgetPosition();
  }

  forgetPosition(): void {
    if (!this.isBusy) this.#log.forgetPosition();
  }

  /** When the time of those who are to act runs out, or null. */
  get deadline(): number | null {
    return this.loaded ? this.#deadline(this.loaded, this.doc) : null;
  }

  /**
   * Takes a connection in: tells it what it missed, and from then on all that happens. `number` is
   * what its seat adds to the rolls, `key` what binds the seat to its device.
   */
  join(
    participant: Participant,
    since: number | null,
    { number, key }: { readonly number: string | null; readonly key: string | null },
  ): Promise<void> {
    return this.#inTurn(async () => {
      await this.#numbered.open();
      const { audience } = participant;
      // The seat may have been given away while this waited for its turn, or waits for the storage.
      participant.keyHash = await this.#openSeat((doc) => heldBy(doc, participant), key);
      this.#mustHold(participant);
      if (number !== null && audience !== 'spectator') {
        await this.#numbered.takeNumber(audience, number);
      }
      this.#mustHold(participant);
      // Whoever has seen more than we have proves that another node went on without us.
      if (since !== null && since > this.n) await this.#numbered.catchUp();
      const missed = await missedBy(participant, since, this.#log);
      const referee = await this.#numbered.open();
      this.presence.enter(participant);
      welcome(participant, this.info, missed, referee, this.#extras);
      this.presence.tellNewcomer(participant);
      this.touch();
      this.#services.changed(this);
    });
  }

  /** Proposes a submission, appends and commits it if it may be; tells all, then answers. */
  submit(submission: Submission, answered: Answered): void {
    if (this.#closed) {
      answered(null, putAway());
      return;
    }
    this.#queue.run((over) => {
      const settled: Answered = (answer, error) => {
        try {
          answered(answer, error);
        } finally {
          over();
        }
      };
      const referee = this.loaded;
      if (referee && !this.#numbered.isOpenToNumbers)
        this.#log.submit(referee, submission, settled);
      else {
        this.#numbered.openFor(submission).then(
          (ready) => this.#log.submit(ready, submission, settled),
          (error) => settled(null, error),
        );
      }
    });
  }

  /** The same as a promise, for those who submit now and then. */
  submitted(submission: Submission): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.submit(submission, (answer, error) => {
        if (answer) resolve(answer);
        else reject(error);
      });
    });
  }

  /** Takes what another node wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#numbered.catchUp());
  }

  /**
   * Another node told that the log goes up to `n`, by these entries: takes them where they follow, which is
   * nearly always and done at once; else reads.
   */
  follow(n: number, told: readonly StoredEntry[], failed: (error: unknown) => void): void {
    this.#queue.run((over) => {
      try {
        if (this.#closed || n <= this.n || this.#numbered.follow(told)) {
          over();
          return;
        }
      } catch (error) {
        failed(error);
        over();
        return;
      }
      this.#numbered.catchUp().catch(failed).finally(over);
    });
  }

  /** Takes over a changed document. */
  reread(): Promise<void> {
    return this.#inTurn(() => this.#document.reread());
  }

  /** Changes the document, whoever else does so at the same time. */
  revise(change: DocChange): Promise<TableDoc> {
    return this.#inTurn(() => this.#document.revise(change));
  }

  /** The table of the next game: the one there is, or `fresh`. */
  followUp(fresh: () => StoredTable): Promise<string> {
    return this.#inTurn(() => this.#document.followUp(fresh));
  }

  /** Who comes by this secret, or null: looked at again where another node may just have made it. */
  async holderOf(secret: string | null): Promise<SeatHolder | null> {
    const holder = holderOf(this.doc, secret);
    if (holder !== null || !(await this.#isBehind())) return holder;
    await this.reread();
    return holderOf(this.doc, secret);
  }

  /** Does this connection still have its seat, whatever another node may have changed? */
  async stillSeated(participant: Participant): Promise<boolean> {
    if (await this.#isBehind()) await this.reread();
    return this.#whyLost(participant.audience, participant) === null;
  }

  /** A look at the position, loaded if need be. */
  withReferee<T>(look: (referee: Referee) => T): Promise<T> {
    return this.#inTurn(async () => look(await this.#numbered.open()));
  }

  /** The game so far as text, as whoever `reader` finds, and has this key, may know it. */
  record(reader: (doc: TableDoc) => Audience, key: string | null): Promise<string> {
    return this.#inTurn(async () => {
      await this.#openSeat(reader, key);
      const audience = reader(this.doc);
      const whole = openRecord(await this.#numbered.open());
      if (whole !== null) return whole;
      const { referee, steps } = await this.#log.stepsAfter(0);
      return seenRecord(referee, steps, audience);
    });
  }

  /** Everything a bot at this seat may know; null when it is not its turn. */
  botTurn(seat: Seat, history: boolean): Promise<BotTurn | null> {
    return this.#inTurn(async () => {
      const referee = await this.#numbered.open();
      if (!referee.actors.includes(seat)) return null;
      const steps = history ? (await this.#log.stepsAfter(0)).steps : [];
      const seen = steps.map((step) => referee.seen(step, seat));
      return { n: referee.n, view: referee.view(seat), legal: referee.legal(seat), steps: seen };
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#closed ? Promise.reject(putAway()) : this.#queue.settle(work);
  }

  #rules(): LogRules {
    const table = this;
    const { shared } = this.#services.storage;
    return {
      setup: () => ({
        game: table.game,
        options: optionsOf(table.game, table.doc),
        table: table.id,
        secret: table.doc.fairSecret,
        diceMode: table.doc.dice,
        takeBacksATurn: LIMITS.takeBacksPerTurn,
        numbers: numbersOf(table.doc),
      }),
      get revision() {
        return shared ? table.revision : null;
      },
      get seconds() {
        return table.doc.clock?.seconds ?? null;
      },
      get takesBack() {
        return table.#takesBack;
      },
      people: () =>
        table.doc.seats.flatMap(({ keeper }, seat) => (keeper.kind === 'person' ? [seat] : [])),
      lost: (seat, from) => table.#whyLost(seat, from),
      refresh: () => table.#document.reread(),
    };
  }

  /** Beside a clock it would be a way to stop time. */
  get #takesBack(): boolean {
    return this.doc.takeBack && this.doc.clock === null;
  }

  get #extras(): StateExtras {
    const { deadline } = this;
    const left = deadline === null ? null : Math.max(0, deadline - this.#services.clock.now());
    return { secondsLeft: left === null ? null : left / 1000, takeBack: this.#takesBack };
  }

  #deadline({ n, outcome }: Referee, { clock, clockSince }: TableDoc): number | null {
    if (!clock || n === 0 || outcome !== null) return null;
    return Math.max(this.#log.lastAt, clockSince) + clock.seconds * 1000;
  }

  /** Why whoever was let in so has the seat no more, or null. */
  #whyLost(
    audience: Audience,
    { secretHash, keyHash }: Pick<Participant, 'secretHash' | 'keyHash'>,
  ): Failure | null {
    if (audience === 'spectator') return null;
    const now = this.doc.seats[audience];
    if (now?.secretHash !== secretHash) return new Failure('removed', GIVEN_AWAY);
    const fits = now.keyHash === null || now.keyHash === keyHash;
    return fits ? null : new Failure('claimed', CLAIMED);
  }

  #mustHold(participant: Participant): void {
    const lost = this.#whyLost(participant.audience, participant);
    if (lost !== null) throw lost;
  }

  /** Did another node change the document since we read it? */
  async #isBehind(): Promise<boolean> {
    const { storage } = this.#services;
    if (!storage.shared) return false;
    const [head] = await storage.heads([this.id]);
    return head !== undefined && head.revision > this.revision;
  }

  /**
   * Before anybody sees what a seat knows of a running game with secrets: binds the seat by the first
   * key, and fails by any other. Answers what it is bound by; in turn only.
   */
  async #openSeat(who: (doc: TableDoc) => Audience, key: string | null): Promise<string | null> {
    if (who(this.doc) === 'spectator') return null;
    if (this.game.facts.secrets) {
      if (await this.#isBehind()) await this.#document.reread();
      const { outcome } = await this.#numbered.open();
      if (outcome === null) await this.#markOpened(who, key);
    }
    return this.doc.seats[who(this.doc) as Seat]?.keyHash ?? null;
  }

  /**
   * A storage that takes nothing goes on serving reading; but a seat that a key was to bind stays shut until it can
   * be: else whoever else has the link could open it later, and bind it.
   */
  async #markOpened(who: (doc: TableDoc) => Audience, key: string | null): Promise<void> {
    try {
      await this.#document.revise((doc) => openSeat(doc, who(doc) as Seat, key));
    } catch (error) {
      if (key !== null || asFailure(error).code !== 'unavailable') throw error;
    }
  }

  #tellSteps(referee: Referee, steps: readonly Step[]): void {
    const messages = new StepMessages(referee, steps, this.#extras);
    for (const participant of this.presence.here) {
      const { audience, views } = participant;
      for (const frame of messages.frames(audience, views)) participant.send(frame);
    }
    this.#services.changed(this);
  }

  async #documentReplaced(before: TableDoc): Promise<void> {
    const { doc } = this;
    // Rolls follow from other numbers now than the position was opened with.
    if (String(numbersOf(before)) !== String(numbersOf(doc))) this.#log.forgetPosition();
    for (const participant of [...this.presence.here]) {
      const lost = this.#whyLost(participant.audience, participant);
      if (lost !== null) participant.dismiss(lost.code, lost.message);
    }
    // What is kept of who opened a seat is nobody's news.
    const told = (one: TableDoc) =>
      JSON.stringify(tableInfo({ ...this.#document.stored, doc: one }, this.game));
    if (told(before) !== told(doc)) this.presence.tell({ type: 'table', table: this.info });
    for (const { seat, keeper } of passedSeats(before, doc)) {
      this.presence.tell({ type: 'passed', seat, keeper });
    }
    // A bot, or a clock, may have to act at once, and needs the position for it.
    const hasBots = doc.seats.some(({ keeper }) => keeper.kind === 'bot');
    if (doc.clock || doc.absent || hasBots) await this.#numbered.load();
    if (before.clockSince !== doc.clockSince && this.loaded) this.#tellSteps(this.loaded, []);
    else this.#services.changed(this);
  }
}

function heldBy({ seats }: TableDoc, { audience, secretHash }: Participant): Audience {
  const holds = audience === 'spectator' || seats[audience]?.secretHash === secretHash;
  if (!holds) throw new Failure('removed', GIVEN_AWAY);
  return audience;
}

const putAway = (): Failure => new Failure('unavailable', 'the table was put away; come again');
