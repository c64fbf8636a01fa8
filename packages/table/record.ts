/**
 * The game record (docs/rules/record.md): JSON Lines, one game after another, strict
 * about what matters. Reading replays: a record that was read is a record that is legal.
 */

import { type Actor, type AnyGame, CHANCE, type SeatName } from './contract.ts';
import { isJsonObject, isTooDeep, type Json, type JsonObject, sortedJson } from './json.ts';
import { changedOptions, readOptions } from './options.ts';
import {
  actorName,
  type Judgement,
  playWritten,
  RESIGN,
  readActor,
  writtenChoices,
} from './play-written.ts';
import { bad, ok, type Result } from './result.ts';

/** One line of a game: who did what. */
export interface RecordEntry {
  readonly by: Actor;
  readonly action: string;
}

/** A game as its record tells it. */
export interface GameRecord {
  readonly game: AnyGame;
  readonly options: unknown;
  /** The canonical position after set-up. */
  readonly start: Json;
  readonly entries: readonly RecordEntry[];
  /** Header keys beyond the four of the format: names, date, fairness proof… */
  readonly extra: JsonObject;
}

export type FindGame = (id: string) => AnyGame | undefined;

/** A line with the whole of a large position has some thousand characters. */
const LONGEST_LINE = 1_048_576;
/** What is read in one piece; a longer file is read line by line. */
const LONGEST_TEXT = 64 * LONGEST_LINE;

/** Every game of a file; the first thing wrong is an error that names its line. */
export function readRecords(text: string, find: FindGame): Result<GameRecord[]> {
  if (text.length > LONGEST_TEXT) {
    return bad(`longer than ${LONGEST_TEXT} characters`, { key: 'file-too-long' });
  }
  const reader = new RecordReader(find);
  const games: GameRecord[] = [];
  for (const line of text.split('\n')) {
    const game = reader.read(line);
    if (!game.ok) return game;
    if (game.value) games.push(game.value);
  }
  const last = reader.finish();
  if (last) games.push(last);
  return games.length > 0
    ? ok(games)
    : bad('no record: the file has no header line', { key: 'no-game' });
}

interface OpenGame {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly SeatName[];
  readonly start: Json;
  readonly extra: JsonObject;
  readonly position: unknown;
  readonly entries: RecordEntry[];
}

/** Reads line by line, so that a file of any length needs the memory of one game. */
export class RecordReader {
  readonly #find: FindGame;
  #line = 0;
  #open: OpenGame | null = null;

  constructor(find: FindGame) {
    this.#find = find;
  }

