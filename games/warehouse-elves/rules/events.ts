/** What follows from an action, in order, for the screen to animate and the log to say. */

import type { Audience, Emit } from '@hearthside/table';
import type { Axial, Direction } from './board.ts';
import type { CardName } from './cards.ts';
import { TEAM_NAMES, type TeamName } from './position.ts';
import type { Toy } from './toys.ts';

/** What stopped a truck. */
export type Obstacle = 'wall' | 'snowman' | 'truck';
/** What kept the Snowman where he is: a wall, or a truck with a wall or the other truck behind it. */
export type Hold = 'wall' | 'truck-at-wall' | 'truck-at-truck';

export type WarehouseEvent =
  | {
      readonly type: 'lock';
      readonly rule: 'WE-20';
      readonly final: true;
      readonly seat: TeamName;
      /** Null for everyone but the seat itself. */
      readonly cards: readonly CardName[] | null;
    }
  | {
      readonly type: 'roll';
      readonly rule: 'WE-21' | 'WE-31';
      readonly final: true;
      readonly direction: Direction;
    }
  | {
      readonly type: 'snowman-moves';
      readonly rule: 'WE-40';
      readonly direction: Direction;
      readonly from: Axial;
      readonly to: Axial;
    }
  | {
      readonly type: 'snowman-stays';
      readonly rule: 'WE-41' | 'WE-43' | 'WE-44';
      readonly direction: Direction;
      readonly at: Axial;
      readonly hold: Hold;
    }
  | {
      readonly type: 'push';
      readonly rule: 'WE-42';
      readonly seat: TeamName;
      readonly direction: Direction;
      readonly from: Axial;
      readonly to: Axial;
    }
  | {
      readonly type: 'turn-over';
      readonly rule: 'WE-22';
      readonly final: true;
      readonly seat: TeamName;
      readonly card: CardName;
      /** Which of the three, from 1. */
      readonly nth: number;
    }
  | {
      readonly type: 'turn';
      readonly rule: 'WE-30';
      readonly seat: TeamName;
      readonly card: CardName;
      readonly at: Axial;
      readonly from: Direction;
      readonly to: Direction;
    }
  | {
      readonly type: 'drive';
      readonly rule: 'WE-30';
      readonly seat: TeamName;
      readonly from: Axial;
      readonly to: Axial;
    }
  | {
      readonly type: 'bump';
      readonly rule: 'WE-32';
      readonly seat: TeamName;
      readonly at: Axial;
      readonly into: Obstacle;
      /** Facings before and after the turn. */
      readonly from: Direction;
      readonly to: Direction;
    }
  | { readonly type: 'load'; readonly rule: 'WE-50'; readonly seat: TeamName; readonly toy: Toy }
  | {
      readonly type: 'leave-stock';
      readonly rule: 'WE-50';
      readonly seat: TeamName;
      readonly toy: Toy;
    }
  | {
      readonly type: 'take';
      readonly rule: 'WE-33';
      readonly seat: TeamName;
      readonly rival: TeamName;
      readonly toy: Toy;
    }
  | {
      readonly type: 'take-nothing';
      readonly rule: 'WE-33';
      readonly seat: TeamName;
      readonly rival: TeamName;
    }
  | {
      readonly type: 'complete';
      readonly rule: 'WE-52';
      readonly final: true;
      readonly seat: TeamName;
      readonly toys: readonly Toy[];
      /** How many Wishlists that makes. */
      readonly count: number;
    }
  | {
      readonly type: 'draw';
      readonly rule: 'WE-53';
      readonly final: true;
      readonly seat: TeamName;
      /** Null for everyone but the seat itself. */
      readonly wishlist: readonly Toy[] | null;
      /** Cards left in the deck. */
      readonly deck: number;
    }
  | {
      readonly type: 'pass-santa';
      readonly rule: 'WE-23';
      readonly seat: TeamName;
      readonly rival: TeamName;
      /** The round that begins. */
      readonly round: number;
    }
  | {
      readonly type: 'win';
      readonly rule: 'WE-54';
      readonly final: true;
      readonly seat: TeamName;
    }
  | {
      readonly type: 'resign';
      readonly rule: 'WE-54';
      readonly final: true;
      readonly seat: TeamName;
      readonly rival: TeamName;
    };

export type Tell = Emit<WarehouseEvent> | undefined;

export function viewEvent(event: WarehouseEvent, audience: Audience): WarehouseEvent {
  switch (event.type) {
    case 'lock':
      if (isSeats(event, audience)) return event;
      return { type: event.type, rule: event.rule, final: true, seat: event.seat, cards: null };
    case 'draw':
      if (isSeats(event, audience)) return event;
      return {
        type: event.type,
        rule: event.rule,
        final: true,
        seat: event.seat,
        wishlist: null,
        deck: event.deck,
      };
    default:
      return event;
  }
}

const isSeats = ({ seat }: { readonly seat: TeamName }, audience: Audience): boolean =>
  audience !== 'spectator' && TEAM_NAMES[audience] === seat;
