/**
 * Short codes that a person types to sit down where a big screen shows the way. Each stands for seats
 * that wait: it opens one of them to one person, and none that somebody sits in, or sat in as far as this
 * node or the table's document knows. They are in the memory of this node alone, with the secrets that the
 * screen's host gave for them.
 */

import { randomInt } from 'node:crypto';
import { CODE_LETTERS, CODE_LIFE_SECONDS, CODE_SIGNS } from '@hearthside/protocol/constants';
import type { Seat } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { BucketsByAddress, type Rate } from '../rate-limit.ts';
import { fitsHash, hashSecret } from '../secrets.ts';
import type { Presence } from './presence.ts';
import { mustNotBeVoid } from './seat-holder.ts';
import type { SeatDoc, TableDoc } from './table-doc.ts';

type CodedSeat = Pick<SeatDoc, 'secretHash' | 'keyHash' | 'opened' | 'seenBefore' | 'player'>;

/** What a code knows of its table. */
export interface CodedTable {
  readonly id: string;
  readonly isClosed: boolean;
  readonly doc: Pick<TableDoc, 'voided'> & {
    readonly seats: readonly CodedSeat[];
  };
  readonly presence: Presence;
}

export interface WaitingSeat {
  readonly seat: Seat;
  readonly secret: string;
}

export interface OpenedSeat {
  readonly table: string;
  readonly secret: string;
}

interface SeatCode {
  /** As it was open when the code was made: with its last visitor it is closed, and the code void. */
  readonly table: CodedTable;
  readonly until: number;
  waiting: readonly WaitingSeat[];
}

/** More are not shown at once on a node: with few codes alive, guessing one is hopeless. */
const MOST_CODES = 2000;

export class SeatCodes {
  readonly #codes = new Map<string, SeatCode>();
  readonly #tries: BucketsByAddress;
  readonly #now: () => number;

  /** `tries`: how often one address may try a code, right or wrong. */
  constructor(tries: Rate, now: () => number = () => performance.now()) {
    this.#tries = new BucketsByAddress(tries);
    this.#now = now;
  }

  /** A code for the seats of a table that wait, in place of what its code stood for before. */
  show(table: CodedTable, waiting: readonly WaitingSeat[]): { code: string; seconds: number } {
    this.forget();
    const { seats, voided } = table.doc;
    for (const { seat, secret } of waiting) {
      if (!fitsHash(secret, seats[seat]?.secretHash ?? null)) {
        mustNotBeVoid(voided, secret);
        throw new Failure('wrong-secret', `the secret does not open seat ${seat}`);
      }
    }
    const [code, shown] = this.#of(table) ?? this.#fresh(table);
    shown.waiting = waiting;
    return { code, seconds: Math.ceil((shown.until - this.#now()) / 1000) };
  }

  /** The way into a seat that waits, once. Every try counts, so that nobody finds one by trying. */
  open(typed: string, address: string): OpenedSeat {
    if (!this.#tries.take(address, this.#now())) {
      throw new Failure('rate-limited', 'too many codes were tried');
    }
    this.forget();
    const shown = this.#codes.get(typed);
    const free = shown?.waiting.find((each) => isFree(shown.table, each));
    if (!shown || !free) throw new Failure('wrong-code');
    shown.waiting = shown.waiting.filter((each) => each !== free);
    return { table: shown.table.id, secret: free.secret };
  }

  /** Codes whose time is over, and callers who have been quiet. */
  forget(): void {
    const now = this.#now();
    for (const [code, { table, until }] of this.#codes) {
      if (until <= now || table.isClosed) this.#codes.delete(code);
    }
    this.#tries.forget(now);
  }

  #of(table: CodedTable): [string, SeatCode] | undefined {
    for (const entry of this.#codes) if (entry[1].table === table) return entry;
    return undefined;
  }

  #fresh(table: CodedTable): [string, SeatCode] {
    if (this.#codes.size >= MOST_CODES) throw new Failure('house-full', 'too many codes are shown');
    let code = newCode();
    while (this.#codes.has(code)) code = newCode();
    const shown = { table, until: this.#now() + CODE_LIFE_SECONDS * 1000, waiting: [] };
    this.#codes.set(code, shown);
    return [code, shown];
  }
}

const newCode = (): string =>
  Array.from({ length: CODE_SIGNS }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Has nobody come by this secret yet, as far as can be told, and is it still the seat's? */
function isFree({ doc, presence }: CodedTable, { seat, secret }: WaitingSeat): boolean {
  const now = doc.seats[seat];
  if (!now || !fitsHash(secret, now.secretHash) || isTaken(now)) return false;
  return !presence.isPresent(seat) && !presence.hasSeen(hashSecret(secret));
}

/**
 * Did somebody come by the secret it has now, to whichever node? A yes is certain. What was `opened` before the
 * seat was given on stays so for its next player, and is `seenBefore` from then on.
 */
const isTaken = ({ keyHash, opened, seenBefore, player }: CodedSeat): boolean =>
  keyHash !== null || player !== null || (opened && !seenBefore);
