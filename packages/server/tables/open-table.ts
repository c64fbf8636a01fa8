/**
 * One table on this node: its log, its document, and who is here. Everything that touches the
 * log goes through one queue, so that a submission is weighed, written and told before the next
 * one is looked at.
 */

import type { ServerMessage, TableInfo } from '@hearthside/protocol';
import { LIMITS, PROTOCOL } from '@hearthside/protocol/constants';
import type { AnyGame, Audience, Referee, Seat, SeenStep, Step } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { frameOf } from '../socket/turn.ts';
import type { StoredTable } from '../storage/storage.ts';
import { Attendance, type Attendee } from './presence.ts';
import { openRecord, seenRecord } from './record-so-far.ts';
import { type Retold, Standing, Telling } from './step-messages.ts';
import {
  addNumber,
  closeNumbers,
  numbersOf,
  optionsOf,
  type TableDoc,
  tableInfo,
} from './table-doc.ts';
import {
  type Answer,
  type Answered,
  type LogRules,
  type LogServices,
  type Submission,
  TableLog,
} from './table-log.ts';

/** What a bot is given to think about. */
export interface BotTurn {
  readonly n: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly steps: readonly SeenStep[];
}

/** What a connection missed; `after` where it is told only what came after that. */
interface Past {
  readonly retold: Retold | null;
  readonly after: number | null;
}

export interface RoomServices extends LogServices {
  /** Called after this node changed the document. */
  revised(room: TableRoom): void;
  /** Called after anything that may be somebody's turn to react to. */
  changed(room: TableRoom): void;
}

/** Steps of a long past in one message: little enough for a slow line, and for one turn of ours. */
const STORY_SLICE = 25;
/** How often the document may change under our hands before we give up. */
const RACES = 8;

