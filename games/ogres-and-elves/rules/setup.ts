import { type Dice, type Seat, shuffled } from '@hearthside/table';
import type { Edition } from './edition.ts';
import {
  CHESTS,
  FIRST_CASTLE,
  type GameLevel,
  HOME,
  MOST_SEATS,
  OGRES,
  OUT,
  SHIELD,
} from './pieces.ts';
import { has, one } from './pile.ts';
import { bagOf, lookWhatFits, NOTHING_REFUSED, type Position, pileOn } from './position.ts';
import { rulesetOf } from './ruleset.ts';

export interface Options {
  readonly level: GameLevel;
  readonly seats: number;
  readonly starter: Seat;
  readonly edition: Edition;
}

/** OE-20 to OE-26: a new game, Valuables and Ogres at random. */
export function setup(options: Options, dice: Dice): Position {
  const p = bareTable(options);
  const { valuables, stocked, ogres } = p.rules;
  const items = shuffled(valuables, dice);
  for (let n = 0; n < items.length; n++) {
    const mine = stocked[n] as number;
    p.mines[mine] = pileOn(p, mine) + one(items[n] as number);
  }
  lookWhatFits(p);
  // OE-23: a fifth Ogre shares castle a, the first one filled.
  const order = shuffled(ogres, dice);
  for (let n = 0; n < order.length; n++) p.ogreAt[order[n] as number] = FIRST_CASTLE + (n % 4);
  // OE-24
  for (let n = 0; n < p.rules.shields; n++) {
    const seat = n % p.seats;
    p.bags[seat] = bagOf(p, seat) + one(SHIELD);
  }
  passToDeployer(p, 0);
  return p;
}

/** Whole lists to copy, which is quicker than to fill in new ones; an elf that is nowhere else yet is at `HOME`. */
const nothingYet = (length: number): readonly number[] => [...Array<number>(length).fill(HOME)];
const ON_MINES = nothingYet(FIRST_CASTLE);
const IN_CHESTS = nothingYet(CHESTS.length);
/** By how many elves there are. */
const OF_ELVES = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => nothingYet(seats));
const ALL_OUT: readonly number[] = [OUT, ...OGRES.map(() => OUT)];

/** The table before anything is put on it. */
export function bareTable({ level, seats, starter, edition }: Options): Position {
  const ofElves = OF_ELVES[seats] as number[];
  return {
    rules: rulesetOf(edition, level),
    seats,
    starter,
    phase: 'deploy',
    turn: starter,
    deployer: 0,
    elfAt: ofElves.slice(),
    bags: ofElves.slice(),
    heldBy: ofElves.slice(),
    ogreAt: ALL_OUT.slice(),
    mines: ON_MINES.slice(),
    shields: 0,
    chests: IN_CHESTS.slice(),
    gifts: 0,
    grabbed: 0,
    somethingFits: false,
    proposal: null,
    waiting: 0,
    why: null,
    handledShields: 0,
    storedShields: 0,
    handOvers: 0,
    traded: false,
    refused: NOTHING_REFUSED,
    ogresToMove: 0,
  };
}

/** OE-26: the first seat from `seat` on that has a Shield deploys; after the last the game begins. */
export function passToDeployer(p: Position, seat: Seat): void {
  p.deployer = seat;
  while (p.deployer < p.seats && !has(bagOf(p, p.deployer), SHIELD)) p.deployer++;
  if (p.deployer < p.seats) return;
  p.deployer = 0;
  p.phase = 'move';
}
