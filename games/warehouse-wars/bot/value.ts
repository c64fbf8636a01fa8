/**
 * What a position is worth to the player who is to move, in points: the lead, and what both are
 * going to pick up next if each takes in turn what is best to have or to deny.
 */

import type { Seat } from '@hearthside/table';
import { cratesLeft, type Position, pointsOf, seatOnTurn } from '../rules/position.ts';
import { type Chance, chancesOf, wouldFall } from './chances.ts';

/** A certain win, whatever the points. */
export const CERTAIN = 1000;
/** Letting the cargo fall is worse than any other way to lose: nobody knocks it over on purpose. */
const FALLEN = 2 * CERTAIN;
/** A loss that comes later is the better one, a win that comes sooner: worth less than any point. */
const HASTE = 0.001;

/** How much a point counts that is picked up so many placements from now. */
const PATIENCE = 0.85;
const PICKS = 6;
/** Keeping the other from a point is worth nearly as much as making it. */
export const DENIAL = 0.8;

/** Of a position at a glance. */
export const valueFor = (position: Position, seat: Seat): number =>
  worthBy(pickingsOf, position, seat);

const pickingsOf = (position: Position, seat: Seat): number =>
  pickings(position, seat, chancesOf(position, seat));

/** The lead, and what is coming by somebody's judgement of what the player on turn stands to gain. */
export function worthBy(
  comingTo: (position: Position, onTurn: Seat) => number,
  position: Position,
  seat: Seat,
): number {
  if (position.result) return finalValue(position, seat);
  const onTurn = seatOnTurn(position);
  const coming = comingTo(position, onTurn);
  return leadOf(position, seat) + (onTurn === seat ? coming : -coming);
}

/** Of a game that is over. */
export function finalValue(position: Position, seat: Seat): number {
  const { winner, why } = position.result as NonNullable<Position['result']>;
  if (winner === null) return 0;
  // What fell counts for nobody: not even the points it made on its way down.
  const ending = (why === 'fall' ? FALLEN : CERTAIN) - HASTE * position.turn;
  const margin = why === 'fall' ? 0 : leadOf(position, seat);
  return winner === seat ? ending + margin : margin - ending;
}

const leadOf = (position: Position, seat: Seat): number =>
  pointsOf(position, seat) - pointsOf(position, 1 - seat);

/** How a value reads that is no guess any more: lost, or lost by letting the cargo fall. */
export const isLost = (value: number): boolean => value < -CERTAIN / 2;
export const isFall = (value: number): boolean => value < -(CERTAIN + FALLEN) / 2;

/** What the player on turn stands to gain over the other. */
export function pickings(position: Position, seat: Seat, chances: readonly Chance[]): number {
  const good = chances.filter(({ own, other }) => own > 0 || other > 0);
  let balance = 0;
  let weight = 1;
  let mover = seat;
  const taken = new Set<Chance>();
  for (let pick = 0; pick < PICKS && cratesLeft(position, mover) > 0; pick++) {
    const best = bestFor(position, mover, mover === seat, good, taken);
    if (!best) break;
    taken.add(best);
    balance += mover === seat ? weight * best.own : -weight * best.other;
    weight *= PATIENCE;
    mover = 1 - mover;
  }
  return balance;
}

/** The best cell left for whoever moves; one where the cargo would fall is no good to anybody. */
function bestFor(
  position: Position,
  mover: Seat,
  first: boolean,
  chances: readonly Chance[],
  taken: Set<Chance>,
): Chance | null {
  for (;;) {
    let best: Chance | null = null;
    let most = 0;
    for (const chance of chances) {
      if (taken.has(chance)) continue;
      const [own, other] = first ? [chance.own, chance.other] : [chance.other, chance.own];
      const worth = own + DENIAL * other;
      if (worth > most) {
        most = worth;
        best = chance;
      }
    }
    if (!best || !wouldFall(position, mover, best.cell)) return best;
    taken.add(best);
  }
}
