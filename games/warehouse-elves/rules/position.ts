/** Everything there is to know of a game in progress. */

import { type Dice, shuffled } from '@hearthside/table';
import type { Program } from './actions.ts';
import { BAYS, CENTRE, type Direction, type Hex, type StockDistance } from './board.ts';
import { type ToyBits, WISHLISTS } from './toys.ts';

/** A seat of this game: green (Jingle Bells) is 0, red (Frosty) is 1 (WE-3). */
export type Team = 0 | 1;
export const GREEN = 0;
export const RED = 1;
export const TEAMS: readonly [Team, Team] = [GREEN, RED];
export const rival = (team: Team): Team => (1 - team) as Team;

export const TEAM_NAMES = ['green', 'red'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** What the game waits for: programs, the die, an answer at a Stock or after a bump, or nothing. */
export const PHASES = ['program', 'roll', 'load', 'take', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Options {
  /** How many hexes from the centre the four outer Stock hexes lie. */
  readonly stocks: StockDistance;
}

/** What moves about: as much of a position as driving and the Snowman need. */
export interface Scene {
  snowman: Hex;
  readonly trucks: readonly [Vehicle, Vehicle];
}

export interface Vehicle {
  at: Hex;
  facing: Direction;
}

export interface Truck extends Vehicle {
  toys: ToyBits;
  wishlist: ToyBits;
  /** Finished Wishlists in order; replaced, never changed, so that copies may share it. */
  completed: readonly ToyBits[];
  /** The cards locked in for the running round. */
  program: Program | null;
  /** How many of them are turned over, the one being carried out included. */
  played: number;
}

export interface Position extends Scene {
  readonly stocks: StockDistance;
  round: number;
  phase: Phase;
  /** `TEAMS`, `NOBODY` or `only` one: shared lists, never changed. */
  toAct: readonly Team[];
  santa: Team;
  /** Hexes that the card being carried out has still to drive. */
  left: number;
  readonly trucks: readonly [Truck, Truck];
  /** The deck as it was shuffled, next card first. Never changes, so copies share it. */
  readonly deck: readonly ToyBits[];
  /** How many cards of `deck` are drawn. */
  drawn: number;
  winner: Team | null;
}

export const NOBODY: readonly Team[] = [];
const ALONE: readonly [readonly Team[], readonly Team[]] = [[GREEN], [RED]];
/** The list of just this team. */
export const only = (team: Team): readonly Team[] => ALONE[team];

/** WE-54: this many Wishlists win. */
export const GOAL = 3;

/** WE-11: each truck starts on its bay and faces the centre. */
export const FIRST_FACING: readonly [Direction, Direction] = [2, 5];

export function setup(options: Options, dice: Dice): Position {
  const [first, second, ...deck] = shuffled(WISHLISTS, dice);
  return {
    stocks: options.stocks,
    round: 1,
    phase: 'program',
    toAct: TEAMS,
    santa: firstSanta(dice),
    snowman: CENTRE,
    left: 0,
    trucks: [newTruck(GREEN, first as ToyBits), newTruck(RED, second as ToyBits)],
    deck,
    drawn: 0,
    winner: null,
  };
}

function newTruck(team: Team, wishlist: ToyBits): Truck {
  return {
    at: BAYS[team],
    facing: FIRST_FACING[team],
    toys: 0,
    wishlist,
    completed: [],
    program: null,
    played: 0,
  };
}

/** WE-13: each team rolls; the higher starts; ties roll again. */
function firstSanta(dice: Dice): Team {
  for (;;) {
    const green = dice.below(6);
    const red = dice.below(6);
    if (green !== red) return green > red ? GREEN : RED;
  }
}

export function clone(position: Position): Position {
  const [green, red] = position.trucks;
  return {
    stocks: position.stocks,
    round: position.round,
    phase: position.phase,
    toAct: position.toAct,
    santa: position.santa,
    snowman: position.snowman,
    left: position.left,
    trucks: [cloneTruck(green), cloneTruck(red)],
    deck: position.deck,
    drawn: position.drawn,
    winner: position.winner,
  };
}

function cloneTruck(truck: Truck): Truck {
  return {
    at: truck.at,
    facing: truck.facing,
    toys: truck.toys,
    wishlist: truck.wishlist,
    completed: truck.completed,
    program: truck.program,
    played: truck.played,
  };
}

/** WE-22: whose card was turned over last, or null before the round's first. */
export function driver(position: Position): Team | null {
  const holder = position.santa;
  const other = rival(holder);
  const ahead = position.trucks[holder].played - position.trucks[other].played;
  if (ahead > 0) return holder;
  return position.trucks[other].played > 0 ? other : null;
}

/** WE-33: what the bumping team could take: aboard the other truck and not on its own. */
export const offer = (position: Position, taker: Team): ToyBits =>
  position.trucks[rival(taker)].toys & ~position.trucks[taker].toys;
