/**
 * The path that cards would drive if nothing but this truck and the Snowman moved: for
 * the board to draw as a ghost while a player is choosing.
 */

import { type Axial, axial, DIRECTIONS, type Direction, hexAt } from './board.ts';
import { type Card, type CardName, cardNamed } from './cards.ts';
import { driveOneHex, turnTruck } from './driving.ts';
import type { Obstacle } from './events.ts';
import { type Scene, TEAM_NAMES, type Team, type TeamName } from './position.ts';
import { moveSnowman } from './snowman.ts';
import type { View } from './view.ts';

/** One turn, one hex or one bump, and how the truck stands after it. */
export interface PlannedStep {
  /** Which of the cards, from 0. */
  readonly card: number;
  readonly kind: 'turn' | 'drive' | 'bump';
  /** What a bump is into; null otherwise. */
  readonly into: Obstacle | null;
  readonly at: Axial;
  readonly facing: Direction;
}

export interface DrivePlan {
  /** The drive with a Snowman who stays where he is now. */
  readonly steps: readonly PlannedStep[];
  /** How many of the first steps no roll can change; the Snowman's doubt begins after them. */
  readonly certain: number;
}

/** What `cards`, still to be turned over, would make of the truck of `team` as it stands in `view`. */
export function planDrive(view: View, team: TeamName, cards: readonly CardName[]): DrivePlan {
  const deck = cards.map((name) => cardNamed(name) as Card);
  const seat = TEAM_NAMES.indexOf(team) as Team;
  const steps = drive(sceneOf(view), seat, deck, []);
  // WE-21: the round's roll comes before the first card.
  const roundRollDue = view.phase === 'program' || (view.phase === 'roll' && view.left === 0);
  let certain = steps.length;
  for (const [first, second] of rollPairs()) {
    const scene = sceneOf(view);
    if (roundRollDue) moveSnowman(scene, first, undefined);
    const rolled = drive(scene, seat, deck, [second]);
    certain = Math.min(certain, sharedSteps(steps, rolled));
  }
  return { steps, certain };
}

const hexOf = ([q, r]: Axial) => hexAt(q, r);

function sceneOf({ snowman, trucks: { green, red } }: View): Scene {
  return {
    snowman: hexOf(snowman),
    trucks: [
      { at: hexOf(green.at), facing: green.facing },
      { at: hexOf(red.at), facing: red.facing },
    ],
  };
}

/** The round's roll and that of the one card that rolls. */
const rollPairs = (): (readonly [Direction, Direction])[] =>
  DIRECTIONS.flatMap((first) => DIRECTIONS.map((second) => [first, second] as const));

/** Carries out the cards; those that roll get `rolls` in turn, or none when these are used up. */
function drive(
  scene: Scene,
  team: Team,
  cards: readonly Card[],
  rolls: readonly Direction[],
): PlannedStep[] {
  const steps: PlannedStep[] = [];
  const truck = scene.trucks[team];
  const note = (card: number, kind: PlannedStep['kind'], into: Obstacle | null) =>
    steps.push({ card, kind, into, at: axial(truck.at), facing: truck.facing });
  const due = [...rolls];
  cards.forEach((card, i) => {
    if (card.turn !== 0) {
      turnTruck(scene, team, card, undefined);
      note(i, 'turn', null);
    }
    const roll = card.rolls ? due.shift() : undefined;
    if (roll !== undefined) moveSnowman(scene, roll, undefined);
    for (let left = card.hexes; left > 0; left--) {
      const into = driveOneHex(scene, team, undefined);
      note(i, into ? 'bump' : 'drive', into);
      if (into) break;
    }
  });
  return steps;
}

/** How many steps from the first on are the same in both. */
function sharedSteps(one: readonly PlannedStep[], other: readonly PlannedStep[]): number {
  const same = (a: PlannedStep, b: PlannedStep | undefined): boolean =>
    a.card === b?.card &&
    a.kind === b.kind &&
    a.into === b.into &&
    a.at === b.at &&
    a.facing === b.facing;
  const different = one.findIndex((step, i) => !same(step, other[i]));
  return different < 0 ? one.length : different;
}
