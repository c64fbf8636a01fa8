import type { Seating, SeatLook } from '@hearthside/screen';
import type { SeatId } from './rules/index.ts';

/** Colours are names of tokens (`packages/screen/style/tokens.css`); a shape tells seats apart without them. */
const LOOKS: Readonly<Record<SeatId, SeatLook>> = {
  ember: {
    colour: 'red',
    deep: 'red-deep',
    on: 'paper',
    portrait: { piece: 'll-ember', viewBox: '-34 -36 68 72' },
    emblem: { piece: 'll-ember', viewBox: '-34 -36 68 72' },
  },
  spark: {
    colour: 'elf-sky',
    deep: 'sapphire-deep',
    on: 'paper',
    portrait: { piece: 'll-spark', viewBox: '-34 -36 68 72' },
    emblem: { piece: 'll-spark', viewBox: '-34 -36 68 72' },
  },
};

/** What home and set-up show and ask before the board is there. */
export const seating: Seating = {
  seatLook: (name) => LOOKS[name as SeatId],
  seats: Object.keys(LOOKS),
  teacher: LOOKS.ember.portrait,
  asked: [],
  rare: [],
};
