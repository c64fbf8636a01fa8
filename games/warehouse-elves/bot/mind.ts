import {
  bestFirst,
  type Mind,
  pickBest,
  pickWithSlips,
  type Question,
  type Weighed,
} from '@hearthside/search';
import { CHANCE, type Dice, pick } from '@hearthside/table';
import {
  type Action,
  game,
  LOAD,
  PASS,
  type Position,
  type Program,
  rival,
  type Team,
  type View,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { drivesFrom, poseOf } from './drives.ts';
import { winChance } from './value.ts';

const CANDIDATES = 20;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 10 },
    medium: { iterations: 60 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.01, good: 0.04, fair: 0.1 },
  weigh(question) {
    return question.view.phase === 'program' ? weighPrograms(question) : weighAnswers(question);
  },
  choose(weighed, { level, dice }) {
    if (level === 'easy') return pickWithSlips(weighed, 0.05, 0.25, dice);
    if (level === 'medium') return pickWithSlips(weighed, 0.015, 0.1, dice);
    return pickBest(weighed, dice);
  },
  explain: () => ({ key: 'nearest' }),
};

function weighAnswers({ view, turn, dice, clock }: Question<View>): Weighed[] {
  const team = turn.seat as Team;
  const sums = turn.legal.map(() => 0);
  let rounds = 0;
  while (rounds < 20 && clock.goOn()) {
    rounds++;
    const world = game.imagine(view, dice);
    turn.legal.forEach((text, i) => {
      const after = game.clone(world);
      game.play(after, team, game.readAction(text) as Action);
      finishRound(after, dice);
      sums[i] = (sums[i] as number) + winChance(after, team);
    });
  }
  return bestFirst(
    turn.legal.map((action, i) => ({ action, value: (sums[i] as number) / rounds })),
  );
}

function weighPrograms({ view, turn, dice, clock }: Question<View>): Weighed[] {
  const team = turn.seat as Team;
  const first = game.imagine(view, dice);
  const candidates = shortlist(first, team);
  const sums = candidates.map(() => 0);
  let rounds = 0;
  while (clock.goOn()) {
    rounds++;
    const world = game.imagine(view, dice);
    const theirs = pick(shortlist(world, rival(team)).slice(0, 6), dice);
    candidates.forEach((program, i) => {
      const after = game.clone(world);
      after.trucks[rival(team)].program = null;
      game.play(after, team, program);
      game.play(after, rival(team), theirs);
      finishRound(after, dice);
      sums[i] = (sums[i] as number) + winChance(after, team);
    });
  }
  return bestFirst(
    candidates.map((program, i) => ({
      action: game.writeAction(program),
      value: (sums[i] as number) / rounds,
    })),
  );
}

/** The programs that would bring this truck nearest to home if it were alone. */
function shortlist(position: Position, team: Team): Program[] {
  const truck = position.trucks[team];
  const distances = distancesOf(position.stocks, team);
  const missing = truck.wishlist & ~truck.toys;
  return drivesFrom(poseOf(truck))
    .flatMap(({ end, programs }) => [
      { program: programs[0] as Program, rounds: distances.rounds(end, missing) },
    ])
    .sort((one, other) => one.rounds - other.rounds)
    .slice(0, CANDIDATES)
    .map(({ program }) => program);
}

/** Plays on with rolls from `dice` and the usual answers until programs are due again. */
function finishRound(position: Position, dice: Dice): void {
  while (position.phase !== 'program' && position.phase !== 'over') {
    if (position.phase === 'roll') {
      game.play(position, CHANCE, pick(game.chance(position), dice));
      continue;
    }
    const team = position.toAct[0] as Team;
    if (position.phase === 'load') game.play(position, team, LOAD);
    else game.play(position, team, game.legal(position, team)[0] ?? PASS);
  }
}
