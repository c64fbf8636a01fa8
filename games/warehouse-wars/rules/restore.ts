/**
 * From a canonical position back to one to play on. The pile is built up again piece by
 * piece under the rules, and what can be told from it must agree with what is written.
 */

import {
  bad,
  isJsonObject,
  type Json,
  type JsonObject,
  ok,
  type Result,
  sortedJson,
} from '@hearthside/table';
import { standsAround } from './balance/stands.ts';
import { type Canonical, canonical, type LaidPlank } from './canonical.ts';
import { type Cell, cellNamed } from './cells.ts';
import type { PlacedCrate } from './lines.ts';
import type { Options } from './options.ts';
import { isStuck, turnIsOver } from './play.ts';
import {
  cratesLeft,
  cratesOf,
  heightOf,
  isOpen,
  type Position,
  seatOnTurn,
  setup,
  topAt,
  type Why,
} from './position.ts';
import { gain } from './score.ts';
import { COLOURS, colourOf, otherSeat, type SeatColour, seatOf, TEAL, WHITE } from './seats.ts';
import { type Span, spanBetween } from './spans.ts';
import { layPlank, placeCrate, plankFits, reachOf } from './stacking.ts';

export function restore(given: Json, options: Options): Result<Position> {
  const problem = shapeProblem(given);
  if (problem) return bad(problem);
  const written = given as Canonical;
  const position = setup(options);
  const unbuilt = build(position, written);
  if (unbuilt) return bad(unbuilt);
  position.turn = written.turn;
  position.cratePlaced = written.placed.crate;
  position.plankPlaced = written.placed.plank;
  position.result = written.result && {
    winner: written.result.winner === null ? null : seatOf(written.result.winner),
    why: written.result.why,
  };
  const mismatch =
    disagreement(position, written) ?? turnProblem(position) ?? resultProblem(position);
  return mismatch ? bad(mismatch) : ok(position);
}

const isCount = (value: Json | undefined): boolean => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: Json | undefined): boolean => typeof value === 'boolean';
const isColour = (value: Json | undefined): boolean => COLOURS.includes(value as SeatColour);
const isCell = (value: Json | undefined): boolean =>
  typeof value === 'string' && cellNamed(value) !== null;
const isListOf =
  (check: (item: Json) => boolean) =>
  (value: Json | undefined): boolean =>
    Array.isArray(value) && value.every(check);
const isWhy = (value: Json | undefined): boolean =>
  (['score', 'draw', 'fall', 'resigned'] as Why[]).includes(value as Why);

type Check = (value: Json | undefined) => boolean;

/** An object with exactly these fields, each of which passes its check. */
const isRecordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isJsonObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, check]) => check(value[key]));

const FIELDS: Readonly<Record<keyof Canonical, Check>> = {
  toAct: (value) => value === null || isColour(value),
  turn: (value) => isCount(value) && value !== 0,
  placed: isRecordOf({ crate: isFlag, plank: isFlag }),
  crates: isListOf(isRecordOf({ at: isCell, level: isCount, colour: isColour })),
  planks: isListOf(isRecordOf({ from: isCell, to: isCell, level: isCount })),
  left: isRecordOf({ teal: isCount, white: isCount, planks: isCount }),
  score: isRecordOf({ teal: Number.isInteger, white: Number.isInteger }),
  result: (value) =>
    value === null ||
    isRecordOf({ winner: (winner) => winner === null || isColour(winner), why: isWhy })(value),
};

function shapeProblem(given: Json): string | null {
  if (!isJsonObject(given)) return 'a position must be an object';
  const surplus = Object.keys(given).find((key) => !Object.hasOwn(FIELDS, key));
  if (surplus !== undefined) return `a position has no field "${surplus}"`;
  for (const [key, check] of Object.entries(FIELDS)) {
    if (!Object.hasOwn(given, key)) return `"${key}" is missing`;
    if (!check((given as JsonObject)[key])) return `"${key}" is not as it should be`;
  }
  return null;
}

/** Stacks all pieces, each when its place exists; says which cannot be. */
function build(position: Position, { crates, planks }: Canonical): string | null {
  const waiting = [...crates].sort((one, other) => one.level - other.level);
  const placeWaiting = (isDue: (crate: PlacedCrate) => boolean): string | null => {
    for (let i = 0; i < waiting.length; ) {
      const crate = waiting[i] as PlacedCrate;
      if (!isDue(crate)) {
        i++;
        continue;
      }
      waiting.splice(i, 1);
      const problem = buildCrate(position, crate);
      if (problem) return problem;
    }
    return null;
  };
  for (const plank of planks) {
    const span = spanBetween(cellNamed(plank.from) as Cell, cellNamed(plank.to) as Cell);
    if (!span) return `"planks": no plank reaches from ${plank.from} to ${plank.to}`;
    // WW-21: what is under a plank was there before it.
    const problem =
      placeWaiting(
        ({ at, level }) => level <= plank.level && span.cells.includes(cellNamed(at) as Cell),
      ) ?? buildPlank(position, span, plank);
    if (problem) return problem;
  }
  return placeWaiting(() => true);
}

