/** A full position that fits a view, for bots that must guess what they cannot see. */

import { type Dice, shuffled } from '@hearthside/table';
import { type Program, programOf } from './actions.ts';
import { type Axial, hexAt } from './board.ts';
import { CARDS, type CardName, PROGRAM_LENGTH } from './cards.ts';
import {
  NOBODY,
  only,
  type Position,
  TEAM_NAMES,
  TEAMS,
  type Team,
  type TeamName,
  type Truck,
} from './position.ts';
import { type ToyBits, toyBits, WISHLISTS } from './toys.ts';
import type { TruckView, View } from './view.ts';
import { isHomeWithAll } from './wishlist.ts';

export function imagine(view: View, dice: Dice): Position {
  const unseen = unseenWishlists(view);
  // A truck at home with all of a Wishlist would have turned it over (WE-52): deal again.
  for (;;) {
    const position = deal(view, shuffled(unseen, dice), dice);
    if (!TEAMS.some((team) => isHomeWithAll(position, team))) return position;
  }
}

function unseenWishlists({ trucks, deck }: View): readonly ToyBits[] {
  const seen = new Set<ToyBits>();
  for (const name of TEAM_NAMES) {
    const { wishlist, completed } = trucks[name];
    for (const card of completed) seen.add(toyBits(card));
    if (wishlist) seen.add(toyBits(wishlist));
  }
  for (const card of deck ?? []) seen.add(toyBits(card));
  return WISHLISTS.filter((card) => !seen.has(card));
}

/** The view with `cards`, in this order, for what is hidden. */
function deal(view: View, cards: readonly ToyBits[], dice: Dice): Position {
  let dealt = 0;
  const wishlist = (truck: TruckView): ToyBits =>
    truck.wishlist ? toyBits(truck.wishlist) : (cards[dealt++] as ToyBits);
  const { green, red } = view.trucks;
  const trucks = [
    imagineTruck(green, wishlist(green), dice),
    imagineTruck(red, wishlist(red), dice),
  ] as const;
  return {
    stocks: view.options.stocks,
    round: view.round,
    phase: view.phase,
    toAct: teamsNamed(view.toAct),
    santa: teamNamed(view.santa),
    snowman: hexOf(view.snowman),
    left: view.left,
    trucks,
    deck: view.deck ? view.deck.map(toyBits) : cards.slice(dealt),
    drawn: 0,
    winner: view.winner && teamNamed(view.winner),
  };
}

function imagineTruck(truck: TruckView, wishlist: ToyBits, dice: Dice): Truck {
  return {
    at: hexOf(truck.at),
    facing: truck.facing,
    toys: toyBits(truck.toys),
    wishlist,
    completed: truck.completed.map(toyBits),
    program: truck.program && imagineProgram(truck.program, dice),
    played: truck.played,
  };
}

/** Every program that begins with the cards in sight is as likely as any other. */
function imagineProgram(program: readonly (CardName | null)[], dice: Dice): Program {
  const inSight = program.filter((card) => card !== null);
  if (inSight.length < PROGRAM_LENGTH) {
    const rest = CARDS.map((card) => card.name).filter((name) => !inSight.includes(name));
    inSight.push(...shuffled(rest, dice));
  }
  const [first, second, third] = inSight as [CardName, CardName, CardName];
  return programOf([first, second, third]);
}

const hexOf = ([q, r]: Axial) => hexAt(q, r);

const teamNamed = (name: TeamName): Team => TEAM_NAMES.indexOf(name) as Team;

function teamsNamed(names: readonly TeamName[]): readonly Team[] {
  const [first, second] = names;
  if (first === undefined) return NOBODY;
  return second === undefined ? only(teamNamed(first)) : TEAMS;
}
