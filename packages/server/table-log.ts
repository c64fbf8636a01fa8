/**
 * One table's log on this node: the position that it folds to, and the one way in. What another
 * node wrote meanwhile is read and told before anything of ours is weighed again.
 */

import { LIMITS } from '@hearthside/protocol/constants';
import {
  type Actor,
  CHANCE,
  type Host,
  type Proposal,
  RESIGN,
  type Rejection,
  type Seat,
  type Step,
  TAKE_BACK,
  type TableSetup,
  type Weighed,
} from '@hearthside/table';
import { Failure } from './failure.ts';
import type { GroupCommit } from './group-commit.ts';
import type { ServerClock } from './server-clock.ts';
import type { Append, Storage, StoredEntry } from './storage.ts';
import { BrokenTable } from './table-doc.ts';
import { type Retold, retell } from './telling.ts';

export interface Submission {
  /** `roll` for what a real die shows. */
  readonly kind: 'act' | 'roll';
  readonly seat: Seat;
  /** Hash of the secret that its player sits there with; null for the server's own stand-ins. */
  readonly secretHash: string | null;
  readonly id: string;
  readonly action: string;
  /** The last entry that its player knew of. */
  readonly seen: number;
}

export type Answer = { readonly accepted: number } | { readonly rejected: Rejection };

/** Hears what came of a submission: an answer, or an error where there is none. */
export type Answered = (answer: Answer | null, error: unknown) => void;

export interface LogServices {
  readonly storage: Storage;
  readonly commit: GroupCommit;
  readonly clock: ServerClock;
}

/** What the table's document says that matters here; it may change while the log is open. */
export interface LogRules {
  setup(): TableSetup;
  /** Which of its revisions this is; null where no other process can change it. */
  readonly revision: number | null;
  /** Does this secret still open the seat? */
  holds(seat: Seat, secretHash: string): boolean;
  /** Reads the document again. */
  refresh(): Promise<void>;
  /** Seconds on the clock for each action, or null. */
  readonly seconds: number | null;
  readonly takesBack: boolean;
}

/** How often an entry may find its place taken by another node before we give up. */
const RACES = 8;

export class TableLog {
  readonly #id: string;
  readonly #services: LogServices;
  readonly #rules: LogRules;
  readonly #tell: (host: Host, steps: readonly Step[]) => void;
  /** Which entry each submission became, by actor and id. */
  readonly #submissions = new Map<Actor, Map<string, number>>();
  #host: Host | null = null;
  #n = 0;
  #lastAt = 0;
  /** A write failed halfway: what the log holds must be read before anything else. */
  #doubtful = false;
  #ledElsewhere = false;

  /** `tell` hears of every step that becomes true while the log is open. */
  constructor(
    id: string,
    services: LogServices,
    rules: LogRules,
    tell: (host: Host, steps: readonly Step[]) => void,
  ) {
    this.#id = id;
    this.#services = services;
    this.#rules = rules;
    this.#tell = tell;
  }

  get n(): number {
    return this.#n;
  }

  /** When the newest entry was made. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** The position, if it is in memory; nothing that can be folded again must be. */
  get loaded(): Host | null {
    return this.#host;
  }

  /** Did the newest entry come from another node? Then that node asks its bots first. */
  get ledElsewhere(): boolean {
    return this.#ledElsewhere;
  }

