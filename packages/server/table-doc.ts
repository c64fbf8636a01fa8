/** A table's document as it is stored, and what of it all may know. */

import type { AbsentRule, Keeper, MoveClock, TableInfo } from '@hearthside/protocol';
import {
  type AnyGame,
  changedOptions,
  commitmentOf,
  type DiceMode,
  type JsonObject,
  readOptions,
} from '@hearthside/table';
import type { StoredTable } from './storage.ts';

/** Raised when the document changes shape; `readDoc` brings older ones up to date. */
const DOC_FORMAT = 1;

export interface SeatDoc {
  /** Hash of the secret that opens the seat; null for a bot's. */
  readonly secretHash: string | null;
  readonly keeper: Keeper;
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
  readonly absent: AbsentRule | null;
  readonly takeBack: boolean;
  readonly spectators: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}

/** A table that this server cannot make sense of. */
export class BrokenTable extends Error {}

/** A stored document of any format this server has ever written. */
export function readDoc(text: string): TableDoc {
  const doc = JSON.parse(text) as TableDoc;
  if (doc.format !== DOC_FORMAT) {
    throw new BrokenTable(`a table document of format ${doc.format} is newer than this server`);
  }
  return doc;
}

export function newDoc(doc: Omit<TableDoc, 'format' | 'previous' | 'next'>): TableDoc {
  return { format: DOC_FORMAT, ...doc, previous: null, next: null };
}

export function optionsOf(game: AnyGame, doc: TableDoc): unknown {
  const options = readOptions(game, doc.options);
  if (!options.ok) throw new BrokenTable(options.error);
  return options.value;
}

/** What all may know, built by whitelist. */
export function tableInfo({ id, created, doc }: StoredTable, game: AnyGame): TableInfo {
  const options = optionsOf(game, doc);
  const names = game.seats(options);
  const { dice, clock, absent, takeBack, spectators, previous, next } = doc;
  return {
    id,
    game: game.facts.id,
    options: changedOptions(game, options as Record<string, unknown>),
    dice,
    seats: doc.seats.map(({ keeper }, seat) => ({ name: names[seat] ?? seat, keeper })),
    clock,
    absent,
    takeBack,
    spectators,
    created,
    fair: dice === 'app' ? { table: id, commitment: commitmentOf(doc.fairSecret) } : null,
    previous,
    next,
  };
}
