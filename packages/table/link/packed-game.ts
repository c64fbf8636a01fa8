/**
 * A whole game in the few letters of a link (docs/decisions/2026-11-16-game-in-a-link.md). Each action is its
 * place among those that were possible; set-up and names are compressed against an ordinary set-up of the
 * game. A checksum over the game as it reads tells a link that lost something, and rules that have changed.
 */

import { deflateSync, inflateSync } from 'fflate';
import { type AnyGame, CHANCE } from '../contract.ts';
import { seededDice } from '../dice.ts';
import type { Json } from '../json.ts';
import { changedOptions, readOptions } from '../options.ts';
import { chanceIsDue, playWritten, RESIGN, writtenChoices } from '../play-written.ts';
import { type GameRecord, type RecordEntry, writeRecord } from '../record.ts';
import { bad, ok, type Result } from '../result.ts';
import { readLetters, writeLetters } from './base64-url.ts';
import { checksum } from './checksum.ts';
import { type Digit, DigitReader, packDigits } from './mixed-radix.ts';

const VERSION = 1;
/** Nobody sends more; nothing longer is looked at. */
export const LONGEST_LINK = 100_000;
const MOST_ENTRIES = 20_000;
const LONGEST_HEADER = 65_536;

/** What travels with a game. */
export interface PackedGame {
  readonly record: GameRecord;
  /** Who played, as the sender wants it told; null for a seat that stays unnamed. */
  readonly players: readonly (string | null)[];
  /** The entry to begin watching after; 0 is the beginning. */
  readonly at: number;
}

/** Knows games by what their rule ids begin with. */
export type FindByPrefix = (prefix: string) => Promise<AnyGame | null>;

const encoder = new TextEncoder();

/** What most headers of this game look like: compressed against it, little is left of one. */
const dictionary = (game: AnyGame): Uint8Array => {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const start = game.canonical(game.setup(options.value, seededDice('link')));
  return encoder.encode(JSON.stringify([{}, start, ['bot hard', 'bot easy', 'bot medium', null]]));
};

export function packGame({ record, players, at }: PackedGame): string {
  const { game, options, start, entries } = record;
  const header = encoder.encode(
    JSON.stringify([changedOptions(game, options), start, players, at]),
  );
  const squeezed = deflateSync(header, { level: 9, dictionary: dictionary(game) });
  const prefix = encoder.encode(game.facts.rulePrefix);
  const sum = sumOf({ record, players, at });
  const bytes = [
    VERSION,
    prefix.length,
    ...prefix,
    ...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 255),
    ...whole(entries.length),
    ...whole(header.length),
    ...whole(squeezed.length),
    ...squeezed,
    ...packDigits(digitsOf(record)),
  ];
  return writeLetters(Uint8Array.from(bytes));
}

/** The game in a link; each error is `problem.<key>` of the page. */
export async function unpackGame(text: string, find: FindByPrefix): Promise<Result<PackedGame>> {
  if (text.length > LONGEST_LINK) return bad('longer than any link of ours', { key: 'link-long' });
  const bytes = readLetters(text);
  const [version, length = 0] = bytes ?? [];
  if (!bytes || version === undefined || writeLetters(bytes) !== text) {
    return broken('not the letters of a link');
  }
  if (version !== VERSION) {
    return bad(`link version ${version} is not known (${VERSION} is)`, { key: 'link-version' });
  }
  const prefix = String.fromCharCode(...bytes.subarray(2, 2 + length));
  const game = await find(prefix);
  if (!game) return bad(`no game has the prefix ${prefix}`, { key: 'link-game' });
  try {
    return open(game, bytes, 2 + length);
  } catch (error) {
    return broken((error as Error).message);
  }
}

const broken = (what: string): Result<never> => bad(what, { key: 'link-broken' });

