/**
 * What the rival's secret Wishlist may be, from what it did: which Stock it left alone and where
 * it drove. Read off the rounds that everybody saw; nothing hidden is looked at.
 */

import { bitsIn } from '@hearthside/table';
import {
  BAYS,
  game,
  hexAt,
  holdsAll,
  type Position,
  PROGRAMS,
  type StockDistance,
  TEAM_NAMES,
  type Team,
  type ToyBits,
  toyBits,
  type View,
  WISHLISTS,
} from '../rules/index.ts';
import { distancesOf } from './distance.ts';
import { poseOf } from './drives.ts';
import type { RoundSeen, RoundsSeen, TruckSeen } from './rounds-seen.ts';

/** A drive that is a round worse than the best for a Wishlist speaks so much against that Wishlist. */
const WASTE = 4.8;
/** However odd a drive, no single one says more than this: the rival may fear something we do not see. */
const MOST_PER_ROUND = 4;
/** Leaving a toy that one needs is hardly ever right. */
const LEFT_ALONE = 4;

export interface Guess {
  readonly wishlist: ToyBits;
  /** All guesses together come to 1. */
  readonly likely: number;
}

/** The Wishlists that `team` may have now, as its rival sees it, with how likely each is. */
export function guessWishlist(view: View, team: Team, { rounds, now }: RoundsSeen): Guess[] {
  const { at, toys } = view.trucks[TEAM_NAMES[team]];
  const truck = { ...now.trucks[team], at: hexAt(...at), toys: toyBits(toys) };
  return guessFrom(view.options.stocks, team, truck, rounds, unseen(view));
}

/** The same for any moment: how the truck stood then, the rounds before, the cards that were not yet seen. */
export function guessFrom(
  stocks: StockDistance,
  team: Team,
  truck: TruckSeen,
  rounds: readonly RoundSeen[],
  cards: readonly ToyBits[],
): Guess[] {
  const atHome = truck.at === BAYS[team];
  const possible = cards.filter((wishlist) => !(atHome && holdsAll(truck.toys, wishlist)));
  const doubts = doubtsAbout(possible, stocks, team, truck, rounds);
  const weights = doubts.map((doubt) => Math.exp(-doubt));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return possible.map((wishlist, i) => ({ wishlist, likely: (weights[i] as number) / total }));
}

/** The position if `team` had this Wishlist. */
export function withWishlist(position: Position, team: Team, wishlist: ToyBits): Position {
  const world = game.clone(position);
  const truck = world.trucks[team];
  if (truck.wishlist === wishlist) return world;
  const deck = world.deck.map((card) => (card === wishlist ? truck.wishlist : card));
  truck.wishlist = wishlist;
  return { ...world, deck };
}

function unseen(view: View): ToyBits[] {
  const seen = new Set<ToyBits>();
  for (const name of TEAM_NAMES) {
    const { wishlist, completed } = view.trucks[name];
    for (const card of completed) seen.add(toyBits(card));
    if (wishlist) seen.add(toyBits(wishlist));
  }
  return WISHLISTS.filter((card) => !seen.has(card));
}

/** What speaks against each of the Wishlists, since the present one was drawn. */
function doubtsAbout(
  wishlists: readonly ToyBits[],
  stocks: StockDistance,
  team: Team,
  { completed, leftAlone }: TruckSeen,
  rounds: readonly RoundSeen[],
): number[] {
  const doubts = wishlists.map((wishlist) => LEFT_ALONE * bitsIn(wishlist & leftAlone));
  for (const { trucks, programs } of rounds) {
    const [then, program] = [trucks[team], programs[team]];
    if (program === null || then.completed.length !== completed.length) continue;
    // A drive that would have been poor for a Wishlist speaks against it.
    const distances = distancesOf(stocks, team);
    const legs = distances.legs(poseOf(then));
    const driven = legs.find(({ programs: same }) => same.includes(PROGRAMS[program] as never));
    if (!driven) continue;
    wishlists.forEach((wishlist, i) => {
      const missing = wishlist & ~then.toys;
      let best = Number.POSITIVE_INFINITY;
      for (const leg of legs) best = Math.min(best, distances.roundsBy(leg, missing));
      const waste = distances.roundsBy(driven, missing) - best;
      doubts[i] = (doubts[i] as number) + Math.min(MOST_PER_ROUND, waste * WASTE);
    });
  }
  return doubts;
}
