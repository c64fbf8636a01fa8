/** Rounds in which exactly one of the 120 programs is sure to reach something worth reaching. */

import type { Message, PuzzleMaker, PuzzleTask, RatedTurn, Seat } from '@hearthside/table';
import { legsFrom, poseOf } from '../bot/drives.ts';
import {
  type Action,
  BAYS,
  clone,
  GOAL,
  game,
  type Position,
  type Program,
  rival,
  TEAM_NAMES,
  TEAMS,
  type Team,
  toyBit,
  toyNames,
} from '../rules/index.ts';
import { goalOf, toyOf } from './judge.ts';

export const maker: PuzzleMaker<Position> = {
  tables: [
    { options: {}, players: ['medium', 'medium'] },
    { options: {}, players: ['easy', 'medium'] },
    { options: {}, players: ['medium', 'easy'] },
  ],
  tasks(position, locked) {
    if (position.phase !== 'program' || position.toAct.length < TEAMS.length) return [];
    return TEAMS.flatMap((team) => {
      const theirs = locked.get(rival(team)) as Program | undefined;
      return theirs ? tasksFor(position, team, theirs) : [];
    });
  },
  mostPositions: 200,
  margin: () => 1 / 6,
  least: () => 1,
  isAllOrNothing: () => true,
  isGood: () => true,
  grade(task, turns) {
    const alone = worksAlone(task);
    const [best] = turns as [RatedTurn];
    // What nobody would find without the others on the road is hardest.
    if (goalOf(task) === 'stop' || !alone(best)) return 3;
    return turns.some((turn) => turn !== best && alone(turn)) ? 2 : 1;
  },
  tempting(task, [best, ...others]) {
    const luckiest = others[0] as RatedTurn;
    const inOrder = others.find((turn) => isReordered(turn, best as RatedTurn));
    return others.find(worksAlone(task)) ?? (luckiest.worth > 0 ? luckiest : (inOrder ?? luckiest));
  },
};

function tasksFor(position: Position, team: Team, theirs: Program): PuzzleTask[] {
  const start = clone(position);
  game.play(start, rival(team), theirs);
  const { completed, wishlist, toys } = start.trucks[team];
  const other = TEAM_NAMES[rival(team)];
  const isLast = completed.length === GOAL - 1;
  const goals: Message[] = [
    { key: isLast ? 'win' : 'deliver' },
    { key: 'stop', values: { seat: other } },
    ...toyNames(wishlist & ~toys).map((toy) => ({ key: 'load', values: { toy } })),
  ];
  return goals
    .map((goal) => ({ goal, seat: team as Seat, start, known: [theirs] }))
    .filter((task) => goalOf(task) !== 'stop' || deliversAlone(start, rival(team), theirs));
}

/** The same three cards, but not in that order. */
function isReordered(one: RatedTurn, other: RatedTurn): boolean {
  const [these, those] = [one, other].map(({ actions }) => (actions[0] as Program).cards);
  return these?.every((card) => those?.includes(card)) ?? false;
}

/** Would the program reach the goal if the truck had the warehouse to itself? */
function worksAlone(task: PuzzleTask): (turn: RatedTurn) => boolean {
  const start = task.start as Position;
  const team = task.seat as Team;
  return ({ actions }) => {
    const program = actions[0] as Action as Program;
    if (goalOf(task) === 'stop') return false;
    if (goalOf(task) !== 'load') return deliversAlone(start, team, program);
    return (driveAlone(start, team, program).toys & toyBit(toyOf(task))) !== 0;
  };
}

function deliversAlone(start: Position, team: Team, program: Program): boolean {
  const { wishlist, toys } = start.trucks[team];
  const { toysAtBay } = driveAlone(start, team, program);
  return toysAtBay >= 0 && (wishlist & ~toys & ~toysAtBay) === 0;
}

function driveAlone(start: Position, team: Team, program: Program) {
  const legs = legsFrom(poseOf(start.trucks[team]), start.stocks, BAYS[team]);
  const leg = legs.find(({ programs }) => programs.includes(program));
  if (!leg) throw new Error('a program that drives nowhere');
  return leg;
}
