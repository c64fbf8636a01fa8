import type { PieceLook, Seating, SeatLook } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';

/** By seat. Their hats tell them apart without colour: mushroom, feather, pointed, turban. */
const ELVES = ['berry', 'marigold', 'pine', 'sky'] as const;

export const elfId = (seat: Seat): string => `oe-elf-${ELVES[seat] ?? 'berry'}`;

/** The whole figure. */
export const elfPiece = (seat: Seat): PieceLook => ({
  piece: elfId(seat),
  viewBox: '-104 -210 208 226',
});

const LOOKS: readonly SeatLook[] = ELVES.map((elf, seat) => ({
  colour: `elf-${elf}`,
  deep: `elf-${elf}-deep`,
  on: elf === 'marigold' ? 'ink' : 'paper',
  portrait: elfPiece(seat),
  emblem: { piece: `oe-elf-${elf}`, viewBox: '-72 -204 144 150' },
}));

export const elfLook = (seat: Seat): SeatLook => LOOKS[seat] as SeatLook;

const PRINCE: PieceLook = { piece: 'oe-chest-prince-part', viewBox: '-107.2 -170 214.3 182.6' };
const PRINCESS: PieceLook = { piece: 'oe-chest-princess-part', viewBox: '-107.2 -238 214.3 250.6' };
const QUEEN: PieceLook = { piece: 'oe-chest-queen-part', viewBox: '-142.2 -238 284.3 253.8' };
const SHIELD: PieceLook = { piece: 'oe-shield', viewBox: '-65.8 -74 131.6 148' };
const BALLERINA: PieceLook = { piece: 'oe-ogre-5', viewBox: '-118 -262.4 281.4 281.4' };

/** What is new in each of the three games. */
const GAMES: Readonly<Record<string, readonly PieceLook[]>> = {
  first: [PRINCE],
  second: [PRINCESS, SHIELD],
  third: [QUEEN, BALLERINA],
};

export const seating: Seating = {
  seatLook: (name) => elfLook(Number(name)),
  seats: [0, 1, 2, 3],
  teacher: { piece: 'oe-teacher', viewBox: '-144.5 -222 288.9 241' },
  countedBy: 'seats',
  beginner: 'starter',
  asked: ['level', 'seats'],
  rare: ['edition'],
  picture(option, value) {
    if (option === 'level') return GAMES[String(value)] ?? [];
    if (option === 'starter') return [elfPiece(Number(value))];
    return option === 'seats' ? Array.from({ length: Number(value) }, (_, n) => elfPiece(n)) : [];
  },
  dice: {
    die: { piece: 'oe-die-O', viewBox: '-62 -62 124 124' },
    spinner: { piece: 'oe-spinner', viewBox: '-96 -96 192 192' },
  },
};
