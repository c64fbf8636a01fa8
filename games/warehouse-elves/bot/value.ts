/** What a position between two rounds is worth: a race, counted in rounds still to drive. */

import {
  GOAL,
  type Position,
  rival,
  type StockDistance,
  type Team,
  type ToyBits,
  toyNames,
  WISHLISTS,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { poseOf } from './drives.ts';

/*
 * Fitted to who won 200 games of bots against each other (3245 positions between rounds).
 */
/** Being so many rounds ahead makes a win `e` times as likely as a loss. */
const LEAD = 1.25;
/** A Wishlist takes so much longer than its distance says: somebody is always in the way. */
const HINDRANCE = 0.7;
/** A toy aboard that the Wishlist does not ask for saves so many rounds beyond what it promises. */
const SPARE_TOY = 0.2;

/** How likely `team` is to win, from 0 to 1. */
export function winChance(position: Position, team: Team): number {
  if (position.winner !== null) return position.winner === team ? 1 : 0;
  const ahead = roundsToWin(position, rival(team)) - roundsToWin(position, team);
  return 1 / (1 + Math.exp(-ahead / LEAD));
}

/** Rounds until the truck would have brought home its third Wishlist, about. */
export function roundsToWin(position: Position, team: Team): number {
  const { stocks, trucks } = position;
  const { toys, wishlist, completed } = trucks[team];
  const more = GOAL - 1 - completed.length;
  let rounds = distancesOf(stocks, team).rounds(poseOf(trucks[team]), wishlist & ~toys);
  if (more === 0) return rounds;
  const spare = toys & ~wishlist;
  rounds += roundsForNext(stocks, team, spare) + HINDRANCE - SPARE_TOY * sizeOf(spare);
  if (more > 1) rounds += (more - 1) * (roundsForNext(stocks, team, 0) + HINDRANCE);
  return rounds;
}

const sizeOf = (toys: ToyBits): number => toyNames(toys).length;

const NEXT = new Map<number, number>();

/** Rounds for a Wishlist drawn from the deck, with these toys aboard already, from the bay on. */
function roundsForNext(stocks: StockDistance, team: Team, toys: ToyBits): number {
  const key = (stocks * 2 + team) * 32 + toys;
  const known = NEXT.get(key);
  if (known !== undefined) return known;
  const distances = distancesOf(stocks, team);
  let sum = 0;
  for (const wishlist of WISHLISTS) sum += distances.fromBay(wishlist & ~toys);
  const rounds = sum / WISHLISTS.length;
  NEXT.set(key, rounds);
  return rounds;
}
