/** Why an action is good, in facts of the game and odds of the die. */

import type { Decision, RatedChoice } from '@hearthside/search';
import type { Dice, Message } from '@hearthside/table';
import {
  type Action,
  game,
  type Position,
  type Program,
  rival,
  stockAt,
  TEAM_NAMES,
  type Team,
  type Toy,
  type ToyBits,
  toyBit,
  toyNames,
  type View,
  WISHLISTS,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { poseOf } from './drives.ts';
import { greedyProgram, playRound } from './rounds.ts';

const WORLDS = 120;
/** Below this chance to win the coach does not pretend. */
const HOPELESS = 0.02;
/** What happens less often than this is no reason; less often than the other it takes luck, and the coach says so. */
const OFTEN = 0.25;
const SURE = 0.7;

export function explain([best]: readonly RatedChoice[], decision: Decision<View>): Message {
  const action = game.readAction((best as RatedChoice).action) as Action;
  const team = decision.turn.seat as Team;
  const position = game.imagine(decision.view, decision.dice);
  if ((best as RatedChoice).value < HOPELESS) {
    return { key: 'lost', values: { seat: TEAM_NAMES[rival(team)] } };
  }
  switch (action.kind) {
    case 'program':
      return explainProgram(decision, action, team);
    case 'load':
      return explainLoad(position, team);
    case 'take':
      return explainTake(position, team, action.toy);
    default:
      return { key: 'pass' };
  }
}

/** What came of the program in many imagined rounds. */
interface Tally {
  home: number;
  loads: number[];
  robs: number;
  rounds: number;
}

function explainProgram({ view, dice }: Decision<View>, program: Program, team: Team): Message {
  const tally = tallyOf(view, program, team, dice);
  const before = game.imagine(view, dice).trucks[team];
  const missing = before.wishlist & ~before.toys;
  const isSure = (n: number): boolean => n >= SURE * WORLDS;
  if (tally.home >= OFTEN * WORLDS) return { key: 'home', values: { sure: isSure(tally.home) } };
  const [toy, loaded] = likeliest(tally.loads, missing);
  const rounds = Math.max(1, Math.round(tally.rounds / WORLDS));
  if (toy !== null && loaded >= OFTEN * WORLDS) {
    return { key: 'load-soon', values: { toy, sure: isSure(loaded), rounds } };
  }
  if (tally.robs >= OFTEN * WORLDS) {
    return {
      key: 'rob',
      values: { seat: TEAM_NAMES[rival(team)], sure: isSure(tally.robs) },
    };
  }
  const next = toyNames(missing);
  if (next.length === 0) return { key: 'homewards', values: { rounds } };
  return { key: 'towards', values: { rounds } };
}

function tallyOf(view: View, program: Program, team: Team, dice: Dice): Tally {
  const tally: Tally = { home: 0, loads: [0, 0, 0, 0, 0], robs: 0, rounds: 0 };
  for (let n = 0; n < WORLDS; n++) {
    const after = game.imagine(view, dice);
    const before = game.clone(after);
    after.trucks[rival(team)].program = null;
    const theirs = greedyProgram(after, rival(team), dice);
    playRound(after, team === 0 ? [program, theirs] : [theirs, program], dice);
    count(tally, before, after, team);
  }
  return tally;
}

function count(tally: Tally, before: Position, after: Position, team: Team): void {
  const [was, is] = [before.trucks[team], after.trucks[team]];
  const home = is.completed.length > was.completed.length || after.winner === team;
  if (home) {
    tally.home++;
    return;
  }
  const gained = is.toys & ~was.toys;
  toyNames(gained).forEach((toy) => {
    const index = Math.log2(toyBit(toy));
    tally.loads[index] = (tally.loads[index] as number) + 1;
  });
  const lost = before.trucks[rival(team)].toys & ~after.trucks[rival(team)].toys;
  if (lost & gained) tally.robs++;
  tally.rounds += distancesOf(after.stocks, team).rounds(poseOf(is), is.wishlist & ~is.toys);
}

function likeliest(loads: readonly number[], missing: ToyBits): [Toy | null, number] {
  let best: Toy | null = null;
  let most = 0;
  for (const toy of toyNames(missing)) {
    const times = loads[Math.log2(toyBit(toy))] as number;
    if (times > most) {
      most = times;
      best = toy;
    }
  }
  return [best, most];
}

function explainLoad(position: Position, team: Team): Message {
  const { at, toys, wishlist } = position.trucks[team];
  const bit = stockAt(position.stocks, at);
  const toy = toyNames(bit)[0] as Toy;
  if (wishlist & bit) {
    const left = toyNames(wishlist & ~toys & ~bit);
    return { key: left.length === 0 ? 'load-last' : 'load-needed', values: { toy, toys: left } };
  }
  const cards = WISHLISTS.filter((card) => card & bit).length;
  return { key: 'load-spare', values: { toy, cards, all: WISHLISTS.length } };
}

function explainTake(position: Position, team: Team, toy: Toy): Message {
  const needed = (position.trucks[team].wishlist & toyBit(toy)) !== 0;
  return {
    key: needed ? 'take-needed' : 'take-deny',
    values: { toy, seat: TEAM_NAMES[rival(team)] },
  };
}
