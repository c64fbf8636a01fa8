/**
 * One table on this node: its log, its document, and who is here. Everything that touches the
 * log goes through one queue, so that a submission is weighed, written and told before the next
 * one is looked at.
 */

import type { ServerMessage, TableInfo } from '@hearthside/protocol';
import { PROTOCOL } from '@hearthside/protocol/constants';
import type { AnyGame, Audience, Host, Seat, SeenStep, Step } from '@hearthside/table';
import { Attendance, type Attendee } from './attendance.ts';
import { Failure } from './failure.ts';
import { openRecord, seenRecord } from './record-so-far.ts';
import type { StoredTable } from './storage.ts';
import { optionsOf, type TableDoc, tableInfo } from './table-doc.ts';
import {
  type Answer,
  type Answered,
  type LogRules,
  type LogServices,
  type Submission,
  TableLog,
} from './table-log.ts';
import { type Retold, Standing, Telling } from './telling.ts';
import { frameOf } from './turn.ts';

/** What a bot is given to think about. */
export interface BotTurn {
  readonly n: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly steps: readonly SeenStep[];
}

export interface RoomServices extends LogServices {
  /** Called after anything that may be somebody's turn to react to. */
  changed(room: TableRoom): void;
}

/** How often the document may change under our hands before we give up. */
const RACES = 8;

export class TableRoom {
  readonly game: AnyGame;
  readonly attendance: Attendance;
  readonly #log: TableLog;
  readonly #services: RoomServices;
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

