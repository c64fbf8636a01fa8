/**
 * One table on this node. Everything that touches the log goes through one queue, so that a
 * submission is weighed, written and told before the next one is looked at.
 */

import type { ServerMessage, TableInfo } from '@hearthside/protocol';
import { PROTOCOL } from '@hearthside/protocol/constants';
import {
  type AnyGame,
  CHANCE,
  type Host,
  type Rejection,
  type Seat,
  type SeenStep,
  type Step,
  TAKE_BACK,
  type TableSetup,
  type Weighed,
} from '@hearthside/table';
import { Attendance, type Attendee } from './attendance.ts';
import { Failure } from './failure.ts';
import type { GroupCommit } from './group-commit.ts';
import type { ServerClock } from './server-clock.ts';
import type { Storage, StoredEntry, StoredTable } from './storage.ts';
import { BrokenTable, optionsOf, type TableDoc, tableInfo } from './table-doc.ts';
import { retell, standing, stepMessages, tellSteps } from './telling.ts';

export interface Submission {
  /** `roll` for what a real die shows. */
  readonly kind: 'act' | 'roll';
  readonly seat: Seat;
  readonly id: string;
  readonly action: string;
  /** The last entry that its player knew of. */
  readonly seen: number;
}

export type Answer = { readonly accepted: number } | { readonly rejected: Rejection };

/** What a bot is given to think about. */
export interface BotTurn {
  readonly n: number;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly steps: readonly SeenStep[];
}

export interface RoomServices {
  readonly storage: Storage;
  readonly commit: GroupCommit;
  readonly clock: ServerClock;
  /** Called after anything that may be somebody's turn to react to. */
  changed(room: TableRoom): void;
}

/** How often an entry may find its place taken by another node before we give up. */
const RACES = 8;

export class TableRoom {
  readonly game: AnyGame;
  readonly attendance: Attendance;
  readonly #services: RoomServices;
  readonly #submissions = new Map<string, number>();
  #stored: StoredTable;
  #host: Host | null = null;
  #n = 0;
  #lastAt = 0;
  /** A write failed halfway: what the log holds must be read before anything else. */
  #doubtful = false;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #lastActivity = 0;
  /** Forgotten by its house; whoever still holds it must not use it. */
  #closed = false;
  /** Did the newest entry come from another node? Then that node asks its bots first. */
  ledElsewhere = false;

