import type { Seat } from '@hearthside/table';

export interface Options {
  readonly logs: number;
}

/** A hand takes so many at most (LL-2). */
export const HANDFUL = 3;

export interface Action {
  readonly kind: 'take';
  readonly count: number;
}

/** Equal actions are one object: search asks for millions. */
export const TAKES: readonly Action[] = Array.from({ length: HANDFUL }, (_, index) => ({
  kind: 'take',
  count: index + 1,
}));

export const SEATS = ['ember', 'spark'] as const;
export type SeatId = (typeof SEATS)[number];

export interface Position {
  left: number;
  toAct: Seat;
  winner: Seat | null;
  /** Did the loser give up? */
  resigned: boolean;
}

/** Nothing is hidden in this game: everybody sees the same. */
export interface View {
  readonly left: number;
  readonly toAct: SeatId | null;
  readonly winner: SeatId | null;
  readonly resigned: boolean;
}

export type Event =
  | {
      readonly type: 'took';
      readonly rule: 'LL-2';
      readonly seat: SeatId;
      readonly count: number;
      readonly left: number;
    }
  | { readonly type: 'won'; readonly rule: 'LL-4'; readonly seat: SeatId }
  | { readonly type: 'resigned'; readonly rule: 'LL-5'; readonly seat: SeatId };

export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const nameOf = (seat: Seat): SeatId => SEATS[seat] as SeatId;
