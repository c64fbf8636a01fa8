/** Whether the fields of a position that came from outside fit together. */

import { stockAt } from './board.ts';
import type { Card } from './cards.ts';
import {
  driver,
  GOAL,
  offer,
  type Position,
  rival,
  TEAM_NAMES,
  TEAMS,
  type Team,
} from './position.ts';
import { WISHLISTS } from './toys.ts';
import { isHomeWithAll } from './wishlist.ts';

/** Names the first field that cannot be so, with the statement it breaks; null when all fit. */
export function misfit(position: Position): string | null {
  return (
    crowdedHex(position) ??
    wrongWishlists(position) ??
    overdueWishlist(position) ??
    wrongWinner(position) ??
    wrongPlayed(position) ??
    wrongMoment(position)
  );
}

function crowdedHex({ snowman, trucks: [green, red] }: Position): string | null {
  if (green.at === red.at) return 'trucks.red.at is where the other truck stands (WE-34)';
  if (snowman === green.at || snowman === red.at) return 'snowman stands on a truck (WE-34)';
  return null;
}

/** WE-5: every card is in one place. A winner keeps the third under `wishlist` too. */
function wrongWishlists(position: Position): string | null {
  const cards = [...position.deck];
  for (const truck of position.trucks) {
    cards.push(...truck.completed);
    if (truck.completed.length < GOAL) cards.push(truck.wishlist);
    else if (truck.completed[GOAL - 1] !== truck.wishlist) {
      return 'wishlist of a winner must be the third completed one';
    }
  }
  if (cards.length === WISHLISTS.length && new Set(cards).size === WISHLISTS.length) return null;
  return 'deck, wishlist and completed must hold each of the ten Wishlists once (WE-5)';
}

function wrongWinner({ phase, winner, trucks }: Position): string | null {
  if ((phase === 'over') !== (winner !== null))
    return 'winner must be set when the game is over only';
  const done = TEAMS.find((team) => trucks[team].completed.length === GOAL);
  return done === undefined || done === winner
    ? null
    : 'winner must be who completed three Wishlists (WE-54)';
}

/** WE-22: cards are turned over alternating, the Santa holder first. */
function wrongPlayed({ santa, trucks }: Position): string | null {
  for (const team of TEAMS) {
    if (trucks[team].played > 0 && (!trucks[team].program || !trucks[rival(team)].program)) {
      return `trucks.${TEAM_NAMES[team]}.played must be 0 before both are locked in (WE-21)`;
    }
  }
  const ahead = trucks[santa].played - trucks[rival(santa)].played;
  return ahead === 0 || ahead === 1
    ? null
    : 'played does not alternate from the Santa holder (WE-22)';
}

/** WE-52: a Wishlist is never left waiting to be completed. */
function overdueWishlist(position: Position): string | null {
  const due = TEAMS.find((team) => isHomeWithAll(position, team));
  return due === undefined
    ? null
    : `trucks.${TEAM_NAMES[due]}.wishlist is complete already (WE-52)`;
}

/** Whether `phase`, `toAct` and `left` can be at such a moment. */
function wrongMoment(position: Position): string | null {
  if (position.phase === 'over') {
    return position.toAct.length === 0 ? null : 'toAct must be empty when the game is over (WE-54)';
  }
  const locked = position.trucks.every((truck) => truck.program !== null);
  if (position.phase === 'program') return wrongProgramming(position, locked);
  if (!locked) return 'program must be locked in by both in this phase (WE-21)';
  switch (position.phase) {
    case 'roll':
      return wrongRoll(position);
    case 'load':
      return wrongLoad(position);
    default:
      return wrongTake(position);
  }
}

function wrongProgramming({ toAct, left, trucks }: Position, locked: boolean): string | null {
  if (locked) return 'phase must not be program when both are locked in (WE-21)';
  if (left !== 0) return 'left must be 0 in this phase';
  const waiting = TEAMS.filter((team) => trucks[team].program === null);
  return waiting.join() === toAct.join() ? null : 'toAct must be who is not locked in yet (WE-20)';
}

/** The card being carried out; null before the round's first. */
function runningCard(position: Position): Card | null {
  const team = driver(position);
  if (team === null) return null;
  const { program, played } = position.trucks[team];
  return program?.cards[played - 1] ?? null;
}

function wrongRoll(position: Position): string | null {
  if (position.toAct.length > 0) return 'toAct must be empty when the die is due';
  const card = runningCard(position);
  const fits = card ? card.rolls && position.left === card.hexes : position.left === 0;
  return fits ? null : 'left does not fit the roll that is due (WE-21, WE-31)';
}

function wrongLoad(position: Position): string | null {
  const [team, another] = position.toAct;
  if (team === undefined || another !== undefined) return 'toAct must be one seat in this phase';
  const truck = position.trucks[team];
  if ((stockAt(position.stocks, truck.at) & ~truck.toys) === 0) {
    return 'toAct has no toy to load here (WE-50)';
  }
  return mayLoadWith(position, team)
    ? null
    : 'left does not fit the card being carried out (WE-35)';
}

/** Pushed by the round's roll or by the card's, or on its own drive with hexes to go or not. */
function mayLoadWith(position: Position, team: Team): boolean {
  const card = runningCard(position);
  if (card === null) return position.left === 0;
  if (card.rolls && position.left === card.hexes) return true;
  return team === driver(position) && position.left < card.hexes;
}

function wrongTake(position: Position): string | null {
  const [team, another] = position.toAct;
  if (team === undefined || another !== undefined) return 'toAct must be one seat in this phase';
  if (team !== driver(position) || !runningCard(position)?.hexes) {
    return 'toAct must be the truck that has just bumped (WE-33)';
  }
  if (position.left !== 0) return 'left must be 0 after a bump (WE-32)';
  return offer(position, team) === 0 ? 'toAct has nothing to take (WE-33)' : null;
}
