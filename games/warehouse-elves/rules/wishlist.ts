/** Bringing a Wishlist home (WE-52 to WE-54), and the game's end. */

import type { Outcome, Seat } from '@hearthside/table';
import { BAYS } from './board.ts';
import type { Tell } from './events.ts';
import { GOAL, NOBODY, type Position, rival, TEAM_NAMES, type Team } from './position.ts';
import { tellComplete, tellDraw, tellWin } from './telling.ts';
import { holdsAll, type ToyBits } from './toys.ts';

/** WE-52: on its own bay with all three toys aboard? */
export function isHomeWithAll(position: Position, team: Team): boolean {
  const truck = position.trucks[team];
  return truck.at === BAYS[team] && holdsAll(truck.toys, truck.wishlist);
}

/** Completes the Wishlist if it is due. Answers whether that ends the game. */
export const completeIfHome = (position: Position, team: Team, tell: Tell): boolean =>
  isHomeWithAll(position, team) && complete(position, team, tell);

/** Once is enough: at most two toys stay aboard, so the card drawn next is never complete yet. */
function complete(position: Position, team: Team, tell: Tell): boolean {
  const truck = position.trucks[team];
  truck.toys &= ~truck.wishlist;
  truck.completed = [...truck.completed, truck.wishlist];
  if (tell) tellComplete(tell, team, truck.wishlist, truck.completed.length);
  if (truck.completed.length === GOAL) {
    end(position, team);
    if (tell) tellWin(tell, team);
    return true;
  }
  // WE-53: four cards are drawn at most, and the deck has eight.
  truck.wishlist = position.deck[position.drawn++] as ToyBits;
  if (tell) tellDraw(tell, team, position);
  return false;
}

/** Everything else stays as it was at that moment. */
function end(position: Position, winner: Team): void {
  position.phase = 'over';
  position.toAct = NOBODY;
  position.winner = winner;
}

export function resign(position: Position, seat: Seat, tell?: Tell): void {
  const team = seat as Team;
  const winner = rival(team);
  end(position, winner);
  tell?.({
    type: 'resign',
    rule: 'WE-54',
    final: true,
    seat: TEAM_NAMES[team],
    rival: TEAM_NAMES[winner],
  });
}

export function outcome(position: Position): Outcome | null {
  const { winner, trucks } = position;
  if (winner === null) return null;
  const points = trucks.map((truck) => truck.completed.length);
  return {
    kind: 'versus',
    winner,
    why: points[winner] === GOAL ? 'wishlists' : 'resigned',
    points,
  };
}
