/** Branches of a record: how a game might have gone on from one of its positions (docs/rules/record.md). */

import type { AnyGame } from './contract.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { actorName, playWritten, readActor } from './play-written.ts';
import { type GameRecord, positionAt, type RecordEntry } from './record.ts';
import { bad, ok, type Result } from './result.ts';

export interface Branch {
  /** How many entries of the record lie before it. */
  readonly from: number;
  readonly entries: readonly RecordEntry[];
}

/** Nobody keeps more of one game; a file that has more is none of ours. */
const MOST_BRANCHES = 100;
const MOST_ENTRIES = 100_000;

const wrong = (what: string): Result<never> => bad(`branches: ${what}`, { key: 'branches' });

/** The branches that a record carries, each replayed: what is read is legal. */
export function readBranches(record: GameRecord): Result<Branch[]> {
  const { game, options, entries, extra } = record;
  const given = extra['branches'];
  if (given === undefined) return ok([]);
  if (!Array.isArray(given) || given.length > MOST_BRANCHES) return wrong('must be a short list');
  const seats = game.seats(options);
  const branches: Branch[] = [];
  for (const each of given as readonly Json[]) {
    if (!isJsonObject(each)) return wrong('a branch must be an object');
    const { from, actions } = each;
    if (typeof from !== 'number' || !Number.isInteger(from) || from < 0 || from > entries.length) {
      return wrong(`"from" is ${JSON.stringify(from)}, expected 0 to ${entries.length}`);
    }
    if (!Array.isArray(actions) || actions.length > MOST_ENTRIES) {
      return wrong('"actions" must be a list');
    }
    const read = readEntries(game, positionAt(record, from), seats, actions);
    if (!read.ok) return read;
    branches.push({ from, entries: read.value });
  }
  return ok(branches);
}

function readEntries(
  game: AnyGame,
  position: unknown,
  seats: ReturnType<AnyGame['seats']>,
  actions: readonly Json[],
): Result<RecordEntry[]> {
  const entries: RecordEntry[] = [];
  for (const pair of actions) {
    const [name, action] = Array.isArray(pair) ? pair : [];
    const by = readActor(seats, name);
    if (by === null || typeof action !== 'string') {
      return wrong(`${JSON.stringify(pair)} is no action of a branch`);
    }
    const judgement = playWritten(game, position, by, action);
    if (judgement.kind !== 'done') return wrong(`"${action}" by ${name} is not legal there`);
    entries.push({ by, action });
  }
  return ok(entries);
}

/** Branches as the header carries them; nothing where there are none. */
export function writeBranches(
  game: AnyGame,
  options: unknown,
  branches: readonly Branch[],
): JsonObject {
  if (branches.length === 0) return {};
  const seats = game.seats(options);
  return {
    branches: branches.map(({ from, entries }) => ({
      from,
      actions: entries.map(({ by, action }) => [actorName(seats, by), action]),
    })),
  };
}
