/**
 * The words to each deed. They stand apart from the rules, which stay short that way: a bot plays millions of
 * games that nobody watches, and what is never said should cost nothing there.
 */

import type { Emit } from '@hearthside/table';
import { cardNames, type Program } from './actions.ts';
import { axial, type Direction, type Hex } from './board.ts';
import type { Card } from './cards.ts';
import type { Hold, Obstacle, WarehouseEvent } from './events.ts';
import { type Position, rival, TEAM_NAMES, type Team, type Vehicle } from './position.ts';
import { type Toy, type ToyBits, toyNames } from './toys.ts';

type Say = Emit<WarehouseEvent>;

export const tellLock = (tell: Say, team: Team, program: Program): void =>
  tell({
    type: 'lock',
    rule: 'WE-20',
    final: true,
    seat: TEAM_NAMES[team],
    cards: cardNames(program),
  });

/** The round's roll (WE-21), or that of the card that still has to drive (WE-31). */
export const tellRoll = (tell: Say, left: number, direction: Direction): void =>
  tell({ type: 'roll', rule: left === 0 ? 'WE-21' : 'WE-31', final: true, direction });

export const tellTurnOver = (tell: Say, team: Team, card: Card, nth: number): void =>
  tell({
    type: 'turn-over',
    rule: 'WE-22',
    final: true,
    seat: TEAM_NAMES[team],
    card: card.name,
    nth,
  });

export const tellTurn = (
  tell: Say,
  team: Team,
  card: Card,
  from: Direction,
  { at, facing }: Vehicle,
): void =>
  tell({
    type: 'turn',
    rule: 'WE-30',
    seat: TEAM_NAMES[team],
    card: card.name,
    at: axial(at),
    from,
    to: facing,
  });

export const tellDrive = (tell: Say, team: Team, from: Hex, to: Hex): void =>
  tell({ type: 'drive', rule: 'WE-30', seat: TEAM_NAMES[team], from: axial(from), to: axial(to) });

export const tellBump = (
  tell: Say,
  team: Team,
  into: Obstacle,
  from: Direction,
  { at, facing }: Vehicle,
): void =>
  tell({
    type: 'bump',
    rule: 'WE-32',
    seat: TEAM_NAMES[team],
    at: axial(at),
    into,
    from,
    to: facing,
  });

export const tellPush = (tell: Say, team: Team, direction: Direction, from: Hex, to: Hex): void =>
  tell({
    type: 'push',
    rule: 'WE-42',
    seat: TEAM_NAMES[team],
    direction,
    from: axial(from),
    to: axial(to),
  });

export const tellSnowman = (tell: Say, direction: Direction, from: Hex, to: Hex): void =>
  tell({ type: 'snowman-moves', rule: 'WE-40', direction, from: axial(from), to: axial(to) });

const HOLD_RULES = { wall: 'WE-41', 'truck-at-wall': 'WE-43', 'truck-at-truck': 'WE-44' } as const;

export const tellHold = (tell: Say, direction: Direction, at: Hex, hold: Hold): void =>
  tell({ type: 'snowman-stays', rule: HOLD_RULES[hold], direction, at: axial(at), hold });

export const tellLoad = (tell: Say, team: Team, stock: ToyBits): void =>
  tell({
    type: 'load',
    rule: 'WE-50',
    seat: TEAM_NAMES[team],
    toy: toyNames(stock)[0] as Toy,
  });

export const tellLeaveStock = (tell: Say, team: Team, stock: ToyBits): void =>
  tell({
    type: 'leave-stock',
    rule: 'WE-50',
    seat: TEAM_NAMES[team],
    toy: toyNames(stock)[0] as Toy,
  });

export const tellTake = (tell: Say, team: Team, toy: Toy): void =>
  tell({
    type: 'take',
    rule: 'WE-33',
    seat: TEAM_NAMES[team],
    rival: TEAM_NAMES[rival(team)],
    toy,
  });

export const tellTakeNothing = (tell: Say, team: Team): void =>
  tell({
    type: 'take-nothing',
    rule: 'WE-33',
    seat: TEAM_NAMES[team],
    rival: TEAM_NAMES[rival(team)],
  });

export const tellComplete = (tell: Say, team: Team, wishlist: ToyBits, count: number): void =>
  tell({
    type: 'complete',
    rule: 'WE-52',
    final: true,
    seat: TEAM_NAMES[team],
    toys: toyNames(wishlist),
    count,
  });

export const tellDraw = (tell: Say, team: Team, { trucks, deck, drawn }: Position): void =>
  tell({
    type: 'draw',
    rule: 'WE-53',
    final: true,
    seat: TEAM_NAMES[team],
    wishlist: toyNames(trucks[team].wishlist),
    deck: deck.length - drawn,
  });

export const tellWin = (tell: Say, team: Team): void =>
  tell({ type: 'win', rule: 'WE-54', final: true, seat: TEAM_NAMES[team] });

/** `holder` had Santa until now. */
export const tellSanta = (tell: Say, holder: Team, round: number): void =>
  tell({
    type: 'pass-santa',
    rule: 'WE-23',
    seat: TEAM_NAMES[holder],
    rival: TEAM_NAMES[rival(holder)],
    round,
  });
