/** What a position between two rounds is worth: a race, counted in rounds still to drive. */

import {
  GOAL,
  type Position,
  rival,
  type StockDistance,
  type Team,
  type ToyBits,
  WISHLISTS,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { poseOf } from './drives.ts';

/** Being so many rounds ahead makes a win about three times as likely as a loss. */
const LEAD = 1.6;

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
  if (more > 0) rounds += roundsForNext(stocks, team, toys & ~wishlist);
  if (more > 1) rounds += (more - 1) * roundsForNext(stocks, team, 0);
  return rounds;
}

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
