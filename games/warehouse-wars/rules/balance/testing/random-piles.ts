/** Piles for the tests: built at random, high and daring, standing or just fallen. */

import { type Dice, pick } from '@hearthside/table';
import { cellsOfSide } from '../../cells.ts';
import { options } from '../../options.ts';
import {
  clone,
  fits,
  indexIn,
  isOpen,
  NOTHING,
  type Position,
  plankOf,
  restAt,
  setup,
  spanOf,
  topAt,
} from '../../position.ts';
import { SPANS } from '../../spans.ts';
import { layPlank, placeCrate } from '../../stacking.ts';
import { standsAround } from '../stands.ts';

/** The position after a placement, and the plank it concerns. */
export interface RandomPile {
  readonly position: Position;
  readonly plank: number;
}

const SIDE = 6;
const STEPS = 40;

/**
 * Adds pieces one by one, mostly upwards. A pile that falls is shown too; building then
 * goes on without the piece that brought it down.
 */
export function* randomPiles(dice: Dice): Generator<RandomPile> {
  let position = setup({
    side: SIDE,
    crates: 20,
    planks: 16,
    cargo: 'delicate',
    spaceDiagonals: true,
    warning: true,
    starter: options.starter.default,
  });
  for (const cell of cellsOfSide(SIDE)) {
    if (dice.below(3) === 0) placeCrate(position, dice.below(2), cell);
  }
  for (let step = 0; step < STEPS; step++) {
    const next = clone(position);
    const plank = dice.below(5) < 2 ? addPlank(next, dice) : addCrate(next, dice);
    if (plank < 0) continue;
    yield { position: next, plank };
    if (standsAround(next, plank)) position = next;
  }
}

function addPlank(position: Position, dice: Dice): number {
  const spans = SPANS.filter((span) => fits(position, span));
  if (spans.length === 0 || position.planks.length === position.options.planks) return -1;
  layPlank(position, pick(spans, dice));
  return position.planks.length - 1;
}

/** On a plank, rather where nothing holds it from below. */
function addCrate(position: Position, dice: Dice): number {
  const open = cellsOfSide(SIDE).filter((cell) => {
    const value = topAt(position, cell);
    return isOpen(value) && plankOf(value) > 0;
  });
  if (open.length === 0) return -1;
  const overhanging = open.filter((cell) => {
    const plank = plankOf(topAt(position, cell)) - 1;
    const place = indexIn(spanOf(position, plank), cell);
    return restAt(position.bearings[plank] as number, place) === NOTHING;
  });
  const daring = overhanging.length > 0 && dice.below(3) > 0;
  const cell = pick(daring ? overhanging : open, dice);
  const plank = plankOf(topAt(position, cell)) - 1;
  placeCrate(position, dice.below(2), cell);
  return plank;
}
