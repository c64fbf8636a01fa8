import type { Seating, SeatLook } from '@hearthside/screen';
import type { TeamName } from './rules/index.ts';

/** The colours and pictures of the two teams. */
export const LOOKS: Readonly<Record<TeamName, SeatLook>> = {
  green: {
    colour: 'green',
    deep: 'green-deep',
    on: 'paper',
    portrait: { piece: 'we-truck-green', viewBox: '-48 -42 96 84' },
    emblem: { piece: 'we-emblem-bell', viewBox: '-13 -13 26 26' },
  },
  red: {
    colour: 'red',
    deep: 'red-deep',
    on: 'paper',
    portrait: { piece: 'we-truck-red', viewBox: '-48 -42 96 84' },
    emblem: { piece: 'we-emblem-flake', viewBox: '-13 -13 26 26' },
  },
};

export const seating: Seating = {
  seatLook: (name) => LOOKS[name as TeamName],
  seats: Object.keys(LOOKS),
  teacher: { piece: 'we-snowman', viewBox: '-46.6 -52 95.3 98.5' },
  asked: [],
  rare: [],
  picture: (option, value) =>
    option === 'stocks' ? [{ piece: `we-stocks-${value}`, viewBox: '-176 -200 352 400' }] : [],
  dice: {
    die: { piece: 'we-die-5', viewBox: '-34 -34 68 68' },
    spinner: { piece: 'we-spinner', viewBox: '-46 -52 92 104' },
  },
};
