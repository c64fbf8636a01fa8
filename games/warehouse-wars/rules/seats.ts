/** WW-1: two colours, one a seat. */

import type { Seat } from '@hearthside/table';

export type SeatColour = 'teal' | 'white';

export const TEAL: Seat = 0;
export const WHITE: Seat = 1;

export const COLOURS: readonly SeatColour[] = ['teal', 'white'];

export const colourOf = (seat: Seat): SeatColour => (seat === TEAL ? 'teal' : 'white');
export const seatOf = (colour: SeatColour): Seat => (colour === 'teal' ? TEAL : WHITE);
export const otherSeat = (seat: Seat): Seat => 1 - seat;
