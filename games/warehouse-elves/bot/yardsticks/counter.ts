/**
 * The best answer to master by somebody who knows its code: for every Wishlist that master may have it
 * works out how master would mix its programs, and drives what does best against all of that. It shows
 * how much master gives away by being what it is. Somebody sly does so only when it pays.
 */

import { type Budget, Clock, type RatedChoice } from '@hearthside/search';
import { type Dice, type Player, type SeenStep, seededDice, shuffled } from '@hearthside/table';
import {
  type Action,
  type Direction,
  game,
  type Position,
  PROGRAMS,
  type Program,
  rival,
  type Team,
  toyBit,
  type View,
} from '../../rules/index.ts';
import { duel } from '../duel.ts';
import { guessWishlist, withWishlist } from '../guess.ts';
import { MASTER } from '../mind.ts';
import { numberOf } from '../programs.ts';
import { QuickRound, type Rolls } from '../quick-round.ts';
import { theirRounds } from '../rounds-seen.ts';
import { raceOf } from '../value.ts';

/** What it grants the master in its head, unless told. */
const USUAL: Budget = { iterations: 100 };
/** Wishlists that are less likely than this are not thought about. */
const UNLIKELY = 0.04;
/** Rounds imagined against the mix, for all Wishlists together: a few for each that master gets, up to so many. */
const WORLDS = { each: 5, most: 120 };
/** So much more of a chance to win makes somebody sly show that it reads our mind. */
const WORTH_SHOWING = 0.02;

export const counterOf = (seed: string, budget?: Budget): Player => readerOf(seed, null, budget);

/** Passes for `habit`: drives as that one would, unless the best answer is worth a good deal more. */
export const slyOf = (habit: Player, seed: string, budget?: Budget): Player =>
  readerOf(seed, habit, budget);

function readerOf(seed: string, habit: Player | null, budget: Budget = USUAL): Player {
  const dice = seededDice(seed);
  const steps: SeenStep[] = [];
  return {
    notice(step) {
      steps.push(step);
    },
    async choose(turn) {
      const view = turn.view as View;
      const team = turn.seat as Team;
      const position = game.imagine(view, dice);
      if (position.phase !== 'program') {
        return game.writeAction(answerOf(game.legal(position, team), position, team));
      }
      const worth = worthByProgram(view, team, steps, budget, dice);
      const most = Math.max(...worth);
      const answer = game.writeAction(PROGRAMS[worth.indexOf(most)] as Program);
      const usual = (await habit?.choose(turn)) ?? answer;
      return most - (worth[programNumber(usual)] as number) < WORTH_SHOWING ? usual : answer;
    },
  };
}

/** Loads, and takes what it needs. */
function answerOf(legal: readonly Action[], { trucks }: Position, team: Team): Action {
  const needed = legal.find(
    (each) => each.kind === 'take' && (trucks[team].wishlist & toyBit(each.toy)) !== 0,
  );
  return needed ?? (legal[0] as Action);
}

const programNumber = (action: string): number => numberOf(game.readAction(action) as Program);

/** What each of our programs is worth against all that master may drive now. */
function worthByProgram(
  view: View,
  team: Team,
  steps: readonly SeenStep[],
  budget: Budget,
  dice: Dice,
): Float64Array {
  const sums = new Float64Array(PROGRAMS.length);
  const base = game.imagine(view, dice);
  base.trucks[rival(team)].program = null;
  for (const { wishlist, likely } of guessWishlist(view, rival(team), theirRounds(steps, view))) {
    if (likely < UNLIKELY) continue;
    const world = withWishlist(base, rival(team), wishlist);
    const mix = masterMix(world, rival(team), steps, budget, dice);
    addRounds(sums, world, team, mix, likely, worldsFor(budget) * likely, dice);
  }
  return sums;
}

const worldsFor = ({ iterations = WORLDS.most }: Budget): number =>
  Math.min(WORLDS.most, WORLDS.each * iterations);

/** How master would choose in this world, from what it sees of it. */
function masterMix(
  world: Position,
  team: Team,
  steps: readonly SeenStep[],
  budget: Budget,
  dice: Dice,
): RatedChoice[] {
  const view = game.view(world, team);
  const legal = game.legal(world, team).map((action) => game.writeAction(action));
  const turn = { seat: team, view, legal, n: 0 };
  const clock = new Clock(budget);
  const decision = {
    turn,
    view,
    steps,
    level: 'master' as const,
    dice,
    clock,
    also: null,
    alsoPlan: [],
  };
  return duel(decision, MASTER).filter(({ share = 0 }) => share > 0);
}

function addRounds(
  sums: Float64Array,
  world: Position,
  team: Team,
  mix: readonly RatedChoice[],
  likely: number,
  rounds: number,
  dice: Dice,
): void {
  const race = raceOf(world.stocks);
  const [start, after] = [new QuickRound(world.stocks), new QuickRound(world.stocks)];
  start.set(world);
  const total = mix.reduce((sum, { share = 0 }) => sum + share, 0);
  const worlds = Math.max(2, Math.round(rounds));
  for (let n = 0; n < worlds; n++) {
    const rolls = [0, 0, 0].map(() => (dice.below(6) + 1) as Direction) as unknown as Rolls;
    start.draws = shuffled(start.draws, dice);
    for (const { action, share = 0 } of mix) {
      const theirs = programNumber(action);
      for (let ours = 0; ours < PROGRAMS.length; ours++) {
        after.copy(start);
        after.playAs(team, ours, theirs, rolls);
        const worth = ((likely * share) / total / worlds) * race.chance(after, team);
        sums[ours] = (sums[ours] as number) + worth;
      }
    }
  }
}