  constructor(stored: StoredTable, game: AnyGame, services: RoomServices) {
    this.#stored = stored;
    this.game = game;
    this.#services = services;
    this.attendance = new Attendance(stored.doc.seats.length);
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
    return this.#n;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  get info(): TableInfo {
    return tableInfo(this.#stored, this.game);
  }

  /** The position in memory, if it is there; nothing that can be folded again must be. */
  get loaded(): Host | null {
    return this.#host;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#host = null;
  }

  forgetPosition(): void {
    if (this.#waiting > 0) return;
    this.#host = null;
    this.#submissions.clear();
  }

  /** When the time of those who are to act runs out, or null. */
  get deadline(): number | null {
    const { clock } = this.doc;
    if (!clock || this.#n === 0 || this.#host?.outcome !== null) return null;
    return this.#lastAt + clock.seconds * 1000;
  }

  /** Takes a connection in: tells it everything it missed, and from then on all that happens. */
  join(attendee: Attendee, since: number | null): Promise<void> {
    return this.#inTurn(async () => {
      const host = await this.#open();
      const messages = await this.#welcome(host, attendee, since);
      this.attendance.enter(attendee);
      for (const message of messages) attendee.send(message);
      attendee.send(this.attendance.message());
      this.touch();
      this.#services.changed(this);
    });
  }

  async submit(submission: Submission): Promise<Answer> {
    return this.#inTurn(() => this.#submit(submission));
  }

  /** Reads what other nodes wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#open();
      await this.#catchUp();
    });
  }

  /** Takes over a changed document. */
  reread(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#services.storage.read(this.id);
      if (!stored) throw new Failure('no-such-table', 'the table was deleted');
      this.#takeOver(stored);
    });
  }

  /** Changes the document, whoever else does so at the same time. */
  revise(change: (doc: TableDoc) => TableDoc): Promise<TableDoc> {
    return this.#inTurn(async () => {
      for (let race = 0; race < RACES; race++) {
        const { id, revision } = this.#stored;
        const doc = change(this.doc);
        if (await this.#services.storage.revise(id, revision, doc)) {
          this.#takeOver({ ...this.#stored, revision: revision + 1, doc });
          return doc;
        }
        const stored = await this.#services.storage.read(id);
        if (!stored) throw new Failure('no-such-table', 'the table was deleted');
        this.#takeOver(stored);
      }
      throw new Failure('unavailable', 'too many changes to the table at once');
    });
  }

  /** The host, loaded if need be, for a look that does not wait for others. */
  withHost<T>(look: (host: Host) => T): Promise<T> {
    return this.#inTurn(async () => look(await this.#open()));
  }

  /** Everything a bot at this seat may know; null when it is not its turn. */
  botTurn(seat: Seat, history: boolean): Promise<BotTurn | null> {
    return this.#inTurn(async () => {
      const host = await this.#open();
      if (!host.actors.includes(seat)) return null;
      const steps = history ? (await this.#retold(0)).steps : [];
      const seen = steps.map((step) => host.seen(step, seat));
      return { n: host.n, view: host.view(seat), legal: host.legal(seat), steps: seen };
    });
  }

  /** One thing after another. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Failure('unavailable', 'the table was put away; come again');
    this.#waiting++;
    const before = this.#tail;
    const mine = this.#waiting === 1 ? work() : before.then(work);
    this.#tail = mine.then(
      () => {},
      () => {},
    );
    try {
      return await mine;
    } finally {
      this.#waiting--;
    }
  }

  get #setup(): TableSetup {
    const { id, doc } = this.#stored;
    return {
      game: this.game,
      options: optionsOf(this.game, doc),
      table: id,
      secret: doc.fairSecret,
      diceMode: doc.dice,
    };
  }

  async #open(): Promise<Host> {
    if (this.#host) return this.#host;
    const entries = await this.#services.storage.entriesAfter(this.id, 0);
    const { host, steps } = this.#fold(entries);
    this.#host = host;
    for (const entry of entries) this.#note(entry);
    this.#doubtful = false;
    // Another node may have played on while the position was put away here.
    if (steps.length > 0) this.#tellSteps(host, steps);
    return host;
  }

  /** The position from the log, with the steps that those here were not told of. */
  #fold(entries: readonly StoredEntry[]): { host: Host; steps: Step[] } {
    const told = this.attendance.here.size > 0 ? this.#n : entries.length;
    try {
      return retell(this.#setup, entries, told);
    } catch (error) {
      throw new BrokenTable(`table ${this.id}: ${(error as Error).message}`);
    }
  }

  #note({ n, by, at, submission }: StoredEntry): void {
    this.#n = n;
    this.#lastAt = Math.max(this.#lastAt, at);
    if (submission !== null) this.#submissions.set(`${by}/${submission}`, n);
  }

  async #submit(submission: Submission): Promise<Answer> {
    const { kind, seat, id, seen } = submission;
    const host = await this.#open();
    if (this.#doubtful || seen > host.n) await this.#catchUp();
    for (let race = 0; race < RACES; race++) {
      const played = this.#submissions.get(`${kind === 'roll' ? CHANCE : seat}/${id}`);
      if (played !== undefined) return { accepted: played };
      const weighed = this.#weigh(host, submission);
      if (!weighed.ok) return { rejected: weighed.rejection };
      if (await this.#write(weighed.steps, id)) {
        host.commit(weighed);
        this.ledElsewhere = false;
        this.#tellSteps(host, weighed.steps);
        return { accepted: weighed.steps[0]?.n ?? host.n };
      }
      await this.#catchUp();
    }
    throw new Failure('unavailable', 'too many actions at once at this table');
  }

  #weigh(host: Host, { kind, seat, action, seen }: Submission): Weighed {
    if (kind === 'roll') {
      if (host.outcome !== null) return { ok: false, rejection: { why: 'over' } };
      if (seen !== host.n) return { ok: false, rejection: { why: 'stale', n: host.n } };
      return host.proposeRoll(action);
    }
    if (action === TAKE_BACK && !this.#takesBack) {
      return { ok: false, rejection: { why: 'cannot-take-back' } };
    }
    return host.propose(seat, action, seen);
  }

  /** Beside a clock it would be a way to stop time. */
  get #takesBack(): boolean {
    return this.doc.takeBack && this.doc.clock === null;
  }

  async #write(steps: readonly Step[], id: string): Promise<boolean> {
    const { commit, clock } = this.#services;
    // Never earlier than what stands there already, whatever another node's clock said.
    const at = Math.max(clock.now(), this.#lastAt);
    const entries = steps.map(({ n, by, action }, index) => ({
      n,
      by,
      action,
      at,
      submission: index === 0 ? id : null,
    }));
    const seconds = this.doc.clock?.seconds;
    const due = seconds === undefined ? {} : { due: at + seconds * 1000 };
    try {
      const stored = await commit.append({ table: this.id, entries, ...due });
      if (stored) for (const entry of entries) this.#note(entry);
      return stored;
    } catch {
      this.#doubtful = true;
      throw new Failure('unavailable', 'the storage does not answer; send it again');
    }
  }

  async #catchUp(): Promise<void> {
    const host = await this.#open();
    const entries = await this.#services.storage.entriesAfter(this.id, host.n);
    this.#doubtful = false;
    if (entries.length === 0) return;
    const steps: Step[] = [];
    while (steps.length < entries.length) {
      const rest = entries.slice(steps.length);
      const { by, action } = rest[0] as StoredEntry;
      const weighed = by === CHANCE ? host.proposeRoll(action) : host.propose(by, action, host.n);
      const same = weighed.ok && weighed.steps.every((step, i) => step.action === rest[i]?.action);
      if (!weighed.ok || !same) {
        this.#host = null;
        throw new BrokenTable(`table ${this.id}: entry ${host.n + 1} does not follow`);
      }
      host.commit(weighed);
      steps.push(...weighed.steps);
    }
    for (const entry of entries) this.#note(entry);
    this.ledElsewhere = true;
    this.#tellSteps(host, steps);
  }

  #tellSteps(host: Host, steps: readonly Step[]): void {
    const told = new Map<string, readonly string[]>();
    for (const attendee of this.attendance.here) {
      const { audience, views } = attendee;
      const key = `${audience} ${views}`;
      let messages = told.get(key);
      if (!messages) {
        const state = standing(host, audience, this.#extras);
        messages = stepMessages(tellSteps(host, steps, audience, views), state);
        told.set(key, messages);
      }
      for (const message of messages) attendee.send(message);
    }
    this.#services.changed(this);
  }

  async #welcome(
    host: Host,
    { audience, views }: Attendee,
    since: number | null,
  ): Promise<string[]> {
    const welcome: ServerMessage = {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      you: audience === 'spectator' ? null : audience,
    };
    const missed = since === null || since >= host.n ? null : await this.#retold(since);
    const steps = missed ? tellSteps(missed.host, missed.steps, audience, views) : [];
    const state = standing(host, audience, this.#extras);
    return [JSON.stringify(welcome), ...stepMessages(steps, state)];
  }

  /** The steps after `since` once more, up to where this room is. */
  async #retold(since: number) {
    const entries = await this.#services.storage.entriesAfter(this.id, 0);
    return retell(this.#setup, entries.slice(0, this.#n), since);
  }

  get #extras() {
    const { deadline } = this;
    const left = deadline === null ? null : Math.max(0, deadline - this.#services.clock.now());
    return { secondsLeft: left === null ? null : left / 1000, takeBack: this.#takesBack };
  }

  #takeOver(stored: StoredTable): void {
    const before = this.doc;
    this.#stored = stored;
    for (const [seat, { secretHash }] of stored.doc.seats.entries()) {
      if (secretHash === before.seats[seat]?.secretHash) continue;
      this.attendance.clear(seat, 'removed', 'the host gave this seat away');
    }
    const message: ServerMessage = { type: 'table', table: this.info };
    this.attendance.tell(JSON.stringify(message));
    this.#services.changed(this);
  }
}
