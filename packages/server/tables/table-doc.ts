/** A table's document as it is stored, and what of it all may know. */

import type { AbsentRule, Keeper, MoveClock, NameRule, TableInfo } from '@hearthside/protocol';
import {
  type AnyGame,
  changedOptions,
  type DiceMode,
  type FairNumbers,
  type JsonObject,
  openProof,
  readOptions,
  type Seat,
} from '@hearthside/table';
import type { StoredTable } from '../storage/storage.ts';
import { brokenPart } from './whole-doc.ts';

/**
 * Raised when older servers could not make sense of the document any more. A field that they can
 * do without needs no new format: they pass it on, and `readDoc` fills it in where it is missing.
 */
const DOC_FORMAT = 1;
/** Rolls follow from the seats' numbers too: a server that does not know them would roll otherwise. */
const WITH_NUMBERS = 2;

export interface SeatDoc {
  /** Hash of the secret that opens the seat; null for a bot's. */
  readonly secretHash: string | null;
  readonly keeper: Keeper;
  /** What the person there wants to be called. */
  readonly player: string | null;
  /** May somebody there say a name of their own: before the first action, once more, or not again? */
  readonly ownName: 'before-play' | 'once-more' | 'said';
  /** What the seat added to the rolls. */
  readonly number: string | null;
  /** Hash of the key of the device that the seat is bound to; null while the link alone opens it. */
  readonly keyHash: string | null;
  /** Has anybody opened it in this game, and may have seen what is hidden? Told of games with secrets only. */
  readonly opened: boolean;
  /** Was it bound while somebody opened it in this game, whoever has it now? */
  readonly held: boolean;
  /** May somebody have seen that who is not there any more? */
  readonly seenBefore: boolean;
}

export interface TableDoc {
  readonly format: typeof DOC_FORMAT | typeof WITH_NUMBERS;
  readonly game: string;
  /** Those that differ from their defaults, as in a record. */
  readonly options: JsonObject;
  readonly dice: DiceMode;
  /** The secret behind the rolls, in the clear: the server must roll with it. */
  readonly fairSecret: string;
  /** Are the seats' numbers settled for good? Before the first action they must be, where nodes share. */
  readonly numbersClosed: boolean;
  readonly hostHash: string;
  readonly seats: readonly SeatDoc[];
  /** Hashes of secrets that opened a seat once and open none any more, the newest last. */
  readonly voided: readonly string[];
  readonly clock: MoveClock | null;
  /** When the host last changed the clock: no time before that counts. */
  readonly clockSince: number;
  readonly absent: AbsentRule | null;
  readonly takeBack: boolean;
  readonly spectators: boolean;
  readonly names: NameRule;
  readonly previous: string | null;
  readonly next: string | null;
}

/** A table that this server cannot make sense of. */
export class BrokenTable extends Error {
  static of(error: unknown): BrokenTable {
    return error instanceof BrokenTable ? error : new BrokenTable((error as Error).message);
  }
}

/** Fields that were added to the document after tables had been stored without them. */
type Added = 'names' | 'clockSince' | 'numbersClosed' | 'voided';
type OldSeat = Pick<SeatDoc, 'secretHash' | 'keeper'> & Partial<SeatDoc>;
type OldDoc = Omit<TableDoc, Added | 'seats'> &
  Partial<Pick<TableDoc, Added>> & { readonly seats: readonly OldSeat[] };

/** A stored document of any server so far. */
export function readDoc(text: string): TableDoc {
  try {
    return currentDoc(JSON.parse(text));
  } catch (error) {
    throw BrokenTable.of(error);
  }
}

function currentDoc(doc: OldDoc): TableDoc {
  if (doc.format !== DOC_FORMAT && doc.format !== WITH_NUMBERS) {
    throw new BrokenTable(`a table document of format ${doc.format} is newer than this server`);
  }
  const broken = brokenPart(doc);
  if (broken !== null) throw new BrokenTable(`a table document is broken: ${broken}`);
  const seats = doc.seats.map((seat) => {
    const player = seat.player ?? null;
    const ownName = player === null ? ('before-play' as const) : ('said' as const);
    return { ownName, number: null, ...UNOPENED, ...seat, player };
  });
  // A table of before the numbers may have been played already: it goes on without.
  return { names: 'any', clockSince: 0, numbersClosed: true, voided: [], ...doc, seats };
}

/** A seat that waits. */
const UNOPENED = { keyHash: null, opened: false, held: false, seenBefore: false } as const;

type NewDoc = Omit<TableDoc, 'format' | 'voided' | 'clockSince' | 'previous' | 'next' | 'seats'> & {
  readonly seats: readonly Pick<SeatDoc, 'secretHash' | 'keeper'>[];
};

