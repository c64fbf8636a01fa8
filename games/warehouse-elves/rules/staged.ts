/** A moment of a game set up for a picture or a question, and what the rules make of it. */

import { CHANCE, seededDice } from '@hearthside/table';
import { readAction } from './actions.ts';
import { type Axial, type Direction, type Hex, hexAt, WALL } from './board.ts';
import type { WarehouseEvent } from './events.ts';
import { game } from './index.ts';
import { clone, GREEN, type Position, RED, TEAM_NAMES, type TeamName } from './position.ts';
import { type Toy, toyBits } from './toys.ts';

export interface StagedTruck {
  readonly at: Axial;
  readonly facing: Direction;
  readonly toys?: readonly Toy[];
  readonly wishlist?: readonly Toy[];
}

export interface Stage {
  readonly green: StagedTruck;
  readonly red: StagedTruck;
  readonly snowman: Axial;
}

/** Green has Santa, and nobody has chosen cards yet. */
export function staged({ green, red, snowman }: Stage): Position {
  const position = game.setup({ stocks: 2 }, seededDice('picture'));
  position.santa = GREEN;
  position.snowman = hexOf(snowman);
  for (const [team, given] of [
    [GREEN, green],
    [RED, red],
  ] as const) {
    const truck = position.trucks[team];
    truck.at = hexOf(given.at);
    truck.facing = given.facing;
    truck.toys = toyBits(given.toys ?? []);
    if (given.wishlist) truck.wishlist = toyBits(given.wishlist);
  }
  return position;
}

function hexOf([q, r]: Axial): Hex {
  const hex = hexAt(q, r);
  if (hex === WALL) throw new RangeError(`[${q}, ${r}] is a wall`);
  return hex;
}

/** A consequence, and the position as it was just then. */
export interface Moment {
  readonly event: WarehouseEvent;
  readonly position: Position;
}

/** Plays what each team or the die does, in notation; every consequence in order. */
export function moments(
  position: Position,
  ...acts: readonly (readonly [by: TeamName | 'die', text: string])[]
): Moment[] {
  const found: Moment[] = [];
  for (const [by, text] of acts) {
    const action = readAction(text);
    const seat = by === 'die' ? CHANCE : TEAM_NAMES.indexOf(by);
    const allowed = by === 'die' ? game.chance(position) : game.legal(position, seat);
    if (!action || !allowed.includes(action)) throw new Error(`${by} may not ${text} now`);
    game.play(position, seat, action, (event) => found.push({ event, position: clone(position) }));
  }
  return found;
}
