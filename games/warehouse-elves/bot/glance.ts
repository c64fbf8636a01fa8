/** How a beginner plans: towards the next thing it needs, with no thought for what comes after. */

import { bestFirst, type RatedChoice } from '@hearthside/search';
import type { Dice } from '@hearthside/table';
import {
  axial,
  BAYS,
  game,
  HEXES,
  type Hex,
  type Position,
  rival,
  type StockDistance,
  stockAt,
  type Team,
  type ToyBits,
  toyNames,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { type Leg, poseOf } from './drives.ts';

/** A toy that is fetched counts as much as so many hexes on the way to the next. */
const FETCHED = 8;
const HOME = 30;
/** Out of a hundred programs so many do not come to its mind. */
const OVERLOOKED = 85;

/** Programs by how far they bring the truck, in hexes, the best first. */
export function glance(position: Position, team: Team, dice: Dice): RatedChoice[] {
  const { stocks, trucks } = position;
  const truck = trucks[team];
  const missing = truck.wishlist & ~truck.toys;
  const blocked = [position.snowman, trucks[rival(team)].at];
  const rated = distancesOf(stocks, team)
    .legs(poseOf(truck))
    .flatMap((leg) => {
      const value = progress(leg, missing, stocks, team, blocked);
      return leg.programs.map((program) => ({ action: game.writeAction(program), value }));
    });
  const noticed = rated.filter(() => dice.below(100) >= OVERLOOKED);
  return bestFirst(noticed.length > 0 ? noticed : rated);
}

function progress(
  { end, toys, toysAtBay }: Leg,
  missing: ToyBits,
  stocks: StockDistance,
  team: Team,
  blocked: readonly Hex[],
): number {
  if (toysAtBay >= 0 && (missing & ~toysAtBay) === 0) return HOME;
  const left = missing & ~toys;
  const at = Math.floor(end / 6);
  const goals = left === 0 ? [BAYS[team]] : stocksOf(stocks, left);
  const steps = Math.min(...goals.map((goal) => hexesBetween(at, goal)));
  const inTheWay = blocked.includes(at) ? 1 : 0;
  return FETCHED * toyNames(missing & toys).length - steps - inTheWay;
}

const stocksOf = (stocks: StockDistance, toys: ToyBits): Hex[] =>
  HEXES.flatMap((_, hex) => ((stockAt(stocks, hex) & toys) !== 0 ? [hex] : []));

function hexesBetween(one: Hex, other: Hex): number {
  const [[q, r], [toQ, toR]] = [axial(one), axial(other)];
  const [dq, dr] = [toQ - q, toR - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
