/**
 * One table with one authority: the same in a browser for hot-seat play and on the server.
 *
 * The referee keeps an append-only log. A submission is first weighed (`propose`: pure, changes
 * nothing) and then made true (`commit`), so that a server can write the new entries to
 * disk between the two. Nobody but the referee sees the position: everyone else gets views.
 */

import {
  type AnyGame,
  type Audience,
  CHANCE,
  type EntryNumber,
  type GameEvent,
  type Outcome,
  type Prompt,
  type Seat,
} from './contract.ts';
import { type FairNumbers, type FairProof, fairSource, openProof } from './fair.ts';
import type { Json, JsonObject } from './json.ts';
import { KeptStep } from './kept-step.ts';
import { chanceIsDue, RESIGN, writtenChoices } from './play-written.ts';
import type { GameRecord } from './record.ts';
import {
  entriesUpTo,
  NONE_TAKEN_BACK,
  type RefereeState,
  standing,
  turnKey,
} from './referee-state.ts';
import {
  type AskedBack,
  askBack,
  rewindTo,
  rewoundTo,
  TAKE_BACK,
  type TakeBack,
} from './take-back.ts';
import type { LogEntry, Proposal, SeenStep, Step, Verdict } from './verdict.ts';
import { type DiceMode, rejected, Weighing } from './weighing.ts';

export type { DiceMode } from './weighing.ts';

export interface TableSetup {
  readonly game: AnyGame;
  /** Already read by `readOptions`. */
  readonly options: unknown;
  /** The table's name in the derivation of its rolls. */
  readonly table: string;
  /** From `newSecret`; whoever holds it knows all rolls to come. */
  readonly secret: string;
  readonly diceMode?: DiceMode;
  /** What the seats added to the rolls, once that is settled. */
  readonly numbers?: FairNumbers;
  /**
   * How often a seat may take back in one turn, where others wait for their move: each time makes
   * stale what the next player was about to do. Without end unless told.
   */
  readonly takeBacksATurn?: number;
  /** A position to begin with instead of the game's own set-up: of a lesson, a puzzle, "what if". */
  readonly start?: unknown;
}

export class Referee {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly diceMode: DiceMode;
  readonly #table: string;
  readonly #secret: string;
  readonly #numbers: FairNumbers;
  readonly #takeBacksATurn: number;
  readonly #start: unknown;
  readonly #weighing: Weighing;
  #state: RefereeState;

