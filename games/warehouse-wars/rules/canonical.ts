/** The canonical position of a record: everything there is, for all to see. */

import { cellsOfSide, nameOf } from './cells.ts';
import type { PlacedCrate } from './lines.ts';
import { type Position, plankLevel, planksLeft, seatOnTurn, spanOf, type Why } from './position.ts';
import { colourOf, type SeatColour } from './seats.ts';

export type LaidPlank = {
  readonly from: string;
  readonly to: string;
  readonly level: number;
};

/** Types, not interfaces, so that they pass as plain JSON. */
export type Canonical = {
  readonly toAct: SeatColour | null;
  readonly turn: number;
  readonly placed: { readonly crate: boolean; readonly plank: boolean };
  /** By level, row and column. */
  readonly crates: readonly PlacedCrate[];
  /** In the order laid. */
  readonly planks: readonly LaidPlank[];
  readonly left: { readonly teal: number; readonly white: number; readonly planks: number };
  readonly score: { readonly teal: number; readonly white: number };
  readonly result: { readonly winner: SeatColour | null; readonly why: Why } | null;
};

export function canonical(position: Position): Canonical {
  const { result } = position;
  return {
    toAct: result ? null : colourOf(seatOnTurn(position)),
    turn: position.turn,
    placed: { crate: position.cratePlaced, plank: position.plankPlaced },
    crates: cratesInOrder(position),
    planks: position.planks.map((_, plank) => {
      const { from, to } = spanOf(position, plank);
      return { from: nameOf(from), to: nameOf(to), level: plankLevel(position, plank) };
    }),
    left: { teal: position.tealLeft, white: position.whiteLeft, planks: planksLeft(position) },
    score: { teal: position.tealPoints, white: position.whitePoints },
    result: result && {
      winner: result.winner === null ? null : colourOf(result.winner),
      why: result.why,
    },
  };
}

/** Every crate by level, row and column. */
export function cratesInOrder(position: Position): PlacedCrate[] {
  const { teal, white } = position;
  const cells = cellsOfSide(position.options.side);
  const crates: PlacedCrate[] = [];
  // A level without crates has none above it.
  for (let level = 0, below = -1; crates.length > below; level++) {
    below = crates.length;
    for (const cell of cells) {
      const at = nameOf(cell);
      if (((teal[cell] as number) >> level) & 1) crates.push({ at, level, colour: 'teal' });
      if (((white[cell] as number) >> level) & 1) crates.push({ at, level, colour: 'white' });
    }
  }
  return crates;
}