function buildCrate(position: Position, { at, level, colour }: PlacedCrate): string | null {
  const cell = cellNamed(at) as Cell;
  const value = topAt(position, cell);
  if (!isOpen(value) || heightOf(value) !== level) {
    return `"crates": no crate can stand at ${at} on level ${level}`;
  }
  const seat = seatOf(colour);
  if (cratesLeft(position, seat) === 0) return `"crates": there are too many ${colour} ones`;
  placeCrate(position, seat, cell);
  const points = gain(cratesOf(position, seat), cell, level, position.options.spaceDiagonals);
  if (seat === TEAL) {
    position.tealLeft--;
    position.tealPoints += points;
  } else {
    position.whiteLeft--;
    position.whitePoints += points;
  }
  return null;
}

function buildPlank(position: Position, span: Span, { from, to, level }: LaidPlank): string | null {
  if (position.planks.length === position.options.planks) return '"planks": there are too many';
  if (!plankFits(position, span) || reachOf(position, span) !== level + 1) {
    return `"planks": no plank can lie from ${from} to ${to} on level ${level}`;
  }
  layPlank(position, span);
  return null;
}

/** The first field that says something else than the pile, the turn and the result do. */
function disagreement(position: Position, written: Canonical): string | null {
  const expected: JsonObject = canonical(position);
  for (const [key, value] of Object.entries(expected)) {
    const found = (written as JsonObject)[key] as Json;
    if (sortedJson(value) !== sortedJson(found)) {
      return `"${key}" should be ${JSON.stringify(value)}`;
    }
  }
  return null;
}

/** WW-10 to WW-12: one crate a turn, by turns, and at most one plank from the third on. */
function turnProblem(position: Position): string | null {
  const { turn, cratePlaced, plankPlaced, options, planks } = position;
  const starter = seatOf(options.starter);
  const placed = turn - 1 + (cratePlaced ? 1 : 0);
  for (const seat of [TEAL, WHITE]) {
    const due = seat === starter ? Math.ceil(placed / 2) : Math.floor(placed / 2);
    const there = options.crates - cratesLeft(position, seat);
    if (there !== due) {
      return `"turn" ${turn} needs ${due} ${colourOf(seat)} crates, and there are ${there}`;
    }
  }
  const most = Math.max(0, turn - (plankPlaced ? 2 : 3));
  if (planks.length > most) return `"turn" ${turn} allows for ${most} planks at most`;
  if (plankPlaced && planks.length === 0) return '"placed" has a plank, and there is none';
  return null;
}

/** Is the game over exactly as the pile and the turn say? */
function resultProblem(position: Position): string | null {
  const { result } = position;
  const stands = position.options.cargo === 'secured' || allStand(position);
  if (result?.why === 'fall') {
    const byLoser = result.winner === otherSeat(seatOnTurn(position));
    const something = position.cratePlaced || position.plankPlaced;
    return !stands && byLoser && something ? null : '"result" tells of a fall that cannot be';
  }
  if (!stands) return '"crates" and "planks" make a pile that cannot stand';
  if (result?.why === 'resigned') {
    return result.winner === null ? '"result" needs a winner' : null;
  }
  const lead = position.tealPoints - position.whitePoints;
  if (isCountedUp(position) !== (result !== null)) {
    return result ? '"result" should be null' : '"result" is missing: the game is over';
  }
  if (result) {
    const winner = lead === 0 ? null : lead > 0 ? TEAL : WHITE;
    const why = lead === 0 ? 'draw' : 'score';
    return result.winner === winner && result.why === why ? null : '"result" is not by the score';
  }
  return turnIsOver(position) ? '"placed" leaves nothing to do in this turn' : null;
}

/** WW-13. */
const isCountedUp = (position: Position): boolean =>
  position.tealLeft + position.whiteLeft === 0 ||
  (!position.cratePlaced && !position.plankPlaced && isStuck(position));

const allStand = (position: Position): boolean =>
  position.planks.every((_, plank) => standsAround(position, plank));
