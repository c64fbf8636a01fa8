/**
 * What each program does to a truck that has the warehouse to itself: where it ends, what it comes by
 * and when it is home. Worked out once for all poses; everything slower builds on it.
 */

import {
  ABOUT_TURN,
  DIRECTIONS,
  type Direction,
  HEXES,
  type Hex,
  neighbour,
  PROGRAM_LENGTH,
  PROGRAMS,
  type Program,
  type StockDistance,
  stockAt,
  type ToyBits,
  turned,
  type Vehicle,
  WALL,
} from '../rules/index.ts';

/** Where a truck stands and faces, in one number. */
export type Pose = number;
export const POSES = HEXES.length * DIRECTIONS.length;
export const poseOf = ({ at, facing }: Vehicle): Pose => at * 6 + facing - 1;

/** All programs that come to the same count as one. */
export interface Leg {
  readonly programs: readonly Program[];
  readonly end: Pose;
  /** Toys of the Stock hexes on the way, before and after the first time over the bay. */
  readonly toys: ToyBits;
  /** Toys gathered when the bay is entered for the last time, or -1: it is not entered. */
  readonly toysAtBay: number;
  /** The share of a round that has passed when the bay is entered for the last time. */
  readonly untilBay: number;
}

/** The different drives from a pose while nothing else moves; what stands in the way is as good as a wall. */
export function legsFrom(
  pose: Pose,
  stocks: StockDistance,
  bay: Hex,
  inTheWay: readonly Hex[] = [],
): Leg[] {
  const legs = new Map<number, Leg & { readonly programs: Program[] }>();
  for (const program of PROGRAMS) {
    const { end, toys, toysAtBay, cardAtBay } = drive(pose, program, stocks, bay, inTheWay);
    const key = ((end * 32 + toys) * 33 + toysAtBay + 1) * 4 + cardAtBay;
    const same = legs.get(key);
    if (same) same.programs.push(program);
    else {
      const untilBay = cardAtBay === 0 ? 1 : cardAtBay / PROGRAM_LENGTH;
      legs.set(key, { programs: [program], end, toys, toysAtBay, untilBay });
    }
  }
  return [...legs.values()];
}

function drive(
  pose: Pose,
  { cards }: Program,
  stocks: StockDistance,
  bay: Hex,
  inTheWay: readonly Hex[],
) {
  let at = Math.floor(pose / 6);
  let facing = ((pose % 6) + 1) as Direction;
  let toys = 0;
  let toysAtBay = -1;
  let cardAtBay = 0;
  for (let card = 0; card < PROGRAM_LENGTH; card++) {
    const { turn, hexes } = cards[card] as Program['cards'][number];
    facing = turned(facing, turn);
    for (let left = hexes; left > 0; left--) {
      const to = neighbour(at, facing);
      if (to === WALL || inTheWay.includes(to)) {
        // WE-32, WE-33
        facing = turned(facing, ABOUT_TURN);
        break;
      }
      at = to;
      toys |= stockAt(stocks, to);
      if (to === bay) {
        toysAtBay = toys;
        cardAtBay = card + 1;
      }
    }
  }
  return { end: at * 6 + facing - 1, toys, toysAtBay, cardAtBay };
}
