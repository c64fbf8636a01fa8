/**
 * The load-bearing part of a position: planks that rest on one another, with what they
 * carry. Crates need no entry of their own. A crate presses down exactly what presses on it
 * plus its weight, over the same cell square, so it only hands forces on; and a crate on
 * the board can take any force there is (WW-41).
 */

import {
  GROUND,
  isLadenAt,
  NOTHING,
  type Position,
  restAt,
  spanOf,
  withCrate,
  withRest,
} from '../position.ts';
import { PLANK_LENGTH, type Span } from '../spans.ts';

export interface LoadedPlank {
  readonly span: Span;
  /** As in `Position.bearings`, but a rest of 2 + p is on plank p of this pile. */
  readonly bearing: number;
}

/** WW-1: as many planks as a table can have. */
export const MOST_PLANKS = 16;

/** Planks in the order laid: each rests on the ground or on earlier ones. */
export type Pile = readonly LoadedPlank[];

/**
 * The planks (a bit each) that could notice a change on this one: all that hang together with it. Those in
 * `ground` are taken for ground, which notices nothing.
 */
export function planksAround(position: Position, plank: number, ground = 0): number {
  const { bearings } = position;
  let around = 1 << plank;
  for (let before = 0; before !== around; ) {
    before = around;
    for (let p = 0; p < bearings.length; p++) {
      const under = planksUnder(bearings[p] as number) & ~ground;
      if ((around & (1 << p)) !== 0) around |= under;
      else if ((around & under) !== 0) around |= 1 << p;
    }
  }
  return around;
}

/** The planks (a bit each) that one with this bearing rests on. */
export function planksUnder(bearing: number): number {
  // Rests 0 and 1 are nothing and the ground: their bits fall off.
  const rests =
    (1 << restAt(bearing, 0)) |
    (1 << restAt(bearing, 1)) |
    (1 << restAt(bearing, 2)) |
    (1 << restAt(bearing, 3));
  return rests >>> 2;
}

export const isAlone = (around: number): boolean => (around & (around - 1)) === 0;

/** These planks as a pile of their own, numbered afresh; those in `ground` are taken for ground. */
export function pileOf(position: Position, around: number, ground = 0): Pile {
  const pile: LoadedPlank[] = [];
  const renumbered: number[] = [];
  for (let p = 0; p < position.planks.length; p++) {
    if ((ground & (1 << p)) !== 0) renumbered[p] = GROUND - 2;
    if ((around & (1 << p)) === 0) continue;
    renumbered[p] = pile.length;
    pile.push({
      span: spanOf(position, p),
      bearing: renumberedBearing(position.bearings[p] as number, renumbered),
    });
  }
  return pile;
}

function renumberedBearing(bearing: number, renumbered: readonly number[]): number {
  let result = 0;
  for (let i = 0; i < PLANK_LENGTH; i++) {
    const rest = restAt(bearing, i);
    const onPlank = rest !== NOTHING && rest !== GROUND;
    result = withRest(result, i, onPlank ? 2 + (renumbered[rest - 2] as number) : rest);
    if (isLadenAt(bearing, i)) result = withCrate(result, i);
  }
  return result;
}

/** Writes down a pile, a number for each plank: the same numbers for equal piles and no others. */
export function writePile(pile: Pile, into: Int32Array): void {
  for (let p = 0; p < pile.length; p++) {
    const { span, bearing } = pile[p] as LoadedPlank;
    into[p] = span.id | (bearing << 7);
  }
}
