/** Positions for tests: say what matters, the rest is a game just set up. */

import { CHANCE, seededDice } from '@hearthside/table';
import { readAction } from '../actions.ts';
import { type Direction, type Hex, hexAt, type StockDistance, WALL } from '../board.ts';
import type { WarehouseEvent } from '../events.ts';
import { game } from '../index.ts';
import { type Position, TEAM_NAMES, type Team, type TeamName } from '../position.ts';
import { type Toy, type ToyBits, toyBits, WISHLISTS } from '../toys.ts';

interface TruckSituation {
  readonly at?: Hex;
  readonly facing?: Direction;
  readonly toys?: readonly Toy[];
  readonly wishlist?: readonly Toy[];
  /** How many Wishlists are completed. */
  readonly completed?: number;
  /** `L1 F2 R1` */
  readonly program?: string;
}

interface Situation {
  readonly stocks?: StockDistance;
  readonly santa?: TeamName;
  readonly snowman?: Hex;
  readonly green?: TruckSituation;
  readonly red?: TruckSituation;
}

/** The hex at these coordinates; a test that names a wall is wrong. */
export function at(q: number, r: number): Hex {
  const hex = hexAt(q, r);
  if (hex === WALL) throw new RangeError(`[${q}, ${r}] is a wall`);
  return hex;
}

/** Snowman out of the way in the far north, no toy aboard, green has Santa. */
export function position(situation: Situation = {}): Position {
  const start = game.setup({ stocks: situation.stocks ?? 2 }, seededDice('situation'));
  const given = TEAM_NAMES.map((name) => toyBits(situation[name]?.wishlist ?? []));
  const free = WISHLISTS.filter((card) => !given.includes(card));
  const wanted = given.map((card, i) => card || (free[i] as ToyBits));
  const deck = WISHLISTS.filter((card) => !wanted.includes(card));
  const result: Position = {
    ...start,
    santa: TEAM_NAMES.indexOf(situation.santa ?? 'green') as Team,
    snowman: situation.snowman ?? at(2, -4),
    deck,
  };
  TEAM_NAMES.forEach((name, i) => {
    const truck = result.trucks[i as Team];
    const { at, facing, toys = [], completed = 0 } = situation[name] ?? {};
    truck.at = at ?? truck.at;
    truck.facing = facing ?? truck.facing;
    truck.toys = toyBits(toys);
    truck.wishlist = wanted[i] as ToyBits;
    // From the deck's end, so that every card stays in one place.
    truck.completed = Array.from({ length: completed }, () => deck.pop() as ToyBits);
  });
  TEAM_NAMES.forEach((name, i) => {
    const program = situation[name]?.program;
    if (program) act(result, TEAM_NAMES[i as Team], `program ${program}`);
  });
  return result;
}

/** Plays an action given in notation after asking whether it is allowed; gives what happened. */
export function act(
  position: Position,
  by: TeamName | 'chance',
  text: string,
): readonly WarehouseEvent[] {
  const action = readAction(text);
  if (!action) throw new Error(`no action: ${text}`);
  const seat = by === 'chance' ? CHANCE : TEAM_NAMES.indexOf(by);
  const allowed = seat === CHANCE ? game.chance(position) : game.legal(position, seat);
  if (!allowed.includes(action)) throw new Error(`${by} may not ${text} now`);
  const events: WarehouseEvent[] = [];
  game.play(position, seat, action, (event) => events.push(event));
  return events;
}

/** Rolls the die; several numbers are several rolls, one after the other. */
export function roll(position: Position, ...numbers: readonly number[]): WarehouseEvent[] {
  return numbers.flatMap((number) => act(position, 'chance', `roll ${number}`));
}

/** What a seat may do, in notation, sorted. */
export const mayDo = (position: Position, by: TeamName): string[] =>
  game
    .legal(position, TEAM_NAMES.indexOf(by))
    .map((action) => game.writeAction(action))
    .sort();

export const typesOf = (events: readonly WarehouseEvent[]): string[] =>
  events.map((event) => event.type);