  /**
   * A new table, or with `log` one as it was left: the position is the fold of its log.
   * `witness` is told each of those entries with its consequences.
   */
  constructor(setup: TableSetup, log: readonly LogEntry[] = [], witness?: (step: Step) => void) {
    this.game = setup.game;
    this.options = setup.options;
    this.diceMode = setup.diceMode ?? 'app';
    this.#table = setup.table;
    this.#secret = setup.secret;
    this.#numbers = setup.numbers ?? [];
    this.#takeBacksATurn = setup.takeBacksATurn ?? Number.POSITIVE_INFINITY;
    const dice = fairSource(this.#secret, this.#table, this.#numbers);
    this.#start = setup.start ?? this.game.setup(this.options, dice('setup'));
    const { game, diceMode } = this;
    this.#weighing = new Weighing({ game, diceMode, dice, start: this.#start, owner: this });
    const position = this.game.clone(this.#start);
    this.#state = standing(position, null, 0, NONE_TAKEN_BACK);
    this.replay(log, witness);
  }

  /** Entries that were accepted before, on top of what stands: what was legal then is not judged anew. */
  replay(log: readonly LogEntry[], witness?: (step: Step) => void): void {
    for (const entry of log) {
      const step = this.#weighing.entry(this.#state, entry);
      if (!step.ok) {
        const n = this.#state.length + 1;
        throw new Error(
          `entry ${n} of the log (${entry.action}) is not legal: ${step.rejection.why}`,
        );
      }
      this.#state = step.next;
      if (witness) for (const each of step.steps) witness(each);
    }
  }

  /** How many entries the log has. */
  get n(): EntryNumber {
    return this.#state.length;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state.position);
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.#state.position);
  }

  /** Is the table waiting for someone to type what a real die shows? */
  get awaitsRoll(): boolean {
    return chanceIsDue(this.game, this.#state.position);
  }

  view(audience: Audience): unknown {
    return this.game.view(this.#state.position, audience);
  }

  /** How the table looked before its first entry. */
  startView(audience: Audience): unknown {
    return this.game.view(this.#start, audience);
  }

  /** How the table looked after a step of this referee. */
  viewAfter(step: Step, audience: Audience): unknown {
    const position = KeptStep.positionAfter(step, this);
    if (position === undefined) throw new Error(`step ${step.n} is not of this table`);
    return this.game.view(position, audience);
  }

  /** What the seat may do now, in notation, sorted. */
  legal(seat: Seat): readonly string[] {
    return writtenChoices(this.game, this.#state.position, seat);
  }

  /** The outcomes a real die may have now, in notation; empty when none is due. */
  rolls(): string[] {
    return this.game.chance(this.#state.position).map((each) => this.game.writeAction(each));
  }

  prompt(seat: Seat): Prompt {
    return this.game.prompt(this.view(seat), seat);
  }

  /**
   * Could the seat undo its last action now? Never across a roll, a reveal or another's action, and
   * not without end.
   */
  canTakeBack(seat: Seat): boolean {
    const { last, takenBack } = this.#state;
    if (last === null || last.by !== seat || last.final || this.outcome !== null) return false;
    if (takenBack.size === 0) return true;
    return (takenBack.get(turnKey(last, seat)) ?? 0) < this.#takeBacksATurn;
  }

  /**
   * What these seats, who sit together, could take back: the last step of a turn under way, else the last whole turn of
   * one of them with all that followed it. Never across a roll of ours or a reveal; where people roll
   * themselves, what was said of the die can be put right until one of them chooses again.
   */
  takeBackFor(people: readonly Seat[]): TakeBack {
    return this.#weighing.takeBackFor(this.#state, people);
  }

  /** Whose wish to take back waits for an answer, and whose. */
  get askedBack(): AskedBack | null {
    return this.#state.asked;
  }

  /** Could the seat ask the others to take its last turn back? Not while somebody asks, nor twice for the same. */
  canAskBack(seat: Seat): boolean {
    const { asked, keptAt, last } = this.#state;
    if (asked || this.outcome !== null || keptAt === (last?.depth ?? 0)) return false;
    return this.takeBackFor([seat]).is === 'turn';
  }

  /** Weighs asking these seats; where nobody is to be asked it is taken back at once. */
  proposeAsk(seat: Seat, others: readonly Seat[], seen: EntryNumber): Verdict {
    const wish = this.takeBackFor([seat]);
    if (wish.is === 'stays') return rejected({ why: 'cannot-take-back' });
    return this.propose(seat, askBack(wish.kept, others), seen);
  }

  /** Weighs taking back what `takeBackFor` names. */
  proposeTakeBack(people: readonly Seat[]): Verdict {
    const wish = this.takeBackFor(people);
    if (wish.is === 'stays') return rejected({ why: 'cannot-take-back' });
    return this.#weighing.entry(this.#state, { by: wish.seat, action: rewindTo(wish.kept) });
  }

  /** The commitment from the start; the secret too once the game is over. */
  get proof(): FairProof {
    const proof = openProof(this.#secret, this.#table, this.#numbers);
    return this.outcome === null ? proof : { ...proof, secret: this.#secret };
  }

  /** Weighs a seat's action against the rules. `seen` is the last entry its player knew of. */
  propose(seat: Seat, action: string, seen: EntryNumber): Verdict {
    if (!this.#hasSeat(seat)) return rejected({ why: 'no-such-seat' });
    if (this.outcome !== null) return rejected({ why: 'over' });
    if (action !== RESIGN && !this.#isCurrent(seat, seen)) {
      return rejected({ why: 'stale', n: this.n });
    }
    // Whole turns are taken back by those who sit together, in `proposeTakeBack`.
    if (rewoundTo(action) !== null) return rejected({ why: 'unreadable' });
    if (action === TAKE_BACK && !this.canTakeBack(seat)) {
      return rejected({ why: 'cannot-take-back' });
    }
    return this.#weighing.choice(this.#state, seat, action);
  }

  /** Weighs what a real die is said to show; any seat may say it. */
  proposeRoll(action: string): Verdict {
    const possible = this.diceMode === 'typed' && this.rolls().includes(action);
    if (!possible) return rejected({ why: 'no-such-roll' });
    return this.#weighing.roll(this.#state, action);
  }

  /** How the game would have ended with a proposal; null when it would go on. */
  outcomeAfter({ next }: Proposal): Outcome | null {
    return this.game.outcome(next.position);
  }

  /** Makes a proposal true. It must be one of this referee's, and nothing may have come between. */
  commit(proposal: Proposal): void {
    if (proposal.next.length !== this.n + proposal.steps.length) {
      throw new Error(
        'a proposal can be committed only once and only to the state it was made for',
      );
    }
    this.#state = proposal.next;
  }

  /** Weighs and commits in one go, for a table that lives in memory. */
  submit(seat: Seat, action: string, seen: EntryNumber): Verdict {
    return this.#committed(this.propose(seat, action, seen));
  }

  submitRoll(action: string): Verdict {
    return this.#committed(this.proposeRoll(action));
  }

  /** A step as `audience` may know it. */
  seen(step: Step, audience: Audience): SeenStep {
    const { n, by, action } = step;
    const isHidden = by !== audience && this.#isSecret(step);
    return { n, by, action: isHidden ? null : action, events: this.#seenEvents(step, audience) };
  }

  /** The very list of the step where nothing in it is hidden. */
  #seenEvents({ events }: Step, audience: Audience): readonly GameEvent[] {
    const seen: GameEvent[] = [];
    let isWhole = true;
    for (const event of events) {
      const told = this.game.viewEvent(event, audience);
      if (told !== event) isWhole = false;
      if (told !== null) seen.push(told);
    }
    return isWhole ? events : seen;
  }

  /** The game so far as a record. It tells every secret: hand it out only when none is left. */
  record(extra: JsonObject = {}): GameRecord {
    const { game, options } = this;
    const fair: JsonObject =
      this.diceMode === 'app' ? { fair: this.proof as unknown as Json } : { dice: 'typed' };
    const entries = entriesUpTo(this.#state.last);
    return {
      game,
      options,
      start: game.canonical(this.#start),
      entries,
      extra: { ...extra, ...fair },
    };
  }

  #hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.game.seats(this.options).length;
  }

  #committed(verdict: Verdict): Verdict {
    if (verdict.ok) this.commit(verdict);
    return verdict;
  }

  /**
   * Has the player seen all that matters? Secret choices that others made meanwhile do not:
   * those who choose at the same time must not get in each other's way.
   */
  #isCurrent(seat: Seat, seen: EntryNumber): boolean {
    const missed = this.n - seen;
    if (missed === 0) return true;
    if (missed < 0 || !Number.isInteger(missed)) return false;
    // Every entry missed must stand and be another seat's secret: a take-back leaves fewer standing.
    let each = this.#state.last;
    for (let i = 0; i < missed; i++) {
      if (!each || each.by === seat || !this.#isSecret(each)) return false;
      each = each.before;
    }
    return true;
  }

  #isSecret({ by, action }: LogEntry): boolean {
    if (by === CHANCE || action === RESIGN || action.startsWith(TAKE_BACK)) return false;
    const read = this.game.readAction(action);
    return read !== null && this.game.isSecret(read);
  }
}
