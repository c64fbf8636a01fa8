/**
 * Turning over cards up to the next that drives. Those before it turn their own truck and touch nothing else:
 * four of the six cards are such. Where nobody watches, they are carried out at once (`carryOn`), from what each
 * program knows of itself; who watches is shown them one by one.
 */

import { type Emit, lowestBit } from '@hearthside/table';
import type { Program } from './actions.ts';
import { PROGRAM_LENGTH } from './cards.ts';
import { turnTruck } from './driving.ts';
import type { WarehouseEvent } from './events.ts';
import { GREEN, type Position, RED, type Team, type Truck } from './position.ts';
import { tellTurnOver } from './telling.ts';

/** How many cards a round has. */
export const ROUND_LENGTH = 2 * PROGRAM_LENGTH;

/** WE-22: who turns over the next card of a round after so many. */
export const teamOf = (santa: Team, cards: number): Team => ((santa + cards) & 1) as Team;

/** The same of the Santa holder's truck and the other. */
export const nextToPlay = (first: Truck, second: Truck): Truck =>
  first.played > second.played ? second : first;

/** Stands behind the round's last card, as if it drove. */
const END_OF_ROUND = 1 << ROUND_LENGTH;

/** How many cards of the round come before the next that drives, or all; so many are over already. */
export const cardsBeforeDrive = (drives: number, secondDrives: number, over: number): number =>
  over + lowestBit((drives | (secondDrives << 1) | END_OF_ROUND) >> over);

/** The sixths that a program turns between two numbers of its cards. */
export const turnsBetween = (turns: number, from: number, to: number): number =>
  ((turns >> (3 * to)) & 7) - ((turns >> (3 * from)) & 7);

export function turnOneByOne(position: Position, tell: Emit<WarehouseEvent>): void {
  const { trucks, santa } = position;
  for (;;) {
    const team = teamOf(santa, trucks[GREEN].played + trucks[RED].played);
    const truck = trucks[team];
    const card = (truck.program as Program).cards[truck.played];
    if (card === undefined || card.hexes > 0) return;
    truck.played++;
    tellTurnOver(tell, team, card, truck.played);
    turnTruck(position, team, card, tell);
  }
}
