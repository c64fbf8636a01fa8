/**
 * What a position is worth to somebody who also sees where the pile grows: the lead, what both pick up next,
 * and what the cargo promises to whom further on.
 */

import type { Seat } from '@hearthside/table';
import { NEXT_ROW } from '../rules/cells.ts';
import {
  cratesLeft,
  cratesOf,
  fits,
  heightOf,
  type Position,
  somePlankFits,
  topAt,
} from '../rules/position.ts';
import { gain } from '../rules/score.ts';
import { SPANS } from '../rules/spans.ts';
import { reachOf } from '../rules/stacking.ts';
import { type Chance, chancesOf } from './chances.ts';
import { pickings, worthBy } from './value.ts';

/*
 * Fitted to how 3,970 games of hard bots and plain stackers went on from 81,457 positions between turns,
 * apart from who began: that decides a third of it and is the same for all turns that are compared. Each
 * weight goes in a straight line from what it is at the end of the game to what it is at the beginning.
 */
const PICKED = { end: 0.4, more: 0.51 };
/** By the squares of what crates would gain: one cell for four points is worth more than two for two. */
const OPEN = { end: 0, more: 0.072 };
/** What crates would gain a level above the open cells. */
const ABOVE = { end: -0.15, more: 0.81 };
/** A neighbour already counts above, by the line that rises from it: less of that is worth having. */
const BESIDE = { end: 0.11, more: -0.58 };
/** The best crate on a plank that could be laid now, of the player on turn and of the other. */
const ONTO_PLANK = { end: 0.1, more: 0.86 };
const THEIRS_ONTO_PLANK = { end: 0.04, more: -0.71 };

/** All crates of both on the usual board. */
const BEGINNING = 24;

const NEIGHBOURS = [1, NEXT_ROW - 1, NEXT_ROW, NEXT_ROW + 1].flatMap((step) => [step, -step]);

/** In points, of a position between turns or at the end. */
export const foresee = (position: Position, seat: Seat): number =>
  worthBy(comingTo, position, seat);

function comingTo(position: Position, seat: Seat): number {
  const chances = chancesOf(position, seat);
  const left = Math.min(1, (cratesLeft(position, 0) + cratesLeft(position, 1)) / BEGINNING);
  const weigh = ({ end, more }: typeof PICKED): number => end + more * left;
  const { open, above, beside } = growth(position, seat, chances);
  const [ours, theirs] = ontoPlank(position, seat);
  return (
    weigh(PICKED) * pickings(position, seat, chances) +
    weigh(OPEN) * open +
    weigh(ABOVE) * above +
    weigh(BESIDE) * beside +
    weigh(ONTO_PLANK) * ours +
    weigh(THEIRS_ONTO_PLANK) * theirs
  );
}

/** How much more the open cells promise the player than the other. */
function growth(position: Position, seat: Seat, chances: readonly Chance[]) {
  const [ours, theirs] = [cratesOf(position, seat), cratesOf(position, 1 - seat)];
  const { spaceDiagonals } = position.options;
  let [open, above, beside] = [0, 0, 0];
  for (const { cell, own, other } of chances) {
    const level = heightOf(topAt(position, cell));
    open += own * own - other * other;
    above += gain(ours, cell, level + 1, spaceDiagonals);
    above -= gain(theirs, cell, level + 1, spaceDiagonals);
    for (const step of NEIGHBOURS) {
      beside += ((ours[cell + step] as number) >>> level) & 1;
      beside -= ((theirs[cell + step] as number) >>> level) & 1;
    }
  }
  return { open, above, beside };
}

/** The most that a crate on a plank laid now would gain the player, and the other. */
function ontoPlank(position: Position, seat: Seat): [number, number] {
  const most: [number, number] = [0, 0];
  if (!somePlankFits(position)) return most;
  const [ours, theirs] = [cratesOf(position, seat), cratesOf(position, 1 - seat)];
  const { spaceDiagonals } = position.options;
  for (const span of SPANS) {
    if (!fits(position, span)) continue;
    const level = reachOf(position, span);
    for (const cell of span.cells) {
      most[0] = Math.max(most[0], gain(ours, cell, level, spaceDiagonals));
      most[1] = Math.max(most[1], gain(theirs, cell, level, spaceDiagonals));
    }
  }
  return most;
}