function open(game: AnyGame, bytes: Uint8Array, from: number): Result<PackedGame> {
  const reader = new ByteReader(bytes, from);
  const sum = reader.take(4).reduce((all, byte) => ((all << 8) | byte) >>> 0, 0);
  const [count, long, short] = [reader.whole(), reader.whole(), reader.whole()];
  if (count > MOST_ENTRIES || long > LONGEST_HEADER) return broken('no game is that long');
  const header = inflateSync(reader.take(short), {
    dictionary: dictionary(game),
    out: new Uint8Array(long),
  });
  const parts: unknown = JSON.parse(new TextDecoder().decode(header));
  if (!Array.isArray(parts)) return broken('no header');
  const [given, start, players, at] = parts as Json[];
  const options = readOptions(game, given);
  if (!options.ok) return options;
  const position = game.restore(start as Json, options.value);
  if (!position.ok) return position;
  const entries = readEntries(game, position.value, options.value, count, reader.rest());
  if (!entries) return broken('an action that was not possible');
  const record: GameRecord = {
    game,
    options: options.value,
    start: start as Json,
    entries,
    extra: {},
  };
  const packed = { record, players: namesIn(players), at: placeIn(at, entries.length) };
  return sumOf(packed) === sum ? ok(packed) : broken('the checksum is another');
}

const namesIn = (players: Json | undefined): (string | null)[] =>
  (Array.isArray(players) ? players : []).map((each) =>
    typeof each === 'string' ? each.slice(0, 60) : null,
  );

const placeIn = (at: Json | undefined, length: number): number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= length ? at : 0;

/** Of the game as anyone would write it down, and of what travels with it. */
const sumOf = ({ record, players, at }: PackedGame): number => {
  const lines = [...writeRecord({ ...record, extra: {} }), JSON.stringify([players, at])];
  return checksum(encoder.encode(lines.join('\n')));
};

interface Possible {
  readonly by: RecordEntry['by'];
  readonly action: string;
}

/** Everything that could be the next entry, in an order that follows from the rules alone. */
function possible(game: AnyGame, position: unknown, seats: number): Possible[] {
  if (chanceIsDue(game, position)) {
    return writtenChoices(game, position, CHANCE).map((action) => ({ by: CHANCE, action }));
  }
  const all: Possible[] = [];
  for (const by of game.actors(position)) {
    for (const action of writtenChoices(game, position, by)) all.push({ by, action });
  }
  if (game.resign) {
    for (let by = 0; by < seats; by++) all.push({ by, action: RESIGN });
  }
  return all;
}

function digitsOf({ game, options, start, entries }: GameRecord): Digit[] {
  const position = game.restore(start, options);
  if (!position.ok) throw new Error(position.error);
  const seats = game.seats(options).length;
  return entries.map(({ by, action }) => {
    const all = possible(game, position.value, seats);
    const index = all.findIndex((each) => each.by === by && each.action === action);
    if (index < 0) throw new Error(`"${action}" is not possible here`);
    playWritten(game, position.value, by, action);
    return { index, of: all.length };
  });
}

function readEntries(
  game: AnyGame,
  position: unknown,
  options: unknown,
  count: number,
  bytes: Uint8Array,
): RecordEntry[] | null {
  const digits = new DigitReader(bytes);
  const seats = game.seats(options).length;
  const entries: RecordEntry[] = [];
  while (entries.length < count) {
    const all = game.outcome(position) === null ? possible(game, position, seats) : [];
    const entry = all.length > 0 ? all[digits.next(all.length)] : undefined;
    if (!entry || playWritten(game, position, entry.by, entry.action).kind !== 'done') return null;
    entries.push(entry);
  }
  return digits.isEmpty ? entries : null;
}

/** A whole number in as few bytes as it needs: seven bits in each, the highest says that more follow. */
function whole(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  take(count: number): Uint8Array {
    if (this.#at + count > this.#bytes.length) throw new Error('the end is missing');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  whole(): number {
    let number = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const [byte = 0] = this.take(1);
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
    throw new Error('a number without end');
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}
