/** The bots at a table of this page: each is asked when it is awaited, and asked again when that fails. */

import type { Thought } from '@hearthside/search';
import type { Seat } from '@hearthside/table';
import type { Refused } from './table-session.ts';

/** What bots need of their table. */
export interface BotTable {
  /** Asks the seat's bot; a later try is another question to the same position. */
  ask(seat: Seat, attempt: number, signal: AbortSignal): Promise<AskedThought>;
  play(seat: Seat, thought: AskedThought): Promise<Refused | null>;
  /** Who thinks or has failed is not what it was. */
  changed(): void;
  /** A bot is done, one way or the other: somebody else may be awaited now. */
  rested(): void;
}

export interface AskedThought extends Thought {
  /** How many entries the log had when it was asked. */
  readonly n: number;
}

/** A bot whose choice is refused is asked once more. */
const ATTEMPTS = 2;

/** The table went on without it: nothing that a bot did wrong. */
const isLate = ({ why }: Refused): boolean => why === 'stale' || why === 'over';

export class BotSeats {
  readonly #table: BotTable;
  /** Seats whose bot is at work, with the way to stop it. */
  readonly #busy = new Map<Seat, AbortController>();
  readonly #failed = new Set<Seat>();

  constructor(table: BotTable) {
    this.#table = table;
  }

  get thinking(): Seat[] {
    return [...this.#busy.keys()];
  }

  hasFailed(seat: Seat): boolean {
    return this.#failed.has(seat);
  }

  /** Sets each of these to work that is neither thinking nor waiting to be asked again. */
  wake(seats: readonly Seat[]): void {
    const fresh = seats.filter((seat) => !this.#busy.has(seat) && !this.#failed.has(seat));
    for (const seat of fresh) void this.#think(seat);
    if (fresh.length > 0) this.#table.changed();
  }

  /** The people at the table want those to try once more that gave no good answer. */
  askAgain(): void {
    this.#failed.clear();
    this.#table.rested();
  }

  /** The table is not what they think about any more. */
  stop(): void {
    for (const controller of this.#busy.values()) controller.abort();
    this.#busy.clear();
    this.#failed.clear();
  }

  /** Never rejects: a bot that cannot go on is one that has failed. */
  async #think(seat: Seat): Promise<void> {
    const controller = new AbortController();
    this.#busy.set(seat, controller);
    const { signal } = controller;
    const isGood = await this.#answer(seat, signal).catch((error) => {
      if (!signal.aborted) console.error('a bot gave no answer', error);
      return false;
    });
    if (signal.aborted) return;
    this.#busy.delete(seat);
    if (!isGood) this.#failed.add(seat);
    this.#table.changed();
    this.#table.rested();
  }

  async #answer(seat: Seat, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const thought = await this.#table.ask(seat, attempt, signal);
      if (signal.aborted) return false;
      const refused = await this.#table.play(seat, thought);
      if (!refused || isLate(refused)) return true;
      console.error(`the bot's "${thought.action}" was refused: ${refused.why}`);
    }
    return false;
  }
}
