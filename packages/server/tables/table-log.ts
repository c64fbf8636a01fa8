/**
 * One table's log on this node: the position that it folds to, and the one way in. What another
 * node wrote meanwhile is read and told before anything of ours is proposed again.
 */

import { LIMITS } from '@hearthside/protocol/constants';
import {
  type Actor,
  ASK_BACK,
  CHANCE,
  type Proposal,
  RESIGN,
  type Referee,
  type Rejection,
  type Seat,
  type Step,
  TAKE_BACK,
  type TableSetup,
  type Verdict,
} from '@hearthside/table';
import { Failure } from '../failure.ts';
import type { ServerClock } from '../server-clock.ts';
import type { GroupCommit } from '../storage/group-commit.ts';
import type { Append, Storage, StoredEntry } from '../storage/storage.ts';
import { type PastSteps, replay } from './replay.ts';
import { BrokenTable } from './table-doc.ts';

export interface Submission {
  /** `roll` for what a real die shows. */
  readonly kind: 'act' | 'roll';
  readonly seat: Seat;
  /** Hash of the secret that its player sits there with; null for the server's own stand-ins. */
  readonly secretHash: string | null;
  /** Hash of the key that the seat was bound by when its player was let in. */
  readonly keyHash: string | null;
  readonly id: string;
  readonly action: string;
  /** The last entry that its player knew of. */
  readonly seen: number;
}

export type Answer = { readonly accepted: number } | { readonly rejected: Rejection };

/** Learns what came of a submission: an answer, or an error where there is none. */
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
  /** Why whoever submits so, by a secret and perhaps a key, has the seat no more, or null. */
  lost(seat: Seat, from: Pick<Submission, 'secretHash' | 'keyHash'>): Failure | null;
  /** Reads the document again. */
  refresh(): Promise<void>;
  /** Seconds on the clock for each action, or null. */
  readonly seconds: number | null;
  readonly takesBack: boolean;
  /** The seats that people have: they are asked before somebody takes a turn back. */
  people(): readonly Seat[];
}

/** How often an entry may find its place taken by another node before we give up. */
const RACES = 8;

export class TableLog {
  readonly #id: string;
  readonly #services: LogServices;
  readonly #rules: LogRules;
  readonly #tell: (referee: Referee, steps: readonly Step[]) => void;
  /** Which entry each submission became, by actor and id. */
  readonly #submissions = new Map<Actor, Map<string, number>>();
  #referee: Referee | null = null;
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
    tell: (referee: Referee, steps: readonly Step[]) => void,
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
  get loaded(): Referee | null {
    return this.#referee;
  }

  /** Did the newest entry come from another node? Then that node asks its bots first. */
  get ledElsewhere(): boolean {
    return this.#ledElsewhere;
  }

