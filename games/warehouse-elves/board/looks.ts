import type { SeatLook } from '@hearthside/screen';
import type { TeamName } from '../rules/index.ts';

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
