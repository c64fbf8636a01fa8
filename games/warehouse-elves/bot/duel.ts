/**
 * The choice of a program as a game of its own: both choose in secret, so a bot that always does
 * the obvious is easy to bump. Candidates of both sides meet in many imagined rounds; regret
 * matching then says how often to play each of ours.
 */

import { bestFirst, type Decision, fraction, type RatedChoice, solve } from '@hearthside/search';
import type { Dice } from '@hearthside/table';
import {
  game,
  type Position,
  type Program,
  rival,
  type Team,
  type ToyBits,
  type View,
} from '../rules/index.ts';
import { guessWishlist } from './guess.ts';
import { greedyProgram, playRound, shortlist } from './rounds.ts';
import { winChance } from './value.ts';

export interface Depth {
  /** How many programs of each side are looked at. */
  readonly ours: number;
  readonly theirs: number;
  /** Rounds played on by both as if alone, after the one that is being chosen for. */
  readonly more: number;
  /** Does it read the rival's Wishlist from what the rival did? */
  readonly guesses: boolean;
}

const LEARNING = 400;
/** What is worth playing less often than this is not played at all. */
const RARELY = 0.04;

/** A Wishlist that the rival may have, and all rounds imagined with it. */
interface Case {
  readonly likely: number;
  readonly wishlist: ToyBits;
  theirs: readonly Program[];
  sums: Float64Array;
  counts: number;
}

export function duel(decision: Decision<View>, depth: Depth): RatedChoice[] {
  const { view, turn, dice, clock, steps } = decision;
  const team = turn.seat as Team;
  const guesses = guessWishlist(view, rival(team), depth.guesses ? steps : []);
  const cases = guesses.map(({ likely, wishlist }): Case => {
    return { likely, wishlist, theirs: [], sums: new Float64Array(0), counts: 0 };
  });
  const ours = shortlist(game.imagine(view, dice), team, depth.ours, dice).map(
    ({ program }) => program,
  );
  const also = decision.also === null ? null : game.readAction(decision.also);
  if (also?.kind === 'program' && !ours.includes(also)) ours.push(also);
  while (clock.goOn()) {
    const chosen = pickCase(cases, dice);
    const world = worldOf(view, rival(team), chosen.wishlist, dice);
    if (chosen.counts === 0) {
      chosen.theirs = shortlist(world, rival(team), depth.theirs, dice).map(
        ({ program }) => program,
      );
      chosen.sums = new Float64Array(ours.length * chosen.theirs.length);
    }
    chosen.counts++;
    meet(world, team, ours, chosen, depth, dice);
  }
  return mixed(ours, cases);
}

function pickCase(cases: readonly Case[], dice: Dice): Case {
  let left = fraction(dice);
  for (const each of cases) {
    left -= each.likely;
    if (left < 0) return each;
  }
  return cases[0] as Case;
}

/** An imagined position in which the rival has this Wishlist. */
function worldOf(view: View, team: Team, wishlist: ToyBits, dice: Dice): Position {
  const world = game.imagine(view, dice);
  const truck = world.trucks[team];
  if (truck.wishlist === wishlist) return world;
  const deck = world.deck.map((card) => (card === wishlist ? truck.wishlist : card));
  truck.wishlist = wishlist;
  return { ...world, deck };
}

function meet(
  world: Position,
  team: Team,
  ours: readonly Program[],
  { theirs, sums }: Case,
  depth: Depth,
  dice: Dice,
): void {
  const rolls = rollsFrom(dice);
  for (let a = 0; a < ours.length; a++) {
    for (let b = 0; b < theirs.length; b++) {
      const after = game.clone(world);
      // A program that the rival has locked in already is hidden, not known: choose it anew.
      after.trucks[rival(team)].program = null;
      after.toAct = [0, 1];
      const pair = [ours[a] as Program, theirs[b] as Program] as const;
      rolls.restart();
      playRound(after, team === 0 ? pair : [pair[1], pair[0]], rolls);
      for (let n = 0; n < depth.more && after.winner === null; n++) {
        playRound(after, [greedyProgram(after, 0, rolls), greedyProgram(after, 1, rolls)], rolls);
      }
      const cell = a * theirs.length + b;
      sums[cell] = (sums[cell] as number) + winChance(after, team);
    }
  }
}

/** The same rolls for every pair of programs, so that none is luckier than another. */
function rollsFrom(dice: Dice): Dice & { restart(): void } {
  const rolled = Array.from({ length: 24 }, () => fraction(dice));
  let next = 0;
  return {
    below: (sides) => Math.floor((rolled[next++ % rolled.length] as number) * sides),
    restart() {
      next = 0;
    },
  };
}

function mixed(ours: readonly Program[], cases: readonly Case[]): RatedChoice[] {
  const met = cases.filter(({ counts }) => counts > 0);
  const total = met.reduce((sum, { likely }) => sum + likely, 0);
  const worlds = met.map(({ likely, theirs, sums, counts }) => ({
    likely: likely / total,
    theirs: theirs.length,
    payoffs: sums.map((sum) => sum / counts),
  }));
  const { shares, values } = solve(ours.length, worlds, LEARNING);
  return bestFirst(
    ours.map((program, i) => {
      const share = shares[i] as number;
      return {
        action: game.writeAction(program),
        value: values[i] as number,
        share: share < RARELY ? 0 : share,
      };
    }),
  );
}
