import type { PieceLook, SeatLook } from '@hearthside/screen';
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
