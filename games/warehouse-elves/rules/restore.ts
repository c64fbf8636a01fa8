/** Reads a canonical position back: first every field by itself, then whether they fit together. */

import { bad, isJsonObject, type Json, ok, type Result } from '@hearthside/table';
import { PROGRAMS, type Program, readAction } from './actions.ts';
import { type Direction, type Hex, hexAt, WALL } from './board.ts';
import { PROGRAM_LENGTH } from './cards.ts';
import { misfit } from './misfit.ts';
import {
  GOAL,
  NOBODY,
  type Options,
  only,
  PHASES,
  type Phase,
  type Position,
  TEAM_NAMES,
  TEAMS,
  type Team,
  type Truck,
} from './position.ts';
import { TOYS, type Toy, type ToyBits, toyBits, toyNames } from './toys.ts';

export function restore(canonical: Json, options: Options): Result<Position> {
  try {
    const position = readPosition(canonical, options);
    const problem = misfit(position);
    return problem ? bad(problem) : ok(position);
  } catch (error) {
    if (error instanceof Unreadable) return bad(error.message);
    throw error;
  }
}

/** Leaves the reading from however deep; never leaves this file. */
class Unreadable extends Error {}

function fail(field: string, problem: string): never {
  throw new Unreadable(`${field} ${problem}`);
}

const POSITION_KEYS = [
  'round',
  'phase',
  'toAct',
  'santa',
  'snowman',
  'left',
  'trucks',
  'deck',
  'winner',
];
const TRUCK_KEYS = ['at', 'facing', 'toys', 'wishlist', 'completed', 'program', 'played'];

function readPosition(value: Json, options: Options): Position {
  const fields = readObject(value, 'position', POSITION_KEYS);
  const trucks = readObject(fields['trucks'], 'trucks', TEAM_NAMES);
  return {
    stocks: options.stocks,
    round: readWhole(fields['round'], 'round', 1, Number.MAX_SAFE_INTEGER),
    phase: readPhase(fields['phase']),
    toAct: readToAct(fields['toAct']),
    santa: readTeam(fields['santa'], 'santa'),
    snowman: readHex(fields['snowman'], 'snowman'),
    left: readWhole(fields['left'], 'left', 0, 2),
    trucks: [readTruck(trucks['green'], 'trucks.green'), readTruck(trucks['red'], 'trucks.red')],
    deck: readList(fields['deck'], 'deck').map((card, i) => readWishlist(card, `deck[${i}]`)),
    drawn: 0,
    winner: fields['winner'] === null ? null : readTeam(fields['winner'], 'winner'),
  };
}

function readTruck(value: Json | undefined, field: string): Truck {
  const fields = readObject(value, field, TRUCK_KEYS);
  const completed = readList(fields['completed'], `${field}.completed`);
  if (completed.length > GOAL) fail(`${field}.completed`, `must have at most ${GOAL} Wishlists`);
  return {
    at: readHex(fields['at'], `${field}.at`),
    facing: readWhole(fields['facing'], `${field}.facing`, 1, 6) as Direction,
    toys: readToys(fields['toys'], `${field}.toys`),
    wishlist: readWishlist(fields['wishlist'], `${field}.wishlist`),
    completed: completed.map((card, i) => readWishlist(card, `${field}.completed[${i}]`)),
    program: readProgram(fields['program'], `${field}.program`),
    played: readWhole(fields['played'], `${field}.played`, 0, PROGRAM_LENGTH),
  };
}

function readObject(
  value: Json | undefined,
  field: string,
  keys: readonly string[],
): Readonly<Record<string, Json>> {
  if (!isJsonObject(value)) return fail(field, 'must be an object');
  for (const key of keys) {
    if (!Object.hasOwn(value, key)) fail(field, `must have the key "${key}"`);
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) fail(field, `must not have the key "${key}"`);
  }
  return value;
}

const readList = (value: Json | undefined, field: string): readonly Json[] =>
  Array.isArray(value) ? value : fail(field, 'must be a list');

function readWhole(value: Json | undefined, field: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value;
  }
  return fail(field, `must be a whole number from ${min} to ${max}`);
}

const readPhase = (value: Json | undefined): Phase =>
  PHASES.find((phase) => phase === value) ?? fail('phase', `must be one of ${PHASES.join(', ')}`);

const readTeam = (value: Json | undefined, field: string): Team =>
  TEAMS.find((team) => TEAM_NAMES[team] === value) ?? fail(field, 'must be "green" or "red"');

function readToAct(value: Json | undefined): readonly Team[] {
  const teams = readList(value, 'toAct').map((team) => readTeam(team, 'toAct'));
  const [first, second] = teams;
  if (first === undefined) return NOBODY;
  if (second === undefined) return only(first);
  return first < second && teams.length === 2 ? TEAMS : fail('toAct', 'must be green before red');
}

function readHex(value: Json | undefined, field: string): Hex {
  const [q, r, ...more] = readList(value, field);
  if (typeof q !== 'number' || typeof r !== 'number' || more.length > 0) {
    return fail(field, 'must be [q, r]');
  }
  const hex = Number.isInteger(q) && Number.isInteger(r) ? hexAt(q, r) : WALL;
  return hex === WALL ? fail(field, 'must be a full hex (WE-2)') : hex;
}

function readToys(value: Json | undefined, field: string): ToyBits {
  const toys = readList(value, field);
  const unknown = toys.find((toy) => !TOYS.includes(toy as Toy));
  if (unknown !== undefined) fail(field, `must hold only ${TOYS.join(', ')}`);
  const bits = toyBits(toys as readonly Toy[]);
  const sorted = toyNames(bits);
  if (toys.length !== sorted.length || toys.some((toy, i) => toy !== sorted[i])) {
    fail(field, 'must list each toy once, sorted by name (WE-51)');
  }
  return bits;
}

function readWishlist(value: Json | undefined, field: string): ToyBits {
  const bits = readToys(value, field);
  return toyNames(bits).length === 3 ? bits : fail(field, 'must have three toys (WE-5)');
}

function readProgram(value: Json | undefined, field: string): Program | null {
  if (value === null) return null;
  const program = readAction(`program ${readList(value, field).join(' ')}`);
  return PROGRAMS.find((each) => each === program) ?? fail(field, 'must be three cards (WE-20)');
}
