/** A table's document as it is stored, and what of it all may know. */

import type { AbsentRule, Keeper, MoveClock, NameRule, TableInfo } from '@hearthside/protocol';
import {
  type AnyGame,
  changedOptions,
  commitmentOf,
  type DiceMode,
  type JsonObject,
  readOptions,
} from '@hearthside/table';
import type { StoredTable } from './storage.ts';

/**
 * Raised when older servers could not make sense of the document any more. A field that they can
 * do without needs no new format: they pass it on, and `readDoc` fills it in where it is missing.
 */
const DOC_FORMAT = 1;

export interface SeatDoc {
  /** Hash of the secret that opens the seat; null for a bot's. */
  readonly secretHash: string | null;
  readonly keeper: Keeper;
  /** What the person there wants to be called. */
  readonly player: string | null;
}

export interface TableDoc {
  readonly format: typeof DOC_FORMAT;
  readonly game: string;
  /** Those that differ from their defaults, as in a record. */
  readonly options: JsonObject;
  readonly dice: DiceMode;
  /** The secret behind the rolls, in the clear: the server must roll with it. */
  readonly fairSecret: string;
  readonly hostHash: string;
  readonly seats: readonly SeatDoc[];
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
export class BrokenTable extends Error {}

/** Fields that were added to the document after tables had been stored without them. */
type Added = 'names' | 'clockSince';
type OldSeat = Omit<SeatDoc, 'player'> & Partial<SeatDoc>;
type OldDoc = Omit<TableDoc, Added | 'seats'> &
  Partial<Pick<TableDoc, Added>> & { readonly seats: readonly OldSeat[] };

/** A stored document of any server so far. */
export function readDoc(text: string): TableDoc {
  const doc = JSON.parse(text) as OldDoc;
  if (doc.format !== DOC_FORMAT) {
    throw new BrokenTable(`a table document of format ${doc.format} is newer than this server`);
  }
  const seats = doc.seats.map((seat) => ({ player: null, ...seat }));
  return { names: 'any', clockSince: 0, ...doc, seats };
}

type NewDoc = Omit<TableDoc, 'format' | 'clockSince' | 'previous' | 'next'>;

export function newDoc(doc: NewDoc): TableDoc {
  return { format: DOC_FORMAT, ...doc, clockSince: 0, previous: null, next: null };
}

export function optionsOf(game: AnyGame, doc: TableDoc): unknown {
  const options = readOptions(game, doc.options);
  if (!options.ok) throw new BrokenTable(options.error);
  return options.value;
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
    seats: doc.seats.map(({ keeper, player }, seat) => {
      return { name: seatNames[seat] ?? seat, keeper, player };
    }),
    clock,
    absent,
    takeBack,
    spectators,
    names,
    created,
    fair: dice === 'app' ? { table: id, commitment: commitmentOf(doc.fairSecret) } : null,
    previous,
    next,
  };
}
