/** The canonical full position, keys and order as the rules file has them. */

import type { Json } from '@hearthside/table';
import { cardNames } from './actions.ts';
import { axial } from './board.ts';
import { type Position, TEAM_NAMES, type Truck } from './position.ts';
import { toyNames } from './toys.ts';

export function canonical(position: Position): Json {
  const [green, red] = position.trucks;
  return {
    round: position.round,
    phase: position.phase,
    toAct: position.toAct.map((team) => TEAM_NAMES[team]),
    santa: TEAM_NAMES[position.santa],
    snowman: axial(position.snowman),
    left: position.left,
    trucks: { green: canonicalTruck(green), red: canonicalTruck(red) },
    deck: position.deck.slice(position.drawn).map(toyNames),
    winner: position.winner === null ? null : TEAM_NAMES[position.winner],
  };
}

function canonicalTruck(truck: Truck): Json {
  return {
    at: axial(truck.at),
    facing: truck.facing,
    toys: toyNames(truck.toys),
    wishlist: toyNames(truck.wishlist),
    completed: truck.completed.map(toyNames),
    program: truck.program && cardNames(truck.program),
    played: truck.played,
  };
}
