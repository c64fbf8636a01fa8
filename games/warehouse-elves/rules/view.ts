/** What one audience may know, built by whitelist. */

import type { Audience, Prompt, Seat } from '@hearthside/table';
import { cardNames } from './actions.ts';
import { type Axial, axial, type Direction, hexAt, stockAt } from './board.ts';
import type { CardName } from './cards.ts';
import {
  GREEN,
  type Options,
  type Phase,
  type Position,
  RED,
  TEAM_NAMES,
  type Team,
  type TeamName,
} from './position.ts';
import { type Toy, toyNames } from './toys.ts';

export interface TruckView {
  readonly at: Axial;
  readonly facing: Direction;
  readonly toys: readonly Toy[];
  /** Null when hidden. */
  readonly wishlist: readonly Toy[] | null;
  readonly completed: readonly (readonly Toy[])[];
  /** The three cards locked in, null for each face-down one of another; null before locking in. */
  readonly program: readonly (CardName | null)[] | null;
  readonly played: number;
}

export interface View {
  readonly options: Options;
  /** Whose eyes these are; null for a spectator. */
  readonly you: TeamName | null;
  readonly round: number;
  readonly phase: Phase;
  readonly toAct: readonly TeamName[];
  readonly santa: TeamName;
  readonly snowman: Axial;
  readonly left: number;
  readonly trucks: Readonly<Record<TeamName, TruckView>>;
  readonly deckSize: number;
  /** Its cards, next first, once the game is over; null while hidden. */
  readonly deck: readonly (readonly Toy[])[] | null;
  readonly winner: TeamName | null;
}

export function view(position: Position, audience: Audience): View {
  const { stocks, deck, drawn, winner } = position;
  // WE-54: all secrets are then open.
  const open = position.phase === 'over';
  return {
    options: { stocks },
    you: audience === 'spectator' ? null : TEAM_NAMES[audience as Team],
    round: position.round,
    phase: position.phase,
    toAct: position.toAct.map((team) => TEAM_NAMES[team]),
    santa: TEAM_NAMES[position.santa],
    snowman: axial(position.snowman),
    left: position.left,
    trucks: {
      green: viewTruck(position, GREEN, open || audience === GREEN),
      red: viewTruck(position, RED, open || audience === RED),
    },
    deckSize: deck.length - drawn,
    deck: open ? deck.slice(drawn).map(toyNames) : null,
    winner: winner === null ? null : TEAM_NAMES[winner],
  };
}

function viewTruck(position: Position, team: Team, open: boolean): TruckView {
  const { at, facing, toys, wishlist, completed, program, played } = position.trucks[team];
  return {
    at: axial(at),
    facing,
    toys: toyNames(toys),
    // WE-10
    wishlist: open ? toyNames(wishlist) : null,
    completed: completed.map(toyNames),
    // WE-20: nobody sees a card before it is turned over.
    program: program && cardNames(program).map((card, i) => (open || i < played ? card : null)),
    played,
  };
}

export function prompt(view: View, seat: Seat): Prompt {
  const team = TEAM_NAMES[seat as Team];
  switch (view.phase) {
    case 'load': {
      const [q, r] = view.trucks[team].at;
      const [toy] = toyNames(stockAt(view.options.stocks, hexAt(q, r)));
      return { key: 'load', rule: 'WE-50', values: { toy: toy as Toy } };
    }
    case 'take': {
      const rival = team === 'green' ? 'red' : 'green';
      const mine = view.trucks[team].toys;
      const toys = view.trucks[rival].toys.filter((toy) => !mine.includes(toy));
      return { key: 'take', rule: 'WE-33', values: { toys } };
    }
    default:
      return { key: 'program', rule: 'WE-20' };
  }
}