  /** Takes the next line; gives the game before it when the line begins another. */
  read(line: string): Result<GameRecord | null> {
    this.#line++;
    if (line.trim() === '') return ok(null);
    const problem = (what: string, key: string) =>
      bad(`line ${this.#line}: ${what}`, { key, values: { line: this.#line } });
    if (line.length > LONGEST_LINE) {
      return problem(`longer than ${LONGEST_LINE} characters`, 'line-unreadable');
    }
    if (isTooDeep(line)) return problem('nested too deep for a record', 'line-unreadable');
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return problem(`not JSON (${(error as Error).message})`, 'line-unreadable');
    }
    if (!isJsonObject(value)) return problem('not a JSON object', 'line-unreadable');
    if ('record' in value) {
      const opened = openGame(value, this.#find);
      if (!opened.ok) return problem(opened.error, opened.say?.key ?? 'line-start');
      const before = this.finish();
      this.#open = opened.value;
      return ok(before);
    }
    if (!('n' in value)) {
      return problem('neither a header ("record") nor an action ("n")', 'line-unreadable');
    }
    if (!this.#open) return problem('an action before any header line', 'no-game');
    const wrong = readEntry(this.#open, value);
    if (wrong === null) return ok(null);
    const values = { line: this.#line, ...(wrong.rule !== undefined && { rule: wrong.rule }) };
    return bad(`line ${this.#line}: ${wrong.what}`, { key: wrong.key, values });
  }

  /** The game that was being read, if any. */
  finish(): GameRecord | null {
    const open = this.#open;
    this.#open = null;
    if (!open) return null;
    const { game, options, start, entries, extra } = open;
    return { game, options, start, entries, extra };
  }
}

const HEADER_KEYS = new Set(['record', 'game', 'options', 'start']);

function openGame(header: JsonObject, find: FindGame): Result<OpenGame> {
  if (header['record'] !== 1) {
    return bad(`record version ${JSON.stringify(header['record'])} is not known (1 is)`, {
      key: 'line-version',
    });
  }
  const id = header['game'];
  const game = typeof id === 'string' ? find(id) : undefined;
  if (!game) return bad(`unknown game ${JSON.stringify(id)}`, { key: 'line-game' });
  const options = readOptions(game, header['options']);
  if (!options.ok) return bad(options.error, { key: 'line-options' });
  if (!('start' in header)) return bad('the header has no "start" position');
  const start = header['start'] as Json;
  const position = game.restore(start, options.value);
  if (!position.ok) return bad(`start: ${position.error}`);
  const extra = Object.fromEntries(Object.entries(header).filter(([key]) => !HEADER_KEYS.has(key)));
  const seats = game.seats(options.value);
  const entries: RecordEntry[] = [];
  return ok({
    game,
    options: options.value,
    seats,
    start,
    extra,
    position: position.value,
    entries,
  });
}

/** What is wrong with a line: in our own words, and by key in those of whoever reads the page. */
interface Wrong {
  readonly what: string;
  readonly key: 'line-number' | 'line-actor' | 'line-move' | 'line-rule' | 'line-check';
  readonly rule?: string;
}

/** Plays one action line on the open game; answers what is wrong with it, or null. */
function readEntry(open: OpenGame, entry: JsonObject): Wrong | null {
  const { game, position, seats, entries } = open;
  const n = entries.length + 1;
  if (entry['n'] !== n) {
    return { what: `"n" is ${JSON.stringify(entry['n'])}, expected ${n}`, key: 'line-number' };
  }
  const by = readActor(seats, entry['by']);
  if (by === null) {
    const names = [...seats, 'chance'].map((name) => JSON.stringify(name)).join(', ');
    const what = `"by" is ${JSON.stringify(entry['by'])}, not one of ${names}`;
    return { what, key: 'line-actor' };
  }
  const action = entry['action'];
  if (typeof action !== 'string') return { what: '"action" must be a text', key: 'line-move' };
  const legal = 'legal' in entry ? writtenChoices(game, position, by) : null;
  const judgement = playWritten(game, position, by, action);
  if (judgement.kind !== 'done') {
    const what = sayWhyNot(judgement, String(entry['by']), action);
    return judgement.kind === 'refused'
      ? { what, key: 'line-rule', rule: judgement.refusal.rule }
      : { what, key: 'line-move' };
  }
  if (legal) {
    const isResigned = action === RESIGN;
    const wrong = isResigned
      ? 'a resignation carries no "legal"'
      : compareLegal(entry['legal'] as Json, legal);
    if (wrong) return { what: wrong, key: 'line-check' };
  }
  if ('position' in entry) {
    const wrong = difference(entry['position'] as Json, game.canonical(position), 'position');
    if (wrong) return { what: wrong, key: 'line-check' };
  }
  entries.push({ by, action });
  return null;
}

function sayWhyNot(judgement: Judgement, by: string, action: string): string {
  switch (judgement.kind) {
    case 'unreadable':
      return `"${action}" is not an action of this game`;
    case 'refused':
      return `"${action}" by ${by} is not legal: ${judgement.refusal.rule} (${judgement.refusal.key})`;
    case 'no-such-chance':
      return `"${action}" is not what chance can bring here`;
    case 'cannot-resign':
      return judgement.over
        ? 'nobody can resign: the game is over'
        : 'nobody can resign in this game';
    case 'done':
      return 'fine';
  }
}

function compareLegal(stated: Json, actual: readonly string[]): string | null {
  if (!Array.isArray(stated)) return '"legal" must be a list';
  if (stated.length === actual.length && stated.every((each, i) => each === actual[i])) return null;
  const missing = actual.filter((each) => !stated.includes(each));
  const surplus = stated.filter((each) => typeof each !== 'string' || !actual.includes(each));
  if (missing.length > 0) return `"legal" lacks ${missing.join(', ')}`;
  if (surplus.length > 0) return `"legal" has too much: ${surplus.join(', ')}`;
  return '"legal" is not sorted by code unit or repeats an action';
}

/** Where two JSON values part, as a sentence with the path; null when equal but for key order. */
export function difference(stated: Json, actual: Json, path: string): string | null {
  // Most of the time even the keys are in one order, which is quicker to see.
  if (JSON.stringify(stated) === JSON.stringify(actual)) return null;
  if (sortedJson(stated) === sortedJson(actual)) return null;
  if (isJsonObject(stated) && isJsonObject(actual)) {
    const surplus = Object.keys(stated).find((key) => !(key in actual));
    if (surplus !== undefined) return `${path} has an unknown key "${surplus}"`;
    for (const [key, value] of Object.entries(actual)) {
      if (!(key in stated)) return `${path} lacks "${key}"`;
      const inner = difference(stated[key] as Json, value, `${path}.${key}`);
      if (inner) return inner;
    }
  }
  return `${path} is ${JSON.stringify(stated)}, should be ${JSON.stringify(actual)}`;
}

export interface WritingStyle {
  /** Adds `legal` and `position` to each line. */
  readonly full?: boolean;
}

/** The record as lines without line ends: header first. */
export function writeRecord(record: GameRecord, style: WritingStyle = {}): string[] {
  const { game, options, start, entries, extra } = record;
  const seats = game.seats(options);
  const header = { record: 1, game: game.facts.id, options: changedOptions(game, options), start };
  const lines = [JSON.stringify({ ...header, ...extra })];
  const position = style.full ? positionAt(record, 0) : null;
  entries.forEach(({ by, action }, index) => {
    const line: Record<string, Json> = { n: index + 1, by: actorName(seats, by), action };
    if (style.full) {
      if (action !== RESIGN || by === CHANCE) line['legal'] = writtenChoices(game, position, by);
      playOrThrow(game, position, { by, action });
      line['position'] = game.canonical(position);
    }
    lines.push(JSON.stringify(line));
  });
  return lines;
}

/** The position after the first `n` actions of a record. */
export function positionAt(record: GameRecord, n: number): unknown {
  const position = record.game.restore(record.start, record.options);
  if (!position.ok) throw new Error(`a record that was read has a bad start: ${position.error}`);
  for (const entry of record.entries.slice(0, n)) playOrThrow(record.game, position.value, entry);
  return position.value;
}

function playOrThrow(game: AnyGame, position: unknown, { by, action }: RecordEntry): void {
  const judgement = playWritten(game, position, by, action);
  if (judgement.kind !== 'done') throw new Error(sayWhyNot(judgement, String(by), action));
}