export class TableRoom {
  readonly game: AnyGame;
  readonly attendance: Attendance;
  readonly #log: TableLog;
  readonly #services: RoomServices;
  readonly #creator: string | null;
  #stored: StoredTable;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #turnEnds = () => {
    this.#waiting--;
  };
  /** A submission has its turn; `#goOn` is called after it, if anybody waits. */
  #isSubmitting = false;
  #goOn: (() => void) | null = null;
  #lastActivity = 0;
  /** Forgotten by its house; whoever still holds it must not use it. */
  #closed = false;

  constructor(
    stored: StoredTable,
    game: AnyGame,
    services: RoomServices,
    creator: string | null = null,
  ) {
    this.#stored = stored;
    this.#creator = creator;
    this.game = game;
    this.#services = services;
    this.attendance = new Attendance(stored.doc.seats.length);
    const tell = (referee: Referee, steps: readonly Step[]) => this.#tellSteps(referee, steps);
    this.#log = new TableLog(stored.id, services, this.#rules(), tell);
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
    return this.#stored.id;
  }

  get doc(): TableDoc {
    return this.#stored.doc;
  }

  get revision(): number {
    return this.#stored.revision;
  }

  /** Where whoever set the table up comes from, else whoever sits at it; in memory only. */
  get asker(): string {
    if (this.#creator !== null) return this.#creator;
    for (const { audience, address } of this.attendance.here) {
      if (audience !== 'spectator') return address;
    }
    return 'elsewhere';
  }

  get n(): number {
    return this.#log.n;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  get info(): TableInfo {
    return tableInfo(this.#stored, this.game);
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
   * what its seat adds to the rolls.
   */
  join(attendee: Attendee, since: number | null, number: string | null): Promise<void> {
    return this.#inTurn(async () => {
      const referee = await this.#open();
      // The seat may have been given away while this waited for its turn.
      if (this.#isVoid(attendee)) throw new Failure('removed', 'the host gave this seat away');
      if (number !== null) await this.#takeNumber(attendee, number);
      if (this.#isVoid(attendee)) throw new Failure('removed', 'the host gave this seat away');
      const missed = since === null || since >= referee.n ? null : since;
      const past = missed === null ? null : await this.#past(attendee, missed, referee);
      this.attendance.enter(attendee);
      this.#welcome(this.loaded ?? referee, attendee, past);
      attendee.send(frameOf(this.attendance.message()));
      this.touch();
      this.#services.changed(this);
    });
  }

  /** What happened since, as far as it is told again: the latest of it, or nothing to who asks too often. */
  async #past({ mayHear }: Attendee, since: number, { n }: Referee): Promise<Past> {
    if (!mayHear(n)) return { retold: null, after: n };
    const first = Math.max(since, n - LIMITS.retoldSteps);
    return { retold: await this.#log.retold(first), after: first > since ? first : null };
  }

  /** A seat's number counts before the first action, and the first one only. */
  async #takeNumber({ audience }: Attendee, number: string): Promise<void> {
    if (audience === 'spectator') return;
    await this.#reviseNow((doc, n) => {
      const isLate = n > 0 || doc.numbersClosed || doc.seats[audience]?.number !== null;
      return isLate ? doc : addNumber(doc, audience, number);
    });
  }

  /** Plays a submission if it may be; tells all, then answers. */
  submit(submission: Submission): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.handIn(submission, (answer, error) => {
        if (answer) resolve(answer);
        else reject(error);
      });
    });
  }

  /** The same without a promise, for those of whom there are many. */
  handIn(submission: Submission, answered: Answered): void {
    const referee = this.loaded;
    const isFree = this.#waiting === 0 && !this.#closed;
    if (referee && isFree && !this.#mustClose) this.#submitNow(referee, submission, answered);
    else this.#submitInTurn(submission, answered);
  }

  #submitNow(referee: Referee, submission: Submission, answered: Answered): void {
    this.#waiting++;
    this.#isSubmitting = true;
    this.#log.submit(referee, submission, (answer, error) => {
      this.#isSubmitting = false;
      this.#waiting--;
      this.#goOn?.();
      this.#goOn = null;
      answered(answer, error);
    });
  }

  #submitInTurn(submission: Submission, answered: Answered): void {
    const work = async () => {
      const referee = await this.#settleNumbers(await this.#open(), submission);
      return new Promise<Answer>((resolve, reject) => {
        this.#log.submit(referee, submission, (answer, error) => {
          if (answer) resolve(answer);
          else reject(error);
        });
      });
    };
    this.#inTurn(work).then(
      (answer) => answered(answer, null),
      (error) => answered(null, error),
    );
  }

  /** Numbers count until the first action. Alone with the file one sees that by the log. */
  get #mustClose(): boolean {
    return this.#services.storage.shared && !this.doc.numbersClosed;
  }

  /**
   * With other nodes, the seats' numbers are closed before the first action that may be taken: in the
   * document, which all nodes change one after the other. Only then are there rolls.
   */
  async #settleNumbers(
    referee: Referee,
    { kind, seat, action, seen }: Submission,
  ): Promise<Referee> {
    if (!this.#mustClose || kind === 'roll') return referee;
    if (!referee.propose(seat, action, seen).ok) return referee;
    await this.#reviseNow((doc) => (doc.numbersClosed ? doc : closeNumbers(doc)));
    return this.#open();
  }

  /** Reads what other nodes wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#mustClose) await this.#reread();
      await this.#log.catchUp(await this.#open());
    });
  }

  /** Takes over a changed document. */
  reread(): Promise<void> {
    return this.#inTurn(() => this.#reread());
  }

  /** Changes the document, whoever else does so at the same time. `n` is how far the log is. */
  revise(change: (doc: TableDoc, n: number) => TableDoc): Promise<TableDoc> {
    return this.#inTurn(() => this.#reviseNow(change));
  }

  async #reviseNow(change: (doc: TableDoc, n: number) => TableDoc): Promise<TableDoc> {
    for (let race = 0; race < RACES; race++) {
      const { id, revision } = this.#stored;
      const referee = await this.#open();
      const doc = change(this.doc, referee.n);
      if (doc === this.doc) return doc;
      const sameClock = doc.clock === this.doc.clock && doc.clockSince === this.doc.clockSince;
      const due = sameClock ? undefined : this.#deadline(referee, doc);
      if (await this.#services.storage.revise(id, revision, doc, due)) {
        await this.#takeOver({ ...this.#stored, revision: revision + 1, doc });
        this.#services.revised(this);
        return doc;
      }
      await this.#reread();
    }
    throw new Failure('unavailable', 'too many changes to the table at once');
  }

  /** The table of the next game: the one there is, or `fresh`, stored in one step with the word of it. */
  followUp(fresh: () => StoredTable): Promise<string> {
    return this.#inTurn(async () => {
      for (let race = 0; race < RACES; race++) {
        const { id, revision, doc } = this.#stored;
        if (doc.next !== null) return doc.next;
        const next = fresh();
        const revised = { ...doc, next: next.id };
        if (await this.#services.storage.reviseAndCreate(id, revision, revised, next)) {
          await this.#takeOver({ ...this.#stored, revision: revision + 1, doc: revised });
          this.#services.revised(this);
          return next.id;
        }
        await this.#reread();
      }
      throw new Failure('unavailable', 'too many changes to the table at once');
    });
  }

  /** Does this connection still have its seat, whatever another node may have changed? */
  async stillSeated(attendee: Attendee): Promise<boolean> {
    const { storage } = this.#services;
    if (storage.shared) {
      const [head] = await storage.heads([this.id]);
      if (head && head.revision > this.revision) await this.reread();
    }
    return !this.#isVoid(attendee);
  }

  /** A look at the position, loaded if need be. */
  withReferee<T>(look: (referee: Referee) => T): Promise<T> {
    return this.#inTurn(async () => look(await this.#open()));
  }

  /** The game so far as text, as `audience` may know it. */
  record(audience: Audience): Promise<string> {
    return this.#inTurn(async () => {
      const whole = openRecord(await this.#open());
      if (whole !== null) return whole;
      const { referee, steps } = await this.#log.retold(0);
      return seenRecord(referee, steps, audience);
    });
  }

  /** Everything a bot at this seat may know; null when it is not its turn. */
  botTurn(seat: Seat, history: boolean): Promise<BotTurn | null> {
    return this.#inTurn(async () => {
      const referee = await this.#open();
      if (!referee.actors.includes(seat)) return null;
      const steps = history ? (await this.#log.retold(0)).steps : [];
      const seen = steps.map((step) => referee.seen(step, seat));
      return { n: referee.n, view: referee.view(seat), legal: referee.legal(seat), steps: seen };
    });
  }

  /** One thing after another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) {
      return Promise.reject(new Failure('unavailable', 'the table was put away; come again'));
    }
    this.#waiting++;
    if (this.#isSubmitting && !this.#goOn) {
      this.#tail = new Promise<void>((resolve) => {
        this.#goOn = resolve;
      });
    }
    const mine = this.#waiting === 1 ? work() : this.#tail.then(work);
    this.#tail = mine.then(this.#turnEnds, this.#turnEnds);
    return mine;
  }

  #rules(): LogRules {
    const room = this;
    const { shared } = this.#services.storage;
    return {
      setup: () => ({
        game: room.game,
        options: optionsOf(room.game, room.doc),
        table: room.id,
        secret: room.doc.fairSecret,
        diceMode: room.doc.dice,
        takeBacksATurn: LIMITS.takeBacksPerTurn,
        numbers: numbersOf(room.doc),
      }),
      get revision() {
        return shared ? room.revision : null;
      },
      get seconds() {
        return room.doc.clock?.seconds ?? null;
      },
      get takesBack() {
        return room.#takesBack;
      },
      holds: (seat, secretHash) => room.doc.seats[seat]?.secretHash === secretHash,
      refresh: () => room.#reread(),
    };
  }

  /** Beside a clock it would be a way to stop time. */
  get #takesBack(): boolean {
    return this.doc.takeBack && this.doc.clock === null;
  }

  #deadline({ n, outcome }: Referee, { clock, clockSince }: TableDoc): number | null {
    if (!clock || n === 0 || outcome !== null) return null;
    return Math.max(this.#log.lastAt, clockSince) + clock.seconds * 1000;
  }

  #isVoid({ audience, secretHash }: Attendee): boolean {
    return audience !== 'spectator' && this.doc.seats[audience]?.secretHash !== secretHash;
  }

  async #open(): Promise<Referee> {
    const referee = await this.#load();
    if (referee.n === 0 || !this.#mustClose) return referee;
    // Another node has played already: by numbers that we do not know yet.
    await this.#reread();
    return this.#load();
  }

  #load(): Promise<Referee> {
    return this.#log.open(this.attendance.here.size > 0 ? this.n : null);
  }

  #tellSteps(referee: Referee, steps: readonly Step[]): void {
    const telling = new Telling(referee, steps, this.#standing(referee));
    for (const attendee of this.attendance.here) {
      for (const frame of telling.frames(attendee.audience, attendee.views)) attendee.send(frame);
    }
    this.#services.changed(this);
  }

  #welcome(referee: Referee, attendee: Attendee, past: Past | null): void {
    const { audience, views } = attendee;
    const welcome: ServerMessage = {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      you: audience === 'spectator' ? null : audience,
    };
    attendee.send(frameOf(welcome));
    const { retold = null, after = null } = past ?? {};
    // A host of its own stays where it is while a long past is told; the table may go on meanwhile.
    const standing = this.#standing(retold?.referee ?? referee);
    const telling = new Telling(retold?.referee ?? referee, retold?.steps ?? [], standing);
    if ((retold?.steps.length ?? 0) > LIMITS.stepsPerMessage) {
      attendee.tell(telling.slices(audience, views, after, STORY_SLICE));
    } else for (const frame of telling.slices(audience, views, after)) attendee.send(frame);
  }

  #standing(referee: Referee): Standing {
    const { deadline } = this;
    const left = deadline === null ? null : Math.max(0, deadline - this.#services.clock.now());
    const secondsLeft = left === null ? null : left / 1000;
    return new Standing(referee, { secondsLeft, takeBack: this.#takesBack });
  }

  async #reread(): Promise<void> {
    const stored = await this.#services.storage.read(this.id);
    if (!stored) throw new Failure('no-such-table', 'the table was deleted');
    await this.#takeOver(stored);
  }

  async #takeOver(stored: StoredTable): Promise<void> {
    const before = this.doc;
    this.#stored = stored;
    // Rolls follow from other numbers now than the position was opened with.
    if (String(numbersOf(before)) !== String(numbersOf(stored.doc))) this.#log.forgetPosition();
    for (const attendee of [...this.attendance.here]) {
      if (this.#isVoid(attendee)) attendee.dismiss('removed', 'the host gave this seat away');
    }
    this.attendance.tell({ type: 'table', table: this.info });
    const { clock, clockSince, absent, seats } = stored.doc;
    // A bot, or a clock, may have to act at once, and needs the position for it.
    const awaited = clock || absent || seats.some(({ keeper }) => keeper.kind === 'bot');
    if (awaited) await this.#load();
    if (before.clockSince !== clockSince && this.loaded) this.#tellSteps(this.loaded, []);
    else this.#services.changed(this);
  }
}
