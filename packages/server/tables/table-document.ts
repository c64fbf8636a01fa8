/** A table's document as this node has it: changed in races with other nodes, and taken over from them. */

import type { Referee } from '@hearthside/table';
import { Failure } from '../failure.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';
import type { TableDoc } from './table-doc.ts';

/** What a document needs to know of its table, and tells it. */
export interface DocumentTable {
  /** The position, loaded if need be: what may change depends on how far the log is. */
  open(): Promise<Referee>;
  /** When the clock of such a document runs out. */
  deadline(referee: Referee, doc: TableDoc): number | null;
  /** Another document stands in the place of this one. */
  replaced(before: TableDoc): Promise<void>;
  /** It was this node that changed it. */
  revised(): void;
}

export type DocChange = (doc: TableDoc, n: number) => TableDoc;

/** How often the document may change under our hands before we give up. */
const RACES = 8;

export class TableDocument {
  readonly #storage: Storage;
  readonly #table: DocumentTable;
  #stored: StoredTable;

  constructor(stored: StoredTable, storage: Storage, table: DocumentTable) {
    this.#stored = stored;
    this.#storage = storage;
    this.#table = table;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  get doc(): TableDoc {
    return this.#stored.doc;
  }

  /** Changes the document, whoever else does so at the same time. */
  revise(change: DocChange): Promise<TableDoc> {
    return this.#race(async ({ id, revision }) => {
      const referee = await this.#table.open();
      const before = this.doc;
      const doc = change(before, referee.n);
      if (doc === before) return doc;
      const sameClock = doc.clock === before.clock && doc.clockSince === before.clockSince;
      const due = sameClock ? undefined : this.#table.deadline(referee, doc);
      if (!(await this.#storage.revise(id, revision, doc, due))) return null;
      await this.#wasRevised(revision, doc);
      return doc;
    });
  }

  /** The table of the next game: the one there is, or `fresh`, stored in one step with the word of it. */
  followUp(fresh: () => StoredTable): Promise<string> {
    return this.#race(async ({ id, revision, doc }) => {
      if (doc.next !== null) return doc.next;
      const next = fresh();
      const revised = { ...doc, next: next.id };
      if (!(await this.#storage.reviseAndCreate(id, revision, revised, next))) return null;
      await this.#wasRevised(revision, revised);
      return next.id;
    });
  }

  /** Takes over what another node made of it. */
  async reread(): Promise<void> {
    const stored = await this.#storage.read(this.#stored.id);
    if (!stored) throw new Failure('no-such-table', 'the table was deleted');
    await this.#replace(stored);
  }

  /** Tries again with the document as it is then, where an attempt came to null. */
  async #race<T>(attempt: (stored: StoredTable) => Promise<T | null>): Promise<T> {
    for (let race = 0; race < RACES; race++) {
      const result = await attempt(this.#stored);
      if (result !== null) return result;
      await this.reread();
    }
    throw new Failure('unavailable', 'too many changes to the table at once');
  }

  async #wasRevised(revision: number, doc: TableDoc): Promise<void> {
    await this.#replace({ ...this.#stored, revision: revision + 1, doc });
    this.#table.revised();
  }

  async #replace(stored: StoredTable): Promise<void> {
    const before = this.doc;
    this.#stored = stored;
    await this.#table.replaced(before);
  }
}