  forgetPosition(): void {
    // Quiet tables are told so again and again, and clearing an empty map allocates.
    if (this.#referee === null) return;
    this.#referee = null;
    this.#submissions.clear();
  }

  /** The position; `seen` says up to where those who are here know the log already. */
  async open(seen: number | null): Promise<Referee> {
    if (this.#referee) return this.#referee;
    const entries = await this.#services.storage.entriesAfter(this.#id, 0);
    const { referee, steps } = await this.#fold(entries, seen ?? entries.length);
    this.#referee = referee;
    for (const entry of entries) this.#note(entry);
    this.#doubtful = false;
    // Another node may have played on while the position was put away here.
    if (steps.length > 0) {
      this.#ledElsewhere = true;
      this.#tell(referee, steps);
    }
    return referee;
  }

  /** The steps after entry `seen` once more, up to where this log is. */
  async stepsAfter(seen: number): Promise<PastSteps> {
    const entries = await this.#services.storage.entriesAfter(this.#id, 0);
    return this.#fold(entries.slice(0, this.#n), seen);
  }

  /**
   * Proposes, appends, commits, tells and answers. By call-backs and not by promises: hundreds of these wait for
   * the disk at once, and each should hold as little as it can.
   */
  submit(referee: Referee, submission: Submission, answered: Answered): void {
    const known = !this.#doubtful && submission.seen <= referee.n;
    if (known) this.#try(referee, submission, answered, RACES);
    else this.#catchUpAndTry(submission, answered, RACES);
  }

  #try(referee: Referee, submission: Submission, answered: Answered, races: number): void {
    const { kind, seat, id, secretHash } = submission;
    const lost = secretHash === null ? null : this.#rules.lost(seat, submission);
    if (lost !== null) {
      answered(null, lost);
      return;
    }
    const played = this.#submissions.get(kind === 'roll' ? CHANCE : seat)?.get(id);
    if (played !== undefined) {
      answered({ accepted: played }, null);
      return;
    }
    let verdict: Verdict;
    try {
      verdict = this.#propose(referee, submission);
    } catch (error) {
      answered(null, error);
      return;
    }
    if (verdict.ok) this.#append(referee, submission, verdict, answered, races);
    else answered({ rejected: verdict.rejection }, null);
  }

  #append(
    referee: Referee,
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
      } else if (stored) this.#commit(referee, proposal, entries, answered);
      else if (races > 1) this.#catchUpAndTry(submission, answered, races - 1);
      else answered(null, new Failure('unavailable', 'too many actions at once at this table'));
    });
  }

  #commit(
    referee: Referee,
    proposal: Proposal,
    entries: readonly StoredEntry[],
    answered: Answered,
  ): void {
    try {
      for (const entry of entries) this.#note(entry);
      referee.commit(proposal);
      this.#ledElsewhere = false;
      this.#tell(referee, proposal.steps);
    } catch (error) {
      answered(null, error);
      return;
    }
    answered({ accepted: entries[0]?.n ?? referee.n }, null);
  }

  #catchUpAndTry(submission: Submission, answered: Answered, races: number): void {
    this.#learn(races < RACES)
      .then((referee) => this.#try(referee, submission, answered, races))
      .catch((error) => answered(null, error));
  }

  /** All that other nodes did to document and log; whoever found its place taken may find the table deleted. */
  async #learn(wasLate: boolean): Promise<Referee> {
    if (wasLate || this.#rules.revision !== null) await this.#rules.refresh();
    const referee = await this.open(this.#n);
    await this.catchUp(referee);
    if (wasLate) await this.#mustBeStored(referee);
    return referee;
  }

  /** A database that forgot its last moments counts: what was played since then is put away, and play begins from there. */
  async #mustBeStored({ n }: Referee): Promise<void> {
    const [head] = await this.#services.storage.heads([this.#id]);
    if (head === undefined || head.n >= n) return;
    this.forgetPosition();
    this.#n = head.n;
    throw new Failure('unavailable', `the storage has forgotten what came after entry ${head.n}`);
  }

  /** Reads what other nodes wrote, and what became of a write that failed. */
  async catchUp(referee: Referee): Promise<void> {
    const entries = await this.#services.storage.entriesAfter(this.#id, referee.n);
    this.#doubtful = false;
    if (entries.length === 0) return;
    if (this.#play(referee, entries)) return;
    this.forgetPosition();
    throw new BrokenTable(`table ${this.#id}: entry ${referee.n + 1} does not follow`);
  }

  /** Takes entries that another node told of; false where they are not the next ones, and must be read. */
  follow(referee: Referee, told: readonly StoredEntry[]): boolean {
    const isNext = told.length > 0 && told.every(({ n }, index) => n === referee.n + 1 + index);
    if (!isNext || this.#doubtful) return false;
    const does = this.#play(referee, told);
    if (!does) this.forgetPosition();
    return does;
  }

  /** False where one of them does not follow: then the position may be halfway, and is to be forgotten. */
  #play(referee: Referee, entries: readonly StoredEntry[]): boolean {
    const steps: Step[] = [];
    while (steps.length < entries.length) {
      const rest = entries.slice(steps.length);
      const { by, action } = rest[0] as StoredEntry;
      const verdict =
        by === CHANCE ? referee.proposeRoll(action) : referee.propose(by, action, referee.n);
      const same = verdict.ok && verdict.steps.every((step, i) => step.action === rest[i]?.action);
      if (!verdict.ok || !same) return false;
      referee.commit(verdict);
      steps.push(...verdict.steps);
    }
    for (const entry of entries) this.#note(entry);
    this.#ledElsewhere = this.#services.storage.shared;
    this.#tell(referee, steps);
    return true;
  }

  /** The whole log: every entry in its place, or something is lost. */
  async #fold(entries: readonly StoredEntry[], seen: number): Promise<PastSteps> {
    const last = entries.at(-1)?.n ?? 0;
    if (last !== entries.length) {
      throw new BrokenTable(`table ${this.#id}: ${entries.length} of ${last} entries are there`);
    }
    try {
      return await replay(this.#rules.setup(), entries, seen);
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

  #propose(referee: Referee, { kind, seat, action, seen }: Submission): Verdict {
    if (referee.n >= LIMITS.entriesPerTable && action !== RESIGN && referee.outcome === null) {
      throw new Failure('log-full');
    }
    if (kind === 'roll') {
      if (referee.outcome !== null) return { ok: false, rejection: { why: 'over' } };
      if (seen !== referee.n) return { ok: false, rejection: { why: 'stale', n: referee.n } };
      return referee.proposeRoll(action);
    }
    if (action.startsWith(TAKE_BACK) && !this.#rules.takesBack) {
      return { ok: false, rejection: { why: 'cannot-take-back' } };
    }
    if (action.startsWith(ASK_BACK)) {
      // Whom to ask is not the asker's to say.
      const others = this.#rules.people().filter((each) => each !== seat);
      return referee.proposeAsk(seat, others, seen);
    }
    return referee.propose(seat, action, seen);
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