  forgetPosition(): void {
    // Quiet tables are told so again and again, and clearing an empty map allocates.
    if (this.#host === null) return;
    this.#host = null;
    this.#submissions.clear();
  }

  /** The position; `told` says up to where those who are here know the log already. */
  async open(told: number | null): Promise<Host> {
    if (this.#host) return this.#host;
    const entries = await this.#services.storage.entriesAfter(this.#id, 0);
    const { host, steps } = await this.#fold(entries, told ?? entries.length);
    this.#host = host;
    for (const entry of entries) this.#note(entry);
    this.#doubtful = false;
    // Another node may have played on while the position was put away here.
    if (steps.length > 0) {
      this.#ledElsewhere = true;
      this.#tell(host, steps);
    }
    return host;
  }

  /** The steps after `since` once more, up to where this log is. */
  async retold(since: number): Promise<Retold> {
    const entries = await this.#services.storage.entriesAfter(this.#id, 0);
    return this.#fold(entries.slice(0, this.#n), since);
  }

  /**
   * Weighs, writes, tells and answers. By call-backs and not by promises: hundreds of these wait for
   * the disk at once, and each should hold as little as it can.
   */
  submit(host: Host, submission: Submission, answered: Answered): void {
    const known = !this.#doubtful && submission.seen <= host.n;
    if (known) this.#try(host, submission, answered, RACES);
    else this.#catchUpAndTry(submission, answered, RACES);
  }

  #try(host: Host, submission: Submission, answered: Answered, races: number): void {
    const { kind, seat, id, secretHash } = submission;
    if (secretHash !== null && !this.#rules.holds(seat, secretHash)) {
      answered(null, new Failure('removed', 'the host gave this seat away'));
      return;
    }
    const played = this.#submissions.get(kind === 'roll' ? CHANCE : seat)?.get(id);
    if (played !== undefined) {
      answered({ accepted: played }, null);
      return;
    }
    let weighed: Weighed;
    try {
      weighed = this.#weigh(host, submission);
    } catch (error) {
      answered(null, error);
      return;
    }
    if (weighed.ok) this.#write(host, submission, weighed, answered, races);
    else answered({ rejected: weighed.rejection }, null);
  }

  #write(
    host: Host,
    submission: Submission,
    proposal: Proposal,
    answered: Answered,
    races: number,
  ): void {
    const entries = this.#entriesOf(proposal.steps, submission.id);
    this.#services.commit.append(this.#itemOf(entries), (stored, error) => {
      if (error !== null) {
        this.#doubtful = true;
        answered(null, new Failure('unavailable', 'the storage does not answer; send it again'));
      } else if (stored) this.#makeTrue(host, proposal, entries, answered);
      else if (races > 1) this.#catchUpAndTry(submission, answered, races - 1);
      else answered(null, new Failure('unavailable', 'too many actions at once at this table'));
    });
  }

  #makeTrue(
    host: Host,
    proposal: Proposal,
    entries: readonly StoredEntry[],
    answered: Answered,
  ): void {
    try {
      for (const entry of entries) this.#note(entry);
      host.commit(proposal);
      this.#ledElsewhere = false;
      this.#tell(host, proposal.steps);
    } catch (error) {
      answered(null, error);
      return;
    }
    answered({ accepted: entries[0]?.n ?? host.n }, null);
  }

  #catchUpAndTry(submission: Submission, answered: Answered, races: number): void {
    this.#learn()
      .then((host) => this.#try(host, submission, answered, races))
      .catch((error) => answered(null, error));
  }

  /** All that other nodes did to document and log. */
  async #learn(): Promise<Host> {
    if (this.#rules.revision !== null) await this.#rules.refresh();
    const host = await this.open(this.#n);
    await this.catchUp(host);
    return host;
  }

  /** Reads what other nodes wrote, and what became of a write that failed. */
  async catchUp(host: Host): Promise<void> {
    const entries = await this.#services.storage.entriesAfter(this.#id, host.n);
    this.#doubtful = false;
    if (entries.length === 0) return;
    const steps: Step[] = [];
    while (steps.length < entries.length) {
      const rest = entries.slice(steps.length);
      const { by, action } = rest[0] as StoredEntry;
      const weighed = by === CHANCE ? host.proposeRoll(action) : host.propose(by, action, host.n);
      const same = weighed.ok && weighed.steps.every((step, i) => step.action === rest[i]?.action);
      if (!weighed.ok || !same) {
        this.forgetPosition();
        throw new BrokenTable(`table ${this.#id}: entry ${host.n + 1} does not follow`);
      }
      host.commit(weighed);
      steps.push(...weighed.steps);
    }
    for (const entry of entries) this.#note(entry);
    this.#ledElsewhere = this.#services.storage.shared;
    this.#tell(host, steps);
  }

  async #fold(entries: readonly StoredEntry[], since: number): Promise<Retold> {
    try {
      return await retell(this.#rules.setup(), entries, since);
    } catch (error) {
      throw new BrokenTable(`table ${this.#id}: ${(error as Error).message}`);
    }
  }

  #note({ n, by, at, submission }: StoredEntry): void {
    this.#n = n;
    this.#lastAt = Math.max(this.#lastAt, at);
    if (submission === null) return;
    const known = this.#submissions.get(by);
    if (known) known.set(submission, n);
    else this.#submissions.set(by, new Map([[submission, n]]));
  }

  #weigh(host: Host, { kind, seat, action, seen }: Submission): Weighed {
    if (host.n >= LIMITS.entriesPerTable && action !== RESIGN && host.outcome === null) {
      throw new Failure('log-full');
    }
    if (kind === 'roll') {
      if (host.outcome !== null) return { ok: false, rejection: { why: 'over' } };
      if (seen !== host.n) return { ok: false, rejection: { why: 'stale', n: host.n } };
      return host.proposeRoll(action);
    }
    if (action === TAKE_BACK && !this.#rules.takesBack) {
      return { ok: false, rejection: { why: 'cannot-take-back' } };
    }
    return host.propose(seat, action, seen);
  }

  #entriesOf(steps: readonly Step[], id: string): StoredEntry[] {
    // Never earlier than what stands there already, whatever another node's clock said.
    const at = Math.max(this.#services.clock.now(), this.#lastAt);
    return steps.map(({ n, by, action }, index) => {
      return { n, by, action, at, submission: index === 0 ? id : null };
    });
  }

  #itemOf(entries: readonly StoredEntry[]): Append {
    const { seconds, revision } = this.#rules;
    const table = this.#id;
    if (seconds === null && revision === null) return { table, entries };
    return {
      table,
      entries,
      ...(seconds === null ? {} : { due: (entries[0]?.at ?? 0) + seconds * 1000 }),
      ...(revision === null ? {} : { revision }),
    };
  }
}
