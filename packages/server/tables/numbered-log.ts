/**
 * A table's log with the seats' numbers, from which its rolls follow. Numbers stand in the document and
 * count until the first action; whoever opens the log with other numbers than count would roll otherwise.
 */

import type { Referee, Seat } from '@hearthside/table';
import type { StoredEntry } from '../storage/storage.ts';
import { addNumber, closeNumbers } from './table-doc.ts';
import type { TableDocument } from './table-document.ts';
import type { Submission, TableLog } from './table-log.ts';

export class NumberedLog {
  readonly #log: TableLog;
  readonly #document: TableDocument;
  /** May other nodes write to the same table? */
  readonly #shared: boolean;
  readonly #isAnyoneHere: () => boolean;

  constructor(
    log: TableLog,
    document: TableDocument,
    shared: boolean,
    isAnyoneHere: () => boolean,
  ) {
    this.#log = log;
    this.#document = document;
    this.#shared = shared;
    this.#isAnyoneHere = isAnyoneHere;
  }

  /** Must the numbers be closed before anything is rolled? Alone with the file one sees that by the log. */
  get isOpenToNumbers(): boolean {
    return this.#shared && !this.#document.doc.numbersClosed;
  }

  async open(): Promise<Referee> {
    const referee = await this.load();
    if (referee.n === 0 || !this.isOpenToNumbers) return referee;
    // Another node has played already: by numbers that we do not know yet.
    await this.#document.reread();
    return this.load();
  }

  load(): Promise<Referee> {
    return this.#log.open(this.#isAnyoneHere() ? this.#log.n : null);
  }

  /**
   * With other nodes, the seats' numbers are closed before the first action that may be taken: in the
   * document, which all nodes change one after the other. Only then are there rolls.
   */
  async openFor({ kind, seat, action, seen }: Submission): Promise<Referee> {
    const referee = await this.open();
    if (!this.isOpenToNumbers || kind === 'roll') return referee;
    if (!referee.propose(seat, action, seen).ok) return referee;
    await this.#document.revise((doc) => (doc.numbersClosed ? doc : closeNumbers(doc)));
    return this.open();
  }

  /** Takes what another node wrote, as it is stored. */
  async catchUp(): Promise<void> {
    if (this.isOpenToNumbers) await this.#document.reread();
    await this.#log.catchUp(await this.open());
  }

  /** Takes what another node told it wrote; false where that must be read. */
  follow(told: readonly StoredEntry[]): boolean {
    const referee = this.#log.loaded;
    return referee !== null && !this.isOpenToNumbers && this.#log.follow(referee, told);
  }

  /** A seat's number counts before the first action, and the first one only. */
  async takeNumber(seat: Seat, number: string): Promise<void> {
    await this.#document.revise((doc, n) => {
      const isLate = n > 0 || doc.numbersClosed || doc.seats[seat]?.number !== null;
      return isLate ? doc : addNumber(doc, seat, number);
    });
  }
}
