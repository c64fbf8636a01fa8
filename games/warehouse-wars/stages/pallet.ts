/** Pallets for lessons and examples. */

import { type Json, type JsonObject, playWritten, readOptions } from '@hearthside/table';
import { cellNamed, game, type SeatColour } from '../rules/index.ts';

/** A board of a lesson is small: five spaces each way. */
export const SMALL = { side: 5 };
const CRATES_EACH = 12;
const PLANKS = 8;

interface Laid {
  /** Names of cells by colour, all on the floor. */
  readonly teal: readonly string[];
  readonly white: readonly string[];
  /** Ends of planks that lie on the floor's crates. */
  readonly planks?: readonly (readonly [from: string, to: string])[];
  readonly score?: { readonly teal: number; readonly white: number };
}

/** A pallet on which it is Teal's turn. */
export function pallet({ teal, white, planks = [], score }: Laid): Json {
  const standing = (names: readonly string[], colour: SeatColour) =>
    names.map((at) => ({ at, level: 0, colour }));
  const crates = [...standing(teal, 'teal'), ...standing(white, 'white')];
  // By row and column, as positions list them.
  crates.sort((a, b) => (cellNamed(a.at) ?? 0) - (cellNamed(b.at) ?? 0));
  return {
    toAct: 'teal',
    turn: teal.length + white.length + 1,
    placed: { crate: false, plank: false },
    crates,
    planks: planks.map(([from, to]) => ({ from, to, level: 0 })),
    left: {
      teal: CRATES_EACH - teal.length,
      white: CRATES_EACH - white.length,
      planks: PLANKS - planks.length,
    },
    score: score ?? { teal: 0, white: 0 },
    result: null,
  };
}

const NO_DICE = { below: () => 0 };

/**
 * A pallet as it stands after these turns of a real game, each as `crate b2, plank b2-e2`. A turn in
 * which more could be done is ended.
 */
export function stacked(turns: readonly string[], given: JsonObject = SMALL): Json {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  const position = game.setup(options.value, NO_DICE);
  for (const turn of turns) {
    const [seat] = game.actors(position);
    if (seat === undefined) throw new Error(`${turn}: the game is over`);
    for (const action of turn.split(', ')) {
      const { kind } = playWritten(game, position, seat, action);
      if (kind !== 'done') throw new Error(`${action}: ${kind}`);
    }
    if (game.actors(position)[0] === seat) playWritten(game, position, seat, 'end');
  }
  return game.canonical(position);
}
