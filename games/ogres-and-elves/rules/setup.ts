import { type Dice, type Seat, shuffled } from '@hearthside/table';
import type { Edition } from './edition.ts';
import {
  CHESTS,
  FIRST_CASTLE,
  type GameLevel,
  HOME,
  OGRES,
  OUT,
  SHIELD,
  VALUABLES,
} from './pieces.ts';
import { has, one } from './pile.ts';
import { bagOf, NOTHING_REFUSED, type Position } from './position.ts';
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
  const { valuables, mines } = options.edition.levels[options.level];
  const bag = VALUABLES.flatMap((name, item) => Array<number>(valuables[name]).fill(item));
  shuffled(bag, dice).forEach((item, index) => {
    const mine = mines[index] as number;
    p.mines[mine] = (p.mines[mine] as number) + one(item);
  });
  // OE-23: a fifth Ogre shares castle a, the first one filled.
  shuffled(p.rules.ogres, dice).forEach((ogre, index) => {
    p.ogreAt[ogre] = FIRST_CASTLE + (index % 4);
  });
  // OE-24
  for (let n = 0; n < p.rules.shields; n++) {
    const seat = n % p.seats;
    p.bags[seat] = bagOf(p, seat) + one(SHIELD);
  }
  passToDeployer(p, 0);
  return p;
}

/** The table before anything is put on it. */
export function bareTable({ level, seats, starter, edition }: Options): Position {
  const everySeat = (value: number): number[] => Array<number>(seats).fill(value);
  return {
    rules: rulesetOf(edition, level),
    seats,
    starter,
    phase: 'deploy',
    turn: starter,
    deployer: 0,
    elfAt: everySeat(HOME),
    bags: everySeat(0),
    heldBy: everySeat(0),
    ogreAt: [OUT, ...OGRES.map(() => OUT)],
    mines: Array<number>(17).fill(0),
    shields: 0,
    chests: CHESTS.map(() => 0),
    gifts: 0,
    grabbed: 0,
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
