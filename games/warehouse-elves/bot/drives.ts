/**
 * What each program does to a truck that has the warehouse to itself: where it ends, and which
 * hexes it enters on the way. Worked out once for all poses; everything slower builds on it.
 */

import {
  ABOUT_TURN,
  DIRECTIONS,
  type Direction,
  HEXES,
  type Hex,
  neighbour,
  PROGRAMS,
  type Program,
  turned,
  type Vehicle,
  WALL,
} from '../rules/index.ts';

/** Where a truck stands and faces, in one number. */
export type Pose = number;
export const POSES = HEXES.length * DIRECTIONS.length;
export const poseOf = ({ at, facing }: Vehicle): Pose => at * 6 + facing - 1;
const hexOfPose = (pose: Pose): Hex => Math.floor(pose / 6);
const facingOfPose = (pose: Pose): Direction => ((pose % 6) + 1) as Direction;

/** A hex that a program enters, and on which of its cards, from 0. */
interface Entered {
  readonly hex: Hex;
  readonly card: number;
}

/** All programs that come to the same count as one. */
export interface Drive {
  readonly end: Pose;
  readonly entered: readonly Entered[];
  readonly programs: readonly Program[];
}

const DRIVES: (readonly Drive[] | undefined)[] = [];

/** The different drives from a pose, with no other truck and no Snowman about. */
export function drivesFrom(pose: Pose): readonly Drive[] {
  const known = DRIVES[pose];
  if (known) return known;
  const byResult = new Map<string, { end: Pose; entered: Entered[]; programs: Program[] }>();
  for (const program of PROGRAMS) {
    const { end, entered } = drive(pose, program);
    const key = `${end} ${entered.map(({ hex, card }) => `${hex}/${card}`).join(' ')}`;
    const same = byResult.get(key);
    if (same) same.programs.push(program);
    else byResult.set(key, { end, entered, programs: [program] });
  }
  const drives = [...byResult.values()];
  DRIVES[pose] = drives;
  return drives;
}

function drive(pose: Pose, { cards }: Program): { end: Pose; entered: Entered[] } {
  let at = hexOfPose(pose);
  let facing = facingOfPose(pose);
  const entered: Entered[] = [];
  cards.forEach(({ turn, hexes }, card) => {
    facing = turned(facing, turn);
    for (let left = hexes; left > 0; left--) {
      const to = neighbour(at, facing);
      if (to === WALL) {
        // WE-32
        facing = turned(facing, ABOUT_TURN);
        break;
      }
      at = to;
      entered.push({ hex: to, card });
    }
  });
  return { end: poseOf({ at, facing }), entered };
}
