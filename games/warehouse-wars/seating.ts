import type { Seating, SeatLook } from '@hearthside/screen';
import type { SeatColour } from './rules/index.ts';

/** The colours and pictures of the two players. */
export const LOOKS: Readonly<Record<SeatColour, SeatLook>> = {
  teal: {
    colour: 'teal',
    deep: 'teal-deep',
    on: 'paper',
    portrait: { piece: 'ww-crate-teal', viewBox: '-56 -92 112 130' },
    emblem: { piece: 'ww-flat-teal', viewBox: '-14 -14 28 28' },
  },
  white: {
    colour: 'crate-white',
    deep: 'ink-soft',
    on: 'ink',
    portrait: { piece: 'ww-crate-white', viewBox: '-56 -92 112 130' },
    emblem: { piece: 'ww-flat-white', viewBox: '-14 -14 28 28' },
  },
};

export const seating: Seating = {
  seatLook: (name) => LOOKS[name as SeatColour],
  seats: Object.keys(LOOKS),
  teacher: { piece: 'ww-foreman', viewBox: '-53 -49 112 118' },
  beginner: 'starter',
  asked: [],
  rare: ['side', 'crates', 'planks', 'spaceDiagonals', 'warning'],
  picture: (option, value) => (option === 'starter' ? [LOOKS[value as SeatColour].portrait] : []),
};
