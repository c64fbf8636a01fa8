/** Rounds played out for thinking: dice from a source, and plain sensible answers on the way. */

import { CHANCE, type Dice } from '@hearthside/table';
import {
  type Action,
  game,
  LOAD,
  offer,
  PASS,
  type Position,
  type Program,
  ROLLS,
  rival,
  type Team,
  takeOrPass,
  toyBit,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { type Leg, poseOf } from './drives.ts';

/** Locks both programs in and carries out the round. */
export function playRound(
  position: Position,
  programs: readonly [Program, Program],
  dice: Dice,
): void {
  if (position.trucks[0].program === null) game.play(position, 0, programs[0]);
  if (position.trucks[1].program === null) game.play(position, 1, programs[1]);
  finishRound(position, dice);
}

/** Plays on until programs are due again or somebody has won. */
export function finishRound(position: Position, dice: Dice): void {
  for (;;) {
    switch (position.phase) {
      case 'roll':
        game.play(position, CHANCE, ROLLS[dice.below(6)] as Action);
        break;
      case 'load':
        game.play(position, position.toAct[0] as Team, LOAD);
        break;
      case 'take': {
        const team = position.toAct[0] as Team;
        game.play(position, team, bestTake(position, team));
        break;
      }
      default:
        return;
    }
  }
}

/** What one misses oneself, else what the rival needs, else anything. */
function bestTake(position: Position, team: Team): Action {
  const toys = offer(position, team);
  const missing = position.trucks[team].wishlist & toys;
  const theirs = position.trucks[rival(team)].wishlist & toys;
  const wanted = missing || theirs || toys;
  const take = takeOrPass(toys).find(
    (action) => action.kind === 'take' && (toyBit(action.toy) & wanted) !== 0,
  );
  return take ?? PASS;
}

/** The drive that brings the truck nearest to home when left alone; which program of it, the dice say. */
export function greedyProgram(position: Position, team: Team, dice: Dice): Program {
  const truck = position.trucks[team];
  const distances = distancesOf(position.stocks, team);
  const missing = truck.wishlist & ~truck.toys;
  let best: Leg | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const leg of distances.legs(poseOf(truck))) {
    const rounds = distances.roundsBy(leg, missing);
    if (rounds < fewest) {
      fewest = rounds;
      best = leg;
    }
  }
  const { programs } = best as Leg;
  return programs[dice.below(programs.length)] as Program;
}

/** A program and how many rounds home it promises a truck that is left alone. */
export interface Option {
  readonly program: Program;
  readonly rounds: number;
}

/** The most promising programs, at most two that would drive the same way. */
export function shortlist(position: Position, team: Team, most: number, dice: Dice): Option[] {
  const truck = position.trucks[team];
  const distances = distancesOf(position.stocks, team);
  const missing = truck.wishlist & ~truck.toys;
  const legs = distances
    .legs(poseOf(truck))
    .map((leg) => ({ leg, rounds: distances.roundsBy(leg, missing) }))
    .sort((one, other) => one.rounds - other.rounds);
  const options: Option[] = [];
  for (const { leg, rounds } of legs) {
    const { programs } = leg;
    const first = dice.below(programs.length);
    options.push({ program: programs[first] as Program, rounds });
    if (programs.length > 1) {
      const second = (first + 1 + dice.below(programs.length - 1)) % programs.length;
      options.push({ program: programs[second] as Program, rounds });
    }
    if (options.length >= most) break;
  }
  return options.slice(0, most);
}