export function newDoc({ seats, ...doc }: NewDoc): TableDoc {
  return {
    format: DOC_FORMAT,
    ...doc,
    seats: seats.map((seat) => ({
      ...seat,
      player: null,
      ownName: 'before-play',
      number: null,
      ...UNOPENED,
    })),
    voided: [],
    clockSince: 0,
    previous: null,
    next: null,
  };
}

/** So many are remembered; whoever has an older one is told that it opens no seat. */
const MOST_VOIDED = 32;

/** The seat with another keeper; the secret that opened it is void, and so is the key. */
export function passSeat(
  doc: TableDoc,
  seat: Seat,
  next: Omit<SeatDoc, keyof typeof UNOPENED>,
): TableDoc {
  const { secretHash: old, opened, held } = doc.seats[seat] as SeatDoc;
  const voided = old === null ? doc.voided : [...doc.voided, old].slice(-MOST_VOIDED);
  const passed: SeatDoc = { ...next, keyHash: null, opened, held, seenBefore: opened };
  return { ...doc, voided, seats: doc.seats.with(seat, passed) };
}

/** Seats that somebody else has now. */
export function passedSeats(
  before: TableDoc,
  after: TableDoc,
): { readonly seat: Seat; readonly keeper: Keeper }[] {
  return after.seats.flatMap(({ secretHash, keeper }, seat) => {
    const old = before.seats[seat];
    const isSame =
      old?.secretHash === secretHash && JSON.stringify(old.keeper) === JSON.stringify(keeper);
    return isSame ? [] : { seat, keeper };
  });
}

/** The next game at the same table: everyone keeps name and key, and may add a new number; nothing is seen yet. */
export function nextGame(
  doc: TableDoc,
  seats: readonly SeatDoc[],
  more: Pick<TableDoc, 'fairSecret' | 'numbersClosed' | 'previous'>,
): TableDoc {
  const fresh = seats.map((seat) => ({
    ...seat,
    number: null,
    opened: false,
    held: false,
    seenBefore: false,
  }));
  return { ...doc, ...more, format: DOC_FORMAT, seats: fresh, clockSince: 0, next: null };
}

/** Can numbers of the seats have a say? Only where the server rolls, and anything is rolled at all. */
export const takesNumbers = (game: AnyGame, dice: DiceMode): boolean =>
  dice === 'app' && game.facts.chance;

export function addNumber(doc: TableDoc, seat: Seat, number: string): TableDoc {
  const numbered = { ...(doc.seats[seat] as SeatDoc), number };
  return { ...doc, format: WITH_NUMBERS, seats: doc.seats.with(seat, numbered) };
}

/** No number comes after this. */
export const closeNumbers = (doc: TableDoc): TableDoc => ({ ...doc, numbersClosed: true });

export const numbersOf = ({ seats }: TableDoc): FairNumbers => seats.map(({ number }) => number);

export function optionsOf(game: AnyGame, doc: TableDoc): unknown {
  const options = readOptions(game, doc.options);
  if (!options.ok) throw new BrokenTable(options.error);
  return options.value;
}

/** Throws where the document is none of this game's. */
export function expectFitting(game: AnyGame, doc: TableDoc): void {
  const seats = game.seats(optionsOf(game, doc)).length;
  if (seats === doc.seats.length) return;
  throw new BrokenTable(`${doc.seats.length} seats where the game has ${seats}`);
}

/** What all may know, built by whitelist. */
export function tableInfo({ id, created, doc }: StoredTable, game: AnyGame): TableInfo {
  const options = optionsOf(game, doc);
  const seatNames = game.seats(options);
  const { dice, clock, absent, takeBack, spectators, names, previous, next } = doc;
  return {
    id,
    game: game.facts.id,
    options: changedOptions(game, options as Record<string, unknown>),
    dice,
    seats: doc.seats.map(({ keeper, player, keyHash, seenBefore }, seat) => ({
      name: seatNames[seat] ?? seat,
      keeper,
      player,
      ...(keyHash === null ? {} : { bound: true }),
      ...(seenBefore ? { seenBefore } : {}),
    })),
    clock,
    absent,
    takeBack,
    spectators,
    names,
    created,
    fair: dice === 'app' ? proofOf(id, doc) : null,
    previous,
    next,
  };
}

function proofOf(id: string, doc: TableDoc): TableInfo['fair'] {
  const { numbers, ...proof } = openProof(doc.fairSecret, id, numbersOf(doc));
  return numbers === undefined ? proof : { ...proof, numbers: [...numbers] };
}