  constructor(stored: StoredTable, game: AnyGame, services: RoomServices) {
    this.#stored = stored;
    this.game = game;
    this.#services = services;
    this.attendance = new Attendance(stored.doc.seats.length);
    const tell = (host: Host, steps: readonly Step[]) => this.#tellSteps(host, steps);
    this.#log = new TableLog(stored.id, services, () => this.#rules, tell);
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

  get n(): number {
    return this.#log.n;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  get info(): TableInfo {
    return tableInfo(this.#stored, this.game);
  }

  get loaded(): Host | null {
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

  /** Takes a connection in: tells it everything it missed, and from then on all that happens. */
  join(attendee: Attendee, since: number | null): Promise<void> {
    return this.#inTurn(async () => {
      const host = await this.#open();
      // The seat may have been given away while this waited for its turn.
      if (this.#isVoid(attendee)) throw new Failure('removed', 'the host gave this seat away');
      const missed = since === null || since >= host.n ? null : await this.#log.retold(since);
      this.attendance.enter(attendee);
      for (const frame of this.#welcome(host, attendee, missed)) attendee.send(frame);
      attendee.send(frameOf(this.attendance.message()));
      this.touch();
      this.#services.changed(this);
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
    const host = this.loaded;
    if (host && this.#waiting === 0 && !this.#closed) this.#submitNow(host, submission, answered);
    else this.#submitInTurn(submission, answered);
  }

  #submitNow(host: Host, submission: Submission, answered: Answered): void {
    this.#waiting++;
    this.#isSubmitting = true;
    this.#log.submit(host, submission, (answer, error) => {
      this.#isSubmitting = false;
      this.#waiting--;
      this.#goOn?.();
      this.#goOn = null;
      answered(answer, error);
    });
  }

  #submitInTurn(submission: Submission, answered: Answered): void {
    const work = async () => {
      const host = await this.#open();
      return new Promise<Answer>((resolve, reject) => {
        this.#log.submit(host, submission, (answer, error) => {
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

  /** Reads what other nodes wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => this.#log.catchUp(await this.#open()));
  }

  /** Takes over a changed document. */
  reread(): Promise<void> {
    return this.#inTurn(() => this.#reread());
  }

  /** Changes the document, whoever else does so at the same time. */
  revise(change: (doc: TableDoc) => TableDoc): Promise<TableDoc> {
    return this.#inTurn(async () => {
      for (let race = 0; race < RACES; race++) {
        const { id, revision } = this.#stored;
        const doc = change(this.doc);
        const sameClock = doc.clock === this.doc.clock && doc.clockSince === this.doc.clockSince;
        const due = sameClock ? undefined : this.#deadline(await this.#open(), doc);
        if (await this.#services.storage.revise(id, revision, doc, due)) {
          await this.#takeOver({ ...this.#stored, revision: revision + 1, doc });
          return doc;
        }
        await this.#reread();
      }
      throw new Failure('unavailable', 'too many changes to the table at once');
    });
  }

  /** A look at the position, loaded if need be. */
  withHost<T>(look: (host: Host) => T): Promise<T> {
    return this.#inTurn(async () => look(await this.#open()));
  }

  /** The game so far as text, as `audience` may know it. */
  record(audience: Audience): Promise<string> {
    return this.#inTurn(async () => {
      const whole = openRecord(await this.#open());
      if (whole !== null) return whole;
      const { host, steps } = await this.#log.retold(0);
      return seenRecord(host, steps, audience);
    });
  }

  /** Everything a bot at this seat may know; null when it is not its turn. */
  botTurn(seat: Seat, history: boolean): Promise<BotTurn | null> {
    return this.#inTurn(async () => {
      const host = await this.#open();
      if (!host.actors.includes(seat)) return null;
      const steps = history ? (await this.#log.retold(0)).steps : [];
      const seen = steps.map((step) => host.seen(step, seat));
      return { n: host.n, view: host.view(seat), legal: host.legal(seat), steps: seen };
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

  get #rules(): LogRules {
    const { id, doc } = this.#stored;
    return {
      setup: () => ({
        game: this.game,
        options: optionsOf(this.game, doc),
        table: id,
        secret: doc.fairSecret,
        diceMode: doc.dice,
      }),
      seconds: doc.clock?.seconds ?? null,
      takesBack: this.#takesBack,
    };
  }

  /** Beside a clock it would be a way to stop time. */
  get #takesBack(): boolean {
    return this.doc.takeBack && this.doc.clock === null;
  }

  #deadline({ n, outcome }: Host, { clock, clockSince }: TableDoc): number | null {
    if (!clock || n === 0 || outcome !== null) return null;
    return Math.max(this.#log.lastAt, clockSince) + clock.seconds * 1000;
  }

  #isVoid({ audience, secretHash }: Attendee): boolean {
    return audience !== 'spectator' && this.doc.seats[audience]?.secretHash !== secretHash;
  }

  #open(): Promise<Host> {
    return this.#log.open(this.attendance.here.size > 0 ? this.n : null);
  }

  #tellSteps(host: Host, steps: readonly Step[]): void {
    const telling = new Telling(host, steps, this.#standing(host));
    for (const attendee of this.attendance.here) {
      for (const frame of telling.frames(attendee.audience, attendee.views)) attendee.send(frame);
    }
    this.#services.changed(this);
  }

  #welcome(host: Host, attendee: Attendee, missed: Retold | null): Buffer[] {
    const { audience, views } = attendee;
    const welcome: ServerMessage = {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      you: audience === 'spectator' ? null : audience,
    };
    const standing = this.#standing(host);
    const telling = new Telling(missed?.host ?? host, missed?.steps ?? [], standing);
    return [frameOf(welcome), ...telling.frames(audience, views)];
  }

  #standing(host: Host): Standing {
    const { deadline } = this;
    const left = deadline === null ? null : Math.max(0, deadline - this.#services.clock.now());
    const secondsLeft = left === null ? null : left / 1000;
    return new Standing(host, { secondsLeft, takeBack: this.#takesBack });
  }

  async #reread(): Promise<void> {
    const stored = await this.#services.storage.read(this.id);
    if (!stored) throw new Failure('no-such-table', 'the table was deleted');
    await this.#takeOver(stored);
  }

  async #takeOver(stored: StoredTable): Promise<void> {
    const before = this.doc;
    this.#stored = stored;
    for (const attendee of [...this.attendance.here]) {
      if (this.#isVoid(attendee)) attendee.dismiss('removed', 'the host gave this seat away');
    }
    this.attendance.tell({ type: 'table', table: this.info });
    const { clock, clockSince, absent, seats } = stored.doc;
    // A bot, or a clock, may have to act at once, and needs the position for it.
    const awaited = clock || absent || seats.some(({ keeper }) => keeper.kind === 'bot');
    if (awaited) await this.#open();
    if (before.clockSince !== clockSince && this.loaded) this.#tellSteps(this.loaded, []);
    else this.#services.changed(this);
  }
}
