/** The rounds of a game as everybody at the table saw them: how things stood, and what both drove. */

import type { SeenStep } from '@hearthside/table';
import {
  type Axial,
  BAYS,
  type CardName,
  CENTRE,
  FIRST_FACING,
  type Hex,
  hexAt,
  PROGRAM_LENGTH,
  PROGRAMS,
  programOf,
  TEAM_NAMES,
  type Team,
  type TeamName,
  type ToyBits,
  toyBit,
  toyBits,
  type Vehicle,
  type View,
  type WarehouseEvent,
} from '../rules/index.ts';

/** What everybody knows of a truck. */
export interface TruckSeen extends Vehicle {
  toys: ToyBits;
  completed: readonly ToyBits[];
  /** Toys that it passed by and left since its Wishlist was drawn. */
  leftAlone: ToyBits;
}

/** How things stood when both locked in. */
export interface Scene {
  readonly trucks: readonly [TruckSeen, TruckSeen];
  readonly snowman: Hex;
}

export interface RoundSeen extends Scene {
  readonly santa: Team;
  /** By number; null where not all three cards were turned over in sight. */
  readonly programs: readonly [number | null, number | null];
}

export interface RoundsSeen {
  /** Those that are over. */
  readonly rounds: readonly RoundSeen[];
  readonly now: Scene;
}

/** As `roundsSeen`, but no rounds where the game did not begin with its set-up: nobody saw how things stood then. */
export function theirRounds(steps: readonly SeenStep[], view: View): RoundsSeen {
  const { rounds, now } = roundsSeen(steps);
  const isTrue = TEAM_NAMES.every((name, team) => {
    const { at, facing, toys, completed } = view.trucks[name];
    const seen = now.trucks[team as Team];
    return (
      seen.at === hexOf(at) &&
      seen.facing === facing &&
      seen.toys === toyBits(toys) &&
      seen.completed.length === completed.length
    );
  });
  return { rounds: isTrue ? rounds : [], now };
}

/** Follows the game from its set-up on. */
export function roundsSeen(steps: readonly SeenStep[]): RoundsSeen {
  const rounds: RoundSeen[] = [];
  const now = { trucks: [newTruck(0), newTruck(1)] as const, snowman: CENTRE };
  let start = sceneOf(now);
  let cards: readonly [CardName[], CardName[]] = [[], []];
  for (const { events } of steps) {
    for (const event of events as readonly WarehouseEvent[]) {
      if (event.type === 'turn-over') cards[teamOf(event.seat)].push(event.card);
      else if (event.type === 'pass-santa') {
        const programs = [numberOf(cards[0]), numberOf(cards[1])] as const;
        rounds.push({ ...start, santa: teamOf(event.seat), programs });
        start = sceneOf(now);
        cards = [[], []];
      } else follow(now, event);
    }
  }
  return { rounds, now };
}

interface Moving {
  readonly trucks: readonly [TruckSeen, TruckSeen];
  snowman: Hex;
}

function follow(scene: Moving, event: WarehouseEvent): void {
  if (event.type === 'snowman-moves') scene.snowman = hexOf(event.to);
  if (!('seat' in event)) return;
  const truck = scene.trucks[teamOf(event.seat)];
  switch (event.type) {
    case 'turn':
    case 'bump':
      truck.facing = event.to;
      break;
    case 'drive':
    case 'push':
      truck.at = hexOf(event.to);
      break;
    case 'load':
      truck.toys |= toyBit(event.toy);
      break;
    case 'take':
      truck.toys |= toyBit(event.toy);
      scene.trucks[teamOf(event.rival)].toys &= ~toyBit(event.toy);
      break;
    case 'leave-stock':
      truck.leftAlone |= toyBit(event.toy);
      break;
    case 'complete':
      truck.toys &= ~toyBits(event.toys);
      truck.completed = [...truck.completed, toyBits(event.toys)];
      truck.leftAlone = 0;
      break;
  }
}

function newTruck(team: Team): TruckSeen {
  return { at: BAYS[team], facing: FIRST_FACING[team], toys: 0, completed: [], leftAlone: 0 };
}

function sceneOf({ trucks: [green, red], snowman }: Moving): Scene {
  return { trucks: [{ ...green }, { ...red }], snowman };
}

function numberOf(cards: readonly CardName[]): number | null {
  if (cards.length < PROGRAM_LENGTH) return null;
  const [first, second, third] = cards as readonly [CardName, CardName, CardName];
  return PROGRAMS.indexOf(programOf([first, second, third]));
}

const teamOf = (name: TeamName): Team => TEAM_NAMES.indexOf(name) as Team;
const hexOf = ([q, r]: Axial): Hex => hexAt(q, r);
